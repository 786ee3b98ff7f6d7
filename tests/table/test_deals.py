"""The deals of a record are worked out again; one that was tampered with is found."""

from typing import Any

import msgspec
import pytest

from sabot.core.errors import BadRecord
from sabot.table.deals import check_deals
from sabot.table.fairness import commitment
from sabot.table.record import Record, format_record, parse_record
from tests.playthroughs.write import FOLDER
from tests.table.fair_games import fair_game

GAMES = [
    "saboteur(players=3,rounds=3)",
    "saboteur(players=10,rounds=2,starter=C)",
    "saboteur2(players=2,rounds=2)",
    "sabotage(players=4,rounds=2)",
    "seven_seals(players=3,rounds=2)",
]


def written(record: Record) -> Record:
    return parse_record(format_record(record))


def refused(record: Record) -> str:
    with pytest.raises(BadRecord) as refusal:
        check_deals(record)
    return str(refusal.value)


@pytest.mark.parametrize("options", GAMES)
def test_the_deals_of_a_fair_game_can_be_checked(options: str) -> None:
    assert check_deals(written(fair_game(options, "abra", "cadabra")))


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("options", GAMES)
def test_two_swapped_cards_are_found_in_any_round(options: str, number: int) -> None:
    record = up_to_the_deal(fair_game(options), number)
    assert check_deals(written(record))
    record.rounds[-1].deal = swapped(record.rounds[-1].deal)
    record = written(record)
    line = record.rounds[-1].line
    assert refused(record) == (
        f"line {line}: the deal of round {number} is not the one"
        " that the seed and the players' words give"
    )


def up_to_the_deal(record: Record, number: int) -> Record:
    """The record as it was when the round had just been dealt."""
    del record.rounds[number:]
    record.rounds[-1].turns.clear()
    record.scores = None
    return record


def swapped(deal: Any) -> Any:
    """The deal with two cards swapped that the same seat holds: the rules don't mind."""
    first, *rest = deal.hands
    at = next(at for at, card in enumerate(first) if card != first[0])
    cards = list(first)
    cards[0], cards[at] = cards[at], cards[0]
    return msgspec.structs.replace(deal, hands=(tuple(cards), *rest))


def test_other_words_than_those_mixed_in_are_found() -> None:
    record = fair_game(GAMES[0], "abra")
    assert record.fairness is not None
    record.fairness = msgspec.structs.replace(record.fairness, words=("", "abra", ""))
    assert "the deal of round 1 is not the one" in refused(written(record))


def test_a_seed_that_was_not_committed_to_is_found() -> None:
    record = fair_game(GAMES[0])
    assert record.fairness is not None
    other = commitment(b"another")
    record.fairness = msgspec.structs.replace(record.fairness, commitment=other)
    assert refused(written(record)) == "the seed is not the one that the commitment was made for"


def test_the_rules_are_checked_along_with_the_deals() -> None:
    record = fair_game(GAMES[0])
    record.rounds[0].turns.pop()
    with pytest.raises(BadRecord, match="still being played"):
        check_deals(written(record))


def test_without_a_revealed_seed_nothing_can_be_checked() -> None:
    record = fair_game(GAMES[0])
    assert record.fairness is not None
    record.fairness = msgspec.structs.replace(record.fairness, seed=None)
    assert not check_deals(written(record))
    golden = (FOLDER / "saboteur-zman-3.record").read_text(encoding="utf-8")
    assert not check_deals(parse_record(golden))
