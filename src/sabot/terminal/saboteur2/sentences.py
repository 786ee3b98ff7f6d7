"""Sentences about events, in the reader's language."""

from typing import assert_never

from sabot.core.game import Viewer
from sabot.games.saboteur.events import (
    GoalLookedAt,
    GoalTurned,
    RoundDealt,
    ToolBroken,
    ToolRepaired,
    TunnelCollapsed,
    TunnelLaid,
)
from sabot.games.saboteur2.events import (
    CardsPassed,
    Event,
    FrontCleared,
    GameEnded,
    HandDrawn,
    HandsExchanged,
    NuggetStolen,
    PlayerFreed,
    PlayerImprisoned,
    PlayerSkipped,
    RoleChanged,
    RoleInspected,
    RoundEnded,
    ThiefLaid,
    ThiefWardedOff,
)
from sabot.locales import Words
from sabot.terminal.saboteur.naming import Naming
from sabot.terminal.saboteur.sentences import Sentences

OnTarget = (
    RoleInspected
    | RoleChanged
    | HandsExchanged
    | PlayerImprisoned
    | PlayerFreed
    | ThiefWardedOff
    | NuggetStolen
)
Own = ThiefLaid | CardsPassed | FrontCleared | HandDrawn | PlayerSkipped


class Sentences2(Naming):
    """Tells events to one viewer, who is addressed as you."""

    def __init__(self, words: Words, names: list[str], viewer: Viewer) -> None:
        super().__init__(words, names, viewer)
        # Events that both games have are told in the same words.
        self.base = Sentences(words, names, viewer)

    def describe(self, event: Event) -> list[str]:
        """The sentences about an event."""
        match event:
            case RoundDealt() | TunnelLaid() | ToolBroken() | ToolRepaired() | TunnelCollapsed():
                return self.base.describe(event)
            case GoalLookedAt() | GoalTurned():
                return self.base.describe(event)
            case RoundEnded():
                return self.round_ended(event)
            case GameEnded(outcome):
                return self.base.game_ended(outcome)
            case ThiefLaid() | CardsPassed() | FrontCleared() | HandDrawn() | PlayerSkipped():
                return self.own(event)
            case _:
                return self.on_target(event)

    def on_target(self, event: OnTarget) -> list[str]:
        """Sentences about a move against another player."""
        match event:
            case RoleInspected(_, _, role):
                said = [self.about("event-role-inspected", event)]
                return said + (
                    [self.words("event-role-seen", role=self.role(role))] if role else []
                )
            case RoleChanged(_, _, _, role):
                said = [self.about("event-role-changed", event)]
                return said + self.role_told("event-new-role", role)
            case HandsExchanged():
                return [self.about("event-hands-exchanged", event)]
            case PlayerImprisoned():
                return [self.about("event-player-imprisoned", event)]
            case PlayerFreed():
                return [self.about("event-player-freed", event)]
            case ThiefWardedOff():
                return [self.about("event-thief-warded-off", event)]
            case NuggetStolen():
                return [self.about("event-nugget-stolen", event)]
        assert_never(event)

    def role_told(self, name: str, role: str | None) -> list[str]:
        """A sentence about a role; empty if the reader is not told it."""
        return [self.words(name, role=self.role(role))] if role else []

    def about(self, name: str, event: OnTarget) -> str:
        """A sentence about two players, from the reader's point of view."""
        seat, target = event.seat, event.target
        case = "other-other"
        if seat == target:
            case = "you-self" if seat == self.viewer else "other-self"
        elif self.viewer in {seat, target}:
            case = "you-other" if seat == self.viewer else "other-you"
        return self.words(name, case=case, name=self.names[seat], target=self.names[target])

    def own(self, event: Own) -> list[str]:
        """Sentences about a move without another player."""
        match event:
            case ThiefLaid(seat):
                return [self.said("event-thief-laid", seat)]
            case CardsPassed(seat, number, cards):
                if cards is None and number == 1:
                    return [self.said("event-card-passed", seat)]
                if cards is None:
                    return [self.said("event-cards-passed", seat, number=number)]
                return [self.said("event-cards-discarded", seat, cards=self.cards(cards))]
            case FrontCleared(seat, what):
                return [self.said("event-front-cleared", seat, what=self.in_front_of(what))]
            case HandDrawn(seat, _, cards):
                # Draws of other players are not told.
                return (
                    [self.said("event-hand-drawn", seat, cards=self.cards(cards))] if cards else []
                )
            case PlayerSkipped(seat):
                return [self.said("event-player-skipped", seat)]
        assert_never(event)

    def cards(self, cards: tuple[str, ...]) -> str:
        """The names of cards."""
        return ", ".join(self.card(card) for card in cards)

    def round_ended(self, event: RoundEnded) -> list[str]:
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
