"""Sentences that all games share: about players, and the latest news."""

from textwrap import wrap

from rich.text import Text

from sabot.core.game import Outcome, Viewer
from sabot.locales import Words


class Speaker:
    """Speaks of the players to one viewer, who is addressed as you."""

    def __init__(self, words: Words, names: list[str], viewer: Viewer) -> None:
        self.words = words
        self.names = names
        self.viewer = viewer

    def said(self, name: str, seat: int, **facts: str | int) -> str:
        """A sentence about a seat's deed; in the second person if it is the reader's."""
        you = "yes" if seat == self.viewer else "no"
        return self.words(name, you=you, name=self.names[seat], **facts)

    def called(self, seat: int) -> str:
        """The name of a seat, or the word for you."""
        return self.words("you") if seat == self.viewer else self.names[seat]

    def point_of_view(self, seat: int, target: int) -> str:
        """The case of a sentence about a seat's deed to a target, as the reader sees it."""
        if seat == target:
            return "you-self" if seat == self.viewer else "other-self"
        if self.viewer in {seat, target}:
            return "you-other" if seat == self.viewer else "other-you"
        return "other-other"

    def who_won(self, outcome: Outcome) -> str:
        """The case of a sentence about the winners: `you`, `alone` or `shared`."""
        if outcome.winners == (self.viewer,):
            return "you"
        return "alone" if len(outcome.winners) == 1 else "shared"

    def listed(self, seats: tuple[int, ...] | list[int]) -> str:
        """The names of several seats."""
        return ", ".join(self.called(seat) for seat in seats)


def news_lines(log: list[str], width: int, room: int) -> list[Text]:
    """The latest news that fits; each item begins with a dot."""
    items = [wrap(item, width - 2) for item in log]
    lines: list[str] = []
    for item in reversed(items):
        if len(lines) + len(item) > room:
            break
        lines = [f"{'·' if at == 0 else ' '} {line}" for at, line in enumerate(item)] + lines
    return [Text(line) for line in lines]


def help_lines(keys: list[str], explained: list[str]) -> list[str]:
    """The keys of a game, indented like the common keys, and its explanations below them."""
    return [*(f"  {line}" for line in keys), "", *explained]
