"""Pictures the server draws itself: what a messenger shows of a link."""
