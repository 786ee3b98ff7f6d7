"""The screen of the full-screen client, as a game sees it from its thread."""

import threading
from collections.abc import Callable, Iterable
from queue import SimpleQueue
from typing import Protocol

from rich.text import Text

from sabot.terminal.screen import Line, Screen


class Stirred:
    """Stands in the place of an answer: something has happened at the table."""


class Shown(Protocol):
    """The window that shows what the game says."""

    def show_board(self, lines: list[Text]) -> None:
        """Show these lines instead of the last board."""
        ...

    def tell(self, lines: list[Text]) -> None:
        """Add lines to the news."""
        ...

    def show_prompt(self, prompt: str) -> None:
        """Ask for an answer."""
        ...


class FullScreen(Screen):
    """Shows what follows a `clear` as the board, and all else as news.

    `post` runs a call in the window's thread. `widths` are those of board and news.
    """

    redraws = True

    def __init__(
        self,
        window: Shown,
        post: Callable[..., None],
        widths: Callable[[], tuple[int, int]],
        pause: float,
    ) -> None:
        self.window = window
        self.post = post
        self.widths = widths
        self.pause = pause
        self.draws_boxes = True
        self.answers: SimpleQueue[str | Stirred | None] = SimpleQueue()
        self.closed = threading.Event()
        self.fresh = False
        # What is said once the board stands for the last time, for the terminal below.
        self.last: list[str] = []
        # Looks at what has happened, while a question is open.
        self.stir: Callable[[], None] | None = None

    @property
    def width(self) -> int:
        """The number of columns of the board."""
        return self.widths()[0]

    @property
    def text_width(self) -> int:
        """The number of columns of the news."""
        return self.widths()[1]

    def clear(self) -> None:
        """Begin a new board with what is shown next."""
        self.fresh = True
        self.last = []

    def show(self, lines: Iterable[Line]) -> None:
        """Show the board, or news."""
        shown = [self.writable(line) for line in lines]
        if self.fresh:
            self.fresh = False
            self.call(self.window.show_board, shown)
        elif any(line.plain for line in shown):
            self.last += [line.plain for line in shown]
            self.call(self.window.tell, shown)

    def say(self, sentence: str) -> None:
        """Add a sentence to the news."""
        self.show([sentence])

    def ask(self, prompt: str) -> str:
        """The answer to a prompt; EOFError once the window is closed."""
        self.call(self.window.show_prompt, prompt)
        while not self.closed.is_set():
            answer = self.answers.get()
            if isinstance(answer, str):
                return answer.strip()
            if isinstance(answer, Stirred) and self.stir is not None:
                self.stir()
        raise EOFError

    def wait(self) -> None:
        """Give the reader time."""
        self.closed.wait(self.pause)

    def call(self, act: Callable[..., None], *arguments: object) -> None:
        """Let the window do something, as long as it is there."""
        if not self.closed.is_set():
            self.post(act, *arguments)

    def close(self) -> None:
        """The window is closed: who waits for an answer gets none."""
        self.closed.set()
        self.answers.put(None)

    def stirred(self) -> None:
        """Something has happened at the table: let an open question be looked at again."""
        self.answers.put(Stirred())
