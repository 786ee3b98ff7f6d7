"""The dataset card: README.md beside the tables, which says what they hold."""

from collections import Counter
from collections.abc import Iterable
from importlib.metadata import version
from typing import Final

import msgspec

from sabot.core.notation import format_seat
from sabot.dataset.rows import COLUMNS, TABLES, GameRow, Row

LOAD: Final = """\
```python
from pathlib import Path

from sabot.dataset.load import records, rows

for row in rows(Path("."), "decisions"):
    print(row.id, row.seat, row.move)
for record in records(Path(".")):
    print(record.scores)
```
"""

SECRETS: Final = """\
`decisions` and `told` are seat by seat: a row holds only what that seat could know when it
decided, or what it was told. Only `games` holds the whole truth, in the column `record`: leave that
table out where hidden cards must stay hidden.
"""


class Summary:
    """What a dataset holds, counted while it is written."""

    def __init__(self) -> None:
        self.rows: Counter[type[Row]] = Counter()
        self.options: Counter[str] = Counter()
        self.players: Counter[str] = Counter()
        self.rules: dict[str, int] = {}
        self.unfinished = 0

    def add(self, row: Row) -> None:
        """Count a row."""
        self.rows[type(row)] += 1
        if isinstance(row, GameRow):
            self.options[row.options] += 1
            self.players.update(name_of(row.names, seat) for seat in range(row.players))
            self.rules[row.game] = row.rules
            self.unfinished += row.scores is None


def name_of(names: tuple[str, ...], seat: int) -> str:
    """Who played at a seat: the kind of a bot, or a person, who is not named here."""
    kind, _, letter = names[seat].rpartition(" ") if seat < len(names) else ("", "", "")
    return kind if kind and letter == format_seat(seat) else "a person"


def card(summary: Summary, forms: Iterable[str]) -> str:
    """The card as Markdown."""
    forms = [*forms]
    files = [f"`{name}{form}`" for name in TABLES for form in forms]
    rules = ", ".join(f"{game} (rules {number})" for game, number in sorted(summary.rules.items()))
    parts = [
        front_matter(forms),
        "# Games of Sabot\n",
        f"Games as data, written by Sabot {version('sabot')}: {rules or 'none'}.\n",
        table("games", "number", summary.options),
        table("who played", "seats", summary.players),
        unfinished(summary),
        f"Files: {', '.join(files)}.\n",
        "## What a seat saw\n",
        SECRETS,
        *(columns(name, kind, summary.rows[kind]) for name, kind in TABLES.items()),
        "## Loading it\n",
        LOAD,
    ]
    return "\n".join(part for part in parts if part)


def front_matter(forms: list[str]) -> str:
    """The names of the tables and their files, as hubs of datasets read them."""
    suffix = forms[-1]
    lines = ["---", "tags: [games, imperfect-information]", "configs:"]
    for name in TABLES:
        lines += [f"- config_name: {name}", f"  data_files: {name}{suffix}"]
    return "\n".join([*lines, "---", ""])


def table(title: str, count: str, found: Counter[str]) -> str:
    """A table of counts."""
    rows = [f"| `{name}` | {number} |" for name, number in sorted(found.items())]
    return "\n".join([f"| {title} | {count} |", "|---|---|", *rows, ""])


def unfinished(summary: Summary) -> str:
    """A sentence about games that were not played to their end."""
    return f"{summary.unfinished} of the games are unfinished.\n" if summary.unfinished else ""


def columns(name: str, kind: type[Row], rows: int) -> str:
    """The columns of one table, with their meanings."""
    meaning = COLUMNS[kind]
    lines = [
        f"| `{field.name}` | {meaning[field.name]} |" for field in msgspec.structs.fields(kind)
    ]
    head = f"## {name}: {rows} rows\n\n{kind.__doc__}\n\n| column | |\n|---|---|"
    return "\n".join([head, *lines, ""])
