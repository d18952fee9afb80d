"""A box that nobody would want to play and that has one of everything: the proof that the house is open."""
