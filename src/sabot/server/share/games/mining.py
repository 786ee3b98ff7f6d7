"""Saboteur and Saboteur 2: the mine, the roles, and who reached the treasure."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from sabot.core.game import AnyGame
from sabot.games.saboteur.events import GoalTurned
from sabot.review.record_states import RoundHistory, move_of
from sabot.server.share.game_part import PlayedGame
from sabot.server.share.pieces import HIGH, WIDE, Placed
from sabot.server.share.sheet import Sheet

NUMERALS: Final = ("I", "II", "III")
TREASURE: Final = "treasure"
SABOTEURS: Final = "saboteurs"
# Teams of diggers wear the same picture.
ICONS: Final = {"green": "digger", "blue": "digger"}


class PicturedMine:
    """Adds the mine."""

    def pieces(self, sheet: Sheet, view: Any, marks: Sequence[str]) -> Iterator[Placed]:
        """The start, the tunnels and the goals; what is cut off is cold."""
        del marks
        cold = {(cell.col, cell.row) for cell in view.cut_off}
        yield Placed(0, 0, sheet.cards.get("start", ""))
        for card in view.maze:
            art = sheet.cards.get(f"{card.card} turned" if card.turned else card.card, "")
            if (card.col, card.row) in cold:
                art = f'<g class="cold">{art}</g>'
            yield Placed(card.col * WIDE, card.row * HIGH, art)
        for number, goal in enumerate(view.goals):
            name = f"goal {NUMERALS[number]}" if goal.card is None else goal.card
            art = sheet.cards.get(f"{name} turned" if goal.turned else name, "")
            yield Placed(goal.col * WIDE, goal.row * HIGH, art)

    def icon(self, view: Any, seat: int) -> str | None:
        """The role."""
        role: str | None = view.seats[seat].role
        return None if role is None else ICONS.get(role, role)

    def sentence(self, played: PlayedGame) -> str | None:
        """Who reached the treasure in the last round, or who prevented it."""
        result = played.view.result
        if result is None:
            return None
        seat = finder(played.history.game, played.history.chapters[-1])
        if seat is not None:
            return played.words("share-gold", name=played.name(seat))
        if SABOTEURS in result.won_by and result.winners:
            return played.words(
                "share-hidden", names=played.named(result.winners), count=len(result.winners)
            )
        return played.words("share-nobody-found")


def finder(game: AnyGame, chapter: RoundHistory) -> int | None:
    """The seat whose tunnel reached the treasure in a round."""
    for step in chapter.turns:
        if step.turn is None:
            continue
        events = game.happened(step.before, move_of(step), step.after)
        if any(isinstance(event, GoalTurned) and event.card == TREASURE for event in events):
            return step.turn.seat
    return None
