"""DEF, machine-gun fire and what they cost."""
