"""Invitation codes: words that lead to a table while people gather there."""

from itertools import pairwise
from pathlib import Path

import httpx
import pytest

from sabot.client import Server
from sabot.server.invite_codes import LENGTH, code_of, letters
from sabot.server.invite_words import WORDS
from sabot.table.commands import Sit, Start
from sabot.table.settings import Settings
from tests.server.running import Running, running
from tests.table.company import over, seated, started

THREE = Settings(game="saboteur(players=3)", bot_pause=10_000)


async def asked(server: Running, path: str, token: str | None = None) -> httpx.Response:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
        return await http.get(path, headers=headers)


async def code(server: Running, table: str, token: str | None) -> list[str]:
    answer = await asked(server, f"/api/tables/{table}/code", token)
    return list(answer.json()["words"]) if answer.is_success else []


def test_words_are_plain_and_none_begins_with_another() -> None:
    assert all(letters(word) == word for word in WORDS)
    assert len(set(WORDS)) == len(WORDS)
    assert not any(after.startswith(word) for word, after in pairwise(sorted(WORDS)))


def test_there_are_too_many_codes_to_be_guessed() -> None:
    assert len(WORDS) ** LENGTH > 2**31


def test_each_gathering_has_a_code_of_its_own_and_games_have_none() -> None:
    table = seated().table
    first = code_of(table)
    assert first is not None
    assert len(first) == LENGTH
    table.game_number += 1
    assert code_of(table) not in {None, first}
    assert code_of(started().table) is None
    assert code_of(over().table) is None


@pytest.mark.parametrize("typed", ["piano taxi", "Piano-TAXI", " pianó, taxi.", "pianotaxi"])
def test_case_accents_and_blanks_do_not_matter(typed: str) -> None:
    assert letters(typed) == "pianotaxi"


@pytest.mark.asyncio
async def test_a_code_leads_to_the_table_while_people_gather(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "tables.db", tmp_path) as server,
        Server(server.address) as door,
        await door.create(THREE, "Ann") as host,
    ):
        table = host.place.table
        assert await code(server, table, None) == []
        words = await code(server, table, host.place.token)
        assert len(words) == LENGTH
        assert table not in "".join(words)
        for typed in (" ".join(words), "-".join(words).upper()):
            found = await asked(server, f"/api/codes/{typed}")
            assert found.json() == {"table": table}
        wrong = await asked(server, f"/api/codes/{' '.join(reversed(words))}")
        assert (wrong.status_code, wrong.json()["reason"]) == (404, "no-code")
        await host.do(Sit(0))
        await host.do(Start("random"))
        begun = await asked(server, f"/api/codes/{' '.join(words)}")
        assert begun.json()["reason"] == "no-code"
        assert await code(server, table, host.place.token) == []


@pytest.mark.asyncio
async def test_guesses_cost_as_much_as_coming_in(tmp_path: Path) -> None:
    flags = ("--budget-rate", "0.1", "--budget-burst", "60")
    async with running(tmp_path / "tables.db", tmp_path, *flags) as server:
        answers = [await asked(server, "/api/codes/piano taxi robot kiwi") for _ in range(14)]
    assert [answer.status_code for answer in answers] == [404] * 12 + [429] * 2
