"""What the Captains of both Pocket games share."""
