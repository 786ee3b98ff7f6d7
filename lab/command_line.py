"""Runs a command of the laboratory like those of `sabot`: a refusal is one sentence."""

import sys
from collections.abc import Callable

import typer

from sabot.cli import REFUSED, sentence_of
from sabot.cli_common import INTERRUPTED
from sabot.core.errors import SabotError


def run(command: Callable[..., None], arguments: list[str], name: str) -> int:
    """The exit code of a command."""
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    app.command()(command)
    try:
        return app(arguments, prog_name=f"python -m {name}", standalone_mode=False) or 0
    except (SabotError, typer.TyperException) as refusal:
        if sentence := sentence_of(refusal):
            print(f"{name}: {sentence}", file=sys.stderr)
    except typer.Abort:
        return INTERRUPTED
    return REFUSED
