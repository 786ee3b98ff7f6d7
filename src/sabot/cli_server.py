"""The commands for running a server: serve, export, import, prune."""

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from sabot.cli_common import name_unusable_games
from sabot.server.limits import USUAL_COSTS, format_costs


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
    allowed_hosts: Annotated[
        str,
        typer.Option(
            envvar="SABOT_ALLOWED_HOSTS",
            metavar="NAMES",
            help="Further names by which people call it, with commas between them; * for any.",
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
            help="Most connections in all; as many as the process may open files at most.",
            rich_help_panel=LIMITS,
        ),
    ] = 10_000,
    connections_each: Annotated[
        int,
        typer.Option(
            envvar="SABOT_CONNECTIONS_EACH",
            metavar="NUMBER",
            min=1,
            help="Most connections of one address; half of all at most.",
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
    chat_rate: Annotated[
        float,
        typer.Option(
            envvar="SABOT_CHAT_RATE",
            metavar="NUMBER",
            min=0.1,
            help="Lines of chat a second from one person at a table.",
            rich_help_panel=LIMITS,
        ),
    ] = 1.0,
    chat_burst: Annotated[
        float,
        typer.Option(
            envvar="SABOT_CHAT_BURST",
            metavar="NUMBER",
            min=1,
            help="Lines of chat from one person at once.",
            rich_help_panel=LIMITS,
        ),
    ] = 5.0,
    budget_rate: Annotated[
        float,
        typer.Option(
            envvar="SABOT_BUDGET_RATE",
            metavar="NUMBER",
            min=0.1,
            help="Tokens a second that an address gets, to pay for what it asks.",
            rich_help_panel=LIMITS,
        ),
    ] = 20.0,
    budget_burst: Annotated[
        float,
        typer.Option(
            envvar="SABOT_BUDGET_BURST",
            metavar="NUMBER",
            min=1,
            help="Most tokens that an address saves up.",
            rich_help_panel=LIMITS,
        ),
    ] = 400.0,
    costs: Annotated[
        str,
        typer.Option(
            envvar="SABOT_COSTS",
            metavar="NAME=TOKENS,…",
            help=f"What things cost, where not as usual: {format_costs(USUAL_COSTS)}.",
            rich_help_panel=LIMITS,
        ),
    ] = "",
    listed_each: Annotated[
        int,
        typer.Option(
            envvar="SABOT_LISTED_EACH",
            metavar="NUMBER",
            min=0,
            help="Most tables of one address in the lobby.",
            rich_help_panel=LIMITS,
        ),
    ] = 5,
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
    shortest_bot_pause: Annotated[
        int,
        typer.Option(
            envvar="SABOT_SHORTEST_BOT_PAUSE",
            metavar="MS",
            min=0,
            help="How long bots pause at least before they move.",
            rich_help_panel=LIMITS,
        ),
    ] = 100,
    bot_moves_each: Annotated[
        float,
        typer.Option(
            envvar="SABOT_BOT_MOVES_EACH",
            metavar="NUMBER",
            min=0.1,
            help="Moves a second of all bots of one address.",
            rich_help_panel=LIMITS,
        ),
    ] = 50.0,
    bot_tables_each: Annotated[
        int,
        typer.Option(
            envvar="SABOT_BOT_TABLES_EACH",
            metavar="NUMBER",
            min=1,
            help="Tables at which bots play while only watchers of one address are there.",
            rich_help_panel=LIMITS,
        ),
    ] = 4,
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
            allowed_hosts=allowed_hosts,
            trusted_proxies=trusted_proxies,
            log_format=log_format,
            log_level=log_level,
            metrics=metrics,
            connections=connections,
            connections_each=connections_each,
            command_rate=command_rate,
            chat_rate=chat_rate,
            chat_burst=chat_burst,
            budget_rate=budget_rate,
            budget_burst=budget_burst,
            costs=costs,
            listed_each=listed_each,
            drain_seconds=drain_seconds,
            thinkers=thinkers,
            shortest_bot_pause=shortest_bot_pause,
            bot_moves_each=bot_moves_each,
            bot_tables_each=bot_tables_each,
        )
    )


def export_tables(
    table: Annotated[
        str | None, typer.Argument(metavar="TABLE", help="One table; by default all of them.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="A file to write, for its owner only (mode 600); by default stdout.",
        ),
    ] = None,
    database: Database = "",
) -> None:
    """Write tables as JSON lines: all that the server knows, secrets of deals too."""
    from sabot.server.transfers import export_to, export_to_file

    if out is None:
        export_to(sys.stdout.buffer, database, table)
    else:
        export_to_file(out, database, table)


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
