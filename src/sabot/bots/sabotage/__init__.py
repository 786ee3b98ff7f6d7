"""Bots for Sabotage."""
