import os
from pathlib import Path

import pytest

from sabot.core.game import Viewer
from sabot.server.credentials import key_of
from tests.server.secrecy.pairs import Pair, pair_of
from tests.server.secrecy.scene import SEED, TABLE, secret_of
from tests.server.secrecy.twice import heard_twice

# How many pairs of each kind; from the second on, the longer form of the same test.
PAIRS = int(os.environ.get("SABOT_TWIN_PAIRS", "1"))
GAMES = (
    "saboteur(players=4)",
    "saboteur2(players=5)",
    "sabotage(players=4)",
    "seven_seals(players=4)",
)
MORE_GAMES = (
    "saboteur(players=3,edition=zman,auto_gold=off)",
    "saboteur2(players=2)",
    "sabotage(players=2,fewer_dismantle=on)",
    "seven_seals(players=3,show_played=on)",
)
LIVE = 14


def deals_of(pair: Pair) -> list[list[str]]:
    return [record.game.format_deal(record.rounds[-1].deal) for record in (pair.first, pair.second)]


def secrets_of(pair: Pair) -> list[bytes]:
    """What nobody is ever sent while the game runs, even if it is the same in both."""
    others = [person for person in range(pair.first.options.players) if person != pair.viewer]
    keys = [key_of(secret_of(person), TABLE) for person in others]
    return [each.encode() for each in [SEED, *keys, *map(secret_of, others)]]


@pytest.mark.asyncio
@pytest.mark.parametrize("seed", range(1, 1 + PAIRS))
@pytest.mark.parametrize("viewer", [None, 0, 1])
@pytest.mark.parametrize("options", GAMES if PAIRS == 1 else GAMES + MORE_GAMES)
async def test_nobody_hears_of_what_they_may_not_know(
    options: str, viewer: Viewer, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = pair_of(options, viewer, 31 * seed + (viewer or 5))
    one, other = deals_of(pair)
    assert one != other
    first, second = await heard_twice(pair, tmp_path, monkeypatch, LIVE)
    assert len(first) > LIVE
    for ours, theirs in zip(first, second, strict=True):
        assert ours == theirs
        assert not any(secret in ours[1] for secret in secrets_of(pair))
