"""Writes the types of the wire for the browser client: web/src/wire/*.ts.

Each file holds what one part of the wire is made of, from the very types that the server encodes
and decodes. A test holds that the files are fresh.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect

from sabot.games.registry import GAMES, game_named
from sabot.table import events
from sabot.table.commands import AnyCommand
from sabot.wire import calls, messages

FOLDER: Final = Path(__file__).parent.parent / "web" / "src" / "wire"
HEAD: Final = "// Written by tools/typescript.py; `make types` writes it anew.\n"
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
    """Writes one file: every type once, under its own name."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self.classes: dict[str, object] = {}

    def alias(self, name: str, kind: object) -> None:
        """A name for a union or another type."""
        self.written[name] = f"export type {name} = {self.type_of(inspect.type_info(kind))};\n"

    def name_of(self, info: inspect.StructType | inspect.DataclassType) -> str:
        """The name of a type with fields, which is written if it is new."""
        name = info.cls.__name__
        if name not in self.classes:
            self.classes[name] = info.cls
            self.written[name] = ""  # its place, before those of its fields
            self.written[name] = self.interface(name, info)
        elif self.classes[name] is not info.cls:
            raise ValueError(f"two types of one file are called {name}")
        return name

    def interface(self, name: str, info: inspect.StructType | inspect.DataclassType) -> str:
        """A type with fields."""
        lines = [f"  {line}\n" for line in self.fields(info)]
        said = (info.cls.__doc__ or "").strip().splitlines()[0]
        return f"/** {said} */\nexport interface {name} {{\n{''.join(lines)}}}\n"

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

    def text(self) -> str:
        """The whole file."""
        return "\n".join([HEAD, *self.written.values()])


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
    for each in structs_of(calls):
        writer.type_of(inspect.type_info(each))
    return writer.text()


def game_file(name: str) -> str:
    """Views, moves and events of a game."""
    game = game_named(name)
    writer = Writer()
    writer.alias("Move", game.move_type)
    writer.alias("Event", game.event_type)
    writer.type_of(inspect.type_info(game.view_type))
    return writer.text()


def files() -> dict[Path, str]:
    """Every file and what it should hold."""
    made = {FOLDER / "table.ts": table_file()}
    for name in GAMES:
        made[FOLDER / f"{name}.ts"] = game_file(name)
    return made


def main() -> None:
    """Write all files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, text in files().items():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
