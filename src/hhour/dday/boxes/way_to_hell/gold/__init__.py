"""Module 2, Gold dice: four ways to use them, and the cards that bring them into play (W-GOLD)."""
