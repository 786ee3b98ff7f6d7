"""The sentence of the evening: the one thing of a game that people will tell, from its record.

It tells only what is sure without a review: lies that somebody said they trust, who reached the
treasure, who ended a round with which roof, whose promises held.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from sabot.locales import Words
from sabot.review.claims_made import lies_in
from sabot.review.record_states import GameHistory, RoundHistory, move_of
from sabot.review.sides import sides_in

TREASURE: Final = "treasure"
SABOTEURS: Final = "saboteurs"
# More people than these are counted, not named.
MOST_NAMED: Final = 2


class Evening:
    """Finds the sentence of one game. `view` is the last one, `name` names a seat."""

    def __init__(
        self, history: GameHistory, view: Any, words: Words, name: Callable[[int], str]
    ) -> None:
        self.history = history
        self.view = view
        self.words = words
        self.name = name

    def sentence(self) -> str | None:
        """The sentence, if there is anything to tell but who has won."""
        if (lied := self.lies()) is not None:
            return lied
        if hasattr(self.view, "roofs"):
            return self.roof()
        return self.promises() if hasattr(self.view, "sheet") else self.gold()

    def named(self, seats: Sequence[int]) -> str:
        """Some players."""
        return ", ".join(map(self.name, seats))

    # Lies.

    def lies(self) -> str | None:
        """Whose lies most people believed, and how many lies these were."""
        told: dict[int, int] = {}
        fooled: dict[int, set[int]] = {}
        for chapter in self.history.chapters:
            for seat, believers in self.lies_in(chapter):
                told[seat] = told.get(seat, 0) + 1
                fooled.setdefault(seat, set()).update(believers)
        if not any(fooled.values()):
            return None
        seat = max(told, key=lambda each: (len(fooled[each]), told[each], -each))
        led = sorted(fooled[seat])
        few = len(led) <= MOST_NAMED
        return self.words(
            "share-lied" if few else "share-lied-to-many",
            name=self.name(seat),
            lies=told[seat],
            names=self.named(led),
            count=len(led),
        )

    def lies_in(self, chapter: RoundHistory) -> list[tuple[int, set[int]]]:
        """The lies of a round: who told each, and which foes said to the end that they trust it."""
        game = self.history.game
        sides = sides_in(game, chapter.last, len(self.history.seats))
        return [
            (lie.seat, {seat for seat in lie.trusted if sides[seat] != sides[lie.seat]})
            for lie in lies_in(game, chapter)
        ]

    # What ended the last round.

    def roof(self) -> str | None:
        """Sabotage: who ended it, with which roof."""
        if not self.view.results:
            return None
        last = self.view.results[-1]
        if last.ended_by is None:
            high, low = max(last.values), min(last.values)
            return self.words("share-cards-out", high=high, low=low)
        value = last.values[self.view.seats[last.ended_by].side]
        return self.words("share-roof", name=self.name(last.ended_by), value=value)

    def gold(self) -> str | None:
        """The mining games: who reached the treasure in the last round, or who prevented it."""
        result = getattr(self.view, "result", None)
        if result is None:
            return None
        finder = self.finder(self.history.chapters[-1])
        if finder is not None:
            return self.words("share-gold", name=self.name(finder))
        if SABOTEURS in result.won_by and result.winners:
            return self.words(
                "share-hidden", names=self.named(result.winners), count=len(result.winners)
            )
        return self.words("share-nobody-found")

    def finder(self, chapter: RoundHistory) -> int | None:
        """The seat whose tunnel reached the treasure in a round."""
        for step in chapter.turns:
            events = self.history.game.happened(step.before, move_of(step), step.after)
            if step.turn is not None and any(
                type(event).__name__ == "GoalTurned" and event.card == TREASURE for event in events
            ):
                return step.turn.seat
        return None

    def promises(self) -> str | None:
        """The Seven Seals: who kept every promise, or whose broken promise cost most."""
        rounds = self.view.sheet
        if not rounds or self.view.outcome is None:
            return None
        kept = [seat for seat in self.view.outcome.winners if not any(row[seat] for row in rounds)]
        if kept:
            return self.words("share-kept", names=self.named(kept), count=len(kept))
        places = [(row, seat) for row in range(len(rounds)) for seat in range(len(rounds[0]))]
        row, seat = max(places, key=lambda place: abs(rounds[place[0]][place[1]]))
        points = abs(rounds[row][seat])
        return self.words("share-broken", name=self.name(seat), points=points, round=row + 1)
