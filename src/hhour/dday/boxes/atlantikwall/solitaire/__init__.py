"""Solitaire as the German: a Unit that nobody plays marches on his Bunker (A-SOLO)."""
