"""A review for the terminal."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from sabot.games.registry import descriptor_of, game_named
from sabot.locales import Words
from sabot.review_report.figures import (
    Figures,
    account_row,
    compared,
    mistakes_in,
    shown_wrongly,
    total_of,
)
from sabot.review_report.wording import Wording, lie_says, point_says
from sabot.terminal.screen import Screen, can_write
from sabot.wire.review import Decision, Review, SeatCurves

LEVELS: Final = "▁▂▃▄▅▆▇█"
WIDEST: Final = 60
COLUMNS: Final = ("expected", "deal", "others", "skill", "unseen", "outcome")


class Printer:
    """Shows one review on a screen."""

    def __init__(
        self, found: Review, screen: Screen, words: Words, wording: Wording | None = None
    ) -> None:
        self.found = found
        self.wording = wording or Wording()
        self.screen = screen
        self.words = words.including(descriptor_of(found.game).words)
        self.figures = Figures(found.game, words.language)

    def show(self) -> None:
        """Show all of it."""
        self.heading(title_of(self.found, self.words))
        facts = {"playouts": str(self.found.playouts), "seed": self.found.seed}
        self.screen.say(self.words("review-what", options=self.found.options, **facts))
        if not self.found.finished:
            self.screen.say(self.words("review-unfinished"))
        if not self.found.rounds:
            return self.screen.say(self.words("review-empty"))
        self.screen.say(self.words(f"review-unit-{self.found.unit}"))
        self.show_turning_points()
        self.show_lies()
        self.show_mistakes()
        self.show_accounts()
        return self.show_curves()

    def heading(self, text: str) -> None:
        """A heading, with an empty line before it."""
        self.screen.show(["", Text(text, style="bold")])

    # What decided the game.

    def show_turning_points(self) -> None:
        """The moments that decided the game, each with its board."""
        self.heading(self.words("review-turning"))
        if not self.found.turning_points:
            self.screen.say(self.words("review-no-turning"))
        for number, point in enumerate(self.found.turning_points, 1):
            first, *more = point_says(self.found, point, self.words, self.wording)
            self.screen.show(["", Text(f"{number}. {first}", style="bold")])
            self.screen.show([f"   {line}" for line in more])
            self.screen.show(self.wording.board(point.round, point.step))

    def show_lies(self) -> None:
        """Every lie, in games with claims."""
        if self.found.lies:
            self.heading(self.words("review-lies"))
            self.screen.show([lie_says(self.found, lie, self.words) for lie in self.found.lies])

    # Mistakes.

    def show_mistakes(self) -> None:
        """The mistakes, the worst first."""
        self.heading(self.words("review-mistakes"))
        mistakes = mistakes_in(self.found)
        if not mistakes:
            self.screen.say(self.words("review-no-mistakes"))
        for number, mistake in enumerate(mistakes, 1):
            self.screen.show(self.mistake(number, mistake))
        self.screen.say(mistakes_says(self.found, self.words))

    def mistake(self, number: int, choice: Decision) -> Iterator[Text | str]:
        """One mistake, on some lines."""
        yield Text(f"{number}. {mistake_says(self.found, choice, self.words)}", style="bold")
        made, better = worded(choice, self.wording)
        yield f"   {made}"
        yield f"   {self.words('review-mistake-better')} {better}"
        yield f"   {cost_says(choice, self.figures, self.words)}"

    # Luck and skill.

    def show_accounts(self) -> None:
        """Show the sources of each outcome."""
        self.heading(self.words("review-accounts"))
        self.screen.say(self.words("review-accounts-says"))
        table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
        for name in ("review-player", "review-round-head"):
            table.add_column(self.words(name))
        for column in COLUMNS:
            table.add_column(self.words(f"review-{column}"), justify="right")
        for row in account_rows(self.found, self.figures, self.words):
            table.add_row(*map(Text, row))
        self.screen.console.print(table)

    # Curves.

    def show_curves(self) -> None:
        """Both curves of each seat and round."""
        self.heading(self.words("review-curves"))
        self.screen.say(self.words("review-curves-says"))
        for played in self.found.rounds:
            for seat in played.seats:
                if not seat.known_worth:
                    continue
                name = called(self.found, seat.seat, played.round, self.words)
                self.screen.show([self.words("review-curve-title", name=name, round=played.round)])
                self.screen.show(self.curves(seat))

    def curves(self, seat: SeatCurves) -> Iterator[str]:
        """Two lines of bars, on one scale."""
        rows = {"review-known": seat.known_worth, "review-true": seat.true_worth}
        names = {name: self.words(name) for name in rows}
        width = max(map(len, names.values()))
        ends = [value for row in rows.values() for value in row]
        for name, row in rows.items():
            drawn = bars(thinned(row), min(ends), max(ends))
            if not can_write(self.screen.console.encoding, LEVELS):
                drawn = ""
            span = f"{self.figures.worth(row[0])} … {self.figures.worth(row[-1])}"
            yield f"  {names[name]:{width}}  {drawn}  {span}"


def title_of(found: Review, words: Words) -> str:
    """The title of a review, with that of its game in the reader's language if it has one."""
    name = f"game-{found.game.replace('_', '-')}-title"
    title = words(name) if name in words else game_named(found.game).title
    return words("review-title", game=title)


def called(found: Review, seat: int, round_number: int, words: Words) -> str:
    """A player's name, with the role in this round."""
    played = next(each for each in found.rounds if each.round == round_number)
    name, role = found.names[seat], played.seats[seat].role
    return name if role is None else f"{name} ({words(f'role-{role}')})"


def mistake_says(found: Review, choice: Decision, words: Words) -> str:
    """The time of a mistake, and the player."""
    name = called(found, choice.seat, choice.round, words)
    return words("review-mistake-at", round=choice.round, move=choice.step, name=name)


def mistakes_says(found: Review, words: Words) -> str:
    """The number of comparisons, and their confidence."""
    return words(
        "review-mistakes-says",
        compared=compared(found),
        decisions=len(found.decisions),
        wrong=shown_wrongly(found),
    )


def cost_says(choice: Decision, figures: Figures, words: Words) -> str:
    """The cost of a mistake."""
    if choice.lost is None:
        return ""
    mean, low, high = (
        figures.cost(each) for each in (choice.lost.mean, choice.lost.low, choice.lost.high)
    )
    return words("review-mistake-cost", cost=mean, low=low, high=high)


def worded(choice: Decision, wording: Wording) -> tuple[str, str]:
    """The move that was made, and the one that looked better, if there was one."""
    made = wording.move(choice.step, choice.seat, choice.made)
    best = choice.best
    return made, "" if best is None else wording.move(choice.step, choice.seat, best)


def account_rows(found: Review, figures: Figures, words: Words) -> Iterator[list[str]]:
    """A row for each seat and round, and one for all rounds of a seat."""
    for seat in found.seats:
        accounts = [played.seats[seat].account for played in found.rounds]
        known = [each for each in accounts if each is not None]
        for played, account in zip(found.rounds, accounts, strict=True):
            if account is not None:
                yield [found.names[seat], str(played.round), *account_row(account, figures)]
        if len(known) > 1:
            total = account_row(total_of(known), figures)
            yield [found.names[seat], words("review-all-rounds"), *total]


def thinned(values: Sequence[float]) -> list[float]:
    """At most as many values as fit on a line, always with the last one."""
    step = -(-len(values) // WIDEST)
    return [*values[:-1:step], values[-1]]


def bars(values: Sequence[float], low: float, high: float) -> str:
    """A bar for each value."""
    reach = (high - low) or 1.0
    return "".join(
        LEVELS[min(len(LEVELS) - 1, int((value - low) / reach * len(LEVELS)))] for value in values
    )
