"""Every block of code in the docs runs in a test; what does not is named here, with the reason."""

import re
import shlex
import sys
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import pytest
import yaml

from sabot.cli import run
from sabot.core.rng import Rng
from sabot.games.registry import game_of_options
from sabot.server.lessons.lesson import LessonPlan
from sabot.server.lessons.playing import played_scene
from sabot.server.settings import ServerSettings
from sabot.table.match import Match
from sabot.terminal.typed_claims import typed_claim

ROOT: Final = Path(__file__).parent.parent
PAGES: Final = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("examples/*.md")])
FENCED: Final = re.compile(r"^( *)```(\w+)(?: \w+)?\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """A block of code, without its indentation."""

    page: str
    language: str
    text: str


def blocks_of(page: Path) -> list[Block]:
    """The blocks of a page."""
    name = str(page.relative_to(ROOT))
    return [
        Block(name, language, re.sub(rf"(?m)^{indent}", "", text))
        for indent, language, text in FENCED.findall(page.read_text("utf-8"))
    ]


BLOCKS: Final = [block for page in PAGES for block in blocks_of(page)]

# Who runs the blocks of a language on a page; commands have a list of their own.
RUN_BY: Final = {
    ("README.md", "python"): "tests/test_readme.py",
    ("docs/adding-a-game.md", "ftl"): "tests/newgame/test_docs.py",
    ("docs/adding-a-game.md", "python"): "tests/newgame/test_docs.py",
    ("docs/adding-a-game.md", "toml"): "tests/newgame/test_docs.py",
    ("docs/datasets.md", "python"): "tests/test_docs_blocks.py",
    ("docs/environment-tools.md", "python"): "tests/envs/test_tools_docs.py",
    ("docs/environments.md", "python"): "tests/envs/test_docs.py",
    ("docs/fairness.md", "python"): "tests/test_fairness_docs.py",
    ("docs/fairness.md", "text"): "tests/test_fairness_docs.py",
    ("docs/hosting.md", "ini"): "tests/test_hosting_docs.py",
    ("docs/hosting.md", "nginx"): "tests/server/test_nginx.py",
    ("docs/hosting.md", "toml"): "tests/test_docs_blocks.py",
    ("docs/hosting.md", "yaml"): "tests/test_docs_blocks.py",
    ("docs/lessons.md", "toml"): "tests/test_docs_blocks.py",
    ("docs/talk.md", "text"): "tests/test_docs_blocks.py",
    ("docs/wire.md", "json"): "tests/server/test_wire_docs.py",
    ("docs/wire.md", "python"): "tests/server/test_wire_docs.py",
    ("docs/writing-a-bot.md", "python"): "tests/writing_a_bot/test_docs.py",
    ("docs/writing-a-bot.md", "toml"): "tests/writing_a_bot/test_docs.py",
}
NOT_RUN: Final = {
    ("ARCHITECTURE.md", "text"): "a tree of folders; tests/test_docs_names.py looks for its names",
    ("README.md", "text"): "what the screen shows",
    ("docs/hosting.md", "text"): "for Caddy, which the tests do not install",
    ("docs/notation.md", "text"): "a record that is cut short; tests/playthroughs has whole ones",
    (
        "docs/wire.md",
        "text",
    ): "lines to use in a program; tests/server/test_client.py has them",
}
# Pages whose commands another test runs.
COMMANDS_RUN_BY: Final = {
    "docs/adding-a-game.md": "tests/newgame/test_docs.py",
    "docs/playing.md": "tests/test_playing_docs.py",
    "docs/writing-a-bot.md": "tests/writing_a_bot/test_docs.py",
}
# How lines begin that are not run here, and why.
COMMANDS_NOT_RUN: Final = {
    "sabot serve": "does not end; most tests in tests/server start it",
    "sabot prune": "deletes; tests/server/test_keeping.py runs both forms",
    "sabot review": "takes long; tests/review/test_review_cli.py has all options, on short records",
    "sabot puzzles --make": "plays for minutes; tests/puzzles has its parts",
    "make ": "works on the clone that the tests run in",
    "python -m lab.": "tunes for hours; tests/lab runs the same commands, shorter",
    "python examples/ppo/": "trains for minutes; tests/envs/test_ppo.py trains for a moment",
    "pip install": "needs the package on an index; `make release` installs wheels",
    "python3 -m venv": "the same",
    "systemctl": "needs systemd as the first process",
    "podman": "needs a container engine",
    "createuser": "needs PostgreSQL's own tools; tests/server/postgres.py makes databases",
    "export SABOT_DATABASE": "a setting for the lines after it",
    "SABOT_BASE_URL=": "a file of settings; tests/test_deploy.py knows their names",
    "POSTGRES_": "the same",
    "GRAFANA_": "the same",
    "PROMETHEUS_": "the same",
    "NGINX_": "the same",
    "PYTHON_IMAGE": "the same",
}
# The same commands with less to do.
LESS: Final = {"--deals": "2", "--playouts": "2"}


def commands(page: str) -> list[str]:
    """The lines of a page that a shell would run."""
    shown = [block.text for block in BLOCKS if (block.page, block.language) == (page, "sh")]
    return [line for text in shown for line in text.splitlines() if line.strip()]


HERE: Final = {
    page: lines
    for page in sorted({block.page for block in BLOCKS} - COMMANDS_RUN_BY.keys())
    if (lines := [each for each in commands(page) if not each.startswith(tuple(COMMANDS_NOT_RUN))])
}


def quick(line: str) -> list[str]:
    """The arguments of `sabot` in a line, with less to do."""
    words = shlex.split(line, comments=True)
    found = words[words.index("sabot") + 1 :]
    for number, word in enumerate(found[:-1]):
        found[number + 1] = LESS.get(word, found[number + 1])
    if found[0] == "arena":
        found = [word for word in found if word != "--until-decided"]
        found += ["--workers", "1", "--quiet"]
    return found


def test_every_block_is_run_or_named_with_a_reason() -> None:
    there = {(block.page, block.language) for block in BLOCKS if block.language != "sh"}
    assert there == RUN_BY.keys() | NOT_RUN.keys()
    assert not RUN_BY.keys() & NOT_RUN.keys()


@pytest.mark.parametrize(
    ("page", "test"),
    sorted({(page, test) for (page, _), test in RUN_BY.items()} | set(COMMANDS_RUN_BY.items())),
)
def test_the_test_of_a_page_reads_it(page: str, test: str) -> None:
    assert Path(page).name in (ROOT / test).read_text("utf-8")


def test_every_reason_is_about_a_command_that_is_there() -> None:
    lines = [line for page in PAGES for line in commands(str(page.relative_to(ROOT)))]
    assert [
        start for start in COMMANDS_NOT_RUN if not any(s.startswith(start) for s in lines)
    ] == []
    assert sum(map(len, HERE.values())) > 8


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to work in, with a file of weights that a page takes for granted."""
    weights = ROOT / "src/sabot/bots/seven_seals/weights.json"
    (tmp_path / "new.json").write_bytes(weights.read_bytes())
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [str(ROOT), *sys.path])
    return tmp_path


@pytest.mark.slow
@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("page", HERE)
def test_the_commands_of_a_page_work_one_after_the_other(
    page: str, capfd: pytest.CaptureFixture[str]
) -> None:
    for line in HERE[page]:
        assert run(quick(line)) == 0, (line, capfd.readouterr().err)


@pytest.mark.slow
def test_a_dataset_is_read_as_the_page_says(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "games").mkdir()
    record = ROOT / "tests/playthroughs/sabotage-2.record"
    (folder / "games/one.record").write_bytes(record.read_bytes())
    assert run(["dataset", "games", "--out", "data", "--format", "jsonl"]) == 0
    capsys.readouterr()
    program = one("docs/datasets.md", "python")
    exec(compile(program, "docs/datasets.md", "exec"), {})  # noqa: S102 (what readers will do)
    assert len(capsys.readouterr().out.splitlines()) > 10


def one(page: str, language: str) -> str:
    """The only block of a language on a page."""
    (block,) = [block for block in BLOCKS if block[:2] == (page, language)]
    return block.text


def test_the_file_of_settings_is_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "server.toml"
    file.write_text(one("docs/hosting.md", "toml"), "utf-8")
    assert run(["serve", "--config", str(file), "--show-config"]) == 0
    shown = tomllib.loads(capsys.readouterr().out)
    wished = tomllib.loads(file.read_text("utf-8"))
    assert {name: shown[name] for name in wished} == wished
    known = {field.name.replace("_", "-") for field in fields(ServerSettings)}
    assert wished.keys() <= known


def test_prometheus_is_told_where_figures_are() -> None:
    (job,) = yaml.safe_load(one("docs/hosting.md", "yaml"))["scrape_configs"]
    (targets,) = job["static_configs"]
    ports = re.findall(r"sabot serve --port (\d+)", "\n".join(commands("docs/hosting.md")))
    assert targets["targets"] == [f"127.0.0.1:{port}" for port in ports]


def test_a_lesson_can_be_played() -> None:
    plan = msgspec.toml.decode(one("docs/lessons.md", "toml"), type=LessonPlan)
    assert len(played_scene(plan.scenes[0]).steps) == 1


def test_the_claims_that_are_shown_can_be_typed() -> None:
    found = game_of_options("saboteur(players=5,rounds=1)")
    names = ["Ada", "Bruno", "Carla", "Dario", "Eva"]
    match = Match(found, found.parse_options("saboteur(players=5,rounds=1)"), names)
    match.deal(Rng(1))
    words = match.claims.vocabulary()
    match.claim(3, words.parse_claim("II stone"))
    offer = match.game.claims(match.view(0), match.claims.made)
    for line in one("docs/talk.md", "text").splitlines():
        typed = line.removeprefix("say ")
        claim = typed_claim(words, offer, typed, names, 0)
        assert claim is not None, line
