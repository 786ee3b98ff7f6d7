"""Advice in Saboteur and Saboteur 2."""

from collections.abc import Callable
from typing import Any, Final, assert_never

from sabot.advice.case import Advice, Case, notice
from sabot.advice.game_hints import GameHints, HintUnit
from sabot.bots.saboteur import tunnel_distance
from sabot.bots.saboteur.tunnel_distance import NO_WAY, TunnelDistance
from sabot.bots.saboteur2 import tunnel_distance as tunnel_distance2
from sabot.bots.suspicion import MOST
from sabot.core.game import AnyGame
from sabot.core.state import State
from sabot.games.saboteur.moves import (
    BreakTool,
    CollapseTunnel,
    LayTunnel,
    Pass,
    ReadMap,
    RepairTool,
    TakeGold,
)
from sabot.games.saboteur.shapes import is_dead_end
from sabot.games.saboteur2 import moves as moves2
from sabot.games.saboteur2.cards import is_tunnel
from sabot.wire.calls import Notice

NewAction = (
    moves2.Inspect
    | moves2.ChangeRole
    | moves2.SwapHands
    | moves2.TurnThief
    | moves2.HandsOff
    | moves2.Rob
)
Move = moves2.Move | Pass | TakeGold

# Whom each role plays with and against. Profiteers and geologists play for themselves.
FRIENDS: Final[dict[str, frozenset[str]]] = {
    "digger": frozenset({"digger"}),
    "green": frozenset({"green", "boss"}),
    "blue": frozenset({"blue", "boss"}),
    "boss": frozenset({"green", "blue", "boss"}),
    "saboteur": frozenset({"saboteur"}),
}
FOES: Final[dict[str, frozenset[str]]] = {
    "digger": frozenset({"saboteur"}),
    "green": frozenset({"blue", "saboteur"}),
    "blue": frozenset({"green", "saboteur"}),
    "boss": frozenset({"saboteur"}),
    "saboteur": frozenset({"digger", "green", "blue", "boss"}),
}
NOBODY: Final[frozenset[str]] = frozenset()
SABOTEUR: Final = "saboteur"
# How far the tunnel is from the treasure, by game.
DISTANCES: Final[dict[str, Callable[[AnyGame, Any, Any, State], TunnelDistance]]] = {
    "saboteur": tunnel_distance.tunnel_distance,
    "saboteur2": tunnel_distance2.tunnel_distance,
}
# A tunnel that is so near alarms a saboteur.
NEAR: Final = 3
LIKELY: Final = 0.5


def advise(case: Case) -> Advice:
    """Advice on a move: what matters now, and what speaks for it."""
    move: Move = case.move
    match move:
        case LayTunnel() | CollapseTunnel():
            distance = DISTANCES[case.game.id](case.game, case.view, case.move, case.world())
            return Advice(tunnel_seen(case, distance), digging(case, distance))
        case ReadMap():
            return goals_read(case)
        case BreakTool(seat=seat) | moves2.Imprison(seat):
            return hindering(case, seat)
        case RepairTool(seat=seat) | moves2.SetFree(seat):
            return helping(case, seat)
        case moves2.ClearFront():
            return Advice(notice("front"), relief(case))
        case Pass(card):
            return passing(case, (card,))
        case moves2.Pass(cards):
            return passing(case, cards)
        case TakeGold(value):
            most = value == max(other.value for other in case.view.moves)
            return Advice(None, notice("most-gold") if most else None)
        case _:
            return new_action(case, move)


def role_of(view: Any) -> str:
    """The viewer's role."""
    return str(view.seats[view.viewer].role)


def digs(case: Case) -> bool:
    """True if the viewer wants the treasure to be found."""
    return role_of(case.view) != SABOTEUR


def chance(case: Case, seat: int, roles: frozenset[str]) -> float:
    """How likely a seat has one of these roles, never certain.

    No role is shown as impossible, so several roles together may come to more than a certain one.
    """
    return min(MOST, sum(case.chances.get(seat, {}).get(role, 0.0) for role in roles))


def percent(share: float) -> int:
    """A chance as people are told it."""
    return round(100 * share)


# The maze.


def tunnel_seen(case: Case, distance: TunnelDistance) -> Notice:
    """How near the tunnel is, and what that means to the viewer's side."""
    if digs(case) and isinstance(case.move, CollapseTunnel):
        return notice("in-the-way")
    if crystal_for_geologist(case):
        return notice("crystals")
    if distance.before == NO_WAY:
        return notice("no-way")
    name = "near"
    if not digs(case):
        name = "too-near" if distance.before <= NEAR else "far-yet"
    return notice(name, cards=distance.before, known="yes" if distance.known else "no")


def digging(case: Case, distance: TunnelDistance) -> Notice | None:
    """The effect of a card, laid or taken away, on the tunnel."""
    if distance.reaches:
        return notice("reaches-treasure" if distance.known else "reaches-goal")
    if crystal_for_geologist(case):
        return notice("crystal")
    if distance.after != distance.before:
        if distance.after == NO_WAY:
            return notice("blocks")
        if distance.before == NO_WAY:
            return notice("opens", cards=distance.after)
        if distance.after > distance.before:
            return notice("farther", cards=distance.after, before=distance.before)
        if not digs(case):
            return notice("blends-in")
        return notice("nearer", cards=distance.after, before=distance.before)
    if isinstance(case.move, CollapseTunnel):
        return None
    if not digs(case):
        return notice("harmless")
    return notice("another-way" if distance.leads_on else "no-harm")


def crystal_for_geologist(case: Case) -> bool:
    """True if a geologist lays a crystal."""
    lays = isinstance(case.move, LayTunnel) and case.move.card.startswith("crystal-")
    return lays and role_of(case.view) == "geologist"


# The goals.


def goals_read(case: Case) -> Advice:
    """The use of a map, as long as the treasure may lie in several places."""
    goals = case.view.goals
    unknown = sum(goal.card is None for goal in goals)
    if any(goal.card == "treasure" for goal in goals) or unknown < 2:
        return Advice()
    told = "tells" if unknown == 2 else "narrows"
    return Advice(notice("goals-unknown", goals=unknown), notice(told if digs(case) else "astray"))


# The players.


def hindering(case: Case, seat: int) -> Advice:
    """Why somebody should not dig."""
    foes = FOES.get(role_of(case.view), NOBODY)
    against = chance(case, seat, foes)
    facts = {"seat": seat, "percent": percent(against)}
    if against >= LIKELY:
        return Advice(notice("foe-digs"), notice("against-you", **facts))
    most = max(chance(case, other, foes) for other in case.chances)
    return Advice(
        notice("others-dig"), notice("most-against", **facts) if 0 < against == most else None
    )


def helping(case: Case, seat: int) -> Advice:
    """Why somebody should dig again: oneself, or who is likely to be a friend."""
    view = case.view
    if seat == view.viewer:
        jailed = isinstance(case.move, moves2.SetFree)
        return Advice(notice("own-prison" if jailed else "own-tools"), relief(case))
    friendly = chance(case, seat, FRIENDS.get(role_of(view), NOBODY))
    if friendly < LIKELY:
        return Advice(notice("others-stuck"), None if digs(case) else notice("blends-in"))
    reason = notice("with-you", seat=seat, percent=percent(friendly))
    return Advice(notice("friend-stuck"), reason)


def relief(case: Case) -> Notice | None:
    """True if nothing keeps the viewer from digging any more."""
    if isinstance(case.move, moves2.ClearFront) and case.move.what == "thief":
        return None
    return notice("can-dig" if hindrances(case.view) == 1 else "one-less")


def hindrances(view: Any) -> int:
    """How many cards in front of the viewer keep them from digging."""
    own = view.seats[view.viewer]
    return len(own.broken) + getattr(own, "imprisoned", False)


# The hand.


def passing(case: Case, cards: tuple[str, ...]) -> Advice:
    """Why cards are put away instead of being played."""
    view = case.view
    if hindrances(view):
        seen = notice("stuck")
    elif all(isinstance(move, Pass | moves2.Pass) for move in view.moves):
        seen = notice("only-passes")
    else:
        seen = notice("idle")
    return Advice(seen, passed(case, cards))


def passed(case: Case, cards: tuple[str, ...]) -> Notice:
    """Why just these cards can go."""
    treasure = any(goal.card == "treasure" for goal in case.view.goals)
    tunnels = all(map(is_tunnel, cards))
    if digs(case) and tunnels and all(map(is_dead_end, cards)):
        return notice("useless-dead-end", number=len(cards))
    if not digs(case) and tunnels and not any(map(is_dead_end, cards)):
        return notice("helps-diggers", number=len(cards))
    if treasure and set(cards) == {"map"}:
        return notice("map-spare")
    return notice("draws" if case.view.deck else "least", number=len(cards))


# What Saboteur 2 adds.


def new_action(case: Case, move: NewAction) -> Advice:
    """The action cards of Saboteur 2, and stealing."""
    view = case.view
    match move:
        case moves2.Inspect(seat):
            return Advice(notice("sides-unknown"), notice("tells-role", seat=seat))
        case moves2.ChangeRole(seat):
            return changing(case, seat)
        case moves2.SwapHands(seat):
            more = view.seats[seat].cards > view.seats[view.viewer].cards
            return Advice(notice("poor-hand"), notice("more-cards" if more else "other-cards"))
        case moves2.TurnThief():
            return Advice(notice("theft"), notice("steals"))
        case moves2.HandsOff(seat):
            return Advice(notice("thief-about"), notice("no-theft", seat=seat))
        case moves2.Rob(seat):
            owned = [view.seats[other.seat].nuggets for other in view.moves]
            richest = view.seats[seat].nuggets == max(owned)
            return Advice(None, notice("richest", seat=seat) if richest else None)
    assert_never(move)


def changing(case: Case, seat: int) -> Advice:
    """Why somebody should change role."""
    if seat == case.view.viewer:
        return Advice(notice("own-role"), notice("better-role"))
    return Advice(notice("others-role"), hindering(case, seat).reason)


HINTS: Final = GameHints(
    advise,
    {
        "lay": "maze",
        "rockfall": "maze",
        "map": "goals",
        "break": "players",
        "repair": "players",
        "gold": "gold",
    },
    "mine",
    meter=True,
)
HINTS2: Final = GameHints(
    advise,
    {
        "lay": "maze",
        "rockfall": "maze",
        "map": "goals",
        "break": "players",
        "repair": "players",
        "inspection": "players",
        "change-role": "players",
        "swap-hands": "players",
        "prison": "players",
        "free": "players",
        "thief": "gold",
        "hands-off": "players",
        "clear": "players",
        "rob": "gold",
    },
    "mine",
    meter=True,
    unit=HintUnit("nuggets", 0.2, 1),
)
