"""Options declared by a struct: what a game's author writes, and the mistakes that are refused."""

from typing import Annotated

import pytest

from sabot.core.errors import BadOptions
from sabot.core.options import GameOptions, Number, OneOf, OptionField, OptionSet, Seat, Switch


class Options(GameOptions, frozen=True, kw_only=True):
    players: Annotated[int, OptionField(Number(2, 6, step=2), "How many play.", 4)]
    rounds: Annotated[int, OptionField(Number(1, 9), "How many rounds a game has.")]
    open_hands: Annotated[bool, OptionField(Switch(), "Whether hands lie open.", default=False)]
    dealer: Annotated[int | None, OptionField(Seat(), "Who deals.", None)]


OPTIONS = OptionSet(
    "tiny",
    Options,
    lambda options: (options.players, Seat.code(options.dealer)),
    lambda chosen: {"rounds": chosen["players"]},
)


def test_defaults_may_follow_from_other_options() -> None:
    assert OPTIONS.make({}) == Options(players=4, rounds=4, open_hands=False, dealer=None)
    assert OPTIONS.make({"players": "6"}).rounds == 6
    assert OPTIONS.make({"players": "6", "rounds": "2"}).rounds == 2


def test_the_text_holds_what_differs_from_the_defaults() -> None:
    assert OPTIONS.format(OPTIONS.make({})) == "tiny(players=4)"
    chosen = OPTIONS.make({"players": 2, "open_hands": True, "dealer": "B", "rounds": 2})
    assert OPTIONS.format(chosen) == "tiny(players=2,open_hands=on,dealer=B)"


def test_a_seat_must_be_one_of_the_table() -> None:
    with pytest.raises(BadOptions, match="option 'dealer' of tiny: the last of the seats is B"):
        OPTIONS.make({"players": 2, "dealer": "C"})


def test_the_declaration_is_also_the_table_and_the_numbers_of_players() -> None:
    assert [option.name for option in OPTIONS.table] == [
        "players",
        "rounds",
        "open_hands",
        "dealer",
    ]
    assert OPTIONS.table[1].says == "How many rounds a game has."
    assert OPTIONS.players() == range(2, 7, 2)


def test_a_setup_is_made_once_for_equal_options() -> None:
    assert OPTIONS.setup_of(OPTIONS.make({})) == (4, -1)
    assert OPTIONS.setup_of(OPTIONS.make({})) is OPTIONS.setup_of(OPTIONS.make({}))


def test_a_field_without_declaration_is_refused() -> None:
    class Bare(GameOptions, frozen=True, kw_only=True):
        pass

    with pytest.raises(TypeError, match="option 'players' of bare is declared without"):
        OptionSet("bare", Bare, lambda options: options.players)


def test_players_must_be_a_number() -> None:
    class Odd(GameOptions, frozen=True, kw_only=True):
        players: Annotated[int, OptionField(OneOf(("two", "four")), "How many play.", "two")]
        rounds: Annotated[int, OptionField(Number(1, 1), "How many rounds.", 1)]

    with pytest.raises(TypeError, match="option 'players' of odd is no Number"):
        OptionSet("odd", Odd, lambda options: options.players).players()


def test_a_game_has_rounds() -> None:
    class Endless(GameOptions, frozen=True, kw_only=True):
        players: Annotated[int, OptionField(Number(2, 4), "How many play.", 2)]

    with pytest.raises(TypeError, match="the options of endless need a field 'rounds'"):
        OptionSet("endless", Endless, lambda options: options.players)
