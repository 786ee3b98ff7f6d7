"""The commands for running a server: serve, export, import, prune."""

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from typer.models import OptionInfo

from sabot.cli_common import name_unusable_plugins
from sabot.cli_config import Config, show_config
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
PUSHING = "Web Push"
LIMITS = "Limits"


def setting(
    name: str,
    says: str,
    panel: str | None = None,
    metavar: str | None = None,
    least: float | None = None,
    most: float | None = None,
) -> OptionInfo:
    """An option that the environment variable `SABOT_…` sets as well."""
    option: OptionInfo = typer.Option(
        envvar=f"SABOT_{name}",
        help=says,
        rich_help_panel=panel,
        metavar=metavar,
        min=least,
        max=most,
    )
    return option


def limit(name: str, says: str, least: float, metavar: str = "NUMBER") -> OptionInfo:
    """A limit, with the lowest number that it can be."""
    return setting(name, says, LIMITS, metavar, least)


Database = Annotated[
    str,
    setting(
        "DATABASE",
        "A SQLite file, or postgresql://…; by default a file in the user's data folder.",
        metavar="PATH|URL",
    ),
]


def serve(
    host: Annotated[
        str,
        setting(
            "HOST",
            "Where to listen; 0.0.0.0 or :: for all addresses of this machine.",
            WHERE,
            "ADDRESS",
        ),
    ] = "127.0.0.1",
    port: Annotated[
        int, setting("PORT", "The port; 0 for any that is free.", WHERE, "PORT", 0, 65535)
    ] = 8000,
    database: Database = "",
    base_url: Annotated[
        str,
        setting("BASE_URL", "The address that people use, if a proxy is between.", WHERE, "URL"),
    ] = "",
    allowed_hosts: Annotated[
        str,
        setting(
            "ALLOWED_HOSTS",
            "Further names by which people call it, with commas between them; * for any.",
            WHERE,
            "NAMES",
        ),
    ] = "",
    trusted_proxies: Annotated[
        str,
        setting(
            "TRUSTED_PROXIES",
            "Proxies whose X-Forwarded-For is believed, with commas between them.",
            WHERE,
            "ADDRESSES",
        ),
    ] = "",
    log_format: Annotated[
        LogFormat, setting("LOG_FORMAT", "How log lines look.", WATCHING)
    ] = LogFormat.TEXT,
    log_level: Annotated[
        LogLevel, setting("LOG_LEVEL", "What is logged.", WATCHING)
    ] = LogLevel.INFO,
    metrics: Annotated[bool, setting("METRICS", "Serve figures at /metrics.", WATCHING)] = True,
    connections: Annotated[
        int,
        limit(
            "CONNECTIONS",
            "Most connections in all; as many as the process may open files at most.",
            1,
        ),
    ] = 10_000,
    connections_each: Annotated[
        int, limit("CONNECTIONS_EACH", "Most connections of one address; half of all at most.", 1)
    ] = 200,
    command_rate: Annotated[
        float, limit("COMMAND_RATE", "Messages a second from one socket.", 0.1)
    ] = 20.0,
    chat_rate: Annotated[
        float, limit("CHAT_RATE", "Lines of chat a second from one person at a table.", 0.1)
    ] = 1.0,
    chat_burst: Annotated[
        float, limit("CHAT_BURST", "Lines of chat from one person at once.", 1)
    ] = 5.0,
    budget_rate: Annotated[
        float,
        limit("BUDGET_RATE", "Tokens a second that an address gets, to pay for what it asks.", 0.1),
    ] = 20.0,
    budget_burst: Annotated[
        float, limit("BUDGET_BURST", "Most tokens that an address saves up.", 1)
    ] = 400.0,
    costs: Annotated[
        str,
        setting(
            "COSTS",
            f"What things cost, where not as usual: {format_costs(USUAL_COSTS)}.",
            LIMITS,
            "NAME=TOKENS,…",
        ),
    ] = "",
    listed_each: Annotated[
        int, limit("LISTED_EACH", "Most tables of one address in the lobby.", 0)
    ] = 5,
    drain_seconds: Annotated[
        int, limit("DRAIN_SECONDS", "How long the end waits for what is under way.", 0, "SECONDS")
    ] = 10,
    thinkers: Annotated[
        int,
        limit("THINKERS", "Processes that think for bots; 0 for one less than there are cores.", 0),
    ] = 0,
    shortest_bot_pause: Annotated[
        int, limit("SHORTEST_BOT_PAUSE", "How long bots pause at least before they move.", 0, "MS")
    ] = 100,
    bot_moves_each: Annotated[
        float, limit("BOT_MOVES_EACH", "Moves a second of all bots of one address.", 0.1)
    ] = 50.0,
    bot_tables_each: Annotated[
        int,
        limit(
            "BOT_TABLES_EACH",
            "Tables at which bots play while only watchers of one address are there.",
            1,
        ),
    ] = 4,
    push: Annotated[
        bool,
        setting("PUSH", "Tell browsers that wish it of turns, by Web Push.", PUSHING),
    ] = True,
    push_key: Annotated[
        str,
        setting(
            "PUSH_KEY",
            "The file of the key for it; by default one is made beside the tables.",
            PUSHING,
            "FILE",
        ),
    ] = "",
    push_contact: Annotated[
        str,
        setting(
            "PUSH_CONTACT",
            "Where push services may ask who sends: mailto:… or https://…",
            PUSHING,
            "URL",
        ),
    ] = "",
    config: Config = None,
    show: Annotated[
        bool,
        typer.Option(
            "--show-config", help="Print these settings and where each is from, and exit."
        ),
    ] = False,
    *,
    context: typer.Context,
) -> None:
    """Serve tables on the network, until Ctrl-C or SIGTERM.

    Each option can also be set by the environment variable beside it, or by its name in a TOML
    file. A flag comes before the environment, and the environment before the file.
    """
    from sabot.server.run import serve as run_server
    from sabot.server.settings import ServerSettings

    del config  # it has set what nothing else has
    if show:
        show_config(context)
        raise typer.Exit
    name_unusable_plugins()
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
            push=push,
            push_key=push_key,
            push_contact=push_contact,
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
    config: Config = None,
) -> None:
    """Write tables as JSON lines: all that the server knows, secrets of deals too."""
    from sabot.server.transfers import export_to, export_to_file

    del config  # it has set what nothing else has
    if out is None:
        export_to(sys.stdout.buffer, database, table)
    else:
        export_to_file(out, database, table)


def import_tables(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What an export has written.")],
    database: Database = "",
    config: Config = None,
) -> None:
    """Bring tables in from JSON lines; nothing, if one of them is there already."""
    from sabot.server.transfers import import_from

    del config  # it has set what nothing else has
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
    config: Config = None,
) -> None:
    """Delete tables for good, with all that was said and played there."""
    from sabot.server.transfers import prune

    del config  # it has set what nothing else has
    count = prune(database, table, older_than)
    print(f"{count} {'table' if count == 1 else 'tables'} deleted")
