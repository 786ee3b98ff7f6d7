"""Saboteur, the base game for 3 to 10 players, in three editions. CLAUSES.md has its rules."""
