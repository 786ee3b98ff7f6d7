"""Matches of bots on the same deals: which bot is better, by how much, with what confidence."""
