"""What is pushed to browsers is the same for twins of hidden cards: who is told, when, and what."""

from collections.abc import Collection, Sequence
from pathlib import Path

import pytest

from sabot.server import room
from sabot.server.push.knock import Knock, knock_after
from sabot.server.push.knocks import message
from sabot.table.entries import AnyEntry
from sabot.table.table import Table
from tests.server.secrecy.pairs import pair_of
from tests.server.secrecy.test_twins import deals_of
from tests.server.secrecy.twice import heard_twice

LIVE = 10


@pytest.mark.asyncio
@pytest.mark.parametrize("options", ["saboteur(players=4)", "seven_seals(players=4)"])
async def test_pushes_tell_nothing_hidden(
    options: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = pair_of(options, 0, 31)
    one, other = deals_of(pair)
    assert one != other
    knocked: list[tuple[int, int, bytes] | None] = []

    def noted(table: Table, entries: Sequence[AnyEntry], _here: Collection[int]) -> Knock | None:
        knock = knock_after(table, entries, ())  # as if nobody were connected
        if knock is not None:
            knocked.append((table.turn, knock.person, message(knock, "en")))
        return knock

    monkeypatch.setattr(room, "knock_after", noted)
    await heard_twice(pair, tmp_path, monkeypatch, LIVE)
    half = len(knocked) // 2
    assert half > 2
    assert knocked[:half] == knocked[half:]
