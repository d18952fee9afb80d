"""The Final Tally and what it is worth."""
