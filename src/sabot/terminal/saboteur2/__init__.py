"""Saboteur 2 on the screen: what it has besides the base game."""
