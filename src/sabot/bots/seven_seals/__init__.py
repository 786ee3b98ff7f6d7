"""Bots for The Seven Seals."""
