"""Reviews of finished games: what each seat could know, what was true, and better moves."""
