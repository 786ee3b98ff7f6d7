"""What the terminal at a table of a server says of each event of the table."""

import re
from types import SimpleNamespace
from typing import Any, cast, get_args

import msgspec
import pytest

from sabot.client.table_state import Picture
from sabot.join.line import Line
from sabot.join.network_table import NetworkTable
from sabot.locales import LANGUAGES, Words, bot_names
from sabot.table import events
from sabot.table.view_builder import view_table
from tests.table.company import started
from tests.terminal.scripts import Output, screen_of, scripted

FACTS: dict[str, Any] = {
    "person": 0,
    "seat": 1,
    "name": "Zoe",
    "kind": "rules",
    "muted": True,
    "locked": True,
    "days": 3,
    "by_itself": False,
    "game_number": 1,
    "mark": "",
    "deadline": None,
    "line": {"person": 0, "name": "Zoe", "at": 1, "text": "hello", "phrase": ""},
    "lines": [],
    "claims": [],
}
# Those that need no sentence, since the next question or the table shows them.
SILENT = {
    "set-up",
    "seat-reserved",
    "sat-down",
    "stood-up",
    "bot-stood-up",
    "words-mixed-in",
    "game-started",
    "ready-for-round",
    "watchers-had-said",
    "claim-made",
    "claims-judged",
    "noted",
    "playing-again",
    "your-turn",
}


def told(event: dict[str, Any], language: str) -> str:
    """What is shown of an event, at a table where a game runs; one is person 1."""
    company, output, picture = started(), Output(), Picture()
    picture.you, picture.seat = 1, 1
    picture.table = msgspec.to_builtins(view_table(company.table, bot_names))
    screen = screen_of(scripted(iter([])), output)
    line = cast("Line", SimpleNamespace(picture=picture))
    table = NetworkTable(line, Words(language), screen)
    table.names[:] = ["Ann", "Ben", "Cid"]
    table.tell(event)
    return output.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", get_args(events.AnyEvent), ids=lambda each: each.__name__)
def test_every_event_of_a_table_has_a_sentence_or_none(kind: Any, language: str) -> None:
    tag = kind.__struct_config__.tag
    facts = {name: FACTS.get(name) for name in kind.__struct_fields__}
    text = told({"event": tag, **facts}, language)
    assert (text == "") == (tag in SILENT)
    assert not re.search(r"[{}$]", text), text


def test_a_sentence_says_who_and_for_how_long() -> None:
    assert told({"event": "holiday-began", "seat": 0, "days": 3}, "en") == (
        "· Ann is on holiday: the clock stands for 3 days.\n"
    )
    first = started().table.people[0].name
    assert told({"event": "new-host", "person": 0}, "en") == f"· {first} is the host now.\n"
    ended = {"event": "game-resumed", "person": 0, "by_itself": True}
    assert told(ended, "en") == f"· {first} has no pause time left; the game goes on.\n"
