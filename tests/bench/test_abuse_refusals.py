"""The attacks of `make bench-abuse` that are judged by what is refused, against a real server."""

from pathlib import Path

import pytest

from bench.abuse.trials import TRIALS


@pytest.mark.asyncio
@pytest.mark.parametrize("attack", ["calls", "ghosts", "listed"])
async def test_an_attack_meets_its_bars(attack: str, tmp_path: Path) -> None:
    verdicts = await TRIALS[attack](tmp_path)
    assert verdicts
    assert [str(verdict) for verdict in verdicts if not verdict.met()] == []
