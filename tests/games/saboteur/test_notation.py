import pytest

from sabot.core.errors import BadNotation, IllegalMove, SabotError
from sabot.games.saboteur.game import SABOTEUR
from sabot.games.saboteur.moves import (
    BreakTool,
    CollapseTunnel,
    LayTunnel,
    Move,
    Pass,
    ReadMap,
    RepairTool,
    TakeGold,
)
from tests.games.saboteur.tables import ROAD, at_the_last_card, play, refused, table

MOVES = [
    ("NES@3,-1", LayTunnel("NES", 3, -1)),
    ("NES@3,-1t", LayTunnel("NES", 3, -1, turned=True)),
    ("xNESW@-12,30", LayTunnel("xNESW", -12, 30)),
    ("-pick>C", BreakTool("pick", 2)),
    ("+pick>C", RepairTool("+pick", 2, "pick")),
    ("+pick/cart>C=cart", RepairTool("+pick/cart", 2, "cart")),
    ("rockfall@3,-1", CollapseTunnel(3, -1)),
    ("map@8,-2", ReadMap(0)),
    ("map@8,2", ReadMap(2)),
    ("pass:NES", Pass("NES")),
    ("pass:+pick/cart", Pass("+pick/cart")),
    ("gold:3", TakeGold(3)),
]
BAD_TEXTS = [
    ("", "'' is no move; expected a form like NES@3,-1"),
    ("hello", "'hello' is no move"),
    ("NES", "'NES' is no move"),
    ("NES@", "'NES@' is no move"),
    ("NES@3", "'NES@3' is no move"),
    ("NES@3,-1x", "is no move"),
    ("NES@3,-1tt", "is no move"),
    ("NES@3.5,0", "is no move"),
    ("NES@1000,0", "is no move"),
    ("NES @3,0", "'NES ' is no tunnel card"),
    ("nes@3,0", "'nes' is no tunnel card; expected one of NS, EW"),
    ("SEN@3,0", "'SEN' is no tunnel card"),
    ("map@3,0", "'3,0' is no goal; expected one of 8,-2, 8,0, 8,2"),
    ("map", "'map' is no move"),
    ("rockfall@3,0t", "'rockfall' is no tunnel card"),
    ("-pick@3,0", "'-pick@3,0' names no seat; expected a form like -pick>C"),
    ("-pick", "'-pick' names no seat"),
    ("-pick>", "'-pick>' names no seat"),
    ("-pick>Z", "'Z' is no seat; expected a letter from A to L"),
    ("-pick>2", "'2' is no seat"),
    ("-spade>B", "'spade' is no tool; expected one of pick, lantern, cart"),
    ("-pick>B=pick", "names a tool twice"),
    ("+spade>B", "'+spade' is no repair card"),
    ("+pick>B=cart", "must name a tool of the card; expected a form like +pick>B"),
    ("+pick/cart>B", "must name a tool of the card; expected a form like +pick/cart>B=cart"),
    ("+pick/cart>B=lantern", "must name a tool of the card"),
    ("+cart/pick>B=cart", "'+cart/pick' is no repair card"),
    ("pass:", "'' is no card; expected one of NS"),
    ("pass:ladder", "'ladder' is no card"),
    ("gold:three", "'three' is no gold card; expected a whole number"),
    ("gold:", "'' is no gold card"),
]
IMPOSSIBLE: list[tuple[Move, str]] = [
    (LayTunnel("ladder", 1, 0), "'ladder' is no card for this"),
    (LayTunnel("map", 1, 0), "'map' is no card for this"),
    (LayTunnel("NS", 500, 0), "the mine never reaches 500,0"),
    (LayTunnel("NS", 0, -129), "the mine never reaches 0,-129"),
    (CollapseTunnel(0, 128), "the mine never reaches 0,128"),
    (BreakTool("spade", 1), "'spade' is no tool"),
    (BreakTool("pick", -1), "-1 is no seat"),
    (BreakTool("pick", 12), "12 is no seat"),
    (RepairTool("-pick", 1, "pick"), "'-pick' is no card for this"),
    (RepairTool("+pick", 99, "pick"), "99 is no seat"),
    (ReadMap(3), "3 is no goal; expected 0 to 2"),
    (ReadMap(-1), "-1 is no goal"),
    (Pass("ladder"), "'ladder' is no card"),
    (TakeGold(4), "4 is no gold card"),
    (TakeGold(-1), "-1 is no gold card"),
]
# Moves that could be, but not at the table below, with the reason's name.
REFUSED = [
    ("gold:3", "no-gold-now"),
    ("ES@1,0t", "not-in-hand"),
    ("pass:ES", "not-in-hand"),
    ("+cart>A", "not-in-hand"),
    ("NES@1,0", "cell-taken"),
    ("NES@0,0", "cell-taken"),
    ("NES@8,0", "cell-taken"),
    ("NES@0,30", "nothing-beside"),
    ("NES@120,-120", "nothing-beside"),
    ("NS@7,0", "does-not-fit-3"),
    ("NS@-1,1", "not-linked"),
    ("-pick>D", "no-such-seat"),
    ("-pick>A", "own-tool"),
    ("-pick>C", "broken-already"),
    ("+pick>D", "no-such-seat"),
    ("+pick>B", "not-broken"),
    ("rockfall@5,5", "nothing-there"),
    ("rockfall@99,99", "nothing-there"),
    ("rockfall@0,0", "start-or-goal"),
]


@pytest.mark.parametrize(("text", "move"), MOVES)
def test_moves_as_text(text: str, move: Move) -> None:
    assert SABOTEUR.parse_move(text) == move
    assert SABOTEUR.format_move(move) == text
    assert SABOTEUR.move_of(SABOTEUR.move_code(move)) == move


def test_a_card_that_looks_the_same_both_ways_is_read_as_upright() -> None:
    assert SABOTEUR.parse_move("NS@0,1t") == LayTunnel("NS", 0, 1)


@pytest.mark.parametrize(("text", "sentence"), BAD_TEXTS)
def test_a_text_that_is_no_move_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        SABOTEUR.parse_move(text)
    assert sentence in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_a_cell_is_written_in_plain_digits() -> None:
    with pytest.raises(BadNotation, match="is no move"):
        SABOTEUR.parse_move("NS@\u0661,0")


@pytest.mark.parametrize(("move", "sentence"), IMPOSSIBLE, ids=str)
def test_a_move_that_can_never_be_is_refused(move: Move, sentence: str) -> None:
    state = table(hands={"A": "NS map"})
    before = SABOTEUR.position(state)
    with pytest.raises(BadNotation) as refusal:
        SABOTEUR.play(state, move)
    assert sentence in str(refusal.value)
    assert SABOTEUR.position(state) == before


@pytest.mark.parametrize(("text", "reason"), REFUSED)
def test_a_refusal_has_a_name_and_changes_nothing(text: str, reason: str) -> None:
    hands = {"A": "NS NES -pick +pick rockfall"}
    state = table(maze=f"{ROAD} NES@0,1", hands=hands, broken={"C": "pick"})
    before = SABOTEUR.position(state)
    with pytest.raises(IllegalMove) as refusal:
        play(state, text)
    assert refusal.value.reason == reason
    assert "{" not in str(refusal.value)
    assert SABOTEUR.position(state) == before


def test_a_turned_card_that_looks_the_same_both_ways_is_refused() -> None:
    state = table(hands={"A": "NS"})
    with pytest.raises(IllegalMove, match="NS looks the same both ways up; lay it upright"):
        SABOTEUR.play(state, LayTunnel("NS", 0, 1, turned=True))


def test_a_repair_with_a_tool_that_the_card_does_not_show_is_refused() -> None:
    state = table(hands={"A": "+pick"}, broken={"B": "cart"})
    with pytest.raises(IllegalMove, match=r"\+pick can't repair a cart"):
        SABOTEUR.play(state, RepairTool("+pick", 1, "cart"))


def test_a_move_before_the_deal_is_refused() -> None:
    state = SABOTEUR.new(SABOTEUR.options(players=3))
    assert refused(state, "pass:NS") == "the next round has not been dealt yet"
    state = play(at_the_last_card(), "pass:map")
    assert refused(state, "pass:NS") == "the next round has not been dealt yet"


def test_every_refusal_is_a_mistake_of_the_asker() -> None:
    assert issubclass(IllegalMove, SabotError)
    assert issubclass(BadNotation, SabotError)
