"""Rounds of Saboteur as one seat sees them, step by step."""

from collections.abc import Callable, Iterable
from typing import Any

from sabot.bots.bot import Bot, Seen
from sabot.bots.roster import make_bot
from sabot.core.rng import Rng
from sabot.games.saboteur.game import SABOTEUR
from sabot.games.saboteur.rules import Saboteur
from tests.bots.saboteur.games import RULES


def deal_seen(state: Saboteur, seat: int, rng: Rng) -> Seen:
    """The next round is dealt, and the seat sees it."""
    before = SABOTEUR.view(state, seat)
    state.deal(rng)
    return Seen(before, tuple(SABOTEUR.told_deal(state, seat)), SABOTEUR.view(state, seat))


def move_seen(state: Saboteur, seat: int, code: int) -> Seen:
    """A move is made, and the seat sees it."""
    before, move = state.copy(), SABOTEUR.move_of(code)
    state.step(code)
    told = [SABOTEUR.event_for(each, seat) for each in SABOTEUR.happened(before, move, state)]
    return Seen(SABOTEUR.view(before, seat), tuple(told), SABOTEUR.view(state, seat))


def follow(
    options: str, seat: int, seed: int, see: Callable[[Saboteur, Seen], None], moves: int = 99
) -> Saboteur:
    """A round that the rules bot plays; what the seat sees of so many moves is shown to `see`."""
    state = SABOTEUR.new(SABOTEUR.parse_options(options))
    rng = Rng(seed)
    see(state, deal_seen(state, seat, rng))
    while state.to_act() >= 0 and moves > 0:
        code = int(RULES.pick(state, rng, 1.0))
        see(state, move_seen(state, seat, code))
        moves -= 1
    return state


def play_round(options: Any, kinds: Iterable[str], seed: int) -> list[str]:
    """A game of these bots; its moves as text. Fails if one of them is not legal."""
    state, chance = SABOTEUR.new(options), Rng(seed)
    bots: list[Bot] = [
        make_bot(kind, SABOTEUR, options, seat, seed + seat) for seat, kind in enumerate(kinds)
    ]
    played: list[str] = []
    followers = [seat for seat, bot in enumerate(bots) if bot.follows]
    while SABOTEUR.outcome(state) is None:
        seat = SABOTEUR.to_act(state)
        before = {each: SABOTEUR.view(state, each) for each in followers}
        if seat is None:
            SABOTEUR.deal(state, SABOTEUR.draw_deal(state, chance))
            told = {each: tuple(SABOTEUR.told_deal(state, each)) for each in followers}
        else:
            move = bots[seat].choose(SABOTEUR.view(state, seat))
            played.append(SABOTEUR.format_move(move))
            then = state.copy()
            SABOTEUR.play(state, move)
            events = SABOTEUR.happened(then, move, state)
            told = {
                each: tuple(SABOTEUR.event_for(one, each) for one in events) for each in followers
            }
        for each in followers:
            bots[each].see(Seen(before[each], told[each], SABOTEUR.view(state, each)))
    return played
