"""Whoever decides for a seat without being a person. Bots see views, never the state."""
