"""Two processes on one PostgreSQL serve the same tables."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from sabot.bots.random import RandomBot
from sabot.client import Seat, Server
from sabot.server.tables import DECODE
from sabot.table.commands import Say, Start
from sabot.table.entries import CameBack, Moved, WentAway
from tests.server.people import Witness, check_log, quick, seated
from tests.server.running import PATIENCE_S, Running, play_to_the_end, running, take_turn
from tests.server.store.subjects import opened
from tests.server.storm import Storm, Tally

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("impatient")]

LIMIT_S = 600.0
TABLES = (("saboteur(players=5,rounds=1)", 3), ("sabotage(players=2,rounds=2)", 2))


@pytest_asyncio.fixture
async def pair(postgres_url: str, tmp_path: Path) -> AsyncIterator[list[Running]]:
    """Two servers, as they are."""
    async with (
        running(postgres_url, tmp_path, limit_s=LIMIT_S) as one,
        running(postgres_url, tmp_path, limit_s=LIMIT_S) as other,
    ):
        yield [one, other]


@pytest_asyncio.fixture
async def hasty_pair(postgres_url: str, tmp_path: Path) -> AsyncIterator[list[Running]]:
    """Two servers that wait for nobody for long."""
    module = "tests.server.hasty"
    async with (
        running(postgres_url, tmp_path, module=module) as one,
        running(postgres_url, tmp_path, module=module) as other,
    ):
        yield [one, other]


async def all_here(people: list[Witness]) -> None:
    everybody = tuple(person.place.person for person in people)
    async with asyncio.timeout(PATIENCE_S):
        for person in people:
            await person.until(lambda person=person: person.picture.here == everybody)


def away(person: Witness, seat: int) -> bool:
    return person.picture.table_view().seats[seat].away


async def play_until_away(person: Witness, bot: RandomBot, seat: int) -> None:
    while not away(person, seat):
        await person.until(lambda: person.picture.my_turn() or away(person, seat))
        if person.picture.my_turn():
            await take_turn(person, bot)


async def test_people_at_different_processes_see_hear_and_play_each_other(
    pair: list[Running],
) -> None:
    async with (
        Server(pair[0].address) as first,
        Server(pair[1].address) as second,
        seated([first, second], quick("saboteur(players=3,rounds=1)"), 2) as people,
    ):
        await all_here(people)
        await people[0].do(Say("Hello there"))
        await people[1].do(Say("Hello here"))
        await people[0].do(Start("random"))
        async with asyncio.timeout(PATIENCE_S):
            await asyncio.gather(*(play_to_the_end(p, RandomBot(n)) for n, p in enumerate(people)))
        for person in people:
            said = [event["line"]["text"] for event in person.told("said")]
            assert said == ["Hello there", "Hello here"]
    async with opened(pair[0].database) as log:
        assert await check_log(log, people) > 10


async def test_who_came_in_at_one_process_is_known_at_the_other_before_the_news(
    postgres_url: str, tmp_path: Path
) -> None:
    async with (
        running(postgres_url, tmp_path) as quick_one,
        running(postgres_url, tmp_path, module="tests.server.deaf") as deaf_one,
        Server(quick_one.address) as door,
    ):
        host = await door.create(quick("saboteur(players=3)"), "Ann")
        there, here = (each.address.removeprefix("http") for each in (quick_one, deaf_one))
        async with Seat(host.address.replace(there, here), host.place):  # it has the table now
            seat = await door.enter(host.place.table, "Ben")
            async with Seat(seat.address.replace(there, here), seat.place) as ben:
                assert len(ben.picture.table_view().people) == 2


async def test_a_killed_process_takes_its_people_away_until_they_are_back(
    hasty_pair: list[Running],
) -> None:
    ann_bot, bob_bot = RandomBot(1), RandomBot(2)
    async with (
        Server(hasty_pair[0].address) as first,
        Server(hasty_pair[1].address) as second,
        seated([first, second], quick("sabotage(players=2,rounds=3)"), 2) as (ann, bob),
    ):
        await all_here([ann, bob])
        await ann.do(Start())
        await hasty_pair[1].kill()
        async with asyncio.timeout(PATIENCE_S):
            await ann.until(lambda: ann.picture.here == (ann.place.person,))
            await play_until_away(ann, ann_bot, seat=1)
            await ann.until(ann.picture.my_turn)  # the bot in Bob's place has moved
            await hasty_pair[1].start()
            await all_here([ann, bob])
            for person in (ann, bob):
                await person.until(lambda person=person: not away(person, seat=1))
            await asyncio.gather(play_to_the_end(ann, ann_bot), play_to_the_end(bob, bob_bot))
    async with opened(hasty_pair[0].database) as log:
        await check_log(log, [ann, bob])
        entries = [DECODE(row.body) for row in await log.read(ann.place.table)]
    comings_and_goings = [entry for entry in entries if isinstance(entry, WentAway | CameBack)]
    assert comings_and_goings == [WentAway(1), CameBack(1)]
    by = [entry.by for entry in entries if isinstance(entry, Moved) and entry.seat == 1]
    assert "autopilot" in by
    assert by[-1] == "person"


@pytest.mark.parametrize("killed", [0, 1])
async def test_a_game_ends_at_the_other_when_one_is_gone_for_good(
    pair: list[Running], killed: int
) -> None:
    one, other = (server.address for server in pair)
    async with (
        Server(one, other) as first,
        Server(other, one) as second,
        seated([first, second], quick("saboteur(players=4,rounds=2)"), 3) as people,
    ):
        await people[0].do(Start("random"))
        games = [
            asyncio.create_task(play_to_the_end(person, RandomBot(number)))
            for number, person in enumerate(people)
        ]
        await people[0].until(lambda: people[0].picture.turn() >= 10)
        await pair[killed].kill()
        async with asyncio.timeout(PATIENCE_S):
            await asyncio.gather(*games)
        await all_here(people)
    async with opened(pair[0].database) as log:
        assert await check_log(log, people) > 20


async def survive(servers: list[Running], kills: int, seed: int) -> Tally:
    # They think, or else the one that lives would leave no time for the other to start.
    tally = await Storm(servers, seed, think_s=0.05).rage(kills, TABLES)
    print(tally)  # noqa: T201  # shown by `make test-long`
    assert tally.kills == kills
    return tally


@pytest.mark.slow
async def test_either_may_be_killed_and_games_go_on_at_the_other(pair: list[Running]) -> None:
    await survive(pair, kills=6, seed=3)


@pytest.mark.long
async def test_they_do_so_after_many_kills(pair: list[Running]) -> None:
    tally = await survive(pair, kills=30, seed=4)
    assert tally.kills_with_unanswered > 0
