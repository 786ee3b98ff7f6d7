from typing import Any

import msgspec
import pytest

from sabot.core.errors import BadNotation, BadRecord, SabotError
from sabot.core.rng import Rng
from sabot.games.sabotage.deals import Deal
from sabot.games.sabotage.game import SABOTAGE
from sabot.games.sabotage.rules import Sabotage
from tests.games.sabotage.tables import WORTH, play, table


def new(**choices: Any) -> Sabotage:
    return SABOTAGE.new(SABOTAGE.options(**{"dealer": "B", **choices}))


SOUND = SABOTAGE.draw_deal(new(), Rng(1))
LINES = SABOTAGE.format_deal(SOUND)
SHORT = (SOUND.hands[0], SOUND.hands[1][:7])
BAD: list[tuple[dict[str, Any], str]] = [
    ({"dealer": 0}, "B deals this round, not A"),
    ({"dealer": 2}, "no seat 2 can deal; there are 2 players"),
    ({"dealer": -1}, "no seat -1 can deal"),
    ({"deck": SOUND.deck[1:]}, f"the wrong cards in the deal: {SOUND.deck[0]} missing"),
    ({"deck": (*SOUND.deck, "X-red")}, "the wrong cards in the deal: X-red too many"),
    ({"hands": SOUND.hands[:1]}, "the wrong cards in the deal"),
    ({"hands": SHORT, "deck": (*SOUND.deck, SOUND.hands[1][7])}, "2 hands of 8 cards"),
    ({"hands": (), "deck": (*SOUND.deck, *SOUND.hands[0], *SOUND.hands[1])}, "2 hands of 8 cards"),
]
BAD_LINES = [
    (["dealer: Z", *LINES[1:]], "'Z' is no seat"),
    (["dealer:", *LINES[1:]], "'' is no seat"),
    (LINES[1:], "there is no line 'dealer:'"),
    (LINES[:-1], "there is no line 'deck:'"),
    ([*LINES, "gold: 1"], "no line 'gold:' is expected here"),
    ([*LINES, "hand D:"], "no line 'hand D:' is expected here"),
    ([*LINES, LINES[0]], "is not expected here"),
    ([*LINES, "nonsense"], "'nonsense' is not expected here"),
]


@pytest.mark.parametrize(("changes", "sentence"), BAD, ids=[sentence for _, sentence in BAD])
def test_a_deal_with_the_wrong_cards_is_refused(changes: dict[str, Any], sentence: str) -> None:
    state = new()
    before = SABOTAGE.position(state)
    with pytest.raises(BadRecord) as refusal:
        SABOTAGE.deal(state, msgspec.structs.replace(SOUND, **changes))
    assert sentence in str(refusal.value)
    assert SABOTAGE.position(state) == before


def test_a_deal_with_an_unknown_card_is_refused() -> None:
    state = new()
    with pytest.raises(BadNotation, match="'joker' is no card"):
        SABOTAGE.deal(state, Deal(1, SOUND.hands, ("joker", *SOUND.deck[1:])))
    assert SABOTAGE.position(state) == SABOTAGE.position(new())


@pytest.mark.clause("SGT.6.1")
def test_the_variant_refuses_a_deal_of_104_cards() -> None:
    with pytest.raises(BadRecord, match="dismantle dismantle dismantle dismantle too many"):
        SABOTAGE.deal(new(fewer_dismantle=True), SOUND)


def test_a_round_can_be_dealt_only_when_it_is_awaited() -> None:
    playing = table()
    over = play(table(rounds=1, phase="offered", roofs={"A": WORTH[5]}), "end")
    for state, sentence in ((playing, "still being played"), (over, "the game is over")):
        with pytest.raises(SabotError, match=sentence):
            SABOTAGE.deal(state, SOUND)
        with pytest.raises(SabotError, match=sentence):
            SABOTAGE.draw_deal(state, Rng(1))


@pytest.mark.parametrize("players", [2, 4])
def test_a_deal_reads_back_from_its_lines(players: int) -> None:
    deal = SABOTAGE.draw_deal(new(players=players), Rng(2))
    lines = SABOTAGE.format_deal(deal)
    assert SABOTAGE.parse_deal(lines) == deal
    assert [line.partition(":")[0] for line in lines] == [
        "dealer",
        *(f"hand {letter}" for letter in "ABCD"[:players]),
        "deck",
    ]


@pytest.mark.parametrize(("lines", "sentence"), BAD_LINES, ids=[says for _, says in BAD_LINES])
def test_lines_that_are_no_deal_are_refused(lines: list[str], sentence: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        SABOTAGE.parse_deal(lines)
    assert sentence in str(refusal.value)
