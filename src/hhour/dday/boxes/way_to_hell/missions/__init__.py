"""Module 3, Special Missions and Field Promotions (W-MISS)."""
