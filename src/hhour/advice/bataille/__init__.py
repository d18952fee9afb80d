"""What is at stake in Bataille!."""
