"""What docs/hosting.md and the Containerfile promise is there."""

import inspect
import re
from fnmatch import fnmatch
from pathlib import Path

import pytest

from sabot import cli_server
from sabot.server.metrics import Metrics

ROOT = Path(__file__).parent.parent
HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")
CONTAINER = (ROOT / "Containerfile").read_text("utf-8")
IGNORED = (ROOT / ".containerignore").read_text("utf-8").splitlines()
COPIED = [
    path
    for line in re.findall(r"(?m)^COPY (?!--from)(.*)$", CONTAINER)
    for path in line.split()[:-1]
]


@pytest.mark.parametrize("name", inspect.signature(cli_server.serve).parameters)
def test_every_option_of_the_server_is_explained(name: str) -> None:
    flag = name.replace("_", "-")
    assert f"| `--{flag}` | `SABOT_{name.upper()}` |" in HOSTING


def test_every_figure_is_explained_and_no_other() -> None:
    there = set(re.findall(r"(?m)^# TYPE (sabot_\w+)", Metrics("1").text().decode()))
    there = {name for name in there if not name.endswith("_created")}
    assert set(re.findall(r"(?m)^\| `(sabot_\w+)` \|", HOSTING)) == there


@pytest.mark.parametrize("path", COPIED)
def test_what_the_container_copies_is_there_and_is_sent_to_its_builder(path: str) -> None:
    assert (ROOT / path).exists()
    assert f"!{path}" in IGNORED
    assert not any(fnmatch(path, line) for line in IGNORED if line not in {"*", f"!{path}"})


def test_the_container_has_the_uv_of_the_makefile() -> None:
    version = re.search(r"UV_VERSION := (\S+)", (ROOT / "Makefile").read_text("utf-8"))
    assert version is not None
    assert f"uv=={version[1]}" in CONTAINER


def test_the_container_sets_what_the_server_reads() -> None:
    assert set(re.findall(r"\b(SABOT_\w+)=", CONTAINER)) <= set(re.findall(r"SABOT_\w+", HOSTING))


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\((?!http)([^)#]+)", HOSTING):
        assert (ROOT / "docs" / target).exists()
