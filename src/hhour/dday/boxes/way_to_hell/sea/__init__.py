"""Module 1, the crossing: a game before the game, on one of three Sea Maps (W-SEA, W-SEAMAP)."""
