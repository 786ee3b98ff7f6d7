"""First games: prepared tables at which people learn a game step by step."""
