"""A table as its log has it when the live part of a game begins: the same for both of a pair.

Person n sits on seat n, but the last two are a watcher and, if it is not the viewer's, a bot's.
"""

from typing import Final

import msgspec

from sabot.core.game import Viewer
from sabot.server.credentials import key_of
from sabot.server.store.log import Log, Row
from sabot.server.tables import ENCODE
from sabot.table.entries import (
    AnyEntry,
    BotSat,
    Dealt,
    Entered,
    HostChanged,
    Moved,
    Opened,
    Paused,
    Sat,
    Started,
    WordsGiven,
)
from sabot.table.record import Record, Round, Turn, final_state
from sabot.table.settings import Settings

TABLE: Final = "twin-table-1"
AT: Final = 1_700_000_000_000
SEED: Final = "5a" * 32
BOT: Final = "scripted"


class Scene(msgspec.Struct, frozen=True):
    """What has been played is in the log; the live turns are not."""

    record: Record
    live: int
    bots: frozenset[int]

    @property
    def players(self) -> int:
        return int(self.record.options.players)

    @property
    def watcher(self) -> int:
        """The number of whoever watches."""
        return self.players

    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(self.players) if seat not in self.bots]

    def played(self) -> list[Round]:
        """The rounds, without the live turns."""
        *before, last = self.record.rounds
        return [*before, Round(last.deal, last.turns[: -self.live])]

    def live_turns(self) -> list[Turn]:
        return self.record.rounds[-1].turns[-self.live :]

    def turns_played(self) -> int:
        return sum(len(each.turns) for each in self.played())


def scene_of(record: Record, viewer: Viewer, most_live: int) -> Scene:
    """The scene of a record; the last seat that is not the viewer's is a bot's.

    It ends before a turn of a person: a bot would play on, with what only it can see.
    """
    players = int(record.options.players)
    bot = players - 1 if viewer != players - 1 else players - 2
    bots = frozenset({bot}) if players > 2 else frozenset[int]()
    if record.scores is None and record.game.to_act(final_state(record)) in bots:
        *before, last = record.rounds
        rounds = [*before, Round(last.deal, last.turns[:-1])]
        record = msgspec.structs.replace(record, rounds=rounds)
    return Scene(record, min(most_live, len(record.rounds[-1].turns)), bots)


def secret_of(person: int) -> str:
    """The secret of somebody at the table."""
    return f"the-secret-of-person{person}".ljust(22, "-")[:22]


def entries_of(scene: Scene) -> list[AnyEntry]:
    """The log of the table: everybody sits, the game has been played so far, and is paused."""
    game = scene.record.game
    settings = Settings(
        game=game.format_options(scene.record.options), listed=True, bot_pause=0, round_pause=300
    )
    everything: list[AnyEntry] = [Opened(settings, SEED)]
    everything += [
        Entered(person, f"person {person}", key_of(secret_of(person), TABLE))
        for person in range(scene.players + 1)
    ]
    everything.append(HostChanged(0))
    everything += [
        BotSat(seat, BOT) if seat in scene.bots else Sat(seat, seat)
        for seat in range(scene.players)
    ]
    everything += [WordsGiven(0, "luck"), Started()]
    for played in scene.played():
        everything.append(Dealt(game.format_deal(played.deal)))
        everything += [Moved(turn.seat, game.format_move(turn.move)) for turn in played.turns]
    return [*everything, Paused(scene.people()[0])]


async def write_scene(log: Log, scene: Scene, table: str = TABLE, at: int = AT) -> None:
    """Put the table into a store."""
    rows = [
        Row(number, at, None, ENCODE(entry)) for number, entry in enumerate(entries_of(scene), 1)
    ]
    await log.append(table, rows)
