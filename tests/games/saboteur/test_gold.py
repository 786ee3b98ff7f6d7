import pytest

from sabot.games.saboteur.encoding import GoldDrawn, GoldPaid, GoldTaken
from sabot.games.saboteur.events import GoldShared
from sabot.games.saboteur.game import SABOTEUR
from tests.games.saboteur.tables import (
    FINISH,
    LAST,
    all_gold,
    at_the_last_card,
    at_the_treasure,
    deal,
    legal,
    phase,
    pile,
    play,
    purse,
    refused,
    scores,
    to_act,
    told,
    view,
)


@pytest.mark.clause("SAB.8.1")
@pytest.mark.parametrize(
    ("players", "cards"), [(3, 3), (4, 4), (5, 5), (6, 6), (7, 7), (8, 8), (9, 9), (10, 9)]
)
def test_as_many_gold_cards_are_drawn_as_there_are_players(players: int, cards: int) -> None:
    state = at_the_treasure(players)
    events = told(state, FINISH, None)
    assert GoldShared(GoldDrawn(cards)) in events
    assert len(pile(state)) == 28 - cards
    assert all_gold(state) == [16, 8, 4]


@pytest.mark.clause("SAB.8.1")
def test_the_gold_is_drawn_from_the_top_of_the_pile() -> None:
    state = play(at_the_treasure(pile="3 2 1 3 3 3"), FINISH)
    assert sum(scores(state)) == 6
    assert pile(state)[:3] == [3, 3, 3]


@pytest.mark.clause("SAB.8.2")
@pytest.mark.parametrize("edition", ["gigamic", "amigo", "zman"])
def test_the_finder_takes_first_and_the_rest_passes_counter_clockwise(edition: str) -> None:
    state = at_the_treasure(5, edition, roles="DDDDSS", pile="3 3 2 2 1", seat="B")
    play(state, FINISH)
    # B, A, then past E to D, C, and B once more.
    assert scores(state) == [3, 4, 2, 2, 0]


@pytest.mark.clause("SAB.8.2")
def test_saboteurs_are_passed_over() -> None:
    state = at_the_treasure(5, roles="DSDDSD", pile="3 3 2 1 1")
    play(state, FINISH)
    # A, past E to D, C, past B to A and D again.
    assert [purse(state, seat) for seat in "ABCDE"] == [
        (1, 0, 1),
        (0, 0, 0),
        (0, 1, 0),
        (1, 0, 1),
        (0, 0, 0),
    ]


@pytest.mark.clause("SAB.8.3")
def test_a_saboteur_who_found_the_treasure_gets_nothing() -> None:
    state = at_the_treasure(5, roles="SDDDSD", pile="3 2 2 1 1")
    play(state, FINISH)
    # Past E, D chooses first, then C, B, and past A and E once more D and C.
    assert scores(state) == [0, 2, 3, 4, 0]


@pytest.mark.clause("SAB.8.4")
def test_by_default_the_highest_card_is_taken_for_the_player() -> None:
    state = play(at_the_treasure(pile="1 3 2"), FINISH)
    assert phase(state) == "dealing"
    assert [purse(state, seat) for seat in "ACB"] == [(0, 0, 1), (0, 1, 0), (1, 0, 0)]


@pytest.mark.clause("SAB.8.4")
def test_without_auto_gold_the_player_chooses() -> None:
    state = play(at_the_treasure(pile="1 3 2", auto_gold=False), FINISH)
    assert (phase(state), to_act(state)) == ("sharing", "A")
    assert legal(state) == {"gold:1", "gold:2", "gold:3"}
    play(state, "gold:1")
    assert (to_act(state), legal(state)) == ("C", {"gold:2", "gold:3"})
    assert refused(state, "gold:1") == "no gold card worth 1 is left to take"
    assert refused(state, "pass:map").startswith("the gold is being shared out")
    play(state, "gold:2")
    assert phase(state) == "dealing"
    assert [purse(state, seat) for seat in "ABC"] == [(1, 0, 0), (0, 0, 1), (0, 1, 0)]


@pytest.mark.clause("SAB.8.4")
def test_cards_of_one_value_leave_nothing_to_choose() -> None:
    state = play(at_the_treasure(pile="2 2 2", auto_gold=False), FINISH)
    assert phase(state) == "dealing"
    state = play(at_the_treasure(pile="2 2 3", auto_gold=False), FINISH, "gold:3")
    assert phase(state) == "dealing"
    assert scores(state) == [3, 2, 2]


@pytest.mark.clause("SAB.8.4")
def test_a_chooser_sees_what_is_left_and_nobody_else_does() -> None:
    state = play(at_the_treasure(pile="1 3 2", auto_gold=False), FINISH, "gold:3")
    assert view(state, "C").offer == (1, 1, 0)
    for other in ("A", "B", None):
        assert view(state, other).offer is None
        assert view(state, other).moves == ()


@pytest.mark.clause("SAB.8.5")
@pytest.mark.parametrize(
    ("roles", "expected"),
    [
        ("SDDD", [4, 0, 0]),
        ("DDSDD", [0, 0, 4, 0]),
        ("SDDDDS", [4, 0, 0, 0, 0]),
        ("SDDSDD", [3, 0, 0, 3, 0]),
        ("SSDDDDDS", [3, 3, 0, 0, 0, 0, 0]),
        ("SSDDDDDS"[::-1], [3, 0, 0, 0, 0, 0, 3]),
        ("SDSDSDDD", [3, 0, 3, 0, 3, 0, 0]),
        ("SSSDDDDDDDS", [3, 3, 3, 0, 0, 0, 0, 0, 0, 0]),
        ("SSSSDDDDDDD", [2, 2, 2, 2, 0, 0, 0, 0, 0, 0]),
    ],
)
def test_the_pay_of_saboteurs_depends_on_how_many_they_are(roles: str, expected: list[int]) -> None:
    state = play(at_the_last_card(len(roles) - 1, roles=roles), LAST)
    assert scores(state) == expected
    assert all_gold(state) == [16, 8, 4]


@pytest.mark.clause("SAB.8.6")
@pytest.mark.parametrize(
    ("cards", "paid", "left"),
    [
        ("1 1 2 1 1 3", (1, 0, 1), [1, 1, 1, 2]),
        ("3 2 2", (0, 2, 0), [3]),
        ("1 1 2", (2, 1, 0), []),
        ("1 1 1 1 1", (4, 0, 0), [1]),
        ("3 3", (0, 0, 1), [3]),
        ("2 3", (0, 0, 1), [2]),
        ("1 2", (1, 1, 0), []),
        ("2", (0, 1, 0), []),
        ("", (0, 0, 0), []),
    ],
    ids=[
        "highest cards first",
        "exact change before high cards",
        "a two and ones",
        "ones",
        "the highest sum below",
        "not above it either",
        "what is left",
        "a single card",
        "nothing left",
    ],
)
def test_saboteurs_are_paid_in_exact_change(
    cards: str, paid: tuple[int, int, int], left: list[int]
) -> None:
    state = play(at_the_last_card(roles="SDDD", pile=cards, rich="C"), LAST)
    assert purse(state, "A") == paid
    assert sorted(pile(state)) == left


@pytest.mark.clause("SAB.8.6")
@pytest.mark.parametrize(
    ("cards", "expected"), [("3 2 1", [3, 3]), ("1 3", [3, 1]), ("2 2", [2, 2]), ("2", [2, 0])]
)
def test_the_lowest_seat_is_paid_first(cards: str, expected: list[int]) -> None:
    state = at_the_last_card(5, roles="DSDSDD", pile=cards, rich="E", seat="D")
    play(state, LAST)
    assert [scores(state)[seat] for seat in (1, 3)] == expected


@pytest.mark.clause("SAB.8.6")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [("1 2 3", [3, 1, 2]), ("2 1", [2, 0, 1]), ("3", [3, 0, 0]), ("", [0, 0, 0])],
)
def test_of_a_short_pile_the_diggers_get_what_is_left(cards: str, expected: list[int]) -> None:
    state = at_the_treasure(4, pile=cards, rich="D", roles="DDDSD", rounds=5)
    rich = scores(state)[3]
    play(state, FINISH)
    assert phase(state) == "dealing"
    assert scores(state) == [*expected, rich]
    assert pile(state) == []
    assert GoldDrawn(len(cards.split())) in view(state).gold_story


@pytest.mark.clause("SAB.8.6")
def test_a_game_goes_on_without_gold() -> None:
    state = play(at_the_last_card(roles="SDDD", pile="", rich="C", rounds=5), LAST)
    assert phase(deal(state)) == "playing"


@pytest.mark.clause("SAB.8.7")
@pytest.mark.parametrize("players", [3, 4])
def test_nobody_gets_gold_where_no_saboteur_was_among_the_players(players: int) -> None:
    state = at_the_last_card(players, roles="D" * players + "S")
    before = pile(state)
    play(state, LAST)
    assert scores(state) == [0] * players
    assert pile(state) == before
    assert not view(state).pile_to_shuffle


@pytest.mark.clause("SAB.8.8")
def test_only_its_owner_sees_what_a_player_has() -> None:
    state = play(at_the_treasure(pile="3 2 1"), FINISH)
    assert [view(state, seat).gold for seat in "ABC"] == [(0, 0, 1), (1, 0, 0), (0, 1, 0)]
    assert view(state).gold == (0, 0, 0)
    assert view(state, "A").outcome is None


@pytest.mark.clause("SAB.8.8")
@pytest.mark.parametrize(
    ("viewer", "values"),
    [("A", [3, None, None]), ("B", [None, None, 1]), (None, [None, None, None])],
)
def test_what_others_took_is_told_without_its_value(
    viewer: str | None, values: list[int | None]
) -> None:
    state = at_the_treasure(pile="3 2 1")
    seat = None if viewer is None else "ABC".index(viewer)
    events = told(state, FINISH, seat)
    steps = [event.step for event in events if isinstance(event, GoldShared)]
    assert [step.value for step in steps if isinstance(step, GoldTaken)] == values
    assert tuple(steps) == view(state, viewer).gold_story


@pytest.mark.clause("SAB.8.8")
def test_how_a_saboteur_was_paid_only_the_saboteur_knows() -> None:
    state = play(at_the_last_card(roles="SDDD"), LAST)
    assert view(state, "A").gold_story == (GoldPaid(0, 4, (1, 0, 1)),)
    assert view(state, "B").gold_story == (GoldPaid(0, 4, None),)
    assert view(state).gold_story == (GoldPaid(0, 4, None),)


@pytest.mark.clause("SAB.8.8")
def test_a_choice_of_gold_tells_others_only_that_there_was_one() -> None:
    state = at_the_treasure(pile="3 2 1", auto_gold=False)
    play(state, FINISH)
    assert told(state, "gold:2", 1) == [GoldShared(GoldTaken(0, asked=True, value=None, left=None))]


@pytest.mark.clause("SAB.8.8")
def test_what_all_have_is_shown_when_the_game_ends() -> None:
    state = play(at_the_treasure(pile="3 2 1", round_number=3), FINISH)
    outcome = view(state).outcome
    assert outcome is not None
    assert outcome.scores == (3, 1, 2)
    taken = [step.value for step in view(state).gold_story if isinstance(step, GoldTaken)]
    assert taken == [3, 2, 1]


@pytest.mark.clause("SAB.8.9", "ED.5")
def test_diggers_with_a_broken_tool_forfeit_their_gold_to_the_others() -> None:
    broken = {"D": "pick", "B": "cart"}
    state = at_the_treasure(4, broken=broken, pile="3 2 2 1", broken_tools_forfeit=True)
    play(state, FINISH)
    # A, past D to C, past B to A, and C again: all four cards are shared out.
    assert scores(state) == [5, 0, 3, 0]


@pytest.mark.clause("SAB.8.9", "ED.5")
def test_without_the_option_a_broken_tool_costs_nothing() -> None:
    state = at_the_treasure(4, "zman", broken={"D": "pick"}, pile="3 2 2 1")
    play(state, FINISH)
    assert scores(state) == [3, 1, 2, 2]


@pytest.mark.clause("SAB.8.9")
def test_saboteurs_with_a_broken_tool_are_paid_all_the_same() -> None:
    state = at_the_last_card(roles="SDDD", broken={"A": "pick"}, broken_tools_forfeit=True)
    play(state, LAST)
    assert scores(state) == [4, 0, 0]


@pytest.mark.clause("SAB.8.9")
def test_where_no_digger_is_left_to_take_the_gold_nobody_gets_any() -> None:
    broken = {"B": "pick", "C": "lantern cart"}
    state = at_the_treasure(roles="SDDD", broken=broken, broken_tools_forfeit=True)
    before = pile(state)
    play(state, FINISH)
    assert scores(state) == [0, 0, 0]
    assert (phase(state), pile(state)) == ("dealing", before)
    assert SABOTEUR.to_act(deal(state)) == 1
