"""Bots think in processes of their own; whatever becomes of these, the game goes on."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from sabot.server import asking as asking_module
from sabot.server import thinking
from sabot.server.asking import Asking
from sabot.server.questions import Answer, Question
from sabot.server.services import Services
from sabot.server.store.open_store import log_at
from sabot.server.thinking import NoAnswer, Thinkers
from sabot.server.thoughts import Thoughts
from sabot.table.commands import Replace, Start
from sabot.table.entries import BotSat
from sabot.table.game_commands import play
from tests.server.pondering import GRAVE, HOUSE, kind
from tests.table.company import Company, seated

pytestmark = pytest.mark.asyncio

GAME = "seven_seals(players=3,rounds=2)"


@pytest_asyncio.fixture
async def services(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Services]:
    """What rooms share, with one process that thinks; waited for however busy the machine is."""
    monkeypatch.setattr(asking_module, "PATIENCE_S", 60)
    made = Services(log_at(str(tmp_path / "tables.db")), HOUSE, thinkers=Thinkers(1))
    yield made
    await made.thinkers.close()


def playing(name: str, game: str = GAME) -> Company:
    """A game that has begun, with a bot of this name on every seat."""
    company = seated(game, round_pause=0)
    company.do(0, Start())
    company.take([BotSat(seat, kind(name)) for seat in range(3)])
    return company


def to_act(company: Company) -> int:
    seat = company.table.to_act()
    assert seat is not None
    return seat


async def move_once(company: Company, thoughts: Thoughts) -> None:
    """Whoever is to act thinks and moves."""
    seat = to_act(company)
    await thoughts.wait(seat)
    company.take(play(company.table, seat, thoughts.move(seat), "bot"))
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
    asking = Asking(company.table, services)
    thoughts = Thoughts(company.table, services, asking)
    while company.table.phase == "playing" and company.table.turn < 120:
        await move_once(company, thoughts)
    assert made_do(services) == 0
    assert company.table.turn > 20


async def test_a_process_is_sent_only_what_its_bot_has_not_seen(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: dict[str, list[tuple[int, int]]] = {}
    exchange = thinking.Thinker.exchange

    async def noted(self: thinking.Thinker, question: Question) -> Answer:
        asked.setdefault(question.key, []).append((question.known, len(question.steps)))
        return await exchange(self, question)

    monkeypatch.setattr(thinking.Thinker, "exchange", noted)
    company = playing("Follower", "saboteur(players=3,rounds=2)")
    thoughts = Thoughts(company.table, services, Asking(company.table, services))
    for _ in range(12):
        await move_once(company, thoughts)
    assert len(asked) == 3  # one for each seat
    for questions in asked.values():
        known = 0
        for before, sent in questions:
            assert before == known
            known += sent


async def test_who_is_forgotten_is_told_everything_again(services: Services) -> None:
    company = playing("Follower")
    thoughts = Thoughts(company.table, services, Asking(company.table, services))
    for _ in range(6):
        await move_once(company, thoughts)
    (thinker,) = services.thinkers.thinkers
    for key in thinker.known:
        thinker.known[key] += 1  # another number than the process knows
    for _ in range(6):
        await move_once(company, thoughts)
    assert made_do(services) == 0


async def test_a_process_that_dies_is_replaced_and_asked_again(
    services: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(GRAVE, str(tmp_path / "grave"))
    company = playing("Mortal")
    thoughts = Thoughts(company.table, services, Asking(company.table, services))
    for _ in range(5):
        await move_once(company, thoughts)
    assert (tmp_path / "grave").exists()
    assert made_do(services) == 0


@pytest.mark.parametrize("name", ["Failing", "Cheating"])
async def test_for_a_bot_that_fails_the_stand_in_moves(services: Services, name: str) -> None:
    company = playing(name)
    thoughts = Thoughts(company.table, services, Asking(company.table, services))
    for moved in range(1, 6):
        await move_once(company, thoughts)
        assert made_do(services) == moved


async def test_a_bot_that_thinks_too_long_is_not_waited_for(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asking_module, "PATIENCE_S", 1.5)
    monkeypatch.setattr(thinking, "LOST_S", 2.5)
    company = playing("Endless")
    thoughts = Thoughts(company.table, services, Asking(company.table, services))
    begun = time.monotonic()
    await move_once(company, thoughts)
    assert time.monotonic() - begun < 10
    assert made_do(services) == 1
    # And its process does not hold up others for long.
    monkeypatch.setattr(asking_module, "PATIENCE_S", 60)
    monkeypatch.setattr(thinking, "LOST_S", 30)
    company.take([BotSat(seat, kind("Follower")) for seat in range(3)])
    await move_once(company, thoughts)
    assert made_do(services) == 1


async def test_a_person_replaced_in_the_middle_is_followed_from_the_deal(
    services: Services,
) -> None:
    company = seated(GAME, round_pause=0)
    company.do(0, Start())
    company.play_on(lambda table: table.turn == 7)
    seat = to_act(company)
    company.take([BotSat(seat, kind("Follower"))])
    await move_once(company, Thoughts(company.table, services, Asking(company.table, services)))
    assert made_do(services) == 0


async def test_a_thought_for_another_turn_is_not_played(services: Services) -> None:
    company = playing("Follower")
    thoughts = Thoughts(company.table, services, Asking(company.table, services))
    seat = to_act(company)
    await thoughts.wait(seat)
    company.take(play(company.table, seat, company.legal()[0], "autopilot"))
    assert thoughts.move(to_act(company)) is None
    await move_once(company, thoughts)
    assert made_do(services) == 0


async def test_nobody_thinks_once_the_server_ends(services: Services) -> None:
    company = playing("Slow")
    asking = Asking(company.table, services)
    question = asyncio.create_task(asking.ask("move", kind("Slow"), to_act(company)))
    await asyncio.sleep(0.1)
    begun = time.monotonic()
    await services.thinkers.close()
    assert time.monotonic() - begun < 3
    with pytest.raises(NoAnswer):
        await question
    assert time.monotonic() - begun < 10
    with pytest.raises(NoAnswer):
        await asking.ask("move", kind("Slow"), to_act(company))


async def test_tables_without_such_bots_keep_no_story(services: Services) -> None:
    company = seated(GAME)
    company.do(0, Start())
    company.do(0, Replace(to_act(company), "random"))
    asking = Asking(company.table, services)
    thoughts = Thoughts(company.table, services, asking)
    seat = to_act(company)
    await thoughts.wait(seat)
    assert thoughts.move(seat) in company.legal()
    assert asking.story is None
    assert services.thinkers.thinkers[0].process is None
