"""Sentences about events, in the reader's language."""

from typing import assert_never

from sabot.core.events import GameEnded
from sabot.core.game import Outcome
from sabot.games.sabotage import events
from sabot.games.sabotage.encoding import SIDES, side_of
from sabot.terminal.sabotage.naming import Naming


class Sentences(Naming):
    """Tells events to one viewer, who is addressed as you."""

    def describe(self, event: events.Event) -> list[str]:
        """The sentences about an event."""
        match event:
            case events.RoundDealt(number, dealer, starter):
                dealt = {"round": str(number), "dealer": self.called(dealer)}
                return [self.said("sabotage-event-round-dealt", starter, **dealt)]
            case events.CardDrawn(seat, card):
                # Draws of other players are not told.
                return [self.about_card("card-drawn", seat, card)] if card else []
            case events.PipeLaid():
                return self.laid(event)
            case events.PipeRemoved():
                return [self.on_roof("event-pipe-removed", event, by=self.card(event.by))]
            case events.CardDiscarded(seat, card):
                return [self.about_card("card-discarded", seat, card)]
            case events.RoundEnded():
                return self.round_ended(event)
            case GameEnded(outcome):
                return self.game_ended(outcome)
            case _:
                return [self.decided(event)]

    def decided(self, event: events.PartnerAsked | events.PartnerAnswered | events.WentOn) -> str:
        """A sentence about a decision before drawing (SGT.3.1, SGT.5.2)."""
        match event:
            case events.PartnerAsked(seat, partner):
                return self.asked(seat, partner)
            case events.PartnerAnswered(seat, _, agreed):
                answer = "agreed" if agreed else "declined"
                return self.said(f"sabotage-event-partner-{answer}", seat)
            case events.WentOn(seat):
                return self.said("sabotage-event-went-on", seat)
        assert_never(event)

    def about_card(self, name: str, seat: int, card: str) -> str:
        """A sentence about a player and a card."""
        return self.said(f"sabotage-event-{name}", seat, the=self.the_card(card))

    def on_roof(self, name: str, event: events.PipeLaid | events.PipeRemoved, **facts: str) -> str:
        """A sentence about a card and a roof, named from the reader's point of view."""
        return self.text(
            name,
            case=self.whose_roof(event.seat, event.side),
            name=self.names[event.seat],
            cell=event.cell,
            value=event.value,
            the=self.the_card(event.card),
            **facts,
        )

    def laid(self, event: events.PipeLaid) -> list[str]:
        """Sentences about a laid card, and the card that a wrench replaced (SGT.3.5)."""
        said = [self.on_roof("event-pipe-laid", event)]
        if event.replaced is not None:
            said.append(self.text("event-replaced", the=self.the_card(event.replaced)))
        return said

    def asked(self, seat: int, partner: int) -> str:
        """A sentence about the request to end the round (SGT.5.2)."""
        case = "you" if seat == self.viewer else "asked" if partner == self.viewer else "others"
        names = {"name": self.names[seat], "partner": self.names[partner]}
        return self.text("event-partner-asked", case=case, **names)

    def round_ended(self, event: events.RoundEnded) -> list[str]:
        """The player who ended the round, the roofs with their scores, and the totals (SGT.4)."""
        result = event.result
        if result.ended_by is None:
            ended = self.text("event-cards-ran-out")
        else:
            ended = self.said("sabotage-event-round-ended", result.ended_by)
        scores = [
            self.text(
                "score-of",
                name=self.side(side, len(self.names)),
                value=result.values[side],
                points=result.scores[side],
            )
            for side in SIDES
        ]
        totals = [f"{self.side(side, len(self.names))} {event.totals[side]}" for side in SIDES]
        return [
            ended,
            self.text("scores", scores=" · ".join(scores)),
            self.text("totals", totals=" · ".join(totals)),
        ]

    def game_ended(self, outcome: Outcome) -> list[str]:
        """The winners (SGT.4.4)."""
        sides = {side_of(seat) for seat in outcome.winners}
        who = "alone" if len(sides) == 1 else "shared"
        if who == "alone" and self.viewer in outcome.winners:
            who = "you"
        if who == "alone" and len(outcome.winners) > 1:
            who = "pair"
        return [self.text("event-game-ended", who=who, winners=self.listed(outcome.winners))]
