"""The parts of Goofspiel: rules, a rules bot and some words. Everything else is generic."""

from typing import Final

from sabot.games.descriptor import GameDescriptor

DESCRIPTOR: Final = GameDescriptor(
    id="goofspiel",
    rules="goofspiel.game:GOOFSPIEL",
    policy="goofspiel.bots:policy",
    words=("goofspiel.words:goofspiel",),
)
