"""The sentence of the evening: the one thing of a game that people will tell, from its record.

It tells only what is sure without a review: lies that somebody said they trust, and what the game
has to tell, such as who reached the treasure.
"""

from collections.abc import Callable
from typing import Any, Final

from sabot.locales import Words
from sabot.review.claims_made import lies_in
from sabot.review.record_states import GameHistory, RoundHistory
from sabot.review.sides import sides_in
from sabot.server.share.game_part import PlayedGame, pictured_game

# More people than these are counted, not named.
MOST_NAMED: Final = 2


class Evening:
    """Finds the sentence of one game. `view` is the last one, `name` names a seat."""

    def __init__(
        self, history: GameHistory, view: Any, words: Words, name: Callable[[int], str]
    ) -> None:
        self.played = PlayedGame(history, view, words, name)

    def sentence(self) -> str | None:
        """The sentence, if there is anything to tell but who has won."""
        if (lied := self.lies()) is not None:
            return lied
        return pictured_game(self.played.view.game).sentence(self.played)

    def lies(self) -> str | None:
        """Whose lies most people believed, and how many lies these were."""
        told: dict[int, int] = {}
        fooled: dict[int, set[int]] = {}
        for chapter in self.played.history.chapters:
            for seat, believers in self.lies_in(chapter):
                told[seat] = told.get(seat, 0) + 1
                fooled.setdefault(seat, set()).update(believers)
        if not any(fooled.values()):
            return None
        seat = max(told, key=lambda each: (len(fooled[each]), told[each], -each))
        led = sorted(fooled[seat])
        few = len(led) <= MOST_NAMED
        return self.played.words(
            "share-lied" if few else "share-lied-to-many",
            name=self.played.name(seat),
            lies=told[seat],
            names=self.played.named(led),
            count=len(led),
        )

    def lies_in(self, chapter: RoundHistory) -> list[tuple[int, set[int]]]:
        """The lies of a round: who told each, and which foes said to the end that they trust it."""
        game = self.played.history.game
        sides = sides_in(game, chapter.last, len(self.played.history.seats))
        return [
            (lie.seat, {seat for seat in lie.trusted if sides[seat] != sides[lie.seat]})
            for lie in lies_in(game, chapter)
        ]
