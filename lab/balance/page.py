"""The deals as Markdown: a table for each question."""

from collections.abc import Iterator, Sequence
from typing import Final

from lab.balance.facts import is_share
from lab.balance.play_deals import Table
from lab.balance.results_file import ResultsFile
from sabot.arena.intervals import ANYWHERE, estimate

NONE: Final = "–"
HEAD: Final = """# Balance

How the games come out when bots of one kind take all seats, each round for itself. Behind each
figure stand its 95 % interval, over deals, and the number of deals. That a side wins more often
says nothing about bots or people who are better on one side: it is measured for each rung anew.
[The arena](arena.md) says who the bots are.
"""
AGAIN: Final = "The same command gives the same figures{}."
MORE: Final = " A second run goes on from what the first has played."
BY_THE_CLOCK: Final = ", but for those of `searcher`, which thinks by the clock"
SECTIONS: Final = {
    "saboteur": "## Saboteur: how often the saboteurs win\n\n"
    "By the number of players, and of saboteurs among them. Without a saboteur it is how often\n"
    "the diggers fail.",
    "saboteur2": "## Saboteur 2: who wins, and what it pays",
    "seven_seals": "## The Seven Seals: the saboteur, and what a round costs",
    "sabotage": "## Sabotage: who begins, and who ends the round",
}
TITLES: Final = {
    "all nuggets": "nuggets a round, all players",
    "taken": "rounds with a saboteur",
    "penalty": "penalty points a round, all players",
    "saboteur's penalty": "penalty points of the saboteur",
    "announcers' penalty": "penalty points of the others, where there is a saboteur",
    "first won": "rounds won by the side that begins, a draw as half",
    "first's lead": "points more for the side that begins",
    "ended by a player": "rounds that a player ended",
}


def page(kept: ResultsFile, tables: Sequence[Table], command: str) -> str:
    """The whole page."""
    written = f"Written by `{command}`: sabot {kept.head.sabot}, seed `{kept.head.seed}`."
    timed = any(table.bot == "searcher" for table in tables)
    parts = [HEAD, written, AGAIN.format(BY_THE_CLOCK if timed else "") + MORE]
    games = dict.fromkeys(table.game for table in tables)
    for game in games:
        mine = [table for table in tables if table.game == game]
        parts.append(SECTIONS[game])
        parts += [grid(kept, mine, fact) for fact in ordered(kept.facts(mine))]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def ordered(facts: list[str]) -> list[str]:
    """Shares first, and those of all before those of a role."""
    return sorted(facts, key=lambda fact: (fact not in TITLES, not is_share(fact), fact))


def grid(kept: ResultsFile, tables: Sequence[Table], fact: str) -> str:
    """One fact: a row for each number of players, a column for each bot."""
    bots = list(dict.fromkeys(table.bot for table in tables))
    rows = dict.fromkeys((table.players, table.saboteurs) for table in tables)
    split = any(saboteurs is not None for _, saboteurs in rows)
    heads = ["players", *(["saboteurs"] if split else []), *bots]
    lines = [*([] if split else [f"**{title(fact)}**", ""]), *head(heads)]
    for players, saboteurs in rows:
        cells = [
            cell(kept.values(Table(tables[0].game, players, saboteurs, bot), fact), fact)
            for bot in bots
        ]
        if any(each != NONE for each in cells):
            lines.append(row([str(players), *([str(saboteurs)] if split else []), *cells]))
    return "\n".join(lines)


def title(fact: str) -> str:
    """A fact in words."""
    if fact in TITLES:
        return TITLES[fact]
    role, _, what = fact.rpartition(" ")
    return f"{role}: {'rounds won' if what == 'won' else 'nuggets a round'}"


def head(names: list[str]) -> Iterator[str]:
    """The first two lines of a table."""
    yield row(names)
    yield "|" + "---|" * len(names)


def row(cells: list[str]) -> str:
    """One line of a table."""
    return "| " + " | ".join(cells) + " |"


def cell(values: list[float], fact: str) -> str:
    """A mean, its interval, and the number of deals."""
    if not values:
        return NONE
    share = is_share(fact)
    found = estimate(values, share=share)
    times, digits, unit = (100, 0, " %") if share else (1, 2, "")
    mean = f"{found.mean * times:.{digits}f}{unit}"
    if (found.low, found.high) == ANYWHERE:
        return f"{mean} ({found.deals})"
    low, high = (f"{end * times:.{digits}f}" for end in (found.low, found.high))
    return f"{mean} [{low}, {high}] ({found.deals})"
