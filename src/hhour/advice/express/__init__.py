"""What can still be done in Express!."""
