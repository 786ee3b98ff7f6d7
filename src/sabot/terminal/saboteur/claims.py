"""Claims of Saboteur and Saboteur 2 in the reader's language."""

from typing import assert_never

from sabot.games.saboteur.claims import (
    GOAL_NAMES,
    Claim,
    Doubt,
    GoalIs,
    SeatIs,
    Trust,
    WishDeed,
    WishLook,
    WishMend,
)
from sabot.table.claims import MadeClaim
from sabot.terminal.saboteur.naming import Naming


def claim_line(telling: Naming, made: MadeClaim) -> str:
    """A line with the speaker, the addressee of a wish, and what was said."""
    name, text = telling.called(made.seat), claim_text(telling, made.seat, made.claim)
    if isinstance(made.claim, WishMend | WishLook | WishDeed):
        return telling.words(
            "claim-line-to", name=name, to=telling.called(made.claim.to), claim=text
        )
    return telling.words("claim-line", name=name, claim=text)


def claim_text(telling: Naming, speaker: int, claim: Claim) -> str:
    """A claim in the words of its speaker."""
    words = telling.words
    match claim:
        case GoalIs(goal, card):
            return words(f"claim-goal-{card}", goal=GOAL_NAMES[goal])
        case SeatIs(seat, role, because):
            said = words(f"claim-seat-{role}", **about(telling, seat, speaker))
            if not because:
                return said
            return words("claim-because", claim=said, reason=words(f"claim-because-{because}"))
        case Trust(seat, fact):
            return words(
                "claim-trust", target=telling.names[seat], claim=claim_text(telling, seat, fact)
            )
        case Doubt(seat, fact):
            return words(
                "claim-doubt", target=telling.names[seat], claim=claim_text(telling, seat, fact)
            )
        case WishMend(to, seat, tool):
            named = words(f"the-tool-{tool}")
            return words("claim-wish-mend", tool=named, **about(telling, seat, speaker, to))
        case WishLook(_, goal):
            return words("claim-wish-look", goal=GOAL_NAMES[goal])
        case WishDeed(to, deed, seat):
            return words(f"claim-wish-{deed}", **about(telling, seat, speaker, to))
    assert_never(claim)


def about(telling: Naming, seat: int, speaker: int, to: int | None = None) -> dict[str, str]:
    """Facts about the seat that a claim speaks of, as its speaker sees it."""
    case = "me" if seat == speaker else "you" if seat == to else "other"
    return {"case": case, "target": telling.names[seat]}
