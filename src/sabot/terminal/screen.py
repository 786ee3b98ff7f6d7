"""The screen that shows lines and reads answers: a terminal, a pipe, or a test's script."""

import os
import sys
import time
from collections.abc import Callable, Iterable
from typing import Final

from rich.console import Console
from rich.text import Text

Line = Text | str

# Seconds to read one player's move.
PAUSE: Final = 0.7

# One character for another, so that drawings keep their shape without box-drawing characters.
DRAWN: Final = "╭╮╰╯─│ ├┤┬┴┼ ╔╗╚╝═║ ━┃┏┓┗┛┣┫┳┻╋ ╸╺╹╻ ×↻◆●▶·…✗↙↘█░"
ASCII: Final = str.maketrans(DRAWN, "..''-: ::+++ ###### =|+++++++++ ==|| xt$o>..x/\\#.")


class Screen:
    """Shows lines and asks questions. `pause` is the reading time for each piece of news.

    One that `redraws` shows the table after every move, whoever made it.
    """

    redraws = False

    def __init__(
        self, console: Console, read: Callable[[str], str] = input, pause: float = 0
    ) -> None:
        self.console = console
        self.read = read
        self.pause = pause
        self.draws_boxes = can_write(console.encoding, DRAWN)

    @property
    def width(self) -> int:
        """The number of columns."""
        return self.console.width

    @property
    def text_width(self) -> int:
        """The number of columns for sentences."""
        return self.width

    def show(self, lines: Iterable[Line]) -> None:
        """Show the lines."""
        for line in lines:
            self.console.print(self.writable(line), soft_wrap=True)

    def say(self, sentence: str) -> None:
        """Show a sentence, wrapped between words."""
        self.console.print(self.writable(sentence))

    def writable(self, line: Line) -> Text:
        """The line with characters that can't be encoded replaced by plain ones."""
        text = Text(line) if isinstance(line, str) else line.copy()
        if not self.draws_boxes:
            text.plain = text.plain.translate(ASCII)
        return text

    def clear(self) -> None:
        """Begin a new page on a terminal; elsewhere, an empty line."""
        if self.console.is_terminal:
            self.console.clear()
        else:
            self.console.print()

    def ask(self, prompt: str) -> str:
        """The answer to a prompt, without blanks around it."""
        return self.read(self.writable(prompt).plain + " ").strip()

    def wait(self) -> None:
        """Give the reader time."""
        if self.pause:
            time.sleep(self.pause)


def can_write(encoding: str, characters: str) -> bool:
    """True if the characters exist in an encoding."""
    try:
        characters.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def real_screen(*, colour: bool, pause: float) -> Screen:
    """The terminal or the pipe that the program writes to."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    terminal = sys.stdout.isatty()
    forced = bool(os.environ.get("FORCE_COLOR"))
    coloured = colour and (terminal or forced) and not os.environ.get("NO_COLOR")
    console = Console(
        color_system="auto" if coloured else None,
        force_terminal=terminal or forced,
        highlight=False,
        markup=False,
        emoji=False,
    )
    return Screen(console, input, pause if terminal else 0)


def plain(text: str) -> str:
    """The text without control characters: it may come from somebody else's file."""
    return "".join(character if character.isprintable() else "·" for character in text)


def numbers_to(last: int) -> str:
    """The numbers that can be chosen, as a prompt shows them."""
    return "1" if last == 1 else f"1–{last}"
