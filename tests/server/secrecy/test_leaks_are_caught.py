"""The test of twins can fail: servers that let somebody look are found out."""

from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.requests import Request

from sabot.core.errors import IllegalMove
from sabot.core.game import Viewer
from sabot.games.saboteur.game import SABOTEUR
from sabot.server import calls, tables
from sabot.table.table import Table
from sabot.wire.calls import TableCard
from tests.server.secrecy.pairs import pair_of
from tests.server.secrecy.twice import heard_twice

OPTIONS = "saboteur(players=4)"


def views_of_a_neighbour(patch: pytest.MonkeyPatch) -> None:
    honest = SABOTEUR.view_parts_of

    def view_parts_of(state: Any, options: Any, viewers: Any) -> Any:
        return honest(state, options, [2 if viewer in {None, 1} else viewer for viewer in viewers])

    patch.setattr(SABOTEUR, "view_parts_of", view_parts_of)


def events_untold(patch: pytest.MonkeyPatch) -> None:
    def tell(event: Any, viewer: Viewer) -> Any:
        del viewer
        return event

    patch.setattr(SABOTEUR, "event_for", tell)


def refusals_that_know(patch: pytest.MonkeyPatch) -> None:
    honest = SABOTEUR.refusal

    def refusal(state: Any, move: Any) -> IllegalMove:
        made = honest(state, move)
        made.facts["holders"] = str(len(set(SABOTEUR.position(state).hands[2])))
        return made

    patch.setattr(SABOTEUR, "refusal", refusal)


def replays_of_a_neighbour(patch: pytest.MonkeyPatch) -> None:
    def viewer_of(request: Request, past: calls.PastGame) -> Viewer:
        del request, past
        return 2

    patch.setattr(calls, "viewer_of", viewer_of)


def lists_that_tell(patch: pytest.MonkeyPatch) -> None:
    def public_card(table: Table, here: Collection[int]) -> TableCard:
        assert table.match is not None
        top = SABOTEUR.position(table.match.state).deck[0]
        return msgspec.structs.replace(tables.public_card(table, here), title="x" * len(top))

    patch.setattr(calls, "public_card", public_card)


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("leak", "viewer"),
    [
        (views_of_a_neighbour, None),
        (views_of_a_neighbour, 1),
        (events_untold, None),
        (events_untold, 1),
        (refusals_that_know, 1),
        (replays_of_a_neighbour, None),
        (lists_that_tell, 1),
    ],
)
async def test_a_server_that_leaks_is_caught(
    leak: Callable[[pytest.MonkeyPatch], None],
    viewer: Viewer,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pair = pair_of(OPTIONS, viewer, 12)
    leak(monkeypatch)
    first, second = await heard_twice(pair, tmp_path, monkeypatch, 8)
    assert first != second
