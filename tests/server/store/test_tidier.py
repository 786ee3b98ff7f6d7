import asyncio
from pathlib import Path

import pytest

from sabot.server.store import sqlite_checkpoint
from sabot.server.store.log import Row
from sabot.server.store.sqlite import SqliteLog

ROWS = 60
BODY = b'"' + b"x" * 3000 + b'"'


async def written(path: Path, patience: float) -> int:
    """How large the file is, beside its journal, after so many rows."""
    log = SqliteLog(path)
    await log.open()
    for number in range(1, ROWS + 1):
        await log.append("table", [Row(number, number, None, BODY)])
    for _ in range(round(patience / 0.01)):
        if path.stat().st_size > ROWS * len(BODY) / 2:
            break
        await asyncio.sleep(0.01)
    size = path.stat().st_size
    await log.close()
    return size


@pytest.mark.asyncio
async def test_the_journal_is_put_into_the_file_while_others_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await written(tmp_path / "left.db", 0.0) < ROWS * len(BODY) / 2
    monkeypatch.setattr(sqlite_checkpoint, "APPENDS", 10)
    assert await written(tmp_path / "tidied.db", 10.0) > ROWS * len(BODY) / 2
