"""What bots say at Saboteur, and what they leave unsaid."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from sabot.bots.bot import Listener, Speaker
from sabot.bots.roster import make_bot
from sabot.bots.suspicion import Reason
from sabot.bots.talk.manners import MANNERS, Manner, form_in, manner_of
from sabot.bots.talk.opinions import opinions_of
from sabot.core.errors import SabotError
from tests.bots.talk.tables import GAME, SECOND, Judge, later, said, speech, table, text

DOUBTED = Judge(0.0, 0.1, 0.9, 0.2, 0.3)


# Diggers.


@pytest.mark.parametrize("kind", ["rules", "detective", "searcher"])
def test_a_digger_who_looked_tells_it_at_once(kind: str) -> None:
    manner = MANNERS[kind]
    assert manner is not None
    for seed in range(20):  # whatever it draws
        assert text(speech(manner, seed=seed).claim(table(looked={0: (1,)}), [])) == "II treasure"
        assert text(speech(manner, seed=seed).claim(table(looked={0: (2,)}), [])) == "III stone"


def test_two_stones_are_told_as_the_treasure() -> None:
    assert text(speech().claim(table(looked={0: (0, 2)}), [])) == "II treasure"


def test_nobody_tells_what_lies_open() -> None:
    view = table(looked={0: (0,)})
    goals = (replace(view.goals[0], face_up=True), *view.goals[1:])
    assert speech("rules").claim(replace(view, goals=goals), []) is None


def test_nothing_is_said_twice() -> None:
    view = later(table(looked={0: (1,)}, broken={0: ("lantern",)}))
    talk, heard = speech(judge=DOUBTED), said("B: A saboteur", "C: II stone", "D: ask A look II")
    for _ in range(40):
        claim = talk.claim(view, heard)
        if claim is not None:
            heard += said(f"A: {text(claim)}")
    own = [text(each.claim) for each in heard if each.seat == 0]
    assert len(own) >= 5
    assert max(Counter(own).values()) == 1


def test_a_digger_warns_of_whom_it_clearly_doubts_only() -> None:
    assert text(speech(judge=DOUBTED).claim(table(), [])) == "C saboteur"
    assert speech(judge=Judge(0.0, 0.1, 0.8, 0.2, 0.3)).claim(table(), []) is None
    assert speech("rules").claim(table(), []) is None


def test_a_warning_names_what_speaks_most_against_somebody() -> None:
    judge = Judge(0.0, 0.1, 0.9, ground="dead-end")
    assert text(speech(judge=judge).claim(table(), [])) == "C saboteur dead-end"
    # It was said, with whatever reason: it is not said again with another.
    heard = said("A: C saboteur broke")
    for seed in range(20):
        again = speech(judge=judge, seed=seed).claim(later(table()), heard)
        assert again is None or not str(text(again)).startswith("C saboteur")


def test_the_ground_is_the_strongest_reason_against_a_seat_that_claims_can_name() -> None:
    bot = make_bot("detective", GAME, GAME.options(players=5, rounds=1), 0, 1)
    reasons = [
        Reason("looked", 4.0, 1),  # no claim names it
        Reason("broke", 0.3, 2),  # it speaks for the seat
        Reason("claim-turned", 2.5, 3),
        Reason("dead-end", 2.0, 4),
    ]
    opinions = opinions_of(bot)
    view = table()
    assert opinions.ground(view, 2) == ""
    vars_of(bot).reasons[2] = reasons
    assert opinions.ground(view, 2) == "lie"
    vars_of(bot).reasons[2] = reasons[3:]
    assert opinions.ground(view, 2) == "dead-end"
    assert opinions.ground(view, 1) == ""


def vars_of(bot: Any) -> Any:
    """The beliefs of a speaking bot."""
    return bot.beliefs


def test_a_digger_takes_back_an_accusation() -> None:
    heard = said("A: B saboteur")
    assert text(speech(judge=Judge(0.0, 0.2)).claim(later(table()), heard)) == "B digger"


def test_a_digger_contradicts_a_lie_and_names_the_liar() -> None:
    view = later(table(looked={0: (1,), 2: (1,)}))
    heard = said("A: II treasure", "C: II stone")
    assert text(speech().claim(view, heard)) == "doubt C II stone"
    heard += said("A: doubt C II stone")
    assert text(speech().claim(view, heard)) == "C saboteur"
    mistaken = later(table(looked={0: (1,)}))  # C has not looked and may be wrong in good faith
    assert speech().claim(mistaken, heard) is None


def test_a_digger_asks_those_it_trusts_for_what_it_needs() -> None:
    view = table(broken={0: ("lantern",)})
    judge = Judge(0.0, 0.5, 0.4, 0.1, 0.3)
    assert text(speech(judge=judge).claim(view, [])) == "ask D mend A lantern"
    assert text(speech("rules").claim(view, [])) == "ask B mend A lantern"
    look = speech("searcher", Judge(0.0, 0.5, 0.4, 0.1, 0.3))
    assert text(look.claim(table(looked={1: (0,)}), [])) == "ask D look II"
    assert look.claim(table(looked={1: (0,)}), said("B: I treasure")) is None


def test_a_searcher_asks_to_stop_a_saboteur() -> None:
    judge = Judge(0.0, 0.1, 0.95, 0.2, 0.3)
    heard = said("A: C saboteur")
    assert text(speech("searcher", judge).claim(later(table(looked={0: (0, 1, 2)})), [
        *heard, *said("A: II treasure"),
    ])) == "ask B break C"  # fmt: skip


def test_who_has_said_enough_waits_for_more_turns() -> None:
    view, heard = table(), said("A: B saboteur", "A: D saboteur", "A: E saboteur")
    assert speech(judge=DOUBTED).claim(view, heard) is None
    assert speech(judge=DOUBTED).claim(later(view), heard) is not None


# Saboteurs.


def test_a_saboteur_lies_about_a_goal_that_it_alone_has_seen() -> None:
    for kind in ("rules", "detective", "searcher"):
        assert text(speech(kind).claim(table("saboteur", {0: (1,)}), [])) == "II stone"
        assert text(speech(kind).claim(table("saboteur", {0: (0,)}), [])) == "I treasure"


@pytest.mark.parametrize("kind", ["rules", "detective", "searcher"])
def test_a_saboteur_does_not_lie_where_two_others_would_contradict(kind: str) -> None:
    view = table("saboteur", {0: (1,), 1: (1,), 2: (1,)})
    assert text(speech(kind, Judge(1.0, 0.3, 0.3)).claim(view, [])) == "II treasure"


def test_a_saboteur_sets_its_word_against_that_of_one_other() -> None:
    view = table("saboteur", {0: (1,), 1: (1,)})
    told, judge = said("B: II treasure"), Judge(1.0, 0.3)
    assert text(speech("detective", judge).claim(view, told)) == "II stone"
    assert text(speech("rules", judge).claim(view, told)) == "II treasure"


def test_a_lie_that_a_fellow_tells_already_is_safe() -> None:
    view = table("saboteur", {0: (1,), 1: (1,)})
    judge = Judge(1.0, 0.9, 0.1, 0.1, 0.1)
    assert text(speech(judge=judge).claim(view, said("B: II stone"))) == "II stone"


def test_a_saboteur_keeps_to_its_story() -> None:
    view = later(table("saboteur", {0: (0, 1)}))
    assert text(speech().claim(view, said("A: I treasure"))) == "II stone"
    assert speech().claim(view, said("A: I treasure", "A: II stone")) is None


def test_a_saboteur_accuses_somebody_who_is_suspect_already_and_only_one() -> None:
    judge = Judge(1.0, 0.1, 0.5, 0.45, 0.3)
    assert text(speech(judge=judge).claim(table("saboteur"), [])) == "C saboteur"
    accused = said("B: D saboteur")
    assert text(speech(judge=judge).claim(table("saboteur"), accused)) == "D saboteur"
    assert speech(judge=judge).claim(later(table("saboteur")), said("A: C saboteur")) is None
    assert speech(judge=Judge(1.0, 0.3, 0.3)).claim(table("saboteur"), []) is None


def test_a_saboteur_backs_a_lie_only_while_nobody_disputes_it() -> None:
    view = table("saboteur", {0: (1,), 2: (0,)})
    told = said("A: II stone", "C: I treasure")
    assert text(speech().claim(later(view), told)) == "trust C I treasure"
    disputed = [*told, *said("B: doubt C I treasure")]
    assert speech().claim(later(view), disputed) is None


# Answers.


@pytest.mark.parametrize("role", ["digger", "saboteur"])
@pytest.mark.parametrize("kind", ["rules", "detective", "searcher"])
def test_whoever_is_accused_defends_themselves(kind: str, role: str) -> None:
    heard = said("B: A saboteur")
    judge = Judge(0.0, 0.2, 0.2)
    assert text(speech(kind, judge).claim(table(role), heard)) == "doubt B A saboteur"
    heard += said("A: doubt B A saboteur", "C: A saboteur")
    assert text(speech(kind, judge).claim(table(role), heard)) == "doubt C A saboteur"


def test_a_suspect_accuser_is_accused_in_turn() -> None:
    judge = Judge(0.0, 0.6, 0.1, 0.1, 0.1)
    assert text(speech(judge=judge).claim(table(), said("B: A saboteur"))) == "B saboteur"


@pytest.mark.parametrize(
    ("wish", "answer"),
    [
        ("B: ask A mend B lantern", "B digger"),
        ("B: ask A mend C lantern", "C saboteur"),
        ("B: ask A break C", "C saboteur"),
        ("B: ask A break E", "E digger"),
        ("B: ask A look III", "ask B look III"),
        ("B: ask D break A", "A digger"),
    ],
)
def test_a_wish_gets_a_word(wish: str, answer: str) -> None:
    view = table(broken={1: ("lantern",), 2: ("lantern",)})
    heard = [*said("A: C saboteur"), *said(wish)] if answer != "C saboteur" else said(wish)
    assert text(speech(judge=DOUBTED).claim(view, heard)) == answer


def test_who_is_asked_to_look_and_has_looked_tells() -> None:
    view = table(looked={0: (0,)})
    heard = said("B: ask A look I")
    assert text(speech("rules").claim(view, heard)) == "I stone"


def test_what_is_answered_is_answered_once() -> None:
    heard = said("B: A saboteur", "A: doubt B A saboteur")
    assert speech("rules").claim(table(), heard) is None


# Forms.


@pytest.mark.parametrize("game", [GAME, SECOND])
@pytest.mark.parametrize("kind", ["random", "rules@silent", "detective@silent"])
def test_silent_bots_say_nothing(kind: str, game: object) -> None:
    options = GAME.options(players=5) if game is GAME else SECOND.options(players=5)
    bot = make_bot(kind, GAME if game is GAME else SECOND, options, 0, 1)
    view = table(looked={0: (1,)}, game=GAME if game is GAME else SECOND)
    assert isinstance(bot, Speaker)
    assert bot.speak(view, said("B: A saboteur")) is None


def test_honest_and_lying_forms() -> None:
    view = table("saboteur", {0: (1,), 1: (1,), 2: (1,)})
    honest, liar = manner_of("detective", "honest"), manner_of("detective", "liar")
    assert honest is not None
    assert liar is not None
    assert text(speech(honest).claim(view, [])) == "II treasure"
    assert speech(honest).claim(table("saboteur"), said("B: A saboteur")) is None
    assert text(speech(liar).claim(view, [])) == "II stone"


def test_forms_stand_beside_other_settings() -> None:
    assert form_in("silent") == ("silent", "")
    assert form_in("playouts=20+silent+seconds=0") == ("silent", "playouts=20+seconds=0")
    assert form_in("weights.json") == ("", "weights.json")
    options = GAME.options(players=5)
    bot = make_bot("searcher@playouts=20+silent", GAME, options, 0, 1)
    assert isinstance(bot, Speaker)
    with pytest.raises(SabotError, match="takes no"):
        make_bot("random@loud", GAME, options, 0, 1)


def test_a_credulous_bot_believes_what_it_hears() -> None:
    options = GAME.options(players=5)
    bot = make_bot("detective@credulous", GAME, options, 0, 1)
    assert isinstance(bot, Listener)
    with pytest.raises(SabotError, match="beliefs"):
        make_bot("rules@credulous", GAME, options, 0, 1)


def test_a_babbler_says_anything_that_makes_sense() -> None:
    talk = speech(Manner(babbles=1.0))
    assert len({text(talk.claim(table(), [])) for _ in range(60)}) > 20


def test_nobody_asks_others_to_mend_whom_they_doubt() -> None:
    view = table(broken={1: ("lantern",), 2: ("lantern",)})
    doubted = [*said("A: C saboteur"), *said("C: ask A mend C lantern")]
    assert speech(judge=DOUBTED).claim(view, doubted) is None
    trusted = [*said("A: B digger"), *said("B: ask A mend B lantern")]
    passed_on = text(speech(judge=DOUBTED).claim(view, trusted))
    assert passed_on is not None
    assert passed_on.endswith("mend B lantern")
