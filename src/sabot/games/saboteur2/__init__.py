"""Saboteur 2: the expansion, with teams, doors, ladders, prisons and thieves."""
