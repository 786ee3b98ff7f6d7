"""The command line. Each command imports what it needs, so that --help is quick."""

import os
import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from sabot.cli_arena import arena
from sabot.cli_bot import bot
from sabot.cli_common import (
    INTERRUPTED,
    FullScreenOption,
    LanguageOption,
    NoColour,
    RecordFile,
    TracebackOption,
    full_screen,
    name_unusable_plugins,
    tracebacks_of_bots,
)
from sabot.cli_dataset import dataset
from sabot.cli_doctor import doctor
from sabot.cli_puzzles import puzzles
from sabot.cli_review import review
from sabot.cli_server import export_tables, import_tables, prune_tables, serve
from sabot.core.errors import SabotError

REFUSED = 2

app = typer.Typer(
    name="sabot",
    help="Card games with hidden roles, on the network and in the terminal.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def show_version(asked: bool) -> None:
    """Print the version and exit, if asked to."""
    if asked:
        from importlib.metadata import version

        print(f"sabot {version('sabot')}")
        raise typer.Exit


@app.callback()
def sabot(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=show_version, is_eager=True, help="Show the version and exit."
        ),
    ] = False,
) -> None:
    """Card games with hidden roles, on the network and in the terminal."""
    del version  # its callback has done the work


@app.command()
def play(
    options: Annotated[
        str,
        typer.Argument(
            metavar="GAME",
            help="The game with its options, such as 'saboteur(players=5,edition=zman)'.",
        ),
    ] = "saboteur",
    seat: Annotated[str, typer.Option(help="The letter of your seat.")] = "A",
    name: Annotated[str, typer.Option(help="Your name, as the record has it.")] = "Player",
    seed: Annotated[
        str | None, typer.Option(metavar="TEXT", help="Deal the game that this text stands for.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="BOT",
            help="Who plays on the other seats: random, rules, detective, searcher, or a bot of an"
            " installed package; by default rules, or the game's best.",
        ),
    ] = None,
    silent_bots: Annotated[
        bool, typer.Option("--silent-bots", help="Let bots make no claims.")
    ] = False,
    record: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write the record to this new file, however it ends."),
    ] = None,
    lang: LanguageOption = None,
    no_color: NoColour = False,
    fast: Annotated[bool, typer.Option("--fast", help="Play without pauses.")] = False,
    full: FullScreenOption = False,
    traceback: TracebackOption = False,
) -> None:
    """Play a game against bots."""
    from sabot.locales import Words, language_of
    from sabot.table.fairness import new_seed
    from sabot.terminal.screen import PAUSE, real_screen
    from sabot.terminal.session import play as play_game
    from sabot.terminal.session import sitting

    text = seed if seed is not None else new_seed().hex()
    asked = sitting(options, seat, name, text, bots)
    if silent_bots:
        asked = asked.with_silent_bots()
    pause = 0 if fast else PAUSE
    words = Words(lang or language_of(os.environ))
    screen = real_screen(colour=not no_color, pause=pause)
    with tracebacks_of_bots(wanted=traceback):
        if full:
            window = full_screen()
            screen.show(window(words, lambda shown: play_game(asked, record, shown, words), pause))
        else:
            play_game(asked, record, screen, words)


@app.command()
def join(
    link: Annotated[str, typer.Argument(metavar="LINK", help="The link to a table of a server.")],
    name: Annotated[str, typer.Option(help="Your name at the table.")] = "Player",
    pin: Annotated[str | None, typer.Option(help="The PIN of the table, if it has one.")] = None,
    lang: LanguageOption = None,
    no_color: NoColour = False,
    full: FullScreenOption = False,
) -> None:
    """Sit down at a table of a server."""
    from sabot.join.session import join as join_table
    from sabot.locales import Words, language_of
    from sabot.terminal.screen import real_screen

    words = Words(lang or language_of(os.environ))
    screen = real_screen(colour=not no_color, pause=0)
    if full:
        window = full_screen()
        screen.show(window(words, lambda shown: join_table(link, name, pin, shown, words), 0))
    else:
        join_table(link, name, pin, screen, words)


@app.command()
def replay(
    file: RecordFile,
    perspective: Annotated[
        str,
        typer.Option("--as", metavar="SEAT", help="Who looks: a seat's letter, spectator, or all."),
    ] = "spectator",
    print_all: Annotated[
        bool, typer.Option("--print", help="Print all moves without asking.")
    ] = False,
    lang: LanguageOption = None,
    no_color: NoColour = False,
) -> None:
    """Step through the record of a game."""
    from sabot.locales import Words, language_of
    from sabot.terminal.record_files import record_in
    from sabot.terminal.replay import Replay, perspective_named
    from sabot.terminal.screen import real_screen

    record = record_in(file)
    screen = real_screen(colour=not no_color, pause=0)
    words = Words(lang or language_of(os.environ))
    shown = Replay(record, perspective_named(perspective, record), screen, words)
    if print_all:
        return shown.print()
    return shown.browse()


@app.command()
def verify(file: RecordFile) -> None:
    """Replay a record and check its moves by the rules, and its deals by its seed."""
    from sabot.table.branch import format_branch
    from sabot.table.deals import check_deals
    from sabot.table.record import UNFINISHED
    from sabot.table.record import verify as verify_record
    from sabot.terminal.record_files import record_in

    record = record_in(file)
    moves = verify_record(record)
    checked = check_deals(record)
    rounds = len(record.rounds)
    scores = record.scores
    result = UNFINISHED if scores is None else " ".join(map(str, scores))
    print(
        f"ok: {record.game.format_options(record.options)}"
        f", {rounds} {'round' if rounds == 1 else 'rounds'}"
        f", {moves} {'move' if moves == 1 else 'moves'}, result {result}"
    )
    if checked and record.fairness is not None:
        since = f" from round {record.rounds_elsewhere() + 1} on" if record.branched_from else ""
        print(
            f"deals verified{since}: each follows from the seed, and the seed fits the commitment"
        )
        print(f"compare the commitment that you were shown: {record.fairness.commitment}")
    elif record.branched_from is None or record.fairness is None or record.fairness.seed is None:
        print("deals not verified: no seed is in the record")
    if record.branched_from is not None:
        origin = format_branch(record.branched_from)
        print(f"not checked: what was dealt before the game was taken up ({origin})")


@app.command()
def games() -> None:
    """List the games, those of other packages too, with their players and bots."""
    from sabot.games.registry import GAMES
    from sabot.terminal.game_list import game_lines

    print("\n".join(game_lines(GAMES.values())))
    name_unusable_plugins()


@app.command()
def options(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="A game; by default all of them.")
    ] = None,
) -> None:
    """List the games and their options."""
    from sabot.games.registry import GAMES, game_of_options
    from sabot.terminal.game_list import listing

    games = list(GAMES.values()) if game is None else [game_of_options(game)]
    print("\n\n".join("\n".join(listing(each)) for each in games))


# The groups of options in the help of `serve`.
app.command()(serve)
app.command(
    context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
)(doctor)
app.command("export")(export_tables)
app.command("import")(import_tables)
app.command("prune")(prune_tables)
app.command()(review)
app.command()(puzzles)
app.command()(arena)
app.command()(dataset)
app.add_typer(bot)


def main() -> NoReturn:
    """Run the command line; a wrong request ends with one sentence and exit code 2."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """The exit code of a command."""
    try:
        return app(arguments, prog_name="sabot", standalone_mode=False) or 0
    except (SabotError, typer.TyperException) as refusal:
        if sentence := sentence_of(refusal):
            print(f"sabot: {sentence}", file=sys.stderr)
    except typer.Abort:
        return INTERRUPTED
    return REFUSED


def sentence_of(refusal: Exception) -> str:
    """The sentence about a refusal; empty if the help has been shown instead."""
    if isinstance(refusal, typer.BadParameter):
        return refusal.format_message().replace("Value error, ", "")
    return str(refusal)
