"""Rounds of Sabotage that a bot follows from its seat, and twins of them that look the same."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.bot import Bot, Seen
from sabot.bots.policy import Policy
from sabot.core.rng import Rng
from sabot.games.sabotage.game import SABOTAGE
from sabot.games.sabotage.rules import Sabotage
from sabot.games.sabotage.setup import HAND_SIZE
from sabot.games.sabotage.view import View


class Round(NamedTuple):
    """A round up to some moment: the cards as they were dealt and drawn, and the moves."""

    options: str
    cards: list[int]
    moves: list[int]


def opened(played: Round) -> Sabotage:
    """The round as it was dealt; the first seat begins."""
    state = SABOTAGE.new(SABOTAGE.parse_options(played.options))
    state.open_round(state.setup.players - 1, vec[i64](played.cards))
    return state


def played_round(options: str, seed: int, decisions: int, players: Policy) -> Round:
    """The first decisions of a round."""
    rng = Rng(seed)
    cards = SABOTAGE.new(SABOTAGE.parse_options(options)).setup.cards[:]
    rng.shuffle(cards)
    played = Round(options, [int(card) for card in cards], [])
    state = opened(played)
    while len(played.moves) < decisions and not state.awaits_deal() and not state.over():
        move = players.pick(state, rng, 1.0)
        played.moves.append(int(move))
        state.step(move)
    return played


def steps(played: Round, seat: int) -> tuple[list[Seen], View]:
    """All that a seat sees of a round, and what it sees in the end."""
    state = opened(played)
    view = SABOTAGE.view(SABOTAGE.new(SABOTAGE.parse_options(played.options)), seat)
    after = SABOTAGE.view(state, seat)
    seen = [Seen(view, tuple(SABOTAGE.told_deal(state, seat)), after)]
    for move in played.moves:
        before, view = state.copy(), after
        state.step(move)
        after = SABOTAGE.view(state, seat)
        happened = SABOTAGE.happened(before, SABOTAGE.move_of(move), state)
        seen.append(Seen(view, tuple(SABOTAGE.event_for(each, seat) for each in happened), after))
    return seen, after


def follow(follower: Any, played: Round, seat: int) -> View:
    """Let a bot, or beliefs, see a round from a seat; what it sees in the end."""
    seen, view = steps(played, seat)
    for step in seen:
        follower.see(step)
    return view


def twin(played: Round, seat: int, rng: Rng) -> Round:
    """A round that looks the same to the seat, with other cards wherever it saw none."""
    places = unseen_places(played, seat)
    cards = [*played.cards]
    for place, other in zip(places, rng.permutation(len(places)), strict=True):
        cards[place] = played.cards[places[other]]
    return played._replace(cards=cards)


def unseen_places(played: Round, seat: int) -> list[int]:
    """Which of the dealt cards the seat never saw: those that others still hold, and the deck."""
    state = opened(played)
    players = int(state.setup.players)
    held = [[*range(each * HAND_SIZE, (each + 1) * HAND_SIZE)] for each in range(players)]
    drawn = players * HAND_SIZE
    left = len(state.deck)
    for move in (*played.moves, None):
        if int(state.deck_left()) < left:
            held[int(state.seat)].append(drawn)
            drawn, left = drawn + 1, left - 1
        if move is not None:
            forget(held, played.cards, before=state.copy(), move=move, after=state)
    others = [place for each in range(players) if each != seat for place in held[each]]
    return [*others, *range(drawn, len(played.cards))]


def forget(
    held: list[list[int]], cards: list[int], *, before: Sabotage, move: int, after: Sabotage
) -> None:
    """Take the card that a move plays out of the hand of who plays it."""
    seat = int(before.seat)
    after.step(move)
    if int(after.hand_count(seat)) < int(before.hand_count(seat)):
        played = move >> 5
        held[seat].remove(next(place for place in held[seat] if cards[place] == played))


def hands_of(worlds: Sequence[Any], seat: int) -> list[tuple[int, ...]]:
    """The hand that a seat has in each world."""
    return [tuple(int(card) for card in hand(world, seat)) for world in worlds]


def hand(world: Sabotage, seat: int) -> list[int]:
    """The cards of a seat."""
    base = seat * 10
    return [int(card) for card in world.hands[base + 1 : base + 1 + world.hands[base]]]


def play_game(options: str, bots: Sequence[Bot], seed: int) -> tuple[Sabotage, list[str]]:
    """A whole game, every bot following it; how it ended, and all moves as text."""
    state = SABOTAGE.new(SABOTAGE.parse_options(options))
    rng = Rng(seed)
    moves: list[str] = []
    views = [SABOTAGE.view(state, seat) for seat in range(len(bots))]
    while SABOTAGE.outcome(state) is None:
        before, seat = state.copy(), SABOTAGE.to_act(state)
        happened: list[Any] | None = None
        if seat is None:
            state.deal(rng)
        else:
            move = bots[seat].choose(views[seat])
            assert move in views[seat].moves
            moves.append(SABOTAGE.format_move(move))
            SABOTAGE.play(state, move)
            happened = SABOTAGE.happened(before, move, state)
        for each, bot in enumerate(bots):
            told = (
                SABOTAGE.told_deal(state, each)
                if happened is None
                else [SABOTAGE.event_for(event, each) for event in happened]
            )
            view = SABOTAGE.view(state, each)
            bot.see(Seen(views[each], tuple(told), view))
            views[each] = view
    return state, moves
