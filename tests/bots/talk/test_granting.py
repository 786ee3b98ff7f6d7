"""A wish gets a deed: bots do what those ask whom they have no reason to doubt."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from sabot.arena.game_runner import GameRunner, Player
from sabot.arena.seeds import Dealer, any_deal
from sabot.bots.bot import Bot, Seen
from sabot.bots.roster import make_bot
from sabot.bots.talk.speaking import SpeakingBot
from sabot.core.claims import Statement
from sabot.games.registry import game_of_options
from sabot.games.saboteur.claims import Claim, WishMend
from sabot.games.saboteur.moves import BreakTool, ReadMap, RepairTool
from sabot.games.saboteur2.moves import SetFree
from tests.bots.talk.tables import SECOND, Judge, said, speech, table
from tests.bots.toys import COMPILED

MOVES = (
    RepairTool("+lantern", 1, "lantern"),
    RepairTool("+lantern", 2, "lantern"),
    BreakTool("cart", 2),
    BreakTool("cart", 4),
    ReadMap(0),
    ReadMap(2),
    SetFree(1),
)
MEND_B, MEND_C, BREAK_C, BREAK_E, LOOK_I, LOOK_III, FREE_B = MOVES
BROKEN: dict[int, tuple[str, ...]] = {1: ("lantern",), 2: ("lantern",)}
DOUBTED = Judge(0.0, 0.1, 0.9, 0.2, 0.3)
SABOTEURS = Judge(1.0, 0.1, 0.9, 0.2, 0.3)


def favoured(
    *heard: str, judge: Judge = DOUBTED, role: str = "digger", looked: tuple[int, ...] = ()
) -> dict[Any, float]:
    view = replace(table(role, {0: looked}, broken=BROKEN), moves=MOVES)
    return speech("detective", judge).favours(view, said(*heard, game=SECOND))


def test_a_digger_mends_for_those_it_trusts_who_trust_nobody_suspect() -> None:
    assert favoured("B: ask A mend B lantern") == {MEND_B: 1.0}
    assert favoured("D: ask A mend B lantern") == {MEND_B: 1.0}
    assert not favoured("C: ask A mend C lantern")
    assert not favoured("B: ask A mend C lantern")
    assert not favoured("C: ask A mend B lantern")


def test_a_wish_to_somebody_else_or_of_oneself_moves_nobody() -> None:
    assert not favoured("B: ask D mend B lantern", "A: ask D mend B lantern")


def test_a_digger_looks_where_it_is_asked_to_unless_it_knows() -> None:
    assert favoured("B: ask A look III") == {LOOK_III: 1.0}
    assert favoured("B: ask A look I", "B: ask A look III") == {LOOK_III: 1.0}
    assert not favoured("C: ask A look III")
    assert not favoured("B: ask A look III", looked=(2,))
    assert not favoured("B: ask A look III", looked=(1,))  # it has seen the treasure


def test_a_digger_breaks_suspects_and_spares_others() -> None:
    assert favoured("B: ask A break C") == {BREAK_C: 1.0}
    assert not favoured("B: ask A break E")
    assert favoured("B: ask A spare E") == {BREAK_E: -1.0}
    assert not favoured("B: ask A spare C")
    assert favoured("B: ask A break C", "D: ask A spare E") == {BREAK_C: 1.0, BREAK_E: -1.0}


def test_saboteurs_oblige_for_their_cover() -> None:
    assert favoured("B: ask A mend B lantern", judge=SABOTEURS, role="saboteur") == {MEND_B: 0.5}
    assert not favoured("C: ask A mend C lantern", judge=SABOTEURS, role="saboteur")
    assert favoured("B: ask A break E", judge=SABOTEURS, role="saboteur") == {BREAK_E: 0.5}
    spared = favoured("B: ask A spare E", judge=SABOTEURS, role="saboteur")
    assert -0.2 < spared[BREAK_E] < 0


def test_who_does_not_judge_goes_by_what_two_say() -> None:
    wish = "B: ask A mend B lantern"
    assert favoured(wish, judge=Judge()) == {MEND_B: 1.0}
    assert favoured("C: B saboteur", wish, judge=Judge()) == {MEND_B: 1.0}
    assert not favoured("C: B saboteur", "D: B saboteur", wish, judge=Judge())


def test_wishes_of_saboteur_2() -> None:
    assert favoured("B: ask A free B") == {FREE_B: 1.0}
    assert not favoured("C: ask A free B")


# In games.


class Asked:
    """A bot that decides every turn with and without a wish for each repair that it could make."""

    follows = True

    def __init__(self, bot: Bot, seat: int) -> None:
        assert isinstance(bot, SpeakingBot)
        self.bot = bot
        self.seat = seat
        # By whether the owner is trusted or doubted, and whether they asked: did it mend?
        self.mended: Counter[tuple[str, bool, bool]] = Counter()

    def see(self, step: Seen) -> None:
        self.player.see(step)

    @property
    def player(self) -> Any:
        return self.bot

    def choose(self, view: Any) -> Any:
        if view.seats[self.seat].role == "digger":
            for owner, tool in {*self.repairs(view)}:
                wish: Claim = WishMend(self.seat, owner, tool)
                for heard in ([], [Statement(owner, wish)]):
                    self.bot.remember(view, heard)
                    self.ask(view, owner, tool)
        self.bot.remember(view, [])
        return self.player.choose(view)

    def repairs(self, view: Any) -> Iterator[tuple[int, str]]:
        for move in view.moves:
            if isinstance(move, RepairTool) and move.seat != self.seat:
                yield move.seat, move.tool

    def ask(self, view: Any, owner: int, tool: str) -> None:
        speaks: Any = self.bot.speech
        chance = (speaks.opinions.suspicions(len(view.seats)) or [0.4] * 5)[owner]
        band = "trusted" if chance < 0.45 else "doubted" if chance >= 0.8 else "unsure"
        for _ in range(3):
            move = self.player.choose(view)
            mends = isinstance(move, RepairTool) and (move.seat, move.tool) == (owner, tool)
            self.mended[band, bool(self.bot.said[1]), mends] += 1


@pytest.mark.skipif(not COMPILED, reason="takes many games")
@pytest.mark.parametrize(
    ("kind", "deals"), [("rules", 20), ("detective", 40), ("searcher@playouts=20+seconds=0", 16)]
)
def test_who_is_asked_mends_more_often_and_never_for_somebody_it_doubts(
    kind: str, deals: int
) -> None:
    text = "saboteur(players=5,rounds=1)"
    game = game_of_options(text)
    options = game.parse_options(text)
    mended: Counter[tuple[str, bool, bool]] = Counter()
    for deal in range(deals):
        seats = [Asked(make_bot(kind, game, options, seat, 7 + seat), seat) for seat in range(5)]
        players = [Player(kind, each) for each in seats]
        GameRunner(game, options, players, Dealer(game, "grant", deal, any_deal), 60.0).play()
        for each in seats:
            mended += each.mended
    for asked in (False, True):
        assert not mended["doubted", asked, True]
    if kind != "rules":
        assert mended["doubted", True, False] > 50
    without, with_wish = (mended["trusted", asked, False] for asked in (False, True))
    # In those turns in which it would have done something else, it mends for most who ask.
    assert without >= 8
    assert with_wish <= 0.65 * without, mended
