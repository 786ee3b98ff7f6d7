"""Reviews of games that are over, worked out by a process of their own and kept in the store."""
