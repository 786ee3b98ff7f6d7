import pytest

from sabot.games.saboteur.rules import Saboteur
from tests.games.saboteur.tables import ROAD, legal, maze, play, plays, refused, table, view

# Far tunnels: cards that go straight on, and pairs of cards that go on after a step aside.
# Of a pair it says to which side it steps: +1 to the south or east, -1 to the north or west.
ALONG = ["NESW"] * 5 + ["ESW"] * 5 + ["EW"] * 3
UP_AND_DOWN = ["NESW"] * 5 + ["NES"] * 5 + ["NS"] * 4
WESTWARD = [("ES", "ESt", 1)] * 2 + [("SWt", "SW", -1)] * 2 + [("NES", "NESt", 1)] * 2
EASTWARD = [("SW", "SWt", 1)] * 2 + [("NESt", "NES", 1)] * 2 + [("ESt", "ES", -1)] * 2
NORTHWARD = [("SW", "SWt", -1)] * 2 + [("ES", "ESt", 1)] * 2 + [("ESW", "ESWt", -1)] * 2
SOUTHWARD = [("SWt", "SW", 1)] * 2 + [("ESt", "ES", -1)] * 2 + [("ESWt", "ESW", 1)] * 2
FAR = {
    "west": (-1, 0, WESTWARD, ALONG, ("NES", "SW", -1), "xEW"),
    "east": (1, 0, EASTWARD, ALONG, ("NESt", "SWt", 1), "xEW"),
    "north": (0, -1, NORTHWARD, UP_AND_DOWN, ("SW", "ESWt", -1), "xNS"),
    "south": (0, 1, SOUTHWARD, UP_AND_DOWN, ("ESWt", "SW", 1), "xNS"),
}


def far_tunnel(way: str) -> list[str]:
    """The moves of a tunnel that leads further this way than any maze of a real table."""
    east, south, pairs, straight, last_pair, end = FAR[way]
    col, row = east, south
    moves: list[str] = []
    for first, second, aside in [*pairs, last_pair]:
        moves.append(at(first, col, row))
        col, row = (col, row + aside) if east else (col + aside, row)
        moves.append(at(second, col, row))
        col, row = col + east, row + south
    for card in [*straight, end]:
        moves.append(at(card, col, row))
        col, row = col + east, row + south
    return moves


def at(card: str, col: int, row: int) -> str:
    return f"{card.removesuffix('t')}@{col},{row}{'t' if card.endswith('t') else ''}"


def table_for(moves: list[str]) -> Saboteur:
    """A table where three players hold and draw just the cards for these moves."""
    cards = [move.partition("@")[0] for move in moves]
    hands = {seat: " ".join(cards[number:18:3]) for number, seat in enumerate("ABC")}
    return table(hands=hands, deck=" ".join(cards[18:]))


@pytest.mark.clause("SAB.4.1")
def test_a_card_is_laid_beside_a_card_on_the_table() -> None:
    state = table(hands={"A": "NESW"}, maze="EW@1,0")
    assert plays(state) == {"NESW@0,-1", "NESW@0,1", "NESW@-1,0", "NESW@2,0"}
    assert refused(state, "NESW@3,0") == "no card lies beside 3,0"
    assert refused(state, "NESW@1,0") == "a card lies at 1,0 already"
    assert refused(state, "NESW@8,0") == "a card lies at 8,0 already"


@pytest.mark.clause("SAB.4.1")
@pytest.mark.parametrize("way", FAR)
def test_the_grid_has_no_edge(way: str) -> None:
    moves = far_tunnel(way)
    state = play(table_for(moves), *moves)
    assert maze(state) == set(moves)
    assert max(max(abs(card.col), abs(card.row)) for card in view(state).maze) >= 21


@pytest.mark.clause("SAB.4.1", "SAB.5.4")
@pytest.mark.parametrize("way", FAR)
def test_a_far_cell_can_be_emptied_again(way: str) -> None:
    *moves, end = far_tunnel(way)
    cell = end.partition("@")[2]
    state = table_for([*moves, end, "rockfall@", "map@", "map@"])
    play(state, *moves, end, f"rockfall@{cell}")
    assert maze(state) == set(moves)


@pytest.mark.clause("SAB.4.2")
def test_a_card_lies_upright_or_turned_but_never_crosswise() -> None:
    straight = table(hands={"A": "NS"})
    assert plays(straight) == {"NS@0,-1", "NS@0,1"}
    assert "does not fit" in refused(straight, "NS@1,0")
    curve = table(hands={"A": "ES"})
    assert plays(curve) == {"ES@-1,0", "ES@0,-1", "ES@1,0t", "ES@0,1t"}


@pytest.mark.clause("SAB.4.2")
@pytest.mark.parametrize("card", ["NS", "EW", "NESW", "xNS", "xEW", "xNESW"])
def test_a_card_that_looks_the_same_both_ways_is_one_move(card: str) -> None:
    assert not any(text.endswith("t") for text in legal(table(hands={"A": card})))


# The cell 1,1 is open to the north and the west, closed to the east and the south.
HOLE = "NESW@1,0 ESW@2,0 NES@0,1 NS@2,1 EW@1,2"


@pytest.mark.clause("SAB.4.3")
def test_a_card_must_fit_on_all_four_sides() -> None:
    state = table(hands={"A": "ES SW NESW NES ESW NS"}, maze=HOLE)
    assert {text for text in legal(state) if "@1,1" in text} == {"ES@1,1t"}


@pytest.mark.clause("SAB.4.3")
@pytest.mark.parametrize(
    ("card", "side"),
    [("xW@1,1", "north"), ("NESW@1,1", "east"), ("NES@1,1t", "south"), ("xS@1,1t", "west")],
)
def test_a_refusal_names_the_side_that_does_not_fit(card: str, side: str) -> None:
    state = table(hands={"A": card.partition("@")[0]}, maze=HOLE)
    assert refused(state, card).endswith(f"at 1,1 does not fit the card to its {side}")


@pytest.mark.clause("SAB.4.4")
@pytest.mark.parametrize("card", ["ESW", "SW", "xW", "xSW", "NESW"])
def test_a_face_down_goal_puts_no_limit_on_a_card(card: str) -> None:
    state = table(hands={"A": card}, maze=ROAD)
    assert f"{card}@7,0" in legal(state)


@pytest.mark.clause("SAB.4.4")
def test_a_goal_that_lies_face_up_must_be_fitted() -> None:
    # The stone is open to the west and the south, and closed to the north.
    goals = "treasure stone-SW:up stone-ES"
    state = table(hands={"A": "NESW NS SW"}, maze=f"{ROAD} ESW@7,0", goals=goals)
    beside = {text for text in legal(state) if "@8,1" in text or "@8,-1" in text}
    assert beside == {"NESW@8,1", "NS@8,1", "SW@8,1t"}
    assert refused(state, "SW@8,1").endswith("does not fit the card to its north")
    assert refused(state, "NS@8,-1").endswith("does not fit the card to its south")


@pytest.mark.clause("SAB.4.5")
def test_a_dead_end_is_walked_into_but_not_through() -> None:
    state = table(hands={"A": "NESW"}, maze="xEW@1,0")
    assert plays(state) == {"NESW@0,-1", "NESW@0,1", "NESW@-1,0"}
    assert refused(state, "NESW@2,0") == "no tunnel leads from the start to 2,0"


@pytest.mark.clause("SAB.4.5")
def test_a_closed_side_that_touches_is_no_link() -> None:
    state = table(hands={"A": "NS"}, maze="NS@0,1")
    assert plays(state) == {"NS@0,-1", "NS@0,2"}
    assert refused(state, "NS@1,1") == "no tunnel leads from the start to 1,1"


@pytest.mark.clause("SAB.4.5")
def test_tunnels_cut_off_from_the_start_wait_until_the_gap_is_mended() -> None:
    state = table(hands={"A": "EW NS", "B": "NESW ES"}, maze="EW@1,0 EW@3,0")
    assert refused(state, "EW@4,0") == "no tunnel leads from the start to 4,0"
    play(state, "EW@2,0")
    assert "NESW@4,0" in legal(state)


@pytest.mark.clause("SAB.4.5")
def test_within_a_card_one_walks_between_joined_sides_only() -> None:
    # The curve leads from the start to the south; its neighbour to the east is cut off.
    state = table(hands={"A": "NESW"}, maze="SW@1,0 SW@2,0t")
    assert plays(state) == {"NESW@0,-1", "NESW@0,1", "NESW@-1,0", "NESW@1,1"}


@pytest.mark.clause("SAB.4.5")
@pytest.mark.parametrize("cell", ["7,0", "9,0", "8,-1", "8,1", "8,-3", "8,3", "7,2"])
def test_a_face_down_goal_gives_no_right_to_lay_beside_it(cell: str) -> None:
    state = table(hands={"A": "NESW"})
    assert f"NESW@{cell}" not in legal(state)
    assert refused(state, f"NESW@{cell}")


def test_a_refusal_beside_a_face_down_goal_speaks_of_the_link() -> None:
    state = table(hands={"A": "NESW"})
    assert refused(state, "NESW@7,0") == "no tunnel leads from the start to 7,0"


@pytest.mark.clause("SAB.4.5")
def test_a_face_down_goal_is_never_walked_through() -> None:
    # Cards lie on both sides of the northern goal; only the dead end west of it is linked.
    state = table(hands={"A": "NESW"}, maze="NESW@9,-2 xNESW@7,-2")
    assert not any(text.startswith(("NESW@10", "NESW@9")) for text in plays(state))


@pytest.mark.clause("SAB.4.6")
@pytest.mark.parametrize("tool", ["pick", "lantern", "cart"])
def test_no_tunnel_card_with_a_broken_tool(tool: str) -> None:
    state = table(hands={"A": "NS map"}, broken={"A": tool})
    assert legal(state) == {"map@8,-2", "map@8,0", "map@8,2", "pass:NS", "pass:map"}
    assert refused(state, "NS@0,1") == f"no tunnel card while a tool of yours is broken: {tool}"


@pytest.mark.clause("SAB.4.6")
def test_a_tool_that_is_mended_lets_one_dig_in_the_next_turn() -> None:
    state = table(hands={"A": "+pick NS"}, broken={"A": "pick"})
    play(state, "+pick>A", "pass:map", "pass:map")
    assert "NS@0,1" in legal(state)


@pytest.mark.clause("SAB.4.6")
def test_somebody_elses_broken_tool_is_no_hindrance() -> None:
    assert "NS@0,1" in legal(table(hands={"A": "NS"}, broken={"B": "pick lantern cart"}))
