"""Sabotage in the terminal: its roofs, cards and sentences."""
