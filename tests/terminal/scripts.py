"""A person made of a script, for whole games through the terminal."""

import io
from collections.abc import Callable, Iterator
from itertools import cycle

from rich.console import Console

from sabot.locales import Words
from sabot.terminal.screen import Screen
from sabot.terminal.session import Sitting, play, sitting

# Takes the first place of the first card that has one, else discards, and goes on between rounds.
FIRST_OFFERED = ("1", "1", "d 1", "")


class Output(io.StringIO):
    """What was shown, questions included."""

    encoding = "utf-8"


def screen_of(read: Callable[[str], str], output: io.StringIO, width: int = 80) -> Screen:
    """A screen that shows into the output and reads from a function."""
    console = Console(
        file=output, width=width, color_system=None, highlight=False, markup=False, emoji=False
    )

    def ask(prompt: str) -> str:
        output.write(prompt + "\n")
        return read(prompt)

    return Screen(console, ask)


def scripted(answers: Iterator[str]) -> Callable[[str], str]:
    """A reader that gives the answers one after the other, then the end of the input."""

    def read(_: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    return read


def game(options: str, seat: str = "A", seed: str = "test") -> Sitting:
    """A game to be played."""
    return sitting(options, seat, "Ada", seed, "random")


def shown(asked: Sitting, answers: Iterator[str], language: str = "en", width: int = 80) -> str:
    """All that is shown in a game with these answers."""
    output = Output()
    play(asked, None, screen_of(scripted(answers), output, width), Words(language))
    return output.getvalue()


def whole_game(options: str, language: str = "en", seat: str = "A") -> str:
    """All that is shown in a game played to its end."""
    return shown(game(options, seat), cycle(FIRST_OFFERED), language)
