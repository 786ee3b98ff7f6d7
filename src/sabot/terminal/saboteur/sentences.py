"""Sentences about events, in the reader's language."""

from typing import assert_never

from sabot.core.game import Outcome
from sabot.games.saboteur import events
from sabot.games.saboteur.encoding import GoldDrawn, GoldPaid, GoldStep, GoldTaken
from sabot.games.saboteur.notation import GOAL_CELLS
from sabot.games.saboteur.shapes import is_dead_end
from sabot.terminal.saboteur.cards import glyph
from sabot.terminal.saboteur.naming import Naming, nuggets

Deed = (
    events.TunnelLaid
    | events.ToolBroken
    | events.ToolRepaired
    | events.TunnelCollapsed
    | events.GoalLookedAt
    | events.CardPassed
    | events.EmptyHandPassed
)


class Sentences(Naming):
    """Tells events to one viewer, who is addressed as you."""

    def describe(self, event: events.Event) -> list[str]:
        """The sentences about an event."""
        match event:
            case events.RoundDealt():
                return self.dealt(event)
            case events.CardDrawn(seat, card):
                # Draws of other players are not told.
                return [self.said("event-card-drawn", seat, card=self.a_card(card))] if card else []
            case events.GoalTurned(goal, card):
                cell = GOAL_CELLS[goal]
                return [self.words("event-goal-turned", cell=cell, goal=self.goal(card))]
            case events.RoundEnded():
                return self.round_ended(event)
            case events.GoldShared(step):
                return [self.gold(step)]
            case events.GameEnded(outcome):
                return self.game_ended(outcome)
            case _:
                return [self.deed(event)]

    def deed(self, event: Deed) -> str:
        """A sentence about a player's move."""
        match event:
            case events.TunnelLaid(seat, card, col, row, turned):
                return self.laid(seat, card, f"{col},{row}", glyph(card, turned=turned))
            case events.ToolBroken(seat, target, tool):
                return self.about_tool("event-tool-broken", seat, target, tool)
            case events.ToolRepaired(seat, target, tool):
                return self.about_tool("event-tool-repaired", seat, target, tool)
            case events.TunnelCollapsed(seat, _, col, row):
                return self.said("event-tunnel-collapsed", seat, cell=f"{col},{row}")
            case events.GoalLookedAt(seat, goal, card):
                return self.looked(seat, GOAL_CELLS[goal], card)
            case events.CardPassed(seat, card):
                return self.passed(seat, card)
            case events.EmptyHandPassed(seat):
                return self.said("event-empty-hand-passed", seat)
        assert_never(event)

    # One kind of event each.

    def dealt(self, event: events.RoundDealt) -> list[str]:
        """Sentences about the beginning of a round, and the reader's role."""
        begins = self.said("event-round-dealt", event.starter, round=event.round)
        if event.role is None:
            return [begins]
        return [begins, self.words("your-role", role=self.role(event.role))]

    def laid(self, seat: int, card: str, cell: str, drawn: str) -> str:
        """A sentence about a laid tunnel card."""
        name = "event-dead-end-laid" if is_dead_end(card) else "event-tunnel-laid"
        return self.said(name, seat, cell=cell, tunnel=drawn)

    def about_tool(self, name: str, seat: int, target: int, tool: str) -> str:
        """A sentence about a broken or mended tool, named from the reader's point of view."""
        return self.words(
            name,
            case=self.point_of_view(seat, target),
            name=self.names[seat],
            target=self.names[target],
            tool=self.words(f"the-tool-{tool}"),
        )

    def looked(self, seat: int, cell: str, card: str | None) -> str:
        """A sentence about a goal that was looked at; its card only if the reader may know it."""
        if card is None:
            return self.said("event-goal-looked-at", seat, cell=cell)
        return self.said("event-goal-seen", seat, cell=cell, goal=self.goal(card))

    def passed(self, seat: int, card: str | None) -> str:
        """A sentence about a discarded card, which is named only if the reader may know it."""
        if card is None:
            return self.said("event-card-passed", seat)
        return self.said("event-card-discarded", seat, card=self.a_card(card))

    def round_ended(self, event: events.RoundEnded) -> list[str]:
        """The side that won the round, and the roles turned over (SAB.7.3)."""
        roles = [
            self.words("role-of", name=self.called(seat), role=self.role(role))
            for seat, role in enumerate(event.roles)
        ]
        spare = self.words("role-spare", role=self.role(event.spare_role))
        return [self.words(f"event-won-by-{event.won_by}"), f"{', '.join(roles)}; {spare}."]

    def gold(self, step: GoldStep) -> str:
        """A sentence about a step of the gold; only the receiver is told its value (SAB.8.8)."""
        match step:
            case GoldDrawn(cards):
                return self.words("gold-drawn", cards=cards)
            case GoldTaken(seat, _, value):
                if value is None:
                    return self.said("gold-taken", seat)
                return self.said("gold-taken-worth", seat, nuggets=value)
            case GoldPaid(seat, owed, cards):
                paid = owed if cards is None else nuggets(cards)
                return self.said("gold-paid", seat, nuggets=paid)
        assert_never(step)

    def game_ended(self, outcome: Outcome) -> list[str]:
        """The scores and the winners (SAB.9.1)."""
        ranked = sorted(enumerate(outcome.scores), key=lambda entry: -entry[1])
        standing = ", ".join(f"{self.called(seat)} {score}" for seat, score in ranked)
        winners = self.listed(outcome.winners)
        won = self.words("event-game-ended", who=self.who_won(outcome), winners=winners)
        return [self.words("standing", standing=standing), won]
