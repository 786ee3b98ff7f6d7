"""Sentences about events, in the reader's language."""

from typing import assert_never

from sabot.core.events import GameEnded
from sabot.core.game import Viewer
from sabot.games.saboteur2 import events
from sabot.locales import Words
from sabot.terminal.saboteur.naming import Naming
from sabot.terminal.saboteur.sentences import Sentences

OnTarget = (
    events.RoleInspected
    | events.RoleChanged
    | events.HandsExchanged
    | events.PlayerImprisoned
    | events.PlayerFreed
    | events.ThiefWardedOff
    | events.NuggetStolen
)
Own = (
    events.ThiefLaid
    | events.CardsPassed
    | events.FrontCleared
    | events.HandDrawn
    | events.PlayerSkipped
)


class Sentences2(Naming):
    """Tells events to one viewer, who is addressed as you."""

    def __init__(self, words: Words, names: list[str], viewer: Viewer) -> None:
        super().__init__(words, names, viewer)
        # Events that both games have are told in the same words.
        self.base = Sentences(words, names, viewer)

    def describe(self, event: events.Event) -> list[str]:
        """The sentences about an event."""
        if isinstance(event, Own):
            return self.own(event)
        if isinstance(event, OnTarget):
            return self.on_target(event)
        match event:
            case events.RoundEnded():
                return self.round_ended(event)
            case GameEnded(outcome):
                return self.base.game_ended(outcome)
            case _:
                return self.base.describe(event)

    def on_target(self, event: OnTarget) -> list[str]:
        """Sentences about a move against another player, and the role that the reader learns."""
        said = [self.about(f"event-{event.__struct_config__.tag}", event)]
        if isinstance(event, events.RoleInspected):
            return said + self.role_told("event-role-seen", event.role)
        if isinstance(event, events.RoleChanged):
            return said + self.role_told("event-new-role", event.new_role)
        return said

    def role_told(self, name: str, role: str | None) -> list[str]:
        """A sentence about a role; empty if the reader is not told it."""
        return [self.words(name, role=self.role(role))] if role else []

    def about(self, name: str, event: OnTarget) -> str:
        """A sentence about two players, from the reader's point of view."""
        seat, target = event.seat, event.target
        case = self.point_of_view(seat, target)
        return self.words(name, case=case, name=self.names[seat], target=self.names[target])

    def own(self, event: Own) -> list[str]:
        """Sentences about a move without another player."""
        match event:
            case events.ThiefLaid(seat):
                return [self.said("event-thief-laid", seat)]
            case events.CardsPassed(seat, number, cards):
                if cards is None and number == 1:
                    return [self.said("event-card-passed", seat)]
                if cards is None:
                    return [self.said("event-cards-passed", seat, number=number)]
                return [self.said("event-cards-discarded", seat, cards=self.cards(cards))]
            case events.FrontCleared(seat, what):
                return [self.said("event-front-cleared", seat, what=self.in_front_of(what))]
            case events.HandDrawn(seat, _, cards):
                # Draws of other players are not told.
                return (
                    [self.said("event-hand-drawn", seat, cards=self.cards(cards))] if cards else []
                )
            case events.PlayerSkipped(seat):
                return [self.said("event-player-skipped", seat)]
        assert_never(event)

    def cards(self, cards: tuple[str, ...]) -> str:
        """Cards with their articles."""
        return ", ".join(self.a_card(card) for card in cards)

    def round_ended(self, event: events.RoundEnded) -> list[str]:
        """The winners of the round, the roles turned over, and the nuggets paid (SB2.7.6)."""
        won = [
            self.words(f"event-won-{'all-saboteurs' if side == 'saboteurs' else side}")
            for side in event.result.won_by
        ]
        roles = [
            self.words("role-of", name=self.called(seat), role=self.role(role))
            for seat, role in enumerate(event.roles)
        ]
        paid = [
            f"{self.called(seat)} {nuggets}"
            for seat, nuggets in enumerate(event.result.paid)
            if nuggets
        ]
        told = self.words("event-paid", paid=", ".join(paid)) if paid else ""
        return [*won, f"{', '.join(roles)}.", told or self.words("event-nobody-paid")]
