"""The command that tells what is wrong with the set-up of a server."""

from typing import Any

import typer

from sabot.cli_config import setting_names

FAULTY = 1
COLOURS = {"ok": "green", "warning": "yellow", "fault": "red"}


def doctor(context: typer.Context) -> None:
    """Say what is wrong with the set-up of a server; takes the options of `sabot serve`.

    It looks at the program, names, proxy, port, folder, database, clocks and limits, and changes
    nothing. The exit code is 1 if people could not play.
    """
    from sabot.server.doctor import findings
    from sabot.server.settings import ServerSettings

    group: Any = context.find_root().command
    with group.commands["serve"].make_context("doctor", list(context.args)) as asked:
        wanted = {name: asked.params[name] for name in setting_names() if name in asked.params}
    found = list(findings(ServerSettings(**wanted)))
    for each in found:
        typer.secho(f"{each.level:<8}", fg=COLOURS[each.level], nl=False)
        print(f"{each.about:<9} {each.sentence}")
    if any(each.level == "fault" for each in found):
        raise typer.Exit(FAULTY)
