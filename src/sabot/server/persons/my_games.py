"""A person's tables: how they stand, and what the games came to that are over.

Of a running game nothing is told but its phase and whether it is the person's turn, which all at
the table see. What games came to is worked out once by the process that tells games, kept with the
person's seat, and worked out again only when the table's log has grown.
"""

import gzip
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from sabot.core.errors import Refusal
from sabot.server.errors import Rejected
from sabot.server.limits import Cost
from sabot.server.persons.person_store import KeptSeat
from sabot.server.replays.protocol import Question
from sabot.server.replays.replays import is_over
from sabot.server.running_server import RunningServer
from sabot.table.table import Table
from sabot.wire.person import (
    Companion,
    GameTally,
    MyGame,
    MyGames,
    MyTable,
    RoleTally,
    RoundTally,
    Standing,
    Statistics,
)

PAGE: Final = 12
# Games of one table that are counted; of more the last.
MOST_GAMES: Final = 50
# With how many others a person is told to have played most.
MOST_COMPANIONS: Final = 24
USUAL_ROWS: Final = 1000
DECODE: Final = msgspec.json.Decoder(MyTable).decode
DECODE_TALLY: Final = msgspec.json.Decoder(GameTally).decode
ENCODE: Final = msgspec.json.Encoder().encode


async def my_games(serving: RunningServer, address: str, person: str, start: int) -> MyGames:
    """A page of a person's tables, and what all games that have been counted came to."""
    seats = sorted(await serving.persons.store.seats(person), key=place_in_list)
    shown = [
        table
        for seat in seats[start : start + PAGE]
        if (table := await table_now(serving, address, person, seat)) is not None
    ]
    pages = {table.table: table for table in [*looked_at(seats), *shown]}
    games = [(table, game) for table in pages.values() for game in table.games]
    return MyGames(
        tables=tuple(sorted(shown, key=lambda table: -table.at)),
        more=start + PAGE if start + PAGE < len(seats) else None,
        statistics=statistics(game for _, game in games),
        companions=companions(games),
    )


def place_in_list(seat: KeptSeat) -> tuple[bool, int]:
    """Where a table stands: first those that may go on, and of all the latest first."""
    if seat.games is None:
        return False, -seat.since
    kept = DECODE(seat.games)
    return kept.standing == "ended", -kept.at


def looked_at(seats: Sequence[KeptSeat]) -> tuple[MyTable, ...]:
    """The tables as they were when their person looked at them last."""
    return tuple(DECODE(seat.games) for seat in seats if seat.games is not None)


def not_counted(seats: Sequence[KeptSeat]) -> tuple[str, ...]:
    """The tables that their person has not looked at yet."""
    return tuple(seat.table for seat in seats if seat.games is None)


async def table_now(
    serving: RunningServer, address: str, person: str, seat: KeptSeat
) -> MyTable | None:
    """A table as it stands now; None if it is gone or can't be read."""
    kept = None if seat.games is None else DECODE(seat.games)
    if kept is not None and kept.counted and not await grown(serving, seat):
        return kept
    serving.charge(address, Cost.CALL)
    try:
        room = await serving.rooms.room(seat.table)
    except Rejected:
        return None
    if room is None:
        return None
    games, counted = await games_of(serving, address, room.table, seat.number, kept)
    found = described(room.table, seat.number, games, counted=counted)
    await serving.persons.store.keep_games(person, seat.table, room.table.number, ENCODE(found))
    return found


async def grown(serving: RunningServer, seat: KeptSeat) -> bool:
    """True if the log of a table has grown since it was looked at."""
    room = serving.rooms.rooms.get(seat.table)
    if room is not None and not room.closed and room.table.number > seat.upto:
        return True
    return bool(await serving.services.log.read(seat.table, seat.upto, 1))


def described(table: Table, number: int, games: tuple[MyGame, ...], *, counted: bool) -> MyTable:
    """A table for one of the people there."""
    people = [None if each.person is None else table.person(each.person) for each in table.seats]
    return MyTable(
        table=table.id,
        game=table.game.id,
        phase=table.phase,
        standing=standing(table, number),
        names=tuple(each.name for each in people if each is not None and each.number != number),
        at=table.at,
        games=games,
        counted=counted,
    )


def standing(table: Table, number: int) -> Standing:
    """How a table stands for one of the people there."""
    if table.phase == "over" or table.person(number) is None:
        return "ended"
    if table.phase == "gathering":
        return "gathering"
    seat, to_act = table.seat_of(number), table.to_act()
    return "waiting" if to_act is not None and to_act == seat else "running"


async def games_of(
    serving: RunningServer, address: str, table: Table, number: int, kept: MyTable | None
) -> tuple[tuple[MyGame, ...], bool]:
    """The games of a table that are over, and whether all of them could be counted."""
    found = {} if kept is None else {game.number: game for game in kept.games}
    over = [n for n in range(1, table.game_number + 1) if is_over(table, n)][-MOST_GAMES:]
    counted = True
    for each in over:
        if each in found:
            continue
        try:
            game = my_game(each, await tally(serving, address, table, each), number)
        except Refusal as reason:  # too much at once: another time; or it was broken off
            counted = counted and reason.reason == "not-revealed"
        else:
            if game is not None:
                found[each] = game
    return tuple(found[each] for each in over if each in found), counted


async def tally(serving: RunningServer, address: str, table: Table, number: int) -> GameTally:
    """What a game that is over came to for each seat."""

    def pay() -> None:
        serving.charge(address, Cost.REPLAY, max(1.0, table.number / USUAL_ROWS))

    body = await serving.replays.answer(table, number, Question("tally"), pay)
    return DECODE_TALLY(gzip.decompress(body))


def my_game(number: int, found: GameTally, person: int) -> MyGame | None:
    """What a game came to for one of the people at the table; None if they only watched."""
    if person not in found.people:
        return None
    seat = found.people.index(person)
    return MyGame(
        number=number,
        game=found.game,
        seat=seat,
        names=found.names,
        people=tuple(who is not None for who in found.people),
        scores=found.scores,
        winners=found.winners,
        rounds=tuple(each[seat] for each in found.rounds),
    )


def statistics(games: Iterable[MyGame]) -> tuple[Statistics, ...]:
    """What games came to, by game: those played most first."""
    by_game: dict[str, list[MyGame]] = {}
    for each in games:
        by_game.setdefault(each.game, []).append(each)
    return tuple(
        sorted(
            (statistics_of(game, each) for game, each in by_game.items()),
            key=lambda each: (-each.games, each.game),
        )
    )


def statistics_of(game: str, games: Sequence[MyGame]) -> Statistics:
    """What the games of one kind came to."""
    rounds = [each for played in games for each in played.rounds]
    hidden = [each for each in rounds if each.found_out is not None]
    promises = [each for each in rounds if each.promise is not None]
    return Statistics(
        game=game,
        games=len(games),
        won=sum(each.seat in each.winners for each in games),
        roles=roles_of(rounds),
        saboteur=len(hidden),
        found_out=sum(bool(each.found_out) for each in hidden),
        promises=len(promises),
        kept=sum(bool(each.promise) for each in promises),
        lies=sum(each.lies for each in rounds),
        believed=sum(each.believed for each in rounds),
    )


def roles_of(rounds: Sequence[RoundTally]) -> tuple[RoleTally, ...]:
    """Rounds by role: those played most first."""
    played = Counter(each.role for each in rounds)
    won = Counter(each.role for each in rounds if each.won)
    return tuple(
        RoleTally(role=role, rounds=count, won=won[role])
        for role, count in sorted(played.items(), key=lambda each: (-each[1], each[0]))
    )


def others_in(game: MyGame) -> list[str]:
    """The names of the other people in a game."""
    seats = zip(game.names, game.people, strict=True)
    return [name for seat, (name, human) in enumerate(seats) if human and seat != game.seat]


def companions(games: Iterable[tuple[MyTable, MyGame]]) -> tuple[Companion, ...]:
    """The people with whom somebody has played, by the names that they had at the tables.

    By names only: that two of them are one person is for that person to tell.
    """
    latest: dict[str, MyTable] = {}
    count: Counter[str] = Counter()
    for table, game in games:
        for name in others_in(game):
            count[name] += 1
            if name not in latest or latest[name].at < table.at:
                latest[name] = table
    return tuple(
        Companion(name=name, games=number, table=latest[name].table)
        for name, number in count.most_common(MOST_COMPANIONS)
    )
