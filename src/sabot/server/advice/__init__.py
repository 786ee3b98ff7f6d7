"""What a friend would say of a position: what matters now, and why a move is good."""
