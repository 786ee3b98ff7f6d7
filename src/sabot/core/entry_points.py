"""What other packages bring by the entry points of a group. What can't be used is named."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from sabot.core.errors import SabotError

if TYPE_CHECKING:  # it is slow to import, and mostly not needed
    from importlib.metadata import EntryPoint

Part = TypeVar("Part")


class Brought(NamedTuple, Generic[Part]):
    """What installed packages bring by name, and a sentence for each that can't be used."""

    parts: dict[str, Part]
    faults: dict[str, str]


def brought_by(
    group: str, what: str, check: Callable[["EntryPoint", Mapping[str, Part]], Part]
) -> Brought[Part]:
    """Load the entry points of a group. `check` loads one, beside those that are there already.

    What `check` refuses is left out, with the reason in a sentence that calls it a `what`.
    """
    from importlib.metadata import entry_points  # noqa: PLC0415 (as above)

    found: Brought[Part] = Brought({}, {})
    for entry in entry_points(group=group):
        try:
            found.parts[entry.name] = check(entry, found.parts)
        except Exception as reason:  # noqa: BLE001 (whatever a stranger's module raises)
            place = place_of_fault(reason, check.__code__.co_filename)
            found.faults[entry.name] = (
                f"the {what} '{entry.name}' at '{entry.value}' can't be used:"
                f" {type(reason).__name__}: {reason}{place}"
            )
    return found


def place_of_fault(reason: BaseException, loader: str) -> str:
    """The file and line where an error was raised, unless in the loader, for whoever wrote it."""
    from traceback import extract_tb  # noqa: PLC0415 (as above)

    frames = [each for each in extract_tb(reason.__traceback__) if "importlib" not in each.filename]
    if isinstance(reason, SabotError) or frames[-1].filename == loader:
        return ""
    return f" ({frames[-1].filename}, line {frames[-1].lineno})"
