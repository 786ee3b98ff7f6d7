"""The commands for running a server: serve, export, import, prune."""

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from sabot.cli_common import name_unusable_games


class LogFormat(StrEnum):
    """The formats of log lines."""

    TEXT = "text"
    JSON = "json"


class LogLevel(StrEnum):
    """The lowest level that is logged."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


WHERE = "Where it is found"
WATCHING = "Watching it"
LIMITS = "Limits"

Database = Annotated[
    str,
    typer.Option(
        envvar="SABOT_DATABASE",
        metavar="PATH|URL",
        help="A SQLite file, or postgresql://…; by default a file in the user's data folder.",
    ),
]


def serve(
    host: Annotated[
        str,
        typer.Option(
            envvar="SABOT_HOST",
            metavar="ADDRESS",
            help="Where to listen; 0.0.0.0 or :: for all addresses of this machine.",
            rich_help_panel=WHERE,
        ),
    ] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option(
            envvar="SABOT_PORT",
            metavar="PORT",
            min=0,
            max=65535,
            help="The port; 0 for any that is free.",
            rich_help_panel=WHERE,
        ),
    ] = 8000,
    database: Database = "",
    base_url: Annotated[
        str,
        typer.Option(
            envvar="SABOT_BASE_URL",
            metavar="URL",
            help="The address that people use, if a proxy is between.",
            rich_help_panel=WHERE,
        ),
    ] = "",
    trusted_proxies: Annotated[
        str,
        typer.Option(
            envvar="SABOT_TRUSTED_PROXIES",
            metavar="ADDRESSES",
            help="Proxies whose X-Forwarded-For is believed, with commas between them.",
            rich_help_panel=WHERE,
        ),
    ] = "",
    log_format: Annotated[
        LogFormat,
        typer.Option(
            envvar="SABOT_LOG_FORMAT", help="How log lines look.", rich_help_panel=WATCHING
        ),
    ] = LogFormat.TEXT,
    log_level: Annotated[
        LogLevel,
        typer.Option(envvar="SABOT_LOG_LEVEL", help="What is logged.", rich_help_panel=WATCHING),
    ] = LogLevel.INFO,
    metrics: Annotated[
        bool,
        typer.Option(
            envvar="SABOT_METRICS", help="Serve figures at /metrics.", rich_help_panel=WATCHING
        ),
    ] = True,
    connections: Annotated[
        int,
        typer.Option(
            envvar="SABOT_CONNECTIONS",
            metavar="NUMBER",
            min=1,
            help="Most sockets in all.",
            rich_help_panel=LIMITS,
        ),
    ] = 10_000,
    connections_each: Annotated[
        int,
        typer.Option(
            envvar="SABOT_CONNECTIONS_EACH",
            metavar="NUMBER",
            min=1,
            help="Most sockets of one address.",
            rich_help_panel=LIMITS,
        ),
    ] = 200,
    command_rate: Annotated[
        float,
        typer.Option(
            envvar="SABOT_COMMAND_RATE",
            metavar="NUMBER",
            min=0.1,
            help="Messages a second from one socket.",
            rich_help_panel=LIMITS,
        ),
    ] = 20.0,
    call_rate: Annotated[
        float,
        typer.Option(
            envvar="SABOT_CALL_RATE",
            metavar="NUMBER",
            min=0.1,
            help="HTTP calls a second from one address.",
            rich_help_panel=LIMITS,
        ),
    ] = 5.0,
    drain_seconds: Annotated[
        int,
        typer.Option(
            envvar="SABOT_DRAIN_SECONDS",
            metavar="SECONDS",
            min=0,
            help="How long the end waits for what is under way.",
            rich_help_panel=LIMITS,
        ),
    ] = 10,
    thinkers: Annotated[
        int,
        typer.Option(
            envvar="SABOT_THINKERS",
            metavar="NUMBER",
            min=0,
            help="Processes that think for bots; 0 for one less than there are cores.",
            rich_help_panel=LIMITS,
        ),
    ] = 0,
) -> None:
    """Serve tables on the network, until Ctrl-C or SIGTERM.

    Each option can also be set by the environment variable beside it.
    """
    from sabot.server.run import serve as run_server
    from sabot.server.settings import ServerSettings

    name_unusable_games()
    run_server(
        ServerSettings(
            host=host,
            port=port,
            database=database,
            base_url=base_url,
            trusted_proxies=trusted_proxies,
            log_format=log_format,
            log_level=log_level,
            metrics=metrics,
            connections=connections,
            connections_each=connections_each,
            command_rate=command_rate,
            call_rate=call_rate,
            drain_seconds=drain_seconds,
            thinkers=thinkers,
        )
    )


def export_tables(
    table: Annotated[
        str | None, typer.Argument(metavar="TABLE", help="One table; by default all of them.")
    ] = None,
    database: Database = "",
) -> None:
    """Write tables as JSON lines to stdout: all that the server knows, secrets of deals too."""
    from sabot.server.transfers import export_to

    export_to(sys.stdout.buffer, database, table)


def import_tables(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What an export has written.")],
    database: Database = "",
) -> None:
    """Bring tables in from JSON lines; nothing, if one of them is there already."""
    from sabot.server.transfers import import_from

    count = import_from(file, database)
    print(f"{count} {'table' if count == 1 else 'tables'} imported")


def prune_tables(
    table: Annotated[
        str | None, typer.Argument(metavar="TABLE", help="One table, however old it is.")
    ] = None,
    older_than: Annotated[
        float | None,
        typer.Option(metavar="DAYS", min=1, help="All tables untouched for so many days."),
    ] = None,
    database: Database = "",
) -> None:
    """Delete tables for good, with all that was said and played there."""
    from sabot.server.transfers import prune

    count = prune(database, table, older_than)
    print(f"{count} {'table' if count == 1 else 'tables'} deleted")
