"""What Bataille! and Express! share: the terrain die, sets, straights, matching and its chances."""
