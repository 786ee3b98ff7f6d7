"""Tables at which somebody may speak, as one seat sees them."""

from typing import Any

from msgspec.structs import replace

from sabot.bots.talk.manners import MANNERS, Manner
from sabot.bots.talk.saboteur_speech import SaboteurSpeech
from sabot.core.claims import Statement
from sabot.core.game import AnyGame
from sabot.core.rng import Rng
from sabot.games.registry import game_named
from sabot.games.saboteur.claims import Claim
from sabot.games.saboteur.encoding import Discarded

GAME: AnyGame = game_named("saboteur")
SECOND: AnyGame = game_named("saboteur2")
# Treasure in II.
CARDS = ("stone-SW", "treasure", "stone-ES")


class Judge:
    """Thinks this of the first seats, and little ill of the others; without figures, nothing."""

    def __init__(self, *chances: float, ground: str = "") -> None:
        self.chances = [*chances]
        self.why = ground

    def suspicions(self, players: int) -> list[float] | None:
        return (self.chances + [0.2] * players)[:players] if self.chances else None

    def ground(self, view: Any, seat: int) -> str:
        del view, seat
        return self.why


def table(
    role: str = "digger",
    looked: dict[int, tuple[int, ...]] | None = None,
    broken: dict[int, tuple[str, ...]] | None = None,
    game: AnyGame = GAME,
) -> Any:
    """What A sees at a table of five, late enough to say something; `looked` says who saw what."""
    state = game.new(game.options(players=5, rounds=1))
    state.deal(Rng(3))
    view = game.view(state, 0)
    looked, broken = looked or {}, broken or {}
    seats = [
        replace(each, looked_at=looked.get(seat, ()), broken=broken.get(seat, ()))
        for seat, each in enumerate(view.seats)
    ]
    seats[0] = replace(seats[0], role=role)
    goals = tuple(
        replace(goal, card=CARDS[at] if at in looked.get(0, ()) else None)
        for at, goal in enumerate(view.goals)
    )
    return replace(view, seats=tuple(seats), goals=goals)


def later(view: Any) -> Any:
    """The same after many turns, so that more may be said."""
    return replace(view, discards=(Discarded(None, 1, seen=False),) * 60)


def speech(
    manner: Manner | str = "detective", judge: Judge | None = None, seed: int = 1, seat: int = 0
) -> SaboteurSpeech:
    """The speech of a seat; of a manner, or of a kind that says all that is worth saying."""
    if isinstance(manner, str):
        known = MANNERS[manner]
        assert known is not None
        manner = known._replace(talkative=100.0)
    words = GAME.vocabulary
    assert words is not None
    return SaboteurSpeech(words, seat, manner, judge or Judge(), seed)


def said(*sentences: str, game: AnyGame = GAME) -> list[Statement[Claim]]:
    """Statements such as `B: II stone`."""
    words = game.vocabulary
    assert words is not None
    split = [each.split(": ") for each in sentences]
    return [Statement(ord(seat) - ord("A"), words.parse_claim(text)) for seat, text in split]


def text(claim: Any) -> str | None:
    """A claim as text."""
    assert GAME.vocabulary is not None
    return None if claim is None else GAME.vocabulary.format_claim(claim)
