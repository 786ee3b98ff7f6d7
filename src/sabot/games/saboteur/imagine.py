"""A whole state that agrees with a view, uniformly among those that do.

It starts from the view, so it can't cheat. What the viewer has not seen is shuffled and dealt
out to where it may lie: each turn puts one card down and draws one whatever the cards are, so
every order of the unseen cards is as likely as any other. The gold is put back by `imagine_gold`.
"""

from collections import Counter

from sabot.core.counting import shuffled
from sabot.core.rng import Rng
from sabot.games.saboteur.cards import COUNTS, GOALS, NAMES, ROLES
from sabot.games.saboteur.encoding import Discarded, Goal
from sabot.games.saboteur.imagine_gold import imagine_gold
from sabot.games.saboteur.options import format_options, setup_of
from sabot.games.saboteur.position import Position, build
from sabot.games.saboteur.rules import Saboteur, new_game
from sabot.games.saboteur.view import View


def imagine(view: View, rng: Rng) -> Saboteur:
    """A state in which the viewer would see just this view."""
    if view.round == 0:
        return new_game(setup_of(view.options))
    cards = shuffled(unseen_cards(view), rng)
    gold = imagine_gold(view, rng)
    data = Position(
        options=format_options(view.options),
        phase=view.phase,
        round=view.round,
        seat=view.last_seat if view.to_act is None else view.to_act,
        last_seat=view.last_seat,
        passes=view.passes,
        maze=view.maze,
        goals=imagine_goals(view.goals, rng),
        hands=tuple(imagine_hand(view, seat, cards) for seat in range(view.options.players)),
        discards=tuple(imagine_discard(discarded, cards) for discarded in view.discards),
        deck=tuple(cards.pop() for _ in range(view.deck)),
        broken=tuple(seat.broken for seat in view.seats),
        looked_at=tuple(seat.looked_at for seat in view.seats),
        roles=imagine_roles(view, rng),
        pile=tuple(shuffled(gold.pile, rng)),
        pile_to_shuffle=view.pile_to_shuffle,
        offer=gold.offer,
        gold_story=gold.story,
    )
    return build(data, view.options)


def unseen_cards(view: View) -> list[str]:
    """The cards of which the viewer does not know where they are."""
    unseen = Counter(dict(zip(NAMES, COUNTS, strict=True)))
    unseen.subtract(card.card for card in view.maze)
    unseen.subtract(view.hand)
    unseen.subtract(card.card for card in view.discards if card.card is not None)
    unseen.subtract(f"-{tool}" for seat in view.seats for tool in seat.broken)
    return list(unseen.elements())


def imagine_hand(view: View, seat: int, cards: list[str]) -> tuple[str, ...]:
    """The viewer's own hand, or as many unseen cards as the seat holds."""
    if seat == view.viewer:
        return view.hand
    return tuple(cards.pop() for _ in range(view.seats[seat].cards))


def imagine_discard(discarded: Discarded, cards: list[str]) -> Discarded:
    """A discard that the viewer knows, or an unseen card in its place."""
    if discarded.card is not None:
        return discarded
    return Discarded(cards.pop(), discarded.seat, discarded.seen)


def imagine_goals(goals: tuple[Goal, ...], rng: Rng) -> tuple[Goal, ...]:
    """The goals that the viewer knows, the others in a random order."""
    known = {goal.card for goal in goals}
    cards = shuffled((card for card in GOALS if card not in known), rng)
    return tuple(
        Goal(goal.col, goal.row, goal.card or cards.pop(), goal.face_up, goal.turned)
        for goal in goals
    )


def imagine_roles(view: View, rng: Rng) -> tuple[str, ...]:
    """The roles that the viewer knows, the others in a random order; the last is the spare one."""
    shown = [*(seat.role for seat in view.seats), view.spare_role]
    unseen = Counter(ROLES[role] for role in setup_of(view.options).roles)
    unseen.subtract(role for role in shown if role is not None)
    roles = shuffled(unseen.elements(), rng)
    return tuple(role or roles.pop() for role in shown)
