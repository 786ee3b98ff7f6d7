"""Writes the tables of actions and observations into docs/environments.md, from the encoders.

python tools/environment_tables.py
"""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from sabot.envs.encoder import Encoder
from sabot.envs.event_words import words_of
from sabot.envs.lookup import Environment, environment
from sabot.envs.tokens import kinds_of
from sabot.games.registry import built_in, descriptor_of, game_ids

PAGE: Final = Path(__file__).parent.parent / "docs/environments.md"
BEGIN: Final = "<!-- tables: tools/environment_tables.py writes them -->"
END: Final = "<!-- end of tables -->"


def main() -> None:
    """Replace the tables in the page."""
    PAGE.write_text(with_tables(PAGE.read_text("utf-8")), "utf-8")


def with_tables(page: str) -> str:
    """The page with the tables of today's encoders."""
    start, end = page.index(BEGIN) + len(BEGIN), page.index(END)
    return "\n".join([page[:start], "", *tables(), page[end:]])


def tables() -> Iterator[str]:
    """The sizes of all environments, and the layout of each game's with default options."""
    environments = [each for each in game_ids() if each in built_in() and has_environment(each)]
    yield from ["### Sizes", "", "| options | actions | numbers | of them in planes |"]
    yield "|---|---|---|---|"
    for game_id in environments:
        yield from sizes(game_id)
    for game_id in environments:
        env = environment(game_id)
        title = f"{env.game.title}, {env.options.players} players"
        yield from [
            "",
            f"### Actions of {title}",
            "",
            "| action | name | meaning |",
            "|---|---|---|",
        ]
        yield from rows(
            [(each.start, each.size, each.name, each.meaning) for each in env.encoder.blocks]
        )
        yield from ["", f"### Numbers of {title}", ""]
        yield from ["| number | name | range | meaning |", "|---|---|---|---|"]
        yield from rows(
            [
                (each.start, each.size, f"{each.name} | 0–{each.high}", each.meaning)
                for each in env.encoder.fields
            ]
        )
        yield from token_table(env, title)
    yield ""


def token_table(env: Environment, title: str) -> Iterator[str]:
    """A line for each kind of token."""
    words = words_of(env.game.id)
    yield from ["", f"### Tokens of {title}", "", f"Words: {', '.join(words)}.", ""]
    yield from ["| kind | name | values |", "|---|---|---|"]
    for kind in kinds_of(env.game).values():
        yield f"| {kind.number} | {kind.name} | {', '.join(kind.values) or '–'} |"


def has_environment(game_id: str) -> bool:
    """True if the game is an environment."""
    return descriptor_of(game_id).environment is not None


def sizes(game_id: str) -> Iterator[str]:
    """A line for each number of players."""
    for players in environment(game_id).game.players:
        options = f"{game_id}(players={players})"
        encoder = environment(options).encoder
        yield f"| `{options}` | {encoder.actions} | {encoder.numbers} | {in_planes(encoder)} |"


def in_planes(encoder: Encoder) -> str:
    """The shape of the planes."""
    if not encoder.planes:
        return "–"
    return f"{encoder.planes} × {encoder.width} × {encoder.height}"


def rows(parts: Sequence[tuple[int, int, str, str]]) -> Iterator[str]:
    """A line for each part of a layout."""
    for start, size, name, meaning in parts:
        place = f"{start}" if size == 1 else f"{start}–{start + size - 1}"
        yield f"| {place} | {name} | {re.sub(r'[|]', '/', meaning)} |"


if __name__ == "__main__":
    main()
