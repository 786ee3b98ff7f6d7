"""The commands of `sabot` with their arguments and options, as the help has them."""

from dataclasses import dataclass

import typer
import typer.core

from sabot.cli import app


@dataclass(frozen=True)
class Parameter:
    """One argument or option: how it is written, and what it means."""

    names: str
    says: str


@dataclass(frozen=True)
class CommandHelp:
    """The help of one command."""

    name: str
    usage: str
    says: str
    parameters: tuple[Parameter, ...]


def command_help() -> tuple[CommandHelp, ...]:
    """The help of `sabot` itself, then of each command, in the order of `sabot --help`."""
    group = typer.main.get_command(app)
    assert isinstance(group, typer.core.TyperGroup)  # noqa: S101  # it has several commands
    root = typer.Context(group, info_name="sabot")
    found = [help_of(root, "sabot")]
    for name, command in group.commands.items():
        found.append(help_of(typer.Context(command, info_name=name, parent=root), name))
    return tuple(found)


def help_of(context: typer.Context, name: str) -> CommandHelp:
    """The help of the command that a context is for."""
    command = context.command
    usage = " ".join([context.command_path, *command.collect_usage_pieces(context)])
    records = (parameter.get_help_record(context) for parameter in command.get_params(context))
    parameters = tuple(Parameter(*record) for record in records if record is not None)
    return CommandHelp(name, usage, " ".join((command.help or "").split()), parameters)
