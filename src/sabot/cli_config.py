"""The configuration file of the server's commands, and what they run with in the end.

A flag comes before the environment, the environment before the file, the file before the defaults.
"""

import tomllib
from pathlib import Path
from typing import Annotated, Any

import typer

# Parameters of a command that are no settings.
NOT_SHOWN = frozenset({"config", "show", "help"})
# How a value came to be, in the words of `--show-config`.
ORIGINS = {
    "COMMANDLINE": "flag",
    "ENVIRONMENT": "environment",
    "DEFAULT_MAP": "file",
    "DEFAULT": "default",
}


def default_config() -> Path:
    """The file that is read if none is named."""
    from platformdirs import user_config_path

    return user_config_path("sabot", appauthor=False) / "server.toml"


def use_config(context: typer.Context, named: Path | None) -> Path | None:
    """Let a file set what neither a flag nor the environment sets; the file, if there is one."""
    file = named or default_config()
    if named is None and not file.is_file():
        return None
    values = read_config(file)
    check_names(file, values)
    check_kinds(file, values)
    own = {each.name for each in context.command.params}
    # The file is the server's; other commands take from it what they know.
    context.default_map = {name: value for name, value in values.items() if name in own}
    return file


def read_config(file: Path) -> dict[str, Any]:
    """What a file sets, by the names of parameters."""
    try:
        found = tomllib.loads(file.read_text("utf-8"))
    except OSError as reason:
        raise typer.BadParameter(f"{file} can't be read: {reason.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as reason:
        raise typer.BadParameter(f"{file} is no TOML: {reason}") from None
    return {name.replace("-", "_"): value for name, value in found.items()}


def check_names(file: Path, values: dict[str, Any]) -> None:
    """Refuse what no server has: a misspelt limit would be none."""
    from difflib import get_close_matches

    known = setting_names()
    for name in values:
        if name not in known:
            near = get_close_matches(name, known, 1)
            hint = f"; did you mean {dashed(near[0])}?" if near else ""
            raise typer.BadParameter(f"{file} sets '{dashed(name)}', which is no setting{hint}")


def setting_names() -> list[str]:
    """What can be set in a file: what can be set for a server."""
    from dataclasses import fields

    from sabot.server.settings import ServerSettings

    return [each.name for each in fields(ServerSettings)]


def check_kinds(file: Path, values: dict[str, Any]) -> None:
    """Refuse a word where a number is expected, and the like; name the file."""
    import msgspec

    from sabot.server.settings import ServerSettings

    try:
        msgspec.convert(values, ServerSettings)
    except msgspec.ValidationError as reason:
        sentence = dashed(str(reason)).replace("`", "").replace(" - at $.", " for ")
        raise typer.BadParameter(f"{file}: {sentence}") from None


def show_config(context: typer.Context) -> None:
    """Print what the command runs with, as a file could set it, and where each value is from."""
    rows = [
        (f"{dashed(each.name)} = {toml(shown(each.name, context.params[each.name]))}", each.name)
        for each in context.command.params
        if each.name and each.name not in NOT_SHOWN
    ]
    width = max(len(text) for text, _ in rows)
    for text, name in rows:
        source = context.get_parameter_source(name)
        print(f"{text:<{width}}  # {ORIGINS.get(source.name if source else '', 'default')}")


def shown(name: str, value: Any) -> Any:
    """A value as it may be printed: an address of a database without its password."""
    if name != "database" or "@" not in str(value):
        return value
    from urllib.parse import urlsplit

    parts = urlsplit(str(value))
    user, _, password = parts.netloc.rpartition("@")[0].partition(":")
    return str(value).replace(f":{password}@", ":…@", 1) if user and password else value


def toml(value: Any) -> str:
    """A value in TOML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int | float) else f'"{escaped(str(value))}"'


def escaped(text: str) -> str:
    """A text between quotation marks of TOML."""
    return text.replace("\\", "\\\\").replace('"', '\\"')


def dashed(name: str) -> str:
    """The name of a setting in a file and, with two more dashes, as a flag."""
    return name.replace("_", "-")


Config = Annotated[
    Path | None,
    typer.Option(
        envvar="SABOT_CONFIG",
        metavar="FILE",
        callback=use_config,
        is_eager=True,
        help="A TOML file with settings; by default server.toml in the user's config folder.",
    ),
]
