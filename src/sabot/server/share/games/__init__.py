"""What single games add to pictures."""
