"""The window of the full-screen client: a board, the news, a question and keys to click."""

import asyncio
import contextlib
import signal
from collections.abc import Callable
from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Input, RichLog, Static

from sabot.locales import Words
from sabot.terminal.full.screen import FullScreen
from sabot.terminal.full.targets import Target, target_at, targets_in

# From these sizes on, news stand beside the board, and below it.
WIDE: Final = 116
TALL: Final = 32
NEWS_WIDTH: Final = 38
# What can be clicked below the board: the text on it, and what it types.
KEYS: Final = (
    ("full-key-enter", ""),
    ("full-key-discard", "d "),
    ("full-key-hint", "hint"),
    ("full-key-meter", "meter"),
    ("full-key-help", "?"),
    ("full-key-leave", "q"),
)


class Board(Static):
    """The table, in which numbers can be clicked."""

    def __init__(self, answer: Callable[[str], None]) -> None:
        super().__init__(id="table")
        self.answer = answer
        self.targets: list[Target] = []

    def draw(self, lines: list[Text]) -> None:
        """Show these lines."""
        self.targets = targets_in(lines)
        self.update(Text("\n", no_wrap=True).join(lines))

    def on_click(self, event: events.Click) -> None:
        """Answer with the number that is clicked."""
        target = target_at(self.targets, event.y, event.x)
        if target is not None:
            self.answer(target.answer)


class Key(Static):
    """Something to click that types a word."""

    def __init__(self, says: str, types: str, press: Callable[[str], None]) -> None:
        super().__init__(says)
        self.types = types
        self.press = press

    def on_click(self) -> None:
        """Type the word."""
        self.press(self.types)


class Window(App[None]):
    """Runs one game in a thread of its own, which shows and asks through a `FullScreen`."""

    CSS = """
    Screen { layers: base over; }
    #tables { height: 1fr; }
    #board { width: 1fr; height: 1fr; scrollbar-size-vertical: 1; }
    #table { width: auto; height: auto; }
    #news { display: none; background: $surface; }
    .-wide #news { display: block; width: 38; height: 1fr; border-left: solid $panel; }
    #foot { height: auto; }
    #prompt { width: auto; max-width: 70%; height: auto; padding-right: 1; text-style: bold; }
    #answer { width: 1fr; height: 1; border: none; padding: 0; }
    #keys { height: 1; display: none; }
    .-tall #keys { display: block; }
    Key { width: auto; padding: 0 1; margin-right: 1; background: $panel; }
    Key:hover { background: $primary; }
    .-tall #news { display: block; }
    .-narrow.-tall #tables { layout: vertical; }
    .-narrow.-tall #news { width: 1fr; height: 7; border-top: solid $panel; border-left: none; }
    .-notes #news { display: block; }
    .-narrow.-notes #tables { layout: vertical; }
    .-narrow.-notes #news { width: 1fr; height: 60%; border-left: none; border-top: solid $panel; }
    """
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012  # as the base class has it
    VERTICAL_BREAKPOINTS = [(0, "-low"), (TALL, "-tall")]  # noqa: RUF012  # as above
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "type('?')", show=False),
        Binding("f2", "type('hint')", show=False),
        Binding("f3", "type('meter')", show=False),
        Binding("escape", "type('')", show=False),
        Binding("pageup", "board(-1)", show=False, priority=True),
        Binding("pagedown", "board(1)", show=False, priority=True),
        Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(self, words: Words, game: Callable[[FullScreen], None], pause: float) -> None:
        super().__init__()
        self.words = words
        self.game = game
        self.asking = False
        self.failure: BaseException | None = None
        self.full = FullScreen(self, self.post, self.widths, pause)

    def compose(self) -> ComposeResult:
        """The board with the news, the question, and the keys."""
        with Horizontal(id="tables"):
            with VerticalScroll(id="board", can_focus=False):
                yield Board(self.answered)
            yield RichLog(id="news", wrap=True, markup=False, min_width=10)
        with Horizontal(id="foot"):
            yield Static(id="prompt", markup=False)
            yield Input(id="answer", compact=True)
        with Horizontal(id="keys"):
            for name, types in KEYS:
                yield Key(self.words(name), types, self.typed)

    def on_mount(self) -> None:
        """Begin the game. A closed terminal or a `kill` ends it in order."""
        for name in ("SIGTERM", "SIGHUP"):
            with contextlib.suppress(AttributeError, NotImplementedError, RuntimeError, ValueError):
                number = getattr(signal, name)
                asyncio.get_running_loop().add_signal_handler(number, self.full.close)
        self.news.can_focus = False
        self.query_one(Input).focus()
        self.run_worker(self.play, thread=True, exit_on_error=False)

    def on_unmount(self) -> None:
        """Let the game end, whatever has closed the window."""
        self.full.close()

    @property
    def news(self) -> RichLog:
        """The pane with the news."""
        return self.query_one("#news", RichLog)

    # The game, in its own thread.

    def play(self) -> None:
        """Play the game to its end, and let the reader see it."""
        try:
            self.game(self.full)
            self.full.ask(self.words("full-close"))
        except EOFError:
            pass
        except BaseException as reason:  # noqa: BLE001  # it is raised again when the window is gone
            self.failure = reason
        self.full.closed.set()
        self.call_later(self.exit)

    def post(self, act: Callable[..., None], *arguments: object) -> None:
        """Do something in the window's thread."""
        self.call_later(act, *arguments)

    def widths(self) -> tuple[int, int]:
        """The columns of the board, and of the news; two are left for a scroll bar and a margin."""
        columns = self.size.width
        if columns >= WIDE:
            return columns - NEWS_WIDTH - 2, NEWS_WIDTH - 3
        return columns - 1, columns - 2

    # What the game shows and asks.

    def show_board(self, lines: list[Text]) -> None:
        """Show these lines instead of the last board, which ends what was asked for."""
        self.remove_class("-asked")
        self.screen.remove_class("-notes")
        self.query_one(Board).draw(lines)

    def tell(self, lines: list[Text]) -> None:
        """Add lines to the news; what somebody has asked for is shown even where room is short."""
        for line in lines:
            self.news.write(line)
        if self.has_class("-asked"):
            self.screen.add_class("-notes")

    def show_prompt(self, prompt: str) -> None:
        """Ask for an answer."""
        self.query_one("#prompt", Static).update(prompt)
        self.remove_class("-asked")
        self.asking = True

    # What the person answers.

    def answered(self, answer: str) -> None:
        """Give the game an answer, if it has asked; a number follows what is typed already."""
        field = self.query_one(Input)
        if not self.asking:
            return
        typed = field.value
        if answer and typed.endswith(" "):
            answer = typed + answer
        field.value = ""
        self.asking = False
        self.screen.remove_class("-notes")
        self.add_class("-asked")
        self.full.answers.put(answer)

    def typed(self, word: str) -> None:
        """Type a word as if by hand: one that ends with a blank waits for its number."""
        if word.endswith(" "):
            field = self.query_one(Input)
            field.value = word
            field.cursor_position = len(word)
        else:
            self.query_one(Input).value = ""
            self.answered(word)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Answer with what is typed."""
        answer = event.value
        self.query_one(Input).value = ""
        self.answered(answer)

    def action_type(self, word: str) -> None:
        """Type a word."""
        self.typed(word)

    def action_board(self, pages: int) -> None:
        """Scroll the board."""
        board = self.query_one("#board", VerticalScroll)
        board.scroll_relative(y=pages * max(1, board.size.height - 2), animate=False)

    def action_leave(self) -> None:
        """Close the window; the game ends as if the terminal had been closed."""
        self.full.close()


def play_in_window(words: Words, game: Callable[[FullScreen], None], pause: float) -> list[str]:
    """Play a game on the whole screen; what it said last, for the terminal below."""
    window = Window(words, game, pause)
    window.run()
    window.full.close()
    if window.failure is not None:
        raise window.failure
    return window.full.last
