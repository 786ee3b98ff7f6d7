"""Goofspiel, a card game of hidden bids. README.md has its rules."""
