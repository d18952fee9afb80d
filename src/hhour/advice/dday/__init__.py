"""What awaits a Unit, what its dice bring and may still bring."""
