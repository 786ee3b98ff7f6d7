"""The commands for those who make bots: arena, balance and tune."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from sabot.cli_common import INTERRUPTED


class SeatingName(StrEnum):
    """Who sits where."""

    SIDES = "sides"
    MIXED = "mixed"


class TunedName(StrEnum):
    """Whose weights are tuned."""

    RULES = "rules"
    DETECTIVE = "detective"


class WayName(StrEnum):
    """How a tuning finds its way."""

    MATCHES = "matches"
    TRIALS = "trials"


WHAT = "What is played"
TEST = "When it ends"
RESULTS = "Results"
WORK = "Who works"

GameText = Annotated[
    str,
    typer.Argument(
        metavar="GAME", help="The game, also with options: 'saboteur(players=5,edition=zman)'."
    ),
]
PlayersOption = Annotated[
    int | None, typer.Option(metavar="N", help="How many play.", rich_help_panel=WHAT)
]
OptionsOption = Annotated[
    str,
    typer.Option(
        metavar="NAME=VALUE,…",
        help="Options of the game, as `sabot options` lists them.",
        rich_help_panel=WHAT,
    ),
]
SeedOption = Annotated[
    str, typer.Option(metavar="TEXT", help="All chance follows from it.", rich_help_panel=WHAT)
]
WorkersOption = Annotated[
    int | None,
    typer.Option(
        metavar="N",
        min=1,
        max=1024,
        help="Worker processes; by default one for each core. Results don't depend on it.",
        rich_help_panel=WORK,
    ),
]


def arena(
    game: GameText,
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B,…",
            help="Names such as random or rules, rules@FILE with other weights, or"
            " package.module:maker for a bot of your own.",
            rich_help_panel=WHAT,
        ),
    ],
    deals: Annotated[
        int, typer.Option(metavar="N", min=1, help="How many deals.", rich_help_panel=TEST)
    ] = 200,
    players: PlayersOption = None,
    options: OptionsOption = "",
    seating: Annotated[
        SeatingName | None,
        typer.Option(
            help="sides: each bot plays all diggers and all saboteurs in turn, against each bot;"
            " mixed: each bot plays every seat once. By default sides where roles make two.",
            rich_help_panel=WHAT,
        ),
    ] = None,
    saboteurs: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=0,
            help="Only deals with so many saboteurs among the players.",
            rich_help_panel=WHAT,
        ),
    ] = None,
    seed: SeedOption = "1",
    until_decided: Annotated[
        bool,
        typer.Option(
            "--until-decided",
            help="Stop as soon as a sequential test (GSPRT) says whether the first bot is better"
            " than the second; after all deals at the latest.",
            rich_help_panel=TEST,
        ),
    ] = False,
    delta: Annotated[
        float | None,
        typer.Option(
            metavar="X",
            help="What counts as better in the first measure; 0.05 is five points of wins.",
            rich_help_panel=TEST,
        ),
    ] = None,
    alpha: Annotated[
        float,
        typer.Option(metavar="P", help='How often "better" may be wrong.', rich_help_panel=TEST),
    ] = 0.05,
    beta: Annotated[
        float,
        typer.Option(
            metavar="P", help='How often "not better" may be wrong.', rich_help_panel=TEST
        ),
    ] = 0.05,
    patience: Annotated[
        float,
        typer.Option(
            metavar="SECONDS",
            help="How long a bot may think about a move.",
            rich_help_panel=WORK,
        ),
    ] = 10.0,
    json: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write all figures here.", rich_help_panel=RESULTS),
    ] = None,
    plot: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Draw an SVG picture here.", rich_help_panel=RESULTS),
    ] = None,
    quiet: Annotated[
        bool,
        typer.Option("--quiet", help="Show no progress.", rich_help_panel=RESULTS),
    ] = False,
    workers: WorkersOption = None,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="Work on the Ray cluster there; local starts one. Needs sabot[ray].",
            rich_help_panel=WORK,
        ),
    ] = None,
) -> None:
    """Let bots play each other on the same deals, and say who is better."""
    from sabot.arena.command import Asked, Wishes, contest_of, hold, question_of

    asked = Asked(
        game, tuple(bots.split(",")), players, options, seating, saboteurs, seed, patience
    )
    contest = contest_of(asked)
    question = question_of(contest, delta, alpha, beta) if until_decided else None
    if not hold(contest, Wishes(deals, question, workers, ray, json, plot, quiet)):
        raise typer.Exit(INTERRUPTED)


def balance(
    out: Annotated[
        Path,
        typer.Option(metavar="FILE", help="Write the page here.", rich_help_panel=RESULTS),
    ],
    state: Annotated[
        Path,
        typer.Option(
            metavar="FILE",
            help="Keep what is played here; if it is there already, go on from it.",
            rich_help_panel=RESULTS,
        ),
    ],
    deals: Annotated[
        str,
        typer.Option(
            metavar="BOT=N,…",
            help="Which bots, and how many deals of each table.",
            rich_help_panel=TEST,
        ),
    ] = "rules=2000,detective=400,searcher=100",
    games: Annotated[
        str,
        typer.Option(metavar="GAME,…", help="By default all games.", rich_help_panel=WHAT),
    ] = "",
    seed: SeedOption = "1",
    quiet: Annotated[
        bool, typer.Option("--quiet", help="Show no progress.", rich_help_panel=RESULTS)
    ] = False,
    workers: WorkersOption = None,
) -> None:
    """Let bots of one kind take all seats, and say who wins at every number of players."""
    from sabot.arena.balance.command import Asked, hold

    if not hold(Asked(games, deals, seed, out, state, workers, quiet)):
        raise typer.Exit(INTERRUPTED)


def tune(
    game: GameText,
    out: Annotated[
        Path,
        typer.Option(
            metavar="FILE",
            help="Write the weights here, if they are clearly better, and FILE.made.json beside"
            " them.",
            rich_help_panel=RESULTS,
        ),
    ],
    state: Annotated[
        Path,
        typer.Option(
            metavar="FILE",
            help="Keep the way so far here; if it is there already, go on from it.",
            rich_help_panel=RESULTS,
        ),
    ],
    bot: Annotated[
        TunedName,
        typer.Option(
            help="Whose weights: rules, of the game's policy; detective, where it has some of"
            " its own beside them.",
            rich_help_panel=WHAT,
        ),
    ] = TunedName.RULES,
    way: Annotated[
        WayName,
        typer.Option(
            "--by",
            help="How it finds its way: matches of weights shifted at random; or trials of all"
            " moves at single decisions, for policies of many weights.",
            rich_help_panel=TEST,
        ),
    ] = WayName.MATCHES,
    players: Annotated[
        str,
        typer.Option(
            metavar="N,N,…",
            help="Numbers of players, deals in turn; by default all that the game allows.",
            rich_help_panel=WHAT,
        ),
    ] = "",
    options: OptionsOption = "",
    start: Annotated[
        Path | None,
        typer.Option(
            "--from",
            metavar="FILE",
            help="Begin with these weights; by default those that the bot comes with.",
            rich_help_panel=WHAT,
        ),
    ] = None,
    only: Annotated[
        str,
        typer.Option(
            metavar="PATTERN", help="Tune only weights of such names.", rich_help_panel=WHAT
        ),
    ] = "*",
    seed: SeedOption = "1",
    steps: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=1,
            help="Steps in all; by default 1000, by trials 6.",
            rich_help_panel=TEST,
        ),
    ] = None,
    deals: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=2,
            help="Deals a step; by default 64, two games each, by trials 6000.",
            rich_help_panel=TEST,
        ),
    ] = None,
    proof: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=2,
            help="Fresh deals on which the result is compared with what was there; by default"
            " 4000, for detectives 600.",
            rich_help_panel=TEST,
        ),
    ] = None,
    gain: Annotated[
        float, typer.Option(metavar="X", help="How far a step goes.", rich_help_panel=TEST)
    ] = 2.0,
    reach: Annotated[
        float,
        typer.Option(
            metavar="X",
            help="How far weights are shifted to try them, as a share of their size.",
            rich_help_panel=TEST,
        ),
    ] = 0.2,
    least: Annotated[
        float,
        typer.Option(
            metavar="X",
            help="By how much they are shifted at the least, in thousandths.",
            rich_help_panel=TEST,
        ),
    ] = 100.0,
    against_below: Annotated[
        float,
        typer.Option(
            metavar="SHARE",
            help="How much the games against the rung below count (R0, for detectives R1),"
            " beside those against each other.",
            rich_help_panel=TEST,
        ),
    ] = 0.25,
    quiet: Annotated[
        bool, typer.Option("--quiet", help="Show no progress.", rich_help_panel=RESULTS)
    ] = False,
    workers: WorkersOption = None,
) -> None:
    """Improve the weights of a bot in self-play on paired deals."""
    from sabot.arena.tuning.command import DEALS, STEPS, Asked, Wishes, plan_of
    from sabot.arena.tuning.command import tune as climb

    manner = (gain, reach, least, against_below)
    size = deals or DEALS[way.value]
    plan = plan_of(Asked(game, bot, players, options, start, only, seed, size, *manner, way))
    if not climb(plan, Wishes(steps or STEPS[plan.way], proof, workers, state, out, quiet)):
        raise typer.Exit(INTERRUPTED)
