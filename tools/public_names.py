"""Lists the public names with their signatures; docs/compatibility.md says what is promised.

    python -m tools.public_names          shows what differs from the last release
    python -m tools.public_names record   records the names of a release in docs/public-names.txt

Python's names are read from the sources, so they are the same on every build.
"""

import ast
import difflib
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import inspect

from sabot.envs.lookup import environment
from sabot.games.registry import built_in, game_named
from sabot.server.routes import CALLS
from sabot.table.record import FORMAT_VERSION
from sabot.wire.messages import PROTOCOL
from tools.command_help import command_help
from tools.typescript import Writer, files

ROOT: Final = Path(__file__).parent.parent
RECORDED: Final = ROOT / "docs/public-names.txt"
CHANGES: Final = ROOT / "CHANGELOG.md"

# The modules of the documented programs, each with its public names.
PUBLIC: Final[dict[str, tuple[str, ...]]] = {
    "sabot": ("game", "game_ids"),
    "sabot.bots.bot": ("Bot", "Listener", "Seen", "Speaker", "Talker"),
    "sabot.bots.policy": ("Policy",),
    "sabot.bots.random": ("RandomBot",),
    "sabot.client.errors": ("Gone", "RefusedByServer"),
    "sabot.client.seat": ("Seat",),
    "sabot.client.server": ("Server",),
    "sabot.conformance.suite": ("Subject", "check_game"),
    "sabot.core.build_game": ("Events", "Moves", "Positions", "Rules", "Views", "build_game"),
    "sabot.core.counting": ("check_same", "shuffled"),
    "sabot.core.deals": ("Deals", "Pile"),
    "sabot.core.errors": ("BadPosition", "IllegalMove", "SabotError", "expect"),
    "sabot.core.events": ("GameEvent", "SeatEvent"),
    "sabot.core.game": ("Game", "Outcome", "Shuffle", "ViewParts", "Viewer", "outcome_of"),
    "sabot.core.move_table": ("MoveTable",),
    "sabot.core.notation": ("one_of",),
    "sabot.core.options": ("GameOptions", "Number", "OptionField", "OptionSet"),
    "sabot.core.positions": ("GamePosition", "check_rows", "options_in"),
    "sabot.core.rng": ("Rng",),
    "sabot.core.state": ("NOBODY", "State"),
    "sabot.envs.arrays": ("masks_of", "observations_of"),
    "sabot.envs.encoder": ("Buffers", "Row"),
    "sabot.envs.lookup": ("environment",),
    "sabot.envs.pettingzoo": ("env", "parallel_env"),
    "sabot.envs.vector": ("Games",),
    "sabot.games.descriptor": ("GameDescriptor",),
    "sabot.table.record": ("Record", "Round", "Turn", "format_record", "parse_record", "verify"),
}


def public_names() -> list[str]:
    """One line for each public name, sorted: what kind it is, its name, its type."""
    parts = (python_names, command_names, call_names, wire_names, position_names, option_names)
    lines = [line for part in parts for line in part()]
    lines += [f"format record: {FORMAT_VERSION}", f"format wire: {PROTOCOL}", *observation_names()]
    return sorted(lines)


def python_names() -> Iterator[str]:
    """Functions with their signatures, classes with their fields and methods."""
    for module, names in PUBLIC.items():
        defined = definitions(module)
        for name in names:
            if name not in defined:
                sys.exit(f"sabot: {module} has no {name}; see PUBLIC in tools/public_names.py")
            yield from lines_of(f"python {module}.{name}", defined[name])


@cache
def definitions(module: str) -> dict[str, ast.stmt]:
    """The statements of a module that define its names."""
    path = ROOT / "src" / module.replace(".", "/")
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return {
        name: node for node in ast.parse(file.read_text("utf-8")).body for name in names_in(node)
    }


def names_in(node: ast.stmt) -> list[str]:
    """The names that a statement defines."""
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
            return [node.name]
        case ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
        case ast.Assign():
            return [each.id for each in node.targets if isinstance(each, ast.Name)]
        case _:
            return []


def lines_of(label: str, node: ast.stmt) -> Iterator[str]:
    """The line of a definition, and for a class those of what is public in it."""
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            waits = "async " if isinstance(node, ast.AsyncFunctionDef) else ""
            result = f" -> {ast.unparse(node.returns)}" if node.returns else ""
            yield f"{label}({ast.unparse(node.args)}){result}".replace(" ", f" {waits}", 1)
        case ast.ClassDef():
            bases = ", ".join(map(ast.unparse, node.bases))
            yield f"{label}({bases})" if bases else label
            for each in node.body:
                for name in names_in(each):
                    if not name.startswith("_") or name == "__init__":
                        yield from lines_of(f"{label}.{name}", each)
        case ast.AnnAssign():
            has_default = " = …" if node.value is not None else ""
            yield f"{label}: {ast.unparse(node.annotation)}{has_default}"
        case ast.Assign():
            yield f"{label} = {ast.unparse(node.value)}"
        case _:
            raise TypeError(ast.dump(node))


def command_names() -> Iterator[str]:
    """Commands of `sabot` and their options; the help's texts may change."""
    for command in command_help():
        yield f"command {command.usage}"
        for parameter in command.parameters:
            yield f"command {command.name} {parameter.names}"


def call_names() -> Iterator[str]:
    """The HTTP calls: what each takes and answers."""
    for call in CALLS:
        takes = "" if call.takes is None else f" takes {call.takes.__name__}"
        queries = "".join(f" ?{query.name}" for query in call.queries)
        answers = getattr(call.answers, "__name__", "nothing")
        yield f"call {call.method} {call.path}{queries}{takes} answers {answers}"


def wire_names() -> Iterator[str]:
    """Messages, commands and events of tables; views, moves and events of games."""
    for path, text in files().items():
        place = path.parent.name if path.name == "wire.ts" else path.stem
        yield from fields_in(f"wire {place}", text)


def position_names() -> Iterator[str]:
    """The fields of positions."""
    for name in built_in():
        writer = Writer()
        writer.type_of(inspect.type_info(game_named(name).position_type))
        yield from fields_in(f"position {name}", writer.text())


def fields_in(label: str, text: str) -> Iterator[str]:
    """A line for each alias and each field of the interfaces in a file of types."""
    for alias, means in re.findall(r"(?m)^export type (\w+) = (.*);$", text):
        yield f"{label}.{alias} = {means}"
    for name, body in re.findall(r"(?ms)^export interface (\w+)[^{\n]* \{\n(.*?)^\}", text):
        for field in re.findall(r"(?m)^  (.*);$", body):
            yield f"{label}.{name}.{field}"


def option_names() -> Iterator[str]:
    """The options of each game, with the values that they take."""
    for name in built_in():
        for option in game_named(name).option_table:
            yield f"option {name}.{option.name}: {option.kind}"


def observation_names() -> Iterator[str]:
    """What each number and each action of an environment stands for, with default options."""
    for name in built_in():
        encoder = environment(name).encoder
        for field in encoder.fields:
            place = f"{field.size} from {field.start}"
            yield f"observation {name}.{field.name}: {place}, 0–{field.high}"
        for block in encoder.blocks:
            yield f"action {name}.{block.name}: {block.size} from {block.start}"


def recorded_names() -> list[str]:
    """The names of the last release."""
    return RECORDED.read_text("utf-8").splitlines()


def changed_names(before: list[str], now: list[str]) -> list[str]:
    """The lines that were added (+), removed (-) or differ (both)."""
    lines = difflib.unified_diff(before, now, n=0, lineterm="")
    return [line for line in lines if line[:1] in "+-" and line[:3] not in {"+++", "---"}]


def name_of(line: str) -> str:
    """The name that a changed line is about, such as `Seat.play` or `--port`."""
    if flag := re.search(r"--[\w-]+", line):
        return flag[0]
    if path := re.search(r" (/\S+)", line):
        return path[1]
    said = re.split(r"[(:=?<[{]| = ", line[1:])[0].removeprefix("async ").split()
    return said[-1].split(".")[-1]


def unmentioned(changed: list[str], changelog: str) -> list[str]:
    """The changed names that no code span of the changelog's section Unreleased mentions."""
    section = re.search(r"(?ms)^## Unreleased$(.*?)(?=^## |\Z)", changelog)
    spans = " ".join(re.findall(r"`([^`]+)`", section[1])) if section else ""
    mentioned = {*re.findall(r"--[\w-]+", spans), *re.findall(r"/[\w{}/.-]+", spans)}
    mentioned |= set(re.findall(r"\w+", spans))
    return sorted({name for name in map(name_of, changed) if name not in mentioned})


def main(arguments: list[str]) -> None:
    """Shows the differences, or records the names."""
    if arguments == ["record"]:
        RECORDED.write_text("\n".join(public_names()) + "\n", "utf-8")
    elif arguments:
        sys.exit(__doc__)
    else:
        print("\n".join(changed_names(recorded_names(), public_names())))


if __name__ == "__main__":
    main(sys.argv[1:])
