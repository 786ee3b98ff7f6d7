"""Saboteur 2 in the terminal: what it adds to the base game."""
