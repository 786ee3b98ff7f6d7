"""A bot's move comes at a time that tells nothing of its hand, and after no more than its share."""

import asyncio
import heapq
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from sabot.bots.roster import make_bot
from sabot.games.registry import game_named
from sabot.server.bot_workers import choices as choices_module
from sabot.server.bot_workers import pool, slots
from sabot.server.bot_workers.choices import BotChoices
from sabot.server.bot_workers.pool import NoReply, SlotClock, WorkerPool
from sabot.server.bot_workers.protocol import BotReply, BotRequest
from sabot.server.bot_workers.requests import SLOTS_S, BotRequests
from sabot.server.bot_workers.worker import HURRY, in_a_hurry
from sabot.server.limits import USUAL_COSTS, Budgets
from sabot.server.services import Services
from sabot.server.store.open_store import log_at
from sabot.table.commands import Start
from sabot.table.entries import BotSat
from sabot.table.game_commands import play
from sabot.table.settings import Clock
from tests.server.pondering import CONTEXT, kind
from tests.table.company import Company, seated, to_act

pytestmark = pytest.mark.asyncio

GAME = "seven_seals(players=3,rounds=2)"
SLOT = SLOTS_S["move"]
# So often the loop goes round before time goes on: more often than what happens takes steps.
HOPS = 50


class TestClock(SlotClock):
    """A clock that goes to the next moment that somebody waits for, when no process is asked."""

    __test__ = False

    def __init__(self) -> None:
        self.time = 0.0
        self.asked = 0
        self.waiting: list[tuple[float, int, asyncio.Event]] = []

    def now(self) -> float:
        return self.time

    async def sleep_until(self, moment: float) -> None:
        event = asyncio.Event()
        heapq.heappush(self.waiting, (moment, id(event), event))
        await event.wait()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(0.002)
            for _ in range(HOPS):
                await asyncio.sleep(0)
            if self.waiting and not self.asked:
                moment, _, event = heapq.heappop(self.waiting)
                self.time = max(self.time, moment)
                event.set()


class Thinking:
    """Real workers by such a clock. `took` says how long a table's bots think.

    `begun` has each thought, as its table and when it began.
    """

    def __init__(self, services: Services, clock: TestClock, patch: pytest.MonkeyPatch) -> None:
        self.services = services
        self.clock = clock
        self.took: dict[str, float] = {}
        self.begun: list[tuple[str, float]] = []
        exchange = pool.Worker.exchange

        async def timed(worker: pool.Worker, request: BotRequest) -> BotReply:
            table = request.key.partition("/")[0]
            self.begun.append((table, clock.time))
            end = clock.time + self.took.get(table, 0.0)
            clock.asked += 1
            reply = await exchange(worker, request)
            clock.asked -= 1
            await clock.sleep_until(end)
            return reply

        patch.setattr(pool.Worker, "exchange", timed)

    def choices(self, company: Company, address: str = "10.0.0.1") -> BotChoices:
        requests = BotRequests(company.table, self.services, lambda: {address})
        return BotChoices(company.table, self.services, requests)

    async def moment(self, company: Company) -> float:
        """How long after the beginning of its turn the bot of a table has its move."""
        begun, choices, seat = self.clock.time, self.choices(company), to_act(company)
        await choices.wait(seat)
        assert choices.move(seat) in company.legal()
        return self.clock.time - begun

    async def first_begun(self) -> None:
        """Return when a worker has something to think about."""
        while not self.begun:
            await asyncio.sleep(0.001)

    def metric(self, name: str) -> float:
        return self.services.metrics.registry.get_sample_value(name) or 0.0


@pytest_asyncio.fixture
async def thinking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Thinking]:
    """One worker, which is waited for however busy the machine is."""
    monkeypatch.setattr(pool, "PATIENCE_S", 60)
    monkeypatch.setattr(pool, "LOST_S", 60)
    monkeypatch.setattr(slots, "FIRST_FACTOR", 1.0)
    clock = TestClock()
    running = asyncio.create_task(clock.run())
    log = log_at(str(tmp_path / "tables.db"))
    services = Services(log, CONTEXT, bot_workers=WorkerPool(1, clock=clock))
    yield Thinking(services, clock, monkeypatch)
    await services.bot_workers.close()
    running.cancel()


def table_of(table_id: str, bot: str = "Follower", game: str = GAME, **settings: Any) -> Company:
    """A game of bots that has begun."""
    company = seated(game, round_pause=0, **settings)
    company.table.id = table_id
    company.do(0, Start())
    company.take([BotSat(seat, kind(bot) if bot[0].isupper() else bot) for seat in range(3)])
    return company


async def twins(thinking: Thinking, bot: str = "Follower") -> tuple[Company, Company]:
    """Two tables: at one the bot to act has one legal move, at the other it has four or more."""
    one, many = table_of("one", bot), table_of("many", bot)
    one.play_on(lambda table: table.to_act() is not None and len(one.legal()) == 1)
    many.play_on(lambda table: table.to_act() is not None and len(many.legal()) >= 4)
    thinking.took = {"one": 0.017, "many": 0.120}
    return one, many


async def test_a_bot_moves_at_the_same_moment_whatever_it_holds(thinking: Thinking) -> None:
    moments: list[float] = []
    sums: list[float] = []
    for twin in await twins(thinking):
        before = thinking.metric("sabot_thinking_seconds_sum")
        moments.append(await thinking.moment(twin))
        sums.append(thinking.metric("sabot_thinking_seconds_sum") - before)
    assert moments == [SLOT, pytest.approx(SLOT)]
    assert sums == [SLOT, pytest.approx(SLOT)]


async def test_a_bot_that_fails_does_so_at_the_same_moment(thinking: Thinking) -> None:
    for twin in await twins(thinking, "Failing"):
        assert await thinking.moment(twin) == pytest.approx(SLOT)
    assert thinking.metric("sabot_thoughtless_moves_total") == 2


async def test_what_waits_for_a_bot_does_not_tell_what_it_holds(thinking: Thinking) -> None:
    waits: list[float] = []
    for number, twin in enumerate(await twins(thinking)):
        probe = table_of(f"probe{number}")
        begun = thinking.clock.time
        thinking.begun.clear()
        wait = asyncio.create_task(thinking.choices(twin).wait(to_act(twin)))
        await thinking.first_begun()
        await thinking.choices(probe, "10.0.0.2").wait(to_act(probe))
        await wait
        waits.append(thinking.begun[-1][1] - begun)
    assert waits == [SLOT, pytest.approx(SLOT)]


async def test_a_move_comes_at_the_end_of_its_slot_however_long_the_thought_is(
    thinking: Thinking,
) -> None:
    company = table_of("slow")
    for count, took in enumerate((1.5, 2.5, 7), start=1):
        thinking.took = {"slow": took * SLOT}
        # The bot still thinks about the move before: that shows as little.
        assert await thinking.moment(company) == pytest.approx(SLOT)
        assert thinking.metric("sabot_thoughtless_moves_total") == count


async def test_a_late_bot_is_as_it_was_when_it_has_thought_to_the_end(thinking: Thinking) -> None:
    company = table_of("slow")
    choices = thinking.choices(company)
    thinking.took = {"slow": 1.5 * SLOT}
    await choices.wait(to_act(company))
    (worker,) = thinking.services.bot_workers.workers
    while worker.thoughts:
        await asyncio.sleep(0.001)
    thinking.took.clear()
    # It follows the round: it would fail if it had missed a step, or seen one twice.
    move_on(company, choices)
    for _ in range(5):
        await choices.wait(to_act(company))
        move_on(company, choices)
    assert thinking.metric("sabot_thoughtless_moves_total") == 1


async def test_other_tables_wait_for_a_late_bot_and_have_theirs(thinking: Thinking) -> None:
    slow, other = table_of("slow"), table_of("other")
    thinking.took = {"slow": 2.5 * SLOT}
    await thinking.choices(slow).wait(to_act(slow))
    await thinking.choices(other, "10.0.0.2").wait(to_act(other))
    assert thinking.clock.time == pytest.approx(3.5 * SLOT)
    assert thinking.metric("sabot_thoughtless_moves_total") == 1


async def test_help_for_a_person_comes_when_it_is_there(thinking: Thinking) -> None:
    company = table_of("slow")
    requests = BotRequests(company.table, thinking.services, lambda: {"10.0.0.1"})
    thinking.took = {"slow": 2.5 * SLOT}
    reply = await requests.help("hint", kind("Adviser"), to_act(company), "10.0.0.1")
    assert reply.advised is not None
    assert reply.advised.move >= 0
    assert thinking.clock.time == pytest.approx(2.5 * SLOT)


@pytest.mark.parametrize("bot", ["random", "rules"])
async def test_a_quick_bot_chooses_when_its_turn_begins(
    thinking: Thinking, monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    company = table_of("quick", bot)
    choices, seat = thinking.choices(company), to_act(company)
    choices.start(seat)
    move = choices.quick_move
    assert move in company.legal()

    def too_late(kind: str, view: object, said: object) -> None:
        raise AssertionError(f"{kind} chooses when it moves, {view} {said}")

    monkeypatch.setattr(choices_module, "choose_now", too_late)
    choices.start(seat)
    assert choices.move(seat) == move


async def test_an_address_with_one_table_does_not_wait_for_all_of_another(
    thinking: Thinking,
) -> None:
    heavy = [table_of(f"heavy{number}") for number in range(12)]
    asked = [thinking.choices(each, "10.0.0.2") for each in heavy]
    waits = [
        asyncio.create_task(each.wait(to_act(company)))
        for each, company in zip(asked, heavy, strict=True)
    ]
    await thinking.first_begun()
    light = table_of("light")
    await thinking.choices(light, "10.0.0.1").wait(to_act(light))
    assert [table for table, _ in thinking.begun].index("light") <= 2
    await asyncio.gather(*waits)
    # The heavy one has slower bots, and none that failed.
    assert len(thinking.begun) == 13
    assert thinking.metric("sabot_thoughtless_moves_total") == 0


@pytest.mark.parametrize("game", ["saboteur", "seven_seals"])
async def test_a_bot_in_a_hurry_searches_for_less_time_and_then_as_usual(game: str) -> None:
    rules = game_named(game)
    bot: Any = make_bot("searcher", rules, rules.options(), 0, 1)
    usual = bot.search.settings
    assert usual.seconds is not None
    with in_a_hurry(bot):
        assert bot.search.settings.seconds == usual.seconds / HURRY
        assert bot.search.settings.playouts == usual.playouts // HURRY
    assert bot.search.settings == usual
    with in_a_hurry(make_bot("rules", rules, rules.options(), 0, 1)):
        pass  # it has no search to shorten


async def test_an_address_without_tokens_waits_for_others_and_is_served(thinking: Thinking) -> None:
    services = thinking.services
    services.budgets = Budgets(USUAL_COSTS, 0.001, 8)  # one thought, if half is for people
    poor = [table_of(f"poor{number}") for number in range(3)]
    rich = table_of("rich")
    waits = [asyncio.create_task(thinking.choices(each).wait(to_act(each))) for each in poor]
    await thinking.first_begun()
    waits.append(asyncio.create_task(thinking.choices(rich, "10.0.0.2").wait(to_act(rich))))
    await asyncio.gather(*waits)
    assert [table for table, _ in thinking.begun] == ["poor0", "rich", "poor1", "poor2"]
    assert thinking.metric("sabot_thoughtless_moves_total") == 0


def move_on(company: Company, choices: BotChoices) -> None:
    """Carry out the move that was chosen."""
    seat = to_act(company)
    company.carry_out(play(company.table, seat, choices.move(seat), "bot"))


async def test_waiting_is_no_thinking(thinking: Thinking, monkeypatch: pytest.MonkeyPatch) -> None:
    slow, late = table_of("slow", "Slow"), table_of("late")
    waits = [asyncio.create_task(thinking.choices(slow).wait(to_act(slow)))]
    await thinking.first_begun()
    # A thought of less than a second begins after one that takes longer than that.
    monkeypatch.setattr(pool, "PATIENCE_S", 0.9)
    waits.append(asyncio.create_task(thinking.choices(late).wait(to_act(late))))
    await asyncio.gather(*waits)
    assert thinking.metric("sabot_thoughtless_moves_total") == 0


async def test_a_bot_waits_for_a_worker_no_longer_than_its_clock_runs(thinking: Thinking) -> None:
    slow, late = table_of("slow", "Slow"), table_of("late", clock=Clock("turn", 1))
    requests = [
        BotRequests(each.table, thinking.services, lambda: {"10.0.0.1"}) for each in (slow, late)
    ]
    first = asyncio.create_task(requests[0].move(kind("Slow"), to_act(slow)))
    await thinking.first_begun()
    late.table.timing.left = 50  # ms
    with pytest.raises(NoReply, match="busy"):
        await requests[1].move(kind("Follower"), to_act(late))
    assert (await first).move >= 0
