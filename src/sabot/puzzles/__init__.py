"""Puzzles: positions of bot games with one provable answer, made, proved and kept in files."""
