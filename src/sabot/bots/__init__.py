"""Bots decide for seats. They only ever receive views, never the state."""
