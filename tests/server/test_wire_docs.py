"""docs/wire.md: its examples are what they say they are, and its bot plays a game."""

import asyncio
import re
import sys
from asyncio.subprocess import PIPE, STDOUT
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from sabot.bots.random import RandomBot
from sabot.client import Server
from sabot.server.errors import REASONS
from sabot.server.limits import USUAL_COSTS
from sabot.server.settings import ServerSettings
from sabot.table import refusals
from sabot.table.commands import AnyCommand, Sit, Start
from sabot.table.events import AnyEvent
from sabot.table.log_room import MOST_ARRANGEMENTS, MOST_CHAT_LINES, MOST_NOTES
from sabot.table.settings import Settings
from sabot.wire import calls, messages, person
from tests.server.running import play_to_the_end, running

DOCS = (Path(__file__).parents[2] / "docs" / "wire.md").read_text(encoding="utf-8")
EXAMPLES: list[tuple[str, str]] = re.findall(r"```json (\w+)\n(.*?)```", DOCS, re.DOTALL)
(BOT,) = re.findall(r"```python\n(.*?)```", DOCS, re.DOTALL)
LISTS: dict[str, Any] = {"Commands": AnyCommand, "Events": AnyEvent}
SINGLE = [example for example in EXAMPLES if example[0] not in LISTS]


def holds(known: Any, shown: Any) -> bool:
    """Whether everything that is shown is understood; what is left out has its default."""
    values: Any = shown
    if isinstance(shown, dict):
        return all(name in known and holds(known[name], value) for name, value in values.items())
    if isinstance(shown, list):
        return len(known) == len(values) and all(map(holds, known, values))
    return bool(known == shown)


def check_example(text: str, kind: Any) -> Any:
    decoded = msgspec.json.decode(text, type=kind)
    assert holds(msgspec.json.decode(msgspec.json.encode(decoded)), msgspec.json.decode(text))
    return decoded


@pytest.mark.parametrize(("name", "text"), SINGLE)
def test_an_example_is_what_it_says_it_is(name: str, text: str) -> None:
    modules = (messages, calls, person)
    check_example(text, next(kind for each in modules if (kind := getattr(each, name, None))))


@pytest.mark.parametrize("name", LISTS)
def test_every_command_and_every_event_is_listed(name: str) -> None:
    kind = LISTS[name]
    (text,) = [text for title, text in EXAMPLES if title == name]
    assert {type(check_example(line, kind)) for line in text.splitlines()} == set(get_args(kind))


def test_every_message_has_an_example() -> None:
    kinds = {*get_args(messages.FromClient), *get_args(messages.FromServer)}
    assert {kind.__name__ for kind in kinds} <= {name for name, _ in EXAMPLES}


def test_refusals_are_shown_in_the_words_that_are_sent() -> None:
    for name, text in EXAMPLES:
        if name in {"RefusedMessage", "Problem"}:
            shown = msgspec.json.decode(text)
            reasons = refusals.REASONS if shown.get("scope") == "table" else REASONS
            assert reasons[shown["reason"]] == shown["words"]


def test_the_limits_are_those_of_the_server() -> None:
    usual = ServerSettings()
    for row in (
        f"| commands of one socket | {usual.command_burst:g} at once, {usual.command_rate:g} a",
        f"| tokens of one address | {usual.budget_burst:g} at once, {usual.budget_rate:g} a",
        *(f"| `{cost}` | {tokens:g} |" for cost, tokens in USUAL_COSTS.items()),
        f"| {usual.chat_burst:g} lines at once, {usual.chat_rate:g} a second, over all",
        f"{MOST_CHAT_LINES} lines of chat, {MOST_CHAT_LINES} among watchers, {MOST_ARRANGEMENTS} ",
        f"{MOST_NOTES} marks of each person",
        f"| connections of one address | {usual.connections_each} |",
        f"| pauses of bots | {usual.shortest_bot_pause} ms at least |",
        f"| moves of all bots of one address | {usual.bot_moves_each:g} a second |",
        f"where bots play for watchers alone | {usual.bot_tables_each} |",
        f"| protocol | {messages.PROTOCOL} |",
    ):
        assert row in DOCS


@asynccontextmanager
async def program_running(program: Path, *words: str) -> AsyncGenerator[asyncio.subprocess.Process]:
    """A program as a process; whatever happens, it is gone in the end."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(program), *words, stdout=PIPE, stderr=STDOUT
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def test_the_bot_is_short() -> None:
    assert len(BOT.splitlines()) < 40


@pytest.mark.asyncio
async def test_the_bot_plays_a_game_to_its_end(tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(BOT, encoding="utf-8")
    game = Settings(game="seven_seals(players=3,rounds=1)", bot_pause=0)
    async with (
        running(tmp_path / "tables.db", tmp_path) as server,
        Server(server.address) as door,
        await door.create(game, "Ada") as host,
    ):
        await host.do(Sit(0))
        async with program_running(program, server.address, host.place.table) as bot:
            await host.until(lambda: host.picture.table_view().seats[1].person is not None)
            await host.do(Start("random"))
            await play_to_the_end(host, RandomBot(1))
            said, _ = await asyncio.wait_for(bot.communicate(), 20)
    assert (bot.returncode, said[:16]) == (0, b"Outcome(scores=(")
