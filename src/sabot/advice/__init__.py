"""Advice on a position: what matters now, and why a move is good."""
