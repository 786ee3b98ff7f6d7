"""Balance of the games when all seats have bots of one kind: the tables of docs/balance.md."""
