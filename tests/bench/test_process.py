"""What the load reads off a server's process."""

import os
import socket
import sys
import time
from pathlib import Path
from threading import Thread

import pytest

from bench.load.process import sample, serving

LISTEN = "import http.server, sys; http.server.test(port=int(sys.argv[1]), bind='127.0.0.1')"


def burn() -> None:
    until = time.thread_time() + 0.3
    while time.thread_time() < until:
        pass


def test_the_processor_time_of_all_threads_is_counted() -> None:
    before = sample(os.getpid()).cpu
    thread = Thread(target=burn)
    thread.start()
    thread.join()
    assert sample(os.getpid()).cpu - before >= 0.25


def test_memory_is_what_is_resident() -> None:
    before = sample(os.getpid()).memory
    held = bytearray(b"x" * 40_000_000)
    assert 35_000 < sample(os.getpid()).memory - before < 100_000
    assert held


def test_a_server_serves_until_it_is_no_longer_needed() -> None:
    with serving(lambda port: [sys.executable, "-c", LISTEN, str(port)], {}) as (pid, port):
        socket.create_connection(("127.0.0.1", port)).close()
        assert sample(pid).memory > 0
    assert not Path(f"/proc/{pid}").exists()


def test_a_server_that_does_not_start_is_reported_with_what_it_said(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with (
        pytest.raises(RuntimeError, match="does not listen"),
        serving(lambda _: [sys.executable, "-c", "raise SystemExit('no disk')"], {}),
    ):
        pass
    assert "no disk" in capsys.readouterr().out
