"""What single games add to their reviews."""
