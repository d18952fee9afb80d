"""The turn: options of a game, its stages, and the small questions they are made of."""
