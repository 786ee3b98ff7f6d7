"""How the games come out when bots of one kind take all seats: the tables of docs/balance.md."""
