import asyncio
import sqlite3
from pathlib import Path

import pytest

from sabot.server.metrics import Metrics
from sabot.server.store.log import StoreDown
from sabot.server.store.monitored import SLOW_S, MonitoredLog
from sabot.server.store.open_store import log_at
from tests.server.store.subjects import rows

pytestmark = pytest.mark.asyncio


async def test_a_commit_that_waits_for_another_program_is_noted(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "tables.db"
    log = MonitoredLog(log_at(str(file)), Metrics())
    await log.open()
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    writing = asyncio.create_task(log.append("a", rows(1, 1)))
    await asyncio.sleep(1.2 * SLOW_S)
    other.execute("COMMIT")
    other.close()
    await writing
    await log.append("a", rows(2, 2))
    await log.close()
    assert [record.message for record in caplog.records] == ["a commit was slow"]
    assert 'sabot_commit_seconds_bucket{le="1.0"} 1.0' in log.metrics.text().decode()


async def test_a_failure_is_passed_on_counted_each_time_and_logged_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    log = MonitoredLog(log_at(str(tmp_path / "tables.db")), Metrics())
    for _ in range(3):
        with pytest.raises(StoreDown, match="closed"):
            await log.append("a", rows(1, 1))
    assert [record.message for record in caplog.records] == ["the store refuses"]
    assert "sabot_store_failures_total 3.0" in log.metrics.text().decode()
