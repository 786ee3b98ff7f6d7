from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sabot.core.errors import SabotError
from sabot.core.rng import Rng
from sabot.table.background_work import next_duty, perform
from sabot.table.commands import AnyCommand, Rematch, Sit, Start
from sabot.table.entries import AnyEntry, Opened
from sabot.table.fold import fold, open_table
from sabot.table.game_commands import play
from sabot.table.private_notes import notes_of
from sabot.table.table import Table
from sabot.table.view_builder import chat_of, view_table
from tests.table.asking import COMMANDS, GAMES
from tests.table.company import Company

NAMES = st.sampled_from(["Ada", "Ben", "Dora", "", "x" * 30])


def numbers_of(table: Table) -> list[int]:
    """How far everybody has been told of what happened, should they watch or have a seat."""
    alone = [table.news_number(person, watching=False) for person in table.people]
    return [table.news_number(-1, watching=True), table.news_number(-1, watching=False), *alone]


def known(table: Table) -> bytes:
    """All that anybody may know of a table, and the numbers by which they count."""
    match = table.match
    viewers: list[int | None] = [None, *range(table.players())]
    games = None if match is None else [match.view(viewer) for viewer in viewers]
    chats = [chat_of(table, watching=watching) for watching in (False, True)]
    heard = numbers_of(table)
    notes = [notes_of(table, viewer) for viewer in viewers]
    people = {str(person.number): person.barred for person in table.people.values()}
    every = [view_table(table), games, chats, heard, notes, people, table.number, table.at]
    return msgspec.json.encode(every)


def read_back(log: list[tuple[int, AnyEntry]]) -> Table:
    """The table that a log makes once it has been written and read."""
    bodies = [(at, msgspec.json.encode(entry)) for at, entry in log]
    entries = [(at, msgspec.json.decode(body, type=AnyEntry)) for at, body in bodies]
    at, first = entries[0]
    assert isinstance(first, Opened)
    table = open_table("table", first, at)
    for at, entry in entries[1:]:
        fold(table, entry, at)
    return table


class Evening:
    """People come, go, and ask for anything at all, in any order."""

    def __init__(self, game: str) -> None:
        self.company = Company(game, round_pause=0)
        self.company.enter("Ada", "Ben", "Cleo")
        self.numbers = [0, 0]

    def someone(self, index: int) -> int:
        """Somebody who is there; beyond them also somebody who is not."""
        present = [person.number for person in self.company.table.present()]
        return present[index] if index < len(present) else index

    def come(self, name: str) -> None:
        before = known(self.company.table)
        try:
            self.company.enter(name)
        except SabotError:
            assert known(self.company.table) == before

    def ask(self, person: int, command: AnyCommand) -> None:
        """Somebody asks for something; what is refused, or is so already, changes nothing."""
        before = known(self.company.table)
        try:
            entries = self.company.do(person, command)
        except SabotError:
            entries = []
        if not entries:
            assert known(self.company.table) == before

    def ask_as_somebody(self, index: int, command: AnyCommand) -> None:
        self.ask(self.someone(index), command)

    def ask_as_host(self, command: AnyCommand) -> None:
        self.ask(self.company.table.host, command)

    def move(self, person: int) -> None:
        """A legal move by the one who is to act, if that is somebody; else by anybody."""
        seat = self.company.table.to_act()
        if seat is not None:
            owner = self.company.table.seats[seat].person
            self.ask(person if owner is None else owner, self.company.move())

    def begin(self, seats: list[int]) -> None:
        for person, seat in zip(self.company.table.present(), seats, strict=False):
            self.ask(person.number, Sit(seat))
        self.ask_as_host(Start("random"))

    def play_a_while(self, moves: int, chance: int) -> None:
        rng, company = Rng(chance), self.company
        while moves and not company.table.paused and (seat := company.table.to_act()) is not None:
            legal = company.legal()
            company.carry_out(play(company.table, seat, legal[rng.below(len(legal))], "bot"))
            moves -= 1

    def wait(self, wait: int, here: frozenset[int]) -> None:
        company = self.company
        company.at += wait
        duty = next_duty(company.table, here, {})
        if duty is not None and duty.what != "bot-moves" and duty.at <= company.at:
            company.take(perform(company.table, duty))

    def check(self) -> None:
        """What holds at every table at any time."""
        table = self.company.table
        present = [person.number for person in table.present()]
        assert not present or table.host in present
        seated = [seat.person for seat in table.seats if seat.person is not None]
        assert len(seated) == len(set(seated))
        assert set(seated) <= set(present)
        assert all(seat.person is None or seat.bot is None for seat in table.seats)
        assert table.phase != "playing" or not any(seat.empty() for seat in table.seats)
        self.check_numbers()

    def check_numbers(self) -> None:
        """Numbers of streams never go back."""
        table = self.company.table
        numbers = numbers_of(table)
        assert all(now >= then for now, then in zip(numbers, self.numbers, strict=False))
        self.numbers = numbers


Step = Callable[[Evening], None]


def step(method: str, *inputs: st.SearchStrategy[Any]) -> st.SearchStrategy[Step]:
    """Something that may happen, with what it needs."""
    return st.tuples(*inputs).map(lambda chosen: lambda evening: getattr(evening, method)(*chosen))


WHO = st.integers(0, 4)
ASK = step("ask_as_somebody", WHO, COMMANDS)
STEPS: st.SearchStrategy[Step] = st.one_of(
    step("come", NAMES),
    ASK,
    ASK,
    ASK,
    step("ask_as_host", COMMANDS),
    step("ask_as_host", st.just(Rematch())),
    step("move", WHO),
    step("begin", st.permutations(range(4))),
    step("play_a_while", st.sampled_from([1, 5, 500]), st.integers(1, 99)),
    step("wait", st.integers(0, 60_000), st.frozensets(WHO)),
)


@pytest.mark.slow
@settings(max_examples=80, deadline=None)
@given(GAMES, st.lists(STEPS, min_size=15, max_size=40))
def test_whatever_people_ask_the_log_makes_the_table(game: str, steps: list[Step]) -> None:
    evening = Evening(game)
    for happens in steps:
        happens(evening)
        evening.check()
    assert known(read_back(evening.company.log)) == known(evening.company.table)
