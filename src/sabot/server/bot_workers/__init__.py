"""Bots of the server: which kinds there are, and the processes that decide for the slow ones."""
