"""The Seven Seals, a trick-taking game for 3 to 5 players. CLAUSES.md has its rules."""
