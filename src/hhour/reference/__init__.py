"""The rulebook, the cards and the maps as lines to read and as data for programs; for command line and table."""
