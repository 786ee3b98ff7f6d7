"""Tuning: improves the weights of policies by self-play, in thousands of games a second."""
