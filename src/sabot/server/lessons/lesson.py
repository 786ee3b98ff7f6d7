"""The form of a lesson: a file of scenes, each a prepared table, and of steps in them.

A person has seat A. A step without moves and without a claim is only read. What is said in a step
is `lesson-<game>-<step>` in the catalogue of the lesson, and what came of it has `-done` behind.
"""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from sabot.server.lessons.prepared_deals import WishedDeal

# The games that have a lesson, in the order of how hard they are to learn.
LESSONS: Final = ("saboteur", "seven_seals", "sabotage", "saboteur2")


class Mistake(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Legal moves that are not meant in a step, and the text that answers them.

    `moves` are patterns as in file names: `pass:*`.
    """

    moves: list[str]
    says: str


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to learn: what the person does, and what the others do then.

    `moves` are made by one confirmation, in this order or, but for the last, in any other. `claim`
    is said in its place, at `place`. `then` are moves and claims of the others: `B -pick>A`,
    `C says II stone`.
    """

    id: str
    moves: list[str] = []
    claim: str = ""
    place: str = ""
    mistakes: list[Mistake] = []
    then: list[str] = []


class LessonScene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table: what is dealt, what has been played before the person comes, and the steps.

    `options` are those of the game. `talk`: claims can be made.
    """

    options: str
    steps: list[LessonStep]
    deal: WishedDeal = WishedDeal()
    played: list[str] = []
    talk: bool = False


class LessonPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The lesson of a game, as its file has it. `minutes` is about how long it takes."""

    minutes: int
    scenes: list[LessonScene]


@cache
def lesson_of(game: str) -> LessonPlan:
    """The lesson of one of the games that have one."""
    text = files("sabot.server.lessons").joinpath(f"{game}.toml").read_text("utf-8")
    return msgspec.toml.decode(text, type=LessonPlan)
