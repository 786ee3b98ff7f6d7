"""Saboteur in the terminal: its maze, cards and sentences."""
