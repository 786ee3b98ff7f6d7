"""The judge of Saboteur and Saboteur 2: moves that win at once, or that stop the next player.

What decides is the maze, which all see, the goals and the roles. So the worlds are all ways in
which the unseen goals and roles can lie; where another player's card matters, every card that the
viewer has not seen is tried.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from sabot.core.game import AnyGame
from sabot.core.rng import Rng
from sabot.core.state import NOBODY
from sabot.games.saboteur.cards import GOALS, TREASURE
from sabot.games.saboteur.dig_state import HAND_STRIDE, PLAYING, DigState
from sabot.games.saboteur.move_codes import LAY, verb_of
from sabot.games.saboteur2.cards import ROLE_COUNTS, ROLES, is_tunnel
from sabot.games.saboteur2.payout import winning_sides, wins
from sabot.games.saboteur2.rules import Saboteur2
from sabot.puzzles.judged import Judged

# Fewer moves than this are soon tried.
FEWEST_MOVES: Final = 12
# The geologist is paid by crystals, whoever wins.
NO_SIDE: Final = "geologist"


def judge(game: AnyGame, view: Any) -> Judged | None:
    """Which moves are sure to win the round at once, or to keep the next player from winning it.

    None if no move is better than all others, or if the position is of neither kind.
    """
    seat = view.viewer
    if view.to_act != seat or view.phase != "playing" or len(view.moves) < FEWEST_MOVES:
        return None
    role = view.seats[seat].role
    if role == NO_SIDE or (view.seats[seat].broken and role != "saboteur"):
        return None
    if role == "saboteur":
        return judged_stop(game, view)
    return judged_win(game, view)


# Worlds.


def worlds_by_goals(game: AnyGame, view: Any) -> list[DigState]:
    """A state for every way in which unseen goals can lie. Hands and other roles are any."""
    some = cast("DigState", game.imagine(view, Rng(1)))
    worlds: list[DigState] = []
    for goals in goal_orders(view):
        worlds.append(cast("DigState", some.copy()))
        worlds[-1].goals = vec[i64](goals)
    return worlds


def with_all_roles(view: Any, world: DigState) -> Iterator[DigState]:
    """The world with every assignment of unseen roles."""
    for roles in role_orders(view):
        other = cast("DigState", world.copy())
        if roles is not None:
            other.roles = vec[i64](roles)
        yield other


def goal_orders(view: Any) -> list[tuple[int, ...]]:
    """Every order of the goals that agrees with those that the viewer knows."""
    known = [goal.card for goal in view.goals]
    return [
        order
        for order in permutations(range(len(GOALS)))
        if all(card in {None, GOALS[goal]} for card, goal in zip(known, order, strict=True))
    ]


def role_orders(view: Any) -> Iterator[list[int] | None]:
    """Every assignment of unseen roles to the seats, where others' roles decide who wins."""
    if view.game != "saboteur2":
        yield None
        return
    known = [seat.role for seat in view.seats]
    unseen = Counter(dict(zip(ROLES, ROLE_COUNTS, strict=True)))
    unseen.subtract(role for role in known if role is not None)
    unseen.subtract(away.role for away in view.roles_away if away.role is not None)
    for held in assignments(known, unseen):
        rest = unseen.copy()
        rest.subtract(role for role, was in zip(held, known, strict=True) if was is None)
        yield [ROLES.index(role) for role in (*held, *rest.elements())]


def assignments(known: list[str | None], unseen: Counter[str]) -> Iterator[tuple[str, ...]]:
    """Every way to give unseen roles to the seats whose role is not known."""
    if not known:
        yield ()
        return
    first, *others = known
    for role in [first] if first is not None else [role for role in unseen if unseen[role] > 0]:
        rest = unseen.copy()
        if first is None:
            rest[role] -= 1
        for more in assignments(others, rest):
            yield (role, *more)


# Who wins.


def has_won(world: DigState, seat: int) -> bool:
    """True if the treasure was reached and the seat is among the winners."""
    if world.maze.is_face_down([*world.goals].index(TREASURE)):
        return False
    # Not isinstance: compiled states share the cache of their abstract base, which mixes them up.
    if type(world) is Saboteur2:
        return bool(wins(world, seat, winning_sides(world)))
    return True  # SAB.7.1: the diggers win; only they ask


def judged_win(game: AnyGame, view: Any) -> Judged | None:
    """1 for each move that wins in every world, else 0."""
    seat = view.viewer
    worlds = worlds_by_goals(game, view)
    results: dict[int, int] = {}
    tempting = 0
    for code in map(int, worlds[0].moves()):
        reached = [verb_of(code) == LAY and reaches_treasure(after(each, code)) for each in worlds]
        won = all(reached) and all(
            has_won(after(each, code), seat)
            for world in worlds
            for each in with_all_roles(view, world)
        )
        results[code] = int(won)
        tempting += any(reached) and not won
    found = Judged("win", results, win_difficulty(results, tempting, len(view.maze)))
    return found if found.sure() == 1 and found.answer() is not None else None


def win_difficulty(results: dict[int, int], tempting: int, maze: int) -> int:
    """More moves, more that win only perhaps, and a larger maze are harder."""
    return max(1, min(100, len(results) // 2 + 12 * min(tempting, 4) + maze // 2))


def after(world: DigState, code: int) -> DigState:
    """The world after a move."""
    played = cast("DigState", world.copy())
    played.step(code)
    return played


def judged_stop(game: AnyGame, view: Any) -> Judged | None:
    """1 for each move after which the next player can reach no treasure by any card, else 0."""
    if view.game == "saboteur2" and view.hand_story:
        return None  # some cards of others are known
    cards = unseen_tunnels(game, view)
    worlds = worlds_by_goals(game, view)
    results: dict[int, int] = {}
    for code in map(int, worlds[0].moves()):
        later = [after(world, code) for world in worlds]
        # Whoever digs may turn over the treasure by themselves.
        found = any(reaches_treasure(world) or next_can_reach(cards, world) for world in later)
        results[code] = int(not found)
        if sum(results.values()) > 1:
            return None
    judged = Judged("stop", results, stop_difficulty(results, len(view.maze)))
    return judged if judged.sure() == 1 else None


def stop_difficulty(results: dict[int, int], maze: int) -> int:
    """More moves and a larger maze are harder."""
    return max(1, min(100, 10 + len(results) + maze))


def unseen_tunnels(game: AnyGame, view: Any) -> list[int]:
    """The kinds of tunnel cards of which the viewer has not seen all."""
    setup: Any = game.new(view.options).base_setup
    names: tuple[str, ...] = setup.names
    cards: tuple[int, ...] = setup.cards
    counts = Counter(names[card] for card in cards)
    counts.subtract(card.card for card in view.maze)
    counts.subtract(view.hand)
    counts.subtract(card.card for card in view.discards if card.card is not None)
    return [kind for kind, name in enumerate(names) if counts[name] > 0 and is_tunnel(name)]


def next_can_reach(cards: list[int], world: DigState) -> bool:
    """True if the next player could reach the treasure with one of these cards."""
    seat = int(world.to_act())
    if seat == NOBODY or world.phase != PLAYING:
        return False
    first = seat * HAND_STRIDE
    for card in cards:
        trial = cast("DigState", world.copy())
        trial.hands[first], trial.hands[first + 1] = 1, card
        for code in trial.moves():
            if verb_of(code) == LAY and reaches_treasure(after(trial, int(code))):
                return True
    return False


def reaches_treasure(world: DigState) -> bool:
    """True if the treasure lies face up."""
    return not world.maze.is_face_down([*world.goals].index(TREASURE))
