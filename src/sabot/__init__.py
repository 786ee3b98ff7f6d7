"""Sabot: the saboteur family of card games, as rules that people, bots and programs share."""
