"""Games that bots follow: each is told what its seat is told, and nothing else."""

from collections.abc import Iterator, Sequence
from typing import Any

from sabot.bots.bot import Bot, Seen
from sabot.core.rng import Rng
from sabot.games.seven_seals.deals import Deal
from sabot.games.seven_seals.encoding import hand_of
from sabot.games.seven_seals.game import SEVEN_SEALS
from sabot.games.seven_seals.options import Options
from sabot.games.seven_seals.rules import SevenSeals
from tests.bots.seven_seals.games import RULES


def play_followed(options: Options, bots: Sequence[Bot], seed: int) -> list[Any]:
    """A whole game of these bots; every move that they chose."""
    state, chance = SEVEN_SEALS.new(options), Rng(seed)
    chosen: list[Any] = []
    views = SEVEN_SEALS.views(state, range(options.players))
    while not state.over():
        before = state.copy()
        seat = SEVEN_SEALS.to_act(state)
        if seat is None:
            SEVEN_SEALS.deal(state, SEVEN_SEALS.draw_deal(state, chance))
            told = [SEVEN_SEALS.told_deal(state, who) for who in range(options.players)]
        else:
            move = bots[seat].choose(views[seat])
            SEVEN_SEALS.play(state, move)
            chosen.append(move)
            told = [SEVEN_SEALS.told(before, move, state, who) for who in range(options.players)]
        after = SEVEN_SEALS.views(state, range(options.players))
        for who, bot in enumerate(bots):
            bot.see(Seen(views[who], tuple(told[who]), after[who]))
        views = after
    return chosen


def dealt_round(players: int, seed: int) -> SevenSeals:
    """A round that was just dealt."""
    state = SEVEN_SEALS.new(SEVEN_SEALS.options(players=players, rounds=1))
    SEVEN_SEALS.deal(state, SEVEN_SEALS.draw_deal(state, Rng(seed)))
    return state


def moves_by_rules(start: SevenSeals, count: int, seed: int) -> list[Any]:
    """The next moves of a round that rules bots play, as many at most."""
    state, rng = start.copy(), Rng(seed)
    moves: list[Any] = []
    while len(moves) < count and state.to_act() >= 0:
        code = RULES.pick(state, rng, 5.0)
        moves.append(SEVEN_SEALS.move_of(int(code)))
        state.step(code)
    return moves


def steps_seen(start: SevenSeals, moves: Sequence[Any], seat: int) -> Iterator[Seen]:
    """What a seat sees of these moves, one after the other."""
    state = start.copy()
    view = SEVEN_SEALS.view(state, seat)
    for move in moves:
        before = state.copy()
        SEVEN_SEALS.play(state, move)
        after = SEVEN_SEALS.view(state, seat)
        yield Seen(view, tuple(SEVEN_SEALS.told(before, move, state, seat)), after)
        view = after


def after(start: SevenSeals, moves: Sequence[Any]) -> SevenSeals:
    """The state once these moves are made."""
    state = start.copy()
    for move in moves:
        SEVEN_SEALS.play(state, move)
    return state


def twin_of(start: SevenSeals, moves: Sequence[Any], seat: int, seed: int) -> SevenSeals:
    """A round dealt otherwise, in which the same moves look just the same to the seat."""
    now = after(start, moves)
    other = SEVEN_SEALS.imagine(SEVEN_SEALS.view(now, seat), Rng(seed))
    hands: list[tuple[str, ...]] = []
    for who in range(int(start.setup.players)):
        gone = set(hand_of(start, who)) - set(hand_of(now, who))
        hands.append((*hand_of(other, who), *gone))
    twin = SEVEN_SEALS.new(SEVEN_SEALS.options_of(start))
    SEVEN_SEALS.deal(twin, Deal(int(start.dealer), tuple(hands)))
    return twin
