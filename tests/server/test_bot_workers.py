"""Bots think in processes of their own; whatever becomes of these, the game goes on."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from sabot.server.bot_workers import choices as choices_module
from sabot.server.bot_workers import pool
from sabot.server.bot_workers import requests as requests_module
from sabot.server.bot_workers.choices import BotChoices, stand_in_move
from sabot.server.bot_workers.pool import NoReply, WorkerPool
from sabot.server.bot_workers.protocol import BotReply, BotRequest
from sabot.server.bot_workers.requests import BotRequests
from sabot.server.services import Services
from sabot.server.store.open_store import log_at
from sabot.table.commands import Replace, Start
from sabot.table.entries import BotSat
from sabot.table.game_commands import play
from tests.server.pondering import CONTEXT, GRAVE, kind
from tests.table.company import Company, seated

pytestmark = pytest.mark.asyncio

GAME = "seven_seals(players=3,rounds=2)"


@pytest_asyncio.fixture
async def services(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Services]:
    """What rooms share, with one process that thinks; waited for however busy the machine is."""
    monkeypatch.setattr(pool, "PATIENCE_S", 60)
    monkeypatch.setattr(pool, "LOST_S", 60)
    monkeypatch.setattr(requests_module, "SLOTS_S", dict.fromkeys(requests_module.SLOTS_S, 0.0))
    made = Services(log_at(str(tmp_path / "tables.db")), CONTEXT, bot_workers=WorkerPool(1))
    yield made
    await made.bot_workers.close()


def playing(name: str, game: str = GAME) -> Company:
    """A game that has begun, with a bot of this name on every seat."""
    company = seated(game, round_pause=0)
    company.do(0, Start())
    company.take([BotSat(seat, kind(name)) for seat in range(3)])
    return company


def requests_of(company: Company, services: Services, address: str = "10.0.0.1") -> BotRequests:
    """The requests of a table whose people are at an address."""
    return BotRequests(company.table, services, lambda: {address})


def to_act(company: Company) -> int:
    seat = company.table.to_act()
    assert seat is not None
    return seat


async def move_once(company: Company, choices: BotChoices) -> None:
    """Whoever is to act thinks and moves."""
    seat = to_act(company)
    await choices.wait(seat)
    company.carry_out(play(company.table, seat, choices.move(seat), "bot"))
    if company.table.awaits_deal():
        company.deal()


def made_do(services: Services) -> float:
    """How many moves were made without a thought."""
    value = services.metrics.registry.get_sample_value("sabot_thoughtless_moves_total")
    assert value is not None
    return value


@pytest.mark.parametrize("game", [GAME, "saboteur(players=3,rounds=2)", "saboteur2(players=3)"])
async def test_bots_see_every_step_of_a_whole_game(services: Services, game: str) -> None:
    company = playing("Follower", game)
    requests = requests_of(company, services)
    choices = BotChoices(company.table, services, requests)
    while company.table.phase == "playing" and company.table.turn < 120:
        await move_once(company, choices)
    assert made_do(services) == 0
    assert company.table.turn > 20


async def test_a_process_is_sent_only_what_its_bot_has_not_seen(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: dict[str, list[tuple[int, int]]] = {}
    exchange = pool.Worker.exchange

    async def noted(self: pool.Worker, question: BotRequest) -> BotReply:
        asked.setdefault(question.key, []).append((question.known, len(question.steps)))
        return await exchange(self, question)

    monkeypatch.setattr(pool.Worker, "exchange", noted)
    company = playing("Follower", "saboteur(players=3,rounds=2)")
    choices = BotChoices(company.table, services, requests_of(company, services))
    for _ in range(12):
        await move_once(company, choices)
    assert len(asked) == 3  # one for each seat
    for questions in asked.values():
        known = 0
        for before, sent in questions:
            assert before == known
            known += sent


async def test_who_is_forgotten_is_told_everything_again(services: Services) -> None:
    company = playing("Follower")
    choices = BotChoices(company.table, services, requests_of(company, services))
    for _ in range(6):
        await move_once(company, choices)
    (worker,) = services.bot_workers.workers
    for key in worker.known:
        worker.known[key] += 1  # another number than the process knows
    for _ in range(6):
        await move_once(company, choices)
    assert made_do(services) == 0


async def test_a_process_that_dies_is_replaced_and_asked_again(
    services: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(GRAVE, str(tmp_path / "grave"))
    company = playing("Mortal")
    choices = BotChoices(company.table, services, requests_of(company, services))
    for _ in range(5):
        await move_once(company, choices)
    assert (tmp_path / "grave").exists()
    assert made_do(services) == 0


@pytest.mark.parametrize("name", ["Failing", "Cheating"])
async def test_for_a_bot_that_fails_the_stand_in_moves(services: Services, name: str) -> None:
    company = playing(name)
    choices = BotChoices(company.table, services, requests_of(company, services))
    for moved in range(1, 6):
        await move_once(company, choices)
        assert made_do(services) == moved


async def test_bots_that_fail_are_logged_once_a_minute_with_a_count(
    services: Services, caplog: pytest.LogCaptureFixture
) -> None:
    company = playing("Failing")
    choices = BotChoices(company.table, services, requests_of(company, services))
    for _ in range(4):
        await move_once(company, choices)
    services.trouble.logged_at.clear()  # a minute later
    await move_once(company, choices)
    first, later = (vars(line)["facts"] for line in caplog.records)
    assert first["kind"] == kind("Failing")
    assert (first.get("and_before"), later.get("and_before")) == (None, 3)
    assert made_do(services) == 5


async def test_a_bot_that_thinks_too_long_is_not_waited_for(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "PATIENCE_S", 1.5)
    monkeypatch.setattr(pool, "LOST_S", 2.5)
    company = playing("Endless")
    choices = BotChoices(company.table, services, requests_of(company, services))
    begun = time.monotonic()
    await move_once(company, choices)
    assert time.monotonic() - begun < 10
    assert made_do(services) == 1
    # And its process does not hold up others for long.
    monkeypatch.setattr(pool, "PATIENCE_S", 60)
    monkeypatch.setattr(pool, "LOST_S", 30)
    company.take([BotSat(seat, kind("Follower")) for seat in range(3)])
    await move_once(company, choices)
    assert made_do(services) == 1


async def test_a_person_replaced_in_the_middle_is_followed_from_the_deal(
    services: Services,
) -> None:
    company = seated(GAME, round_pause=0)
    company.do(0, Start())
    company.play_on(lambda table: table.turn == 7)
    seat = to_act(company)
    company.take([BotSat(seat, kind("Follower"))])
    await move_once(company, BotChoices(company.table, services, requests_of(company, services)))
    assert made_do(services) == 0


async def test_a_thought_for_another_turn_is_not_played(services: Services) -> None:
    company = playing("Follower")
    choices = BotChoices(company.table, services, requests_of(company, services))
    seat = to_act(company)
    await choices.wait(seat)
    company.carry_out(play(company.table, seat, company.legal()[0], "autopilot"))
    assert choices.move(to_act(company)) is None
    await move_once(company, choices)
    assert made_do(services) == 0


async def test_nobody_thinks_once_the_server_ends(services: Services) -> None:
    company = playing("Slow")
    requests = requests_of(company, services)
    question = asyncio.create_task(requests.move(kind("Slow"), to_act(company)))
    await asyncio.sleep(0.1)
    begun = time.monotonic()
    await services.bot_workers.close()
    assert time.monotonic() - begun < 3
    with pytest.raises(NoReply):
        await question
    assert time.monotonic() - begun < 10
    with pytest.raises(NoReply):
        await requests.move(kind("Slow"), to_act(company))


async def test_tables_without_such_bots_keep_no_history(services: Services) -> None:
    company = seated(GAME)
    company.do(0, Start())
    company.do(0, Replace(to_act(company), "random"))
    requests = requests_of(company, services)
    choices = BotChoices(company.table, services, requests)
    seat = to_act(company)
    await choices.wait(seat)
    assert choices.move(seat) in company.legal()
    assert requests.history is None
    assert services.bot_workers.workers[0].child.process is None


async def test_a_stand_in_that_fails_is_logged_once_and_without_what_it_saw(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(kind: str, view: object, said: object) -> None:
        raise LookupError(f"{kind} holds {view} {said}")

    monkeypatch.setattr(choices_module, "choose_now", fails)
    choices_module.report_failure.cache_clear()
    company = playing("Follower")
    assert company.table.match is not None
    view = company.table.match.view(to_act(company))
    for _ in range(3):
        assert stand_in_move(view) == view.moves[0]
    (line,) = caplog.records
    assert vars(line)["facts"] == {"kind": "rules", "game": "seven_seals", "error": "LookupError"}
    assert line.exc_info is None
