"""Writes the man page of `sabot` from its help, into docs/sabot.1.

The page is in the repository because a wheel is built where the command line is not installed.
"""

from importlib.metadata import metadata
from pathlib import Path

from tools.command_help import CommandHelp, Parameter, command_help

PAGE = Path(__file__).parent.parent / "docs/sabot.1"
FILES = {
    "$XDG_CONFIG_HOME/sabot/server.toml": "Settings of the server.",
    "$XDG_DATA_HOME/sabot/sabot.db": "The tables of the server, unless --database names others.",
}
EXITS = {
    "0": "The command did its work.",
    "1": "sabot doctor found something that keeps people from playing.",
    "2": "The request was wrong; one sentence on stderr says why.",
    "130": "The command was interrupted.",
}


def man_page() -> str:
    """The page, in the macros of man(7)."""
    root, *commands = command_help()
    package = metadata("sabot")
    lines = [
        '.\\" tools/man_page.py writes this page from the help.',
        f'.TH SABOT 1 "" "sabot {package["Version"]}" "Card games"',
        *section("NAME"),
        f"sabot \\- {escaped(package['Summary'])}",
        *section("SYNOPSIS"),
        ".B sabot",
        escaped(root.usage.removeprefix("sabot ")),
        *section("DESCRIPTION"),
        escaped(root.says),
        *section("OPTIONS"),
        *(line for each in root.parameters for line in tagged(each)),
        *section("COMMANDS"),
        *(line for each in commands for line in command_lines(each)),
        *section("FILES"),
        *(line for name, says in FILES.items() for line in tagged(Parameter(name, says))),
        *section("EXIT STATUS"),
        *(line for name, says in EXITS.items() for line in tagged(Parameter(name, says))),
    ]
    return "\n".join(lines) + "\n"


def section(title: str) -> list[str]:
    """The head of a section."""
    return [f".SH {title}" if " " not in title else f'.SH "{title}"']


def command_lines(command: CommandHelp) -> list[str]:
    """One command: how it is called, what it does, and its options but --help."""
    options = [each for each in command.parameters if each.names != "--help"]
    return [
        f'.SS "{escaped(command.usage)}"',
        escaped(command.says),
        *(line for each in options for line in tagged(each)),
    ]


def tagged(parameter: Parameter) -> list[str]:
    """A paragraph with a tag."""
    return [".TP", f".B {escaped(parameter.names)}", escaped(parameter.says)]


def escaped(text: str) -> str:
    """Text that roff prints as it is.

    A hyphen is a minus, so that it can be copied; a line must not begin with a dot or quote.
    """
    plain = text.replace("\\", "\\e").replace("-", "\\-").replace('"', "\\(dq")
    plain = plain.replace("…", "...")
    return f"\\&{plain}" if plain[:1] in {".", "'"} else plain


if __name__ == "__main__":
    PAGE.write_text(man_page(), "utf-8")
