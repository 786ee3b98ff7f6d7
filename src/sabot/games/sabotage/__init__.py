"""Sabotage, Robert Abbott's game for 2 players, or 4 in partnerships. CLAUSES.md has its rules."""
