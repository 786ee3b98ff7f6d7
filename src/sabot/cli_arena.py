"""The command `sabot arena`."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from sabot.cli_common import INTERRUPTED, TracebackOption, tracebacks_of_bots


class SeatingName(StrEnum):
    """The ways to seat the bots."""

    SIDES = "sides"
    MIXED = "mixed"


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
            help="Names such as random or rules, rules@FILE with other weights, bots of installed"
            " packages, or package.module:maker for a bot of your own.",
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
    hold: Annotated[
        str | None,
        typer.Option(
            metavar="SIDE=BOT",
            help="Let one bot always play a side, diggers or saboteurs, and each of the others"
            " the other side.",
            rich_help_panel=WHAT,
        ),
    ] = None,
    among: Annotated[
        str | None,
        typer.Option(
            metavar="BOT",
            help="Give each bot one seat, every seat in turn, and all others to this one.",
            rich_help_panel=WHAT,
        ),
    ] = None,
    talk: Annotated[
        bool,
        typer.Option(
            "--talk",
            help="Let bots make claims, in games that have them; kinds such as detective@silent"
            " say nothing.",
            rich_help_panel=WHAT,
        ),
    ] = False,
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
    records: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Write the record of every game into this new folder; `sabot dataset` makes"
            " tables of them.",
            rich_help_panel=RESULTS,
        ),
    ] = None,
    quiet: Annotated[
        bool,
        typer.Option("--quiet", help="Show no progress.", rich_help_panel=RESULTS),
    ] = False,
    traceback: TracebackOption = False,
    workers: WorkersOption = None,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="Work on the Ray cluster there; local starts one. Needs the extra ray.",
            rich_help_panel=WORK,
        ),
    ] = None,
) -> None:
    """Let bots play each other on the same deals, and say who is better."""
    from sabot.arena.command import Asked, Wishes, contest_of, question_of
    from sabot.arena.command import hold as hold_contest

    asked = Asked(
        game,
        tuple(bots.split(",")),
        players,
        options,
        seating,
        saboteurs,
        seed,
        patience,
        talk,
        hold,
        among,
        records is not None,
    )
    with tracebacks_of_bots(wanted=traceback):
        contest = contest_of(asked)
        question = question_of(contest, delta, alpha, beta) if until_decided else None
        wishes = Wishes(deals, question, workers, ray, json, plot, quiet, records)
        complete = hold_contest(contest, wishes)
    if not complete:
        raise typer.Exit(INTERRUPTED)
