"""No public name changes without a line in the changelog."""

import pytest

from tools.public_names import (
    CHANGES,
    changed_names,
    name_of,
    public_names,
    recorded_names,
    unmentioned,
)

NAMES = ["command serve --port PORT", "python sabot.game(name: str) -> AnyGame"]


def test_changed_names_are_in_the_changelog() -> None:
    changed = changed_names(recorded_names(), public_names())
    missing = unmentioned(changed, CHANGES.read_text("utf-8"))
    assert missing == [], "\n".join(["mention these in CHANGELOG.md, as code:", *changed])


def test_the_list_has_every_kind() -> None:
    kinds = {line.split()[0] for line in recorded_names()}
    assert kinds == {
        "action", "call", "command", "format", "observation", "option", "position", "python", "wire"
    }  # fmt: skip


@pytest.mark.parametrize(
    ("now", "name"),
    [
        (["command serve --port PORT"], "game"),
        ([NAMES[0], "python sabot.game(name: str, version: int) -> AnyGame"], "game"),
        (["command serve --door DOOR", NAMES[1]], "--port"),
        ([*NAMES, "call GET /api/new answers New"], "/api/new"),
        ([*NAMES, "wire table.Seat.figure: number"], "figure"),
        ([*NAMES, "python async sabot.client.seat.Seat.play(self, move: object) -> None"], "play"),
        ([*NAMES, "format wire: 2"], "wire"),
    ],
)
def test_a_change_must_be_mentioned(now: list[str], name: str) -> None:
    changed = changed_names(sorted(NAMES), sorted(now))
    assert name in map(name_of, changed)
    before = f"# Changes\n\n## Unreleased\n\n- Something.\n\n## 0.1\n\n- `{name}` came.\n"
    assert name in unmentioned(changed, before)
    after = before.replace("Something", " ".join(f"`{name_of(line)}`" for line in changed))
    assert unmentioned(changed, after) == []


def test_nothing_changed_needs_no_mention() -> None:
    assert changed_names(NAMES, list(NAMES)) == []
