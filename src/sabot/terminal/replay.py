"""Replays a record step by step: as a seat, as a spectator, or with everything open."""

from typing import Final, Literal

from sabot.core.errors import SabotError
from sabot.core.game import SPECTATOR
from sabot.core.notation import format_seat
from sabot.locales import Words
from sabot.table.record import Record, Step, replay
from sabot.terminal.presenters import presenter_of
from sabot.terminal.screen import Screen, plain

EVERYTHING: Final = "all"
Perspective = int | Literal["all"] | None


class Replay:
    """A record to browse move by move. A bad record is refused when it is opened."""

    def __init__(
        self, record: Record, perspective: Perspective, screen: Screen, words: Words
    ) -> None:
        self.record = record
        self.game = record.game
        self.perspective = perspective
        self.screen = screen
        self.words = words
        self.steps = list(replay(record))
        self.last = self.steps[-1].number if self.steps else 0
        self.seats = range(record.options.players)
        viewer = SPECTATOR if isinstance(perspective, str) else perspective
        names = names_of(record.names, len(self.seats))
        self.presenter = presenter_of(self.game.id, words, names, viewer)
        self.viewer = viewer

    def browse(self) -> None:
        """Show the steps that the person asks for, until they leave."""
        at: int | None = 0 if self.steps else None
        while at is not None:
            self.screen.clear()
            self.screen.show([self.title(self.steps[at])])
            self.show(self.steps[at], self.sentences(self.steps[at]))
            at = self.next_step(at)

    def next_step(self, at: int) -> int | None:
        """The index of the step to show next, or None if the person leaves."""
        while True:
            try:
                answer = self.screen.ask(self.words("prompt-replay")).lower()
            except EOFError:
                self.screen.show([""])
                return None
            if answer == "q":
                return None
            wanted = self.step_asked(at, answer)
            if wanted is not None:
                return wanted

    def step_asked(self, at: int, answer: str) -> int | None:
        """The index of the step that an answer leads to, or None if it leads nowhere."""
        if answer in {"", "n"}:
            return min(at + 1, len(self.steps) - 1)
        if answer == "p":
            return max(at - 1, 0)
        if answer == "e":
            return len(self.steps) - 1
        if answer.isdecimal() and len(answer) < 6 and 1 <= int(answer) <= self.last:
            return next(
                index
                for index, step in enumerate(self.steps)
                if step.turn is not None and step.number == int(answer)
            )
        if answer.isdecimal():
            self.screen.say(self.words("replay-no-step", number=answer[:9], last=self.last))
        return None

    def print(self) -> None:
        """Print all steps, and the table at the end of each round."""
        for at, step in enumerate(self.steps):
            said = self.sentences(step)
            self.screen.show([self.title(step), *(f"  · {sentence}" for sentence in said)])
            ends = at + 1 == len(self.steps) or self.steps[at + 1].turn is None
            if ends:
                self.screen.show([""])
                self.show(step, [])
                self.screen.show([""])

    def title(self, step: Step) -> str:
        """The title of a step."""
        numbers = {"last": self.last, "round": step.round_number}
        if step.turn is None:
            return self.words("replay-deal", next=step.number + 1, **numbers)
        # Only what the viewer may know is shown, so a discarded card stays face down.
        seat = format_seat(step.turn.seat)
        return self.words("replay-move", number=step.number, seat=seat, **numbers)

    def show(self, step: Step, said: list[str]) -> None:
        """Show the table after a step."""
        width = self.screen.width
        if self.perspective == EVERYTHING:
            views = [self.game.view(step.after, seat) for seat in self.seats]
            position = self.game.position(step.after)
            self.screen.show(self.presenter.whole_table(views, position, said, width))
        else:
            view = self.game.view(step.after, self.viewer)
            self.screen.show(self.presenter.table(view, said, width))

    def sentences(self, step: Step) -> list[str]:
        """Sentences about a step."""
        said = [said for event in self.told(step) for said in self.presenter.sentences(event)]
        said += self.presenter.verdicts(self.game, step.judged)
        return said + [self.presenter.claim(self.game, made) for made in step.said]

    def told(self, step: Step) -> list[object]:
        """The events of a step, as far as the perspective allows."""
        if step.turn is None:
            return self.game.told_deal(step.after, self.viewer)
        told = (step.before, step.turn.move, step.after)
        if self.perspective != EVERYTHING:
            return self.game.told(*told, self.viewer)
        tellings = [self.game.told(*told, seat) for seat in self.seats]
        return [self.presenter.most_told(list(each)) for each in zip(*tellings, strict=True)]


def perspective_named(text: str, record: Record) -> Perspective:
    """The perspective that a text names: a seat's letter, `spectator` or `all`."""
    if text == "spectator":
        return SPECTATOR
    if text == "all":
        return "all"
    letters = [format_seat(seat) for seat in range(record.options.players)]
    if text.upper() not in letters:
        raise SabotError(
            f"'{text}' is no seat here; expected {', '.join(letters)}, spectator or all"
        )
    return letters.index(text.upper())


def names_of(names: list[str], seats: int) -> list[str]:
    """The names of a record, sanitised; a seat without one is called by its letter."""
    found = [plain(name) or format_seat(seat) for seat, name in enumerate(names[:seats])]
    return found + [format_seat(seat) for seat in range(len(found), seats)]
