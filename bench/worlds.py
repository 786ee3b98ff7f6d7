"""The share of sampled worlds with an impossible history: `python -m bench.worlds`.

A world is impossible if it gives a player a card of a suit that the player, earlier in the same
round, did not follow: in both games nobody gets cards between the tricks, so the player would
have had to follow. Worlds are sampled for the player to act, once at each decision of random
games, from the first card played on. The check knows neither sampler: it reads the plays and the
hands of the world.
"""

import random
from collections.abc import Iterable
from typing import Any

import pyspiel

from bench.peers import HEARTS
from sabot.core.rng import Rng
from sabot.games.seven_seals.game import SEVEN_SEALS

HEARTS_GAMES = 200
SEALS_GAMES = 40
# A card as text, with its suit; and a play as the seat and the card's suit.
Play = tuple[int, str]


def suits_lacked(plays: list[Play], players: int) -> list[set[str]]:
    """The suits that each player did not follow, from all plays of a round."""
    lacked: list[set[str]] = [set() for _ in range(players)]
    for start in range(0, len(plays), players):
        led = plays[start][1]
        for player, suit in plays[start : start + players]:
            if suit != led:
                lacked[player].add(led)
    return lacked


def impossible(plays: list[Play], hands: list[set[str]]) -> bool:
    """Whether some hand has a suit that its player did not follow."""
    lacked = suits_lacked(plays, len(hands))
    return any(hand & suits for hand, suits in zip(hands, lacked, strict=True))


# OpenSpiel's Hearts.


def hearts_plays(state: Any) -> list[Play]:
    """The plays of a game, without the deal and the passing."""
    moves = [(step.player, step.action) for step in state.full_history() if step.player >= 0]
    # The first chance of all is whom to pass three cards to: 0 is nobody.
    passed = 12 if state.history()[0] else 0
    return [(player, state.action_to_string(player, card)[-1]) for player, card in moves[passed:]]


def advance(state: Any) -> None:
    """One random step of a game of OpenSpiel."""
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(actions, weights)[0])
    else:
        state.apply_action(random.choice(state.legal_actions()))


def hearts_hands(world: Any, played: int) -> list[set[str]]:
    """The suits in each hand: those that the players go on to play, whichever way they do."""
    ahead = world.clone()
    while not ahead.is_terminal():
        advance(ahead)
    hands: list[set[str]] = [set() for _ in range(4)]
    for player, suit in hearts_plays(ahead)[played:]:
        hands[player].add(suit)
    return hands


def hearts_worlds() -> Iterable[bool]:
    """For each world that OpenSpiel samples, whether its history is impossible."""
    for _ in range(HEARTS_GAMES):
        state = HEARTS.new_initial_state()
        while not state.is_terminal():
            plays = [] if state.is_chance_node() else hearts_plays(state)
            if plays:
                world = state.resample_from_infostate(state.current_player(), random.random)
                yield impossible(plays, hearts_hands(world, len(plays)))
            advance(state)


# Ours.


def seals_worlds(*, shuffled: bool) -> Iterable[bool]:
    """For each world that we imagine, whether its history is impossible.

    `shuffled`: deal the unseen cards by a plain shuffle instead, blind to what was not followed.
    """
    for seed in range(SEALS_GAMES):
        yield from seals_worlds_of(Rng(seed), shuffled=shuffled)


def seals_worlds_of(rng: Rng, *, shuffled: bool) -> Iterable[bool]:
    """The same for one game."""
    state = SEVEN_SEALS.new(SEVEN_SEALS.options(players=4))
    while not state.over():
        if state.awaits_deal():
            state.deal(rng)
            continue
        view = SEVEN_SEALS.view(state, SEVEN_SEALS.to_act(state))
        plays = seals_plays(view)
        if plays:
            hands = shuffled_hands(state, view, rng) if shuffled else imagined_hands(view, rng)
            yield impossible(plays, [{card[0] for card in hand} for hand in hands])
        moves = state.moves()
        state.step(moves[rng.below(len(moves))])


def seals_plays(view: Any) -> list[Play]:
    """The plays of a round."""
    tricks = [*view.played, *([] if view.trick is None else [view.trick])]
    plays: list[Play] = []
    for trick in tricks:
        seats = [(trick.leader + place) % 4 for place in range(4)]
        plays += [(seat, trick.cards[seat][0]) for seat in seats if trick.cards[seat] is not None]
    return plays


def imagined_hands(view: Any, rng: Rng) -> Iterable[tuple[str, ...]]:
    """The hands of an imagined world."""
    return SEVEN_SEALS.position(SEVEN_SEALS.imagine(view, rng)).hands


def shuffled_hands(state: Any, view: Any, rng: Rng) -> Iterable[tuple[str, ...]]:
    """The others' cards shuffled among them."""
    hands = SEVEN_SEALS.position(state).hands
    others = [card for seat, hand in enumerate(hands) if seat != view.viewer for card in hand]
    pool = [others[index] for index in rng.permutation(len(others))]
    for seat, hand in enumerate(hands):
        yield hand if seat == view.viewer else tuple(pool.pop() for _ in hand)


def line(name: str, verdicts: Iterable[bool]) -> str:
    """The share as a line of the report."""
    found = list(verdicts)
    share = sum(found) / len(found)
    return f"{name}: {sum(found):,} of {len(found):,} worlds impossible ({share:.1%})"


def main() -> None:
    """Measure both and print the shares."""
    random.seed(1)
    version = getattr(pyspiel, "__version__", "")
    print(line(f"OpenSpiel {version} Hearts, resample_from_infostate", hearts_worlds()))
    print(line("The Seven Seals, a plain shuffle of the unseen cards", seals_worlds(shuffled=True)))
    print(line("The Seven Seals, imagine", seals_worlds(shuffled=False)))


if __name__ == "__main__":
    main()
