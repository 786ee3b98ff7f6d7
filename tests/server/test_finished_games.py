from pathlib import Path

import httpx
import pytest

from sabot.core.game import SPECTATOR
from sabot.server.credentials import key_of
from sabot.server.finished_games import Past
from sabot.server.store.log import Log, Row
from sabot.server.store.open_store import log_at
from sabot.server.tables import ENCODE
from sabot.table.commands import ChangeSettings, GiveWords, Leave, Rematch, Replace, Sit, Start
from sabot.table.seating_commands import enter
from sabot.table.settings import Settings
from tests.server.people import past_game
from tests.server.secrecy.inside import server_inside
from tests.table.company import CONTEXT, SHORT, Company, over, seated

EVES = "known-to-eve-only-here"


async def write(log: Log, company: Company) -> None:
    rows = [
        Row(number, at, None, ENCODE(entry)) for number, (at, entry) in enumerate(company.log, 1)
    ]
    await log.append(company.table.id, rows)


async def past_of(company: Company, folder: Path, number: int = 1) -> Past:
    log = log_at(str(folder / "tables.db"))
    await log.open()
    try:
        await write(log, company)
        past = await past_game(log, company.table.id, number)
    finally:
        await log.close()
    assert past is not None
    return past


def with_words() -> Company:
    """A game with words in its deals, that is over."""
    company = seated(SHORT, round_pause=0)
    company.do(1, GiveWords("lucky"))
    company.do(2, GiveWords("seven"))
    company.do(0, Start())
    company.play_on(lambda table: table.phase == "over")
    return company


@pytest.mark.asyncio
async def test_deals_are_the_promised_ones_also_when_players_have_gone(tmp_path: Path) -> None:
    company = with_words()
    company.do(1, Leave())
    company.do(0, Replace(2, "random"))
    check = (await past_of(company, tmp_path)).deal_check()
    assert (check.verified, check.words) == (True, ("", "lucky", "seven"))


@pytest.mark.asyncio
async def test_deals_of_a_game_before_a_rematch_can_be_checked(tmp_path: Path) -> None:
    company = with_words()
    company.do(0, Rematch())
    company.do(1, GiveWords("other words"))
    company.do(0, Start())
    assert (await past_of(company, tmp_path)).deal_check().verified


@pytest.mark.asyncio
async def test_with_everything_open_goals_are_shown_as_they_are(tmp_path: Path) -> None:
    past = await past_of(over("saboteur(players=3,rounds=1)"), tmp_path)
    first, public = past.open_replay().frames[0].view, past.replay(SPECTATOR).frames[0].view
    goals = past.record.game.format_deal(past.record.rounds[0].deal)
    dealt = next(line for line in goals if line.startswith("goals: "))
    assert f"goals: {' '.join(goal.card for goal in first.goals)}" == dealt
    assert not any(goal.face_up for goal in first.goals)
    assert [goal.card for goal in public.goals] == [None] * 3


@pytest.mark.asyncio
async def test_an_old_game_is_shown_to_who_has_a_seat_that_it_did_not_have(tmp_path: Path) -> None:
    company = over()
    company.do(0, Rematch())
    company.do(0, ChangeSettings(Settings(game="saboteur(players=8)")))
    company.take(enter(company.table, CONTEXT, "Eve", key_of(EVES, company.table.id)))
    company.do(4, Sit(7))
    path = f"/api/tables/{company.table.id}/games/1/replay"
    bearer = {"authorization": f"Bearer {EVES}"}
    async with (
        server_inside(tmp_path / "tables.db", lambda log: write(log, company)) as address,
        httpx.AsyncClient(base_url=f"http://{address}", trust_env=False) as http,
    ):
        answer = await http.get(path, headers=bearer)
        assert (answer.status_code, answer.json()["seat"]) == (200, None)
        assert (await http.get(f"{path}?seat=C", headers=bearer)).json()["seat"] == 2
        assert (await http.get(f"{path}?seat=D", headers=bearer)).status_code == 400
