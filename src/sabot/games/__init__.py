"""The games. Each answers the questions of `sabot.core.game` and imports no other game."""
