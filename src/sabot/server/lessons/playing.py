"""Lessons played at tables: every message that a person at such a table would be sent.

The tables are real ones, folded from entries and told by the same code as those of the server. But
nobody else comes to them, and they are the same for all: so they are played once, and the browser
is sent all of it at once.
"""

from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from typing import Any, Final

import msgspec

from sabot.core.game import AnyGame, Viewer
from sabot.core.notation import parse_seat
from sabot.games.registry import game_of_options
from sabot.server.lessons.lesson import LessonScene, LessonStep, lesson_of
from sabot.server.lessons.prepared_deals import Unshuffled, prepared
from sabot.server.subscribers import Subscribers
from sabot.table.context import no_names
from sabot.table.entries import (
    AnyEntry,
    BotSat,
    Claimed,
    Dealt,
    Entered,
    HostChanged,
    Moved,
    Opened,
    Sat,
    Started,
)
from sabot.table.fold import fold, open_table
from sabot.table.settings import Settings
from sabot.table.shuffle import SEED_BYTES
from sabot.table.table import Table
from sabot.table.talk_commands import claims_at
from sabot.wire.lesson import GuidedScene, GuidedStep, Lesson, LessonMistake

PERSON: Final = 1
SEAT: Final = 0
BOT: Final = "rules"
SAYS: Final = "says "


class Recorder:
    """A connection that keeps what it is sent."""

    def __init__(self) -> None:
        self.address = ""
        self.person = PERSON
        self.viewer: Viewer = SEAT
        self.messages: list[bytes] = []

    def send(self, message: bytes) -> None:
        """Keep a message."""
        self.messages.append(message)

    def disconnect(self, reason: str, *, again: bool) -> None:
        """Nobody ends this connection."""
        raise AssertionError(reason, again)

    def take(self) -> list[msgspec.Raw]:
        """What has been sent since it was last asked for."""
        taken, self.messages = self.messages, []
        return [msgspec.Raw(message) for message in taken]


class LessonTable:
    """The table of a scene, and who listens there."""

    def __init__(self, scene: LessonScene) -> None:
        self.game: AnyGame = game_of_options(scene.options)
        self.table = opened(scene)
        for entry in gathered(scene, self.table, self.game):
            fold(self.table, entry, 0)
        for line in scene.played:
            fold(self.table, self.entry(line), 0)
        self.recorder = Recorder()
        self.subscribers = Subscribers(self.table, no_names)
        self.subscribers.add(self.recorder)

    def snapshot(self) -> msgspec.Raw:
        """All there is to know when the person comes."""
        return msgspec.Raw(self.subscribers.snapshot(self.recorder, 0, (PERSON,)))

    def entry(self, line: str) -> AnyEntry:
        """The entry of a line: `B NES@3,1` or `B says II stone`."""
        letter, _, deed = line.partition(" ")
        seat = parse_seat(letter)
        by: Any = "person" if seat == SEAT else "bot"
        if deed.startswith(SAYS):
            return Claimed(seat, deed.removeprefix(SAYS), by)
        return Moved(seat, deed, by)

    def do(self, line: str) -> None:
        """Do what a line says, and tell it."""
        entry = self.entry(line)
        if isinstance(entry, Moved) and self.table.to_act() != entry.seat:
            raise ValueError(f"it is not the turn of the one who should play {line!r}")
        self.subscribers.publish(fold(self.table, entry, 0), None)

    def legal(self) -> list[Any]:
        """The legal moves of the person."""
        match = self.table.match
        return [] if match is None else [*match.game.view(match.state, SEAT).moves]

    def step(self, step: LessonStep) -> GuidedStep:
        """Play a step."""
        moves = [self.game.parse_move(move) for move in step.moves]
        mistakes = [*self.mistakes(step, moves)]
        claim, claims = self.claims(step)
        own = [*step.moves, *([SAYS + step.claim] if step.claim else [])]
        for deed in own:
            self.do(f"A {deed}")
        mine = self.recorder.take()
        for line in step.then:
            self.do(line)
        return GuidedStep(
            id=step.id,
            moves=moves,
            mistakes=mistakes,
            news=[*mine, *self.recorder.take()],
            own=len(mine),
            claim=claim,
            place=step.place,
            claims=claims,
        )

    def mistakes(self, step: LessonStep, meant: Sequence[Any]) -> Iterator[LessonMistake]:
        """The legal moves that have an answer of their own, if they are made first."""
        first = meant[:-1] or meant
        for move in self.legal():
            if move in first:
                continue
            text = self.game.format_move(move)
            for mistake in step.mistakes:
                if any(fnmatchcase(text, pattern) for pattern in mistake.moves):
                    yield LessonMistake(move, mistake.says)
                    break

    def claims(self, step: LessonStep) -> tuple[Any, list[Any]]:
        """The claim of a step, and all that can be said at its place."""
        words = self.game.vocabulary
        if not step.claim or words is None:
            return None, []
        return words.parse_claim(step.claim), claims_at(self.table, PERSON, step.place)


def opened(scene: LessonScene) -> Table:
    """The table of a scene, at which nobody is yet."""
    settings = Settings(
        game=scene.options,
        watching=False,
        meter="off",
        hints="off",
        talk="claims" if scene.talk else "off",
    )
    return open_table("lesson", Opened(settings, bytes(SEED_BYTES).hex()), 0)


def gathered(scene: LessonScene, table: Table, game: AnyGame) -> Iterator[AnyEntry]:
    """The person and the bots sit down, and the game begins."""
    yield Entered(PERSON, "", "")
    yield HostChanged(PERSON)
    yield Sat(PERSON, SEAT)
    for seat in range(1, table.players()):
        yield BotSat(seat, BOT)
    yield Started()
    state = game.new(table.options)
    deal = prepared(game.draw_deal(state, Unshuffled()), scene.deal)
    yield Dealt(game.format_deal(deal))


def played_scene(scene: LessonScene) -> GuidedScene:
    """A scene, played to its end."""
    table = LessonTable(scene)
    return GuidedScene(table.snapshot(), [table.step(step) for step in scene.steps])


def played_lesson(game: str) -> bytes:
    """The lesson of a game as JSON."""
    plan = lesson_of(game)
    lesson = Lesson(game, plan.minutes, [played_scene(scene) for scene in plan.scenes])
    return msgspec.json.encode(lesson)
