"""A running game together with its record."""

# Compiled by mypyc.

from collections.abc import Callable
from typing import Any

from sabot.core.game import AnyGame, Shuffle, Viewer
from sabot.core.state import State
from sabot.table.claims import MadeClaim, RoundClaims
from sabot.table.record import Record, Round, Spoken, Turn


class Match:
    """One game from its first deal to its result.

    `claims` are those of the round that was dealt last; `judged` are the same, each against the
    truth, if the last move ended the round.
    """

    def __init__(self, game: AnyGame, options: Any, names: list[str]) -> None:
        self.game = game
        self.state: Any = game.new(options)
        self.record = Record(game, options, names, [])
        self.claims = RoundClaims(game)
        self.judged: tuple[MadeClaim, ...] = ()

    def deal(self, shuffle: Shuffle) -> None:
        """Deal the round that is awaited."""
        self.take_deal(self.game.draw_deal(self.state, shuffle))

    def take_deal(self, deal: Any) -> None:
        """Deal the round that is awaited in this way."""
        self.game.deal(self.state, deal)
        self.record.rounds.append(Round(deal, []))
        self.claims = self.claims.next_round()

    def play(self, move: Any, watch: Callable[[State, Any, State], None] | None = None) -> None:
        """Play a move of the seat to act; `watch` gets the state before, the move, and after."""
        seat = self.game.to_act(self.state)
        before, after = self.state, self.state.copy()
        self.game.play(after, move)
        self.go_on(seat if seat is not None else 0, move, after)
        if watch is not None:
            watch(before, move, after)

    def go_on(self, seat: int, move: Any, after: State) -> None:
        """Go on with the state that a move of a seat has led to."""
        self.state = after
        self.record.rounds[-1].turns.append(Turn(seat, move))
        self.judged = self.claims.judge(after)
        outcome = self.game.outcome(after)
        self.record.scores = None if outcome is None else outcome.scores

    # Claims are made beside the moves; the state stays as it is.

    def check_claim(self, seat: int, claim: Any) -> None:
        """Refuse a claim that a seat may not make now."""
        self.claims.check(self.state, len(self.record.rounds[-1].turns), seat, claim)

    def claims_at(self, seat: int, place: str) -> list[Any]:
        """Every claim that a seat may make now at a place of the table."""
        return self.claims.offer(self.state, len(self.record.rounds[-1].turns), seat, place)

    def claim(self, seat: int, claim: Any) -> MadeClaim:
        """Add a claim of a seat that has been checked."""
        played = self.record.rounds[-1]
        played.claims.append(Spoken(len(played.turns), seat, claim))
        return self.claims.add(self.state, len(played.turns), seat, claim)

    def claim_text(self, seat: int, text: str) -> None:
        """Add the claim of a seat that a text stands for."""
        self.claim(seat, self.claims.vocabulary().parse_claim(text))

    def view(self, viewer: Viewer) -> Any:
        """The view of a viewer."""
        return self.game.view(self.state, viewer)
