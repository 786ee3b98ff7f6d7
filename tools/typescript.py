"""Write the browser's types of the wire: web/src/wire/*.ts, and wire.ts in each game's folder.

They come from the types that the server encodes and decodes. Each type is written once, in the file
of the package that defines it. A test checks that the files are fresh.
"""

import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect

from sabot.games.registry import GAMES, game_named
from sabot.table import events
from sabot.table.commands import AnyCommand
from sabot.wire import calls, lesson, messages, person, puzzles, review

SOURCE: Final = Path(__file__).parent.parent / "web" / "src"
TABLE: Final = SOURCE / "wire" / "table.ts"
SHARED: Final = SOURCE / "wire" / "game.ts"
COMMON: Final = "CommonView"
HEAD: Final = "// Written by tools/typescript.py; `make types` writes it again.\n"
PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


class Writer:
    """Writes one file: every type once, under its own name.

    `elsewhere` returns the writer of the file that a type belongs to, which may be this one.
    `common` are the fields that the views of all games have.
    """

    def __init__(
        self,
        path: Path = TABLE,
        elsewhere: "Callable[[type], Writer] | None" = None,
        common: tuple[str, ...] = (),
    ) -> None:
        self.path = path
        self.elsewhere = elsewhere
        self.common = common
        self.written: dict[str, str] = {}
        self.classes: dict[str, object] = {}
        self.imported: dict[Path, set[str]] = {}

    def alias(self, name: str, kind: object) -> None:
        """A name for a union or another type."""
        self.written[name] = f"export type {name} = {self.type_of(inspect.type_info(kind))};\n"

    def name_of(self, info: inspect.StructType | inspect.DataclassType) -> str:
        """The name of a type with fields, which is written if it is new, or imported."""
        name = info.cls.__name__
        writer = self.elsewhere(info.cls) if self.elsewhere else self
        if writer is not self:
            self.imported.setdefault(writer.path, set()).add(name)
            return writer.name_of(info)
        if name not in self.classes:
            self.classes[name] = info.cls
            self.written[name] = ""  # its place, before those of its fields
            self.written[name] = self.interface(name, info)
        elif self.classes[name] is not info.cls:
            raise ValueError(f"two types of one file are called {name}")
        return name

    def interface(self, name: str, info: inspect.StructType | inspect.DataclassType) -> str:
        """A type with fields; a view leaves those to `CommonView` that all views have."""
        inherits = self.common and name == "View"
        lines = [line for line in self.fields(info) if not (inherits and line in self.common)]
        said = (info.cls.__doc__ or "").strip().splitlines()[0]
        head = f"{name} extends {COMMON}" if inherits else name
        return f"/** {said} */\nexport interface {head} {{\n{indented(lines)}}}\n"

    def fields(self, info: inspect.StructType | inspect.DataclassType) -> Iterator[str]:
        """The fields, the one that tells the type first."""
        if isinstance(info, inspect.StructType) and info.tag_field:
            yield f'{info.tag_field}: "{info.tag}";'
        may_lack = getattr(getattr(info.cls, "__struct_config__", None), "omit_defaults", False)
        taken = getattr(info, "forbid_unknown_fields", False)
        for field in info.fields:
            mark = "?" if not field.required and (may_lack or taken) else ""
            yield f"{field.encode_name}{mark}: {self.type_of(field.type)};"

    def type_of(self, info: inspect.Type) -> str:
        """A type as TypeScript writes it."""
        match info:
            case inspect.StructType() | inspect.DataclassType():
                return self.name_of(info)
            case inspect.UnionType():
                return " | ".join(self.type_of(each) for each in info.types)
            case inspect.ListType() | inspect.VarTupleType():
                return f"{bracketed(self.type_of(info.item_type))}[]"
            case inspect.TupleType():
                return f"[{', '.join(self.type_of(each) for each in info.item_types)}]"
            case inspect.DictType():
                return f"Record<string, {self.type_of(info.value_type)}>"
            case inspect.LiteralType():
                return " | ".join(f'"{value}"' for value in info.values)
            case _:
                return PLAIN[type(info)]

    def imports(self) -> Iterator[str]:
        """The types of other files, so that they can be used from this one as well."""
        for path, names in sorted(self.imported.items()):
            place = os.path.relpath(path.with_suffix(""), self.path.parent)
            listed = ", ".join(sorted(names))
            yield f'import type {{ {listed} }} from "{place}";\nexport type {{ {listed} }};\n'

    def text(self) -> str:
        """The whole file."""
        return "\n".join([HEAD, *self.imports(), *self.written.values()])


def indented(lines: Iterable[str]) -> str:
    """Lines inside braces."""
    return "".join(f"  {line}\n" for line in lines)


def bracketed(text: str) -> str:
    """A union in brackets, so that it can be an item."""
    return f"({text})" if " | " in text else text


def structs_of(module: object) -> list[Any]:
    """The types that a module defines."""
    name = getattr(module, "__name__", "")
    return [
        each
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each.__module__ == name
    ]


def table_file() -> str:
    """Messages, calls, commands and events of a table."""
    writer = Writer()
    writer.alias("FromClient", messages.FromClient)
    writer.alias("FromServer", messages.FromServer)
    writer.alias("AnyCommand", AnyCommand)
    writer.alias("TableEvent", events.AnyEvent)
    for module in (calls, review, lesson, puzzles, person):
        for each in structs_of(module):
            writer.type_of(inspect.type_info(each))
    return writer.text()


def games_shown() -> list[str]:
    """The games that have a folder in the browser client; the others need no types there."""
    return [name for name in GAMES if (SOURCE / "games" / name).is_dir()]


def common_fields(shared: Writer) -> tuple[str, ...]:
    """The fields that the views of all games have, in the order of the first game.

    Their types are those that games share, so the shared file has them.
    """
    views = [{field.encode_name: field for field in view_fields(name)} for name in games_shown()]
    first, *others = views
    same = [
        field
        for name, field in first.items()
        if all(name in each and each[name].type == field.type for each in others)
    ]
    return tuple(f"{field.encode_name}: {shared.type_of(field.type)};" for field in same)


def view_fields(name: str) -> tuple[inspect.Field, ...]:
    """The fields of a game's view."""
    info = inspect.type_info(game_named(name).view_type)
    if not isinstance(info, inspect.StructType | inspect.DataclassType):
        raise TypeError(f"the view of {name} has no fields")
    return tuple(info.fields)


def game_files() -> dict[Path, str]:
    """Views, moves, events and claims of each game, and what several games share."""
    writers: dict[str, Writer] = {}
    shared = Writer(SHARED)
    common = common_fields(shared)
    shared.written[COMMON] = (
        "/** The fields that the views of all games here have. */\n"
        f"export interface {COMMON} {{\n{indented(common)}}}\n"
    )

    def home_of(kind: type) -> Writer:
        package, _, rest = kind.__module__.removeprefix("sabot.games.").partition(".")
        return writers[package] if rest and package in writers else shared

    for name in games_shown():
        writer = Writer(SOURCE / "games" / name / "wire.ts", home_of, common)
        writer.imported[SHARED] = {COMMON}
        writers[name] = writer
    for name, writer in writers.items():
        game = game_named(name)
        writer.alias("Move", game.move_type)
        writer.alias("Event", game.event_type)
        if game.vocabulary is not None:
            writer.alias("Claim", game.vocabulary.claim_type)
        writer.type_of(inspect.type_info(game.view_type))
    return {each.path: each.text() for each in (shared, *writers.values())}


def files() -> dict[Path, str]:
    """Every file and what it should hold."""
    return {TABLE: table_file(), **game_files()}


def main() -> None:
    """Write all files."""
    for path, text in files().items():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
