"""Module 1: one player defends the map as the German."""
