"""Bots that talk: what each level says, and when."""
