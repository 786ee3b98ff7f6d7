"""A review as one page that needs nothing else: no script, no font, no network."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from sabot.core.notation import format_seat
from sabot.games.registry import descriptor_of
from sabot.locales import Words
from sabot.review_report.boards import Boards
from sabot.review_report.curves import Picture
from sabot.review_report.figures import Figures, mistakes_in
from sabot.review_report.page_style import STYLE
from sabot.review_report.text import (
    COLUMNS,
    account_rows,
    called,
    cost_says,
    mistake_says,
    mistakes_says,
    title_of,
    worded,
)
from sabot.review_report.wording import Wording, lie_says, point_says
from sabot.wire.review import Decision, Review, RoundReview, SeatCurves, TurningPoint

# More mistakes than these are folded.
SHOWN_AT_ONCE: Final = 10


class Page:
    """Writes one review as HTML."""

    def __init__(self, found: Review, words: Words, wording: Wording | None = None) -> None:
        self.found = found
        self.wording = wording or Wording()
        self.words = words.including(descriptor_of(found.game).words)
        self.figures = Figures(found.game, words.language)
        self.title = title_of(found, words)
        self.boards = Boards(found.names)

    def written(self) -> str:
        """The whole page."""
        body = [*self.body()]
        drawn = self.boards.definitions()  # of what the body needs
        return "\n".join([*self.head(), *drawn, *body, "</main>", "</body>", "</html>", ""])

    def head(self) -> Iterator[str]:
        """Everything before the body, and its beginning."""
        yield "<!doctype html>"
        yield f'<html lang="{self.words.language}">'
        yield '<head><meta charset="utf-8">'
        yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
        yield '<meta name="color-scheme" content="light dark">'
        yield f"<title>{escape(self.title)}</title>"
        yield f"<style>{STYLE}</style></head>"
        yield "<body><main>"

    def body(self) -> Iterator[str]:
        """All parts of the review."""
        found = self.found
        yield f"<h1>{escape(self.title)}</h1>"
        facts = {"playouts": str(found.playouts), "seed": found.seed}
        what = self.words("review-what", options=found.options, **facts)
        yield f'<p class="small">{escape(what)}</p>'
        if not found.finished:
            yield self.paragraph("review-unfinished")
        if not found.rounds:
            yield self.paragraph("review-empty")
            return
        yield self.paragraph(f"review-unit-{found.unit}")
        yield from self.turning_points()
        yield from self.lies()
        yield from self.mistakes()
        yield from self.accounts()
        yield from self.curves()
        yield from self.decisions()

    def paragraph(self, name: str, **facts: str | int) -> str:
        """A text as a paragraph."""
        return f"<p>{escape(self.words(name, **facts))}</p>"

    def heading(self, name: str) -> str:
        """A text as a heading."""
        return f"<h2>{escape(self.words(name))}</h2>"

    # Parts.

    def turning_points(self) -> Iterator[str]:
        """The moments that decided the game, each with its board."""
        yield self.heading("review-turning")
        if not self.found.turning_points:
            yield self.paragraph("review-no-turning")
            return
        yield '<ol class="turning">'
        for point in self.found.turning_points:
            first, *more = point_says(self.found, point, self.words, self.wording)
            said = "<br>".join(map(escape, more))
            yield f"<li><strong>{escape(first)}</strong><br>{said}"
            yield from self.board(point)
            yield "</li>"
        yield "</ol>"

    def board(self, point: TurningPoint) -> Iterator[str]:
        """The board before a turning point: drawn, and as text for who can't see it."""
        text = "\n".join(line.plain for line in self.wording.board(point.round, point.step))
        if not text:
            return
        written = f'<pre class="wide" tabindex="0">{escape(text)}</pre>'
        label = self.words("review-board", move=point.step, round=point.round)
        drawn = self.boards.drawn(self.wording.view(point.round, point.step), label)
        if drawn is None:
            yield written
            return
        yield drawn
        says = escape(self.words("review-as-text"))
        yield f"<details><summary>{says}</summary>{written}</details>"

    def lies(self) -> Iterator[str]:
        """Every lie, in games with claims."""
        if not self.found.lies:
            return
        yield self.heading("review-lies")
        said = (lie_says(self.found, lie, self.words) for lie in self.found.lies)
        yield f"<ul>{''.join(f'<li>{escape(each)}</li>' for each in said)}</ul>"

    def mistakes(self) -> Iterator[str]:
        """The mistakes, the worst first."""
        yield self.heading("review-mistakes")
        mistakes = mistakes_in(self.found)
        if not mistakes:
            yield self.paragraph("review-no-mistakes")
        yield from self.listed(mistakes[:SHOWN_AT_ONCE], 1)
        if rest := mistakes[SHOWN_AT_ONCE:]:
            more = self.words("review-more-mistakes", number=len(rest))
            yield f"<details><summary>{escape(more)}</summary>"
            yield from self.listed(rest, SHOWN_AT_ONCE + 1)
            yield "</details>"
        yield f'<p class="small">{escape(mistakes_says(self.found, self.words))}</p>'

    def listed(self, mistakes: Sequence[Decision], first: int) -> Iterator[str]:
        """Some mistakes, counted from the first."""
        if mistakes:
            yield f'<ol class="mistakes" start="{first}">'
            for mistake in mistakes:
                yield from self.mistake(mistake)
            yield "</ol>"

    def mistake(self, choice: Decision) -> Iterator[str]:
        """One mistake."""
        told = mistake_says(self.found, choice, self.words)
        better = self.words("review-mistake-better")
        cost = cost_says(choice, self.figures, self.words)
        made, best = worded(choice, self.wording)
        yield f"<li><strong>{escape(told)}</strong><br>{escape(made)}<br>"
        yield f"{escape(better)} {escape(best)}<br>{escape(cost)}</li>"

    def accounts(self) -> Iterator[str]:
        """Luck and skill."""
        yield self.heading("review-accounts")
        yield self.paragraph("review-accounts-says")
        heads = ["review-player", "review-round-head", *(f"review-{each}" for each in COLUMNS)]
        rows = list(account_rows(self.found, self.figures, self.words))
        yield from table([self.words(each) for each in heads], rows)

    def curves(self) -> Iterator[str]:
        """Both curves of each seat, round by round."""
        yield self.heading("review-curves")
        yield self.paragraph("review-curves-says")
        yield '<p class="legend">'
        for key in ("known", "true", "mistake"):
            told = escape(self.words(f"review-{key}"))
            yield f'<span><span class="key {key}"></span>{told}</span>'
        yield "</p>"
        yield '<div class="figures">'
        for seat in self.found.seats:
            for played in self.found.rounds:
                name = called(self.found, seat, played.round, self.words)
                if played.seats[seat].known_worth:
                    yield from self.figure(played, played.seats[seat], name)
        yield "</div>"

    def figure(self, played: RoundReview, seat: SeatCurves, name: str) -> Iterator[str]:
        """One picture, with its data as a table."""
        title = self.words("review-curve-title", name=name, round=played.round)
        mistakes = [
            each
            for each in self.found.decisions
            if each.judged == "mistake" and each.seat == seat.seat and each.round == played.round
        ]
        yield f"<figure><figcaption>{escape(title)}</figcaption>"
        yield from Picture(played, self.found.unit, self.figures, self.words).drawn(
            seat, name, mistakes
        )
        yield f"<details><summary>{escape(self.words('review-as-table'))}</summary>"
        rows = [
            [str(played.first + at) if at < played.moves else "", *map(self.figures.worth, pair)]
            for at, pair in enumerate(zip(seat.known_worth, seat.true_worth, strict=True))
        ]
        names = ("review-move", "review-known", "review-true")
        yield from table([self.words(each) for each in names], rows)
        yield "</details></figure>"

    def decisions(self) -> Iterator[str]:
        """All decisions in the order in which they were made."""
        yield self.heading("review-decisions")
        yield f"<details><summary>{escape(self.words('review-as-table'))}</summary>"
        names = ("round-head", "move", "player", "made", "gained", "better", "lost")
        heads = [self.words(f"review-{each}") for each in names]
        yield from table(heads, [self.decision(each) for each in self.found.decisions])
        yield "</details>"

    def decision(self, choice: Decision) -> list[str]:
        """One decision as a row."""
        made, best = worded(choice, self.wording)
        return [
            str(choice.round),
            str(choice.step),
            f"{format_seat(choice.seat)} {self.found.names[choice.seat]}",
            made,
            self.figures.around(choice.gained),
            best,
            "" if choice.lost is None else self.figures.around(choice.lost),
        ]


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """A table that can be wider than the page."""
    yield '<div class="wide" tabindex="0"><table><thead><tr>'
    yield "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    yield "</tr></thead><tbody>"
    for row in rows:
        yield "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>"
    yield "</tbody></table></div>"
