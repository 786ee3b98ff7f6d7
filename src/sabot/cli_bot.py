"""The commands `sabot bot …`, for whoever writes a bot."""

from pathlib import Path
from typing import Annotated

import typer

bot = typer.Typer(
    name="bot",
    help="Write a bot of your own.",
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@bot.callback()
def of_bots() -> None:
    """Write a bot of your own."""


@bot.command()
def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name of the bot.")],
    game: Annotated[str, typer.Option(metavar="GAME", help="The game that it plays.")] = "saboteur",
    folder: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Where to write it; by default a folder of its name."),
    ] = None,
) -> None:
    """Write a small package with a bot, its entry point and a test."""
    from sabot.bots.new_package import write_package
    from sabot.games.registry import game_named

    written = write_package(name, game_named(game), folder or Path(name))
    print("\n".join(map(str, written)))
    print(f"next: pip install --editable {folder or name}")
