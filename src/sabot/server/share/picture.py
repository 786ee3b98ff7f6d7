"""The picture of a result: the last board, the roles and the scores, as PNG.

Without spoilers it shows the game and who played. Nothing here is asked for while a game runs.
"""

from collections.abc import Iterator
from html import escape
from typing import Any, Final

import resvg_py

from sabot.core.game import SPECTATOR
from sabot.games.registry import descriptor_of
from sabot.locales import Words
from sabot.review.record_states import history_of
from sabot.server.errors import Rejected
from sabot.server.finished_games import Past
from sabot.server.share.board import board_of
from sabot.server.share.game_part import pictured_game
from sabot.server.share.sheet import Drawing, Sheet, sheet
from sabot.server.share.story import Evening

# What sites expect of a picture of a link.
WIDTH: Final = 1200
HEIGHT: Final = 630
EDGE: Final = 40
# The board stands on the left, the players on the right.
BOARD_WIDE: Final = 700
LIST_X: Final = EDGE + BOARD_WIDE + 30
LONGEST_NAME: Final = 14
# As many letters as fit below the board.
LONGEST_SENTENCE: Final = 82
ROW_HIGH: Final = 40
FONT: Final = "DejaVu Serif"
CATALOGUES: Final = ("sabot.locales:games", "sabot.locales:play", "sabot.locales:share")


class ResultPicture:
    """Puts one picture together."""

    def __init__(self, past: Past, language: str, drawings: Sheet, *, spoilers: bool) -> None:
        self.past = past
        self.spoilers = spoilers
        self.drawings = drawings
        game = past.record.game
        self.history = history_of(past.record)
        self.view: Any = game.view(self.history.chapters[-1].last, SPECTATOR)
        self.part = pictured_game(game.id)
        self.words = Words(language, (*CATALOGUES, *descriptor_of(game.id).words))

    def svg(self) -> str:
        """The picture as SVG."""
        colours, drawings = self.drawings.colours, self.drawings
        size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
        return "".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" {size}>',
                f"<style>{drawings.style}</style>{drawings.defs}",
                f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{colours["stage"]}"/>',
                self.board(),
                text((EDGE, 66), 40, colours["lantern"], self.title()),
                text((EDGE, HEIGHT - 34), 26, colours["ink"], self.sentence()),
                *self.players(),
                "</svg>",
            ]
        )

    def title(self) -> str:
        """The title of the game, in the reader's language if it has one there."""
        game = self.past.record.game
        name = f"game-{game.id.replace('_', '-')}-title"
        return self.words(name) if name in self.words else game.title

    def board(self) -> str:
        """The last board, or without spoilers the picture of the game."""
        shown = self.drawings.pictures.get(self.view.game)
        if self.spoilers:
            shown = board_of(self.drawings, self.view, self.marks())
        return "" if shown is None else framed(shown, EDGE, 90, BOARD_WIDE, HEIGHT - 180)

    def marks(self) -> list[str]:
        """The figures of all seats, to stand on the board."""
        return [f'<g transform="translate(36)">{self.figure(seat)}</g>' for seat in self.seats()]

    def sentence(self) -> str:
        """The one thing of the evening, and who has won; without spoilers, that somebody has."""
        outcome = self.view.outcome
        if not self.spoilers or outcome is None:
            return self.words("share-played")
        winners = [self.name(seat) for seat in outcome.winners]
        won = self.words("share-won", count=len(winners), winners=", ".join(winners))
        told = Evening(self.history, self.view, self.words, self.name).sentence()
        if told is None:
            return won
        return f"{told} {won}" if len(told) + len(won) < LONGEST_SENTENCE else told

    def seats(self) -> range:
        """All seats."""
        return range(len(self.past.names))

    def figure(self, seat: int) -> str:
        """The figure of a player."""
        found = self.drawings.figures[self.past.figures[seat] % len(self.drawings.figures)]
        return found.person if self.past.bots[seat] is None else found.bot

    def players(self) -> Iterator[str]:
        """Everybody; with spoilers the winners first, and who came close before the others."""
        seats = list(self.seats())
        outcome = self.view.outcome if self.spoilers else None
        if outcome is not None:
            best = outcome.scores[outcome.winners[0]]
            seats.sort(key=lambda seat: abs(outcome.scores[seat] - best))
        step = min(ROW_HIGH + 16, (HEIGHT - 2 * EDGE) // len(seats))
        top = (HEIGHT - step * len(seats)) // 2
        for place, seat in enumerate(seats):
            yield f'<g transform="translate({LIST_X} {top + place * step})">{self.row(seat)}</g>'

    def row(self, seat: int) -> str:
        """One player."""
        colours, outcome = self.drawings.colours, self.view.outcome
        won = self.spoilers and outcome is not None and seat in outcome.winners
        found = [
            f'<g transform="scale({ROW_HIGH / 48:.3f})">{self.figure(seat)}</g>',
            text((52, 28), 24, colours["lantern" if won else "ink"], self.name(seat)),
        ]
        worn = self.part.icon(self.view, seat)
        if self.spoilers and worn is not None:
            icon = self.drawings.icons.get(worn, "")
            found.append(
                f'<g transform="translate(285 4) scale(.7)" color="{colours["ink"]}">{icon}</g>'
            )
        if self.spoilers and outcome is not None:
            found.append(text((385, 28), 24, colours["ink-2"], str(outcome.scores[seat]), "end"))
        return "".join(found)

    def name(self, seat: int) -> str:
        """The name of a player, shortened where it is long; bots have those of their seats."""
        bot = self.past.bots[seat] is not None
        name = self.words(f"play-bot-name-{seat}") if bot else self.past.names[seat]
        return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def text(at: tuple[int, int], size: int, colour: str, said: str, anchor: str = "start") -> str:
    """A line of text."""
    place = f'x="{at[0]}" y="{at[1]}" font-size="{size}" fill="{colour}" text-anchor="{anchor}"'
    return f'<text {place} font-family="serif">{escape(said)}</text>'


def framed(drawing: Drawing, x: int, y: int, wide: int, high: int) -> str:
    """A drawing that is fitted into a box."""
    box = f'x="{x}" y="{y}" width="{wide}" height="{high}" viewBox="{drawing.view_box}"'
    return f"<svg {box}>{drawing.art}</svg>"


def result_picture(past: Past, language: str, *, spoilers: bool) -> bytes:
    """The picture of a game that is over, as PNG."""
    drawings = sheet()
    if drawings is None:
        raise Rejected("no-page")
    svg = ResultPicture(past, language, drawings, spoilers=spoilers).svg()
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, serif_family=FONT, font_family=FONT))
