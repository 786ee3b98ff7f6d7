"""Sentences about events, in the reader's language."""

from typing import assert_never

from sabot.core.events import GameEnded
from sabot.core.game import Outcome
from sabot.games.seven_seals import events
from sabot.terminal.seven_seals.naming import Naming

Deed = (
    events.SealTaken
    | events.SaboteurTaken
    | events.AnnouncementEnded
    | events.CardPlayed
    | events.TrickWon
    | events.SealGiven
    | events.BlackTaken
    | events.NoneTaken
)


class Sentences(Naming):
    """Tells events to one viewer, who is addressed as you."""

    def describe(self, event: events.Event) -> list[str]:
        """The sentences about an event."""
        match event:
            case events.RoundDealt(round_number, dealer):
                return [self.said("seals-event-round-dealt", dealer, round=round_number)]
            case events.RoundScored(_, points, totals):
                return self.scored(points, totals)
            case GameEnded(outcome):
                return self.game_ended(outcome)
            case _:
                return [self.deed(event)]

    def deed(self, event: Deed) -> str:
        """A sentence about a player's move."""
        match event:
            case events.SealTaken(seat, colour, source):
                return self.taken(seat, colour, source)
            case events.SaboteurTaken(seat):
                return self.said("seals-event-saboteur-taken", seat)
            case events.AnnouncementEnded(seat, seals):
                return self.said("seals-event-announcement-ended", seat, tricks=seals)
            case events.CardPlayed(seat, card):
                return self.said("seals-event-card-played", seat, card=self.the_card(card))
            case events.TrickWon(seat, card):
                return self.said("seals-event-trick-won", seat, card=self.the_card(card))
            case events.SealGiven(seat, seal):
                return self.said("seals-event-seal-given", seat, one=self.one(seal))
            case events.BlackTaken(seat):
                return self.said("seals-event-black-taken", seat)
            case events.NoneTaken(seat):
                return self.said("seals-event-none-taken", seat)
        assert_never(event)

    def taken(self, seat: int, colour: str, source: int | None) -> str:
        """A sentence about a taken seal and its source, from the reader's point of view."""
        one = self.one(colour)
        if source is None:
            return self.said("seals-event-seal-taken", seat, one=one)
        case = self.point_of_view(seat, source)
        names = {"name": self.names[seat], "source": self.names[source]}
        return self.words("seals-event-seal-taken-from", case=case, one=one, **names)

    def scored(self, points: tuple[int, ...], totals: tuple[int, ...]) -> list[str]:
        """The points of the round and the totals (SEV.5)."""
        return [
            self.words("seals-event-round-scored", points=self.standing(points)),
            self.words("seals-standing", standing=self.standing(totals)),
        ]

    def standing(self, points: tuple[int, ...]) -> str:
        """The points of each player, the fewest first."""
        ranked = sorted(enumerate(points), key=lambda entry: entry[1])
        return ", ".join(f"{self.called(seat)} {count}" for seat, count in ranked)

    def game_ended(self, outcome: Outcome) -> list[str]:
        """The winners: those with the fewest points (SEV.6.1)."""
        who, winners = self.who_won(outcome), self.listed(outcome.winners)
        return [self.words("seals-event-game-ended", who=who, winners=winners)]
