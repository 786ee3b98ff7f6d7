"""A first game as the browser is sent it: what a table would send, step by step."""

from typing import Any

import msgspec


class LessonMistake(msgspec.Struct, frozen=True):
    """A legal move that is not meant here, and the name of the text that answers it."""

    move: Any
    says: str


class GuidedStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step. Without moves and a claim it is only read.

    `moves` are made by one confirmation; the last is the last, and the others come in any order.
    `claim` is said instead, and `claims` are all that can be said at `place`. Of the `news`, the
    first `own` come of what the person does, and the others follow one after the other.
    """

    id: str
    moves: list[Any]
    mistakes: list[LessonMistake]
    news: list[msgspec.Raw]
    own: int
    claim: Any = None
    place: str = ""
    claims: list[Any] = []


class GuidedScene(msgspec.Struct, frozen=True):
    """A table as it is when the person comes, and the steps there."""

    snapshot: msgspec.Raw
    steps: list[GuidedStep]


class Lesson(msgspec.Struct, frozen=True):
    """The first game of a game."""

    game: str
    minutes: int
    scenes: list[GuidedScene]
