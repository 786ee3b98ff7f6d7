"""What bots say of what others have said already: they do not chime in."""

from collections import Counter

import pytest

from sabot.bots.talk.manners import Manner
from sabot.core.claims import Statement
from sabot.games.saboteur.claims import Claim
from tests.bots.talk.tables import Judge, later, said, speech, table, text

# Everybody but C is sure of C.
SURE = Judge(0.1, 0.1, 0.95, 0.1, 0.1)
OFTEN = Manner(talkative=0.8, warns=0.85)


@pytest.mark.parametrize("kind", ["detective", "searcher"])
def test_a_table_that_agrees_does_not_say_it_five_times(kind: str) -> None:
    heard: list[Statement[Claim]] = []
    voices = [speech(kind, SURE, seed, seat) for seat, seed in ((0, 1), (1, 2), (3, 3), (4, 4))]
    for _ in range(10):
        for voice in voices:
            claim = voice.claim(later(table()), heard)
            if claim is not None:
                heard.append(Statement(voice.seat, claim))
    told = Counter(text(each.claim) for each in heard)
    assert told["C saboteur"] == 2
    if kind == "searcher":  # they also answer each other's wishes
        return
    assert sum(count for words, count in told.items() if words and "C saboteur" in words) == 3


def test_what_two_have_said_is_trusted_at_most() -> None:
    heard = said("B: C saboteur", "D: C saboteur")
    assert text(speech(judge=SURE).claim(table(), heard)) == "trust B C saboteur"
    heard += said("E: trust B C saboteur")
    assert speech(judge=SURE).claim(later(table()), heard) is None


def test_a_second_voice_comes_later() -> None:
    def warnings(heard: list[Statement[Claim]]) -> int:
        voices = [speech(OFTEN, SURE, seed) for seed in range(400)]
        return sum(voice.claim(table(), heard) is not None for voice in voices)

    assert 0.3 < warnings(said("B: C saboteur")) / warnings([]) < 0.7


def test_doubts_and_wishes_are_not_repeated_either() -> None:
    view = later(table(looked={0: (1,), 2: (1,)}))
    heard = said("A: II treasure", "C: II stone", "A: C saboteur")
    assert text(speech().claim(view, heard)) == "doubt C II stone"
    heard += said("B: doubt C II stone", "D: doubt C II stone")
    assert speech().claim(view, heard) is None
    heard = said("A: C saboteur", "A: II treasure", "D: ask E break C", "E: ask D break C")
    searcher = speech("searcher", SURE)
    assert searcher.claim(later(table(looked={0: (0, 1, 2)})), heard) is None


def test_an_answer_to_somebody_comes_as_trust_of_what_two_have_said() -> None:
    view = table(broken={2: ("lantern",)})
    heard = said("B: C saboteur", "D: C saboteur", "C: ask A mend C lantern")
    assert text(speech(judge=SURE).claim(view, heard)) == "trust B C saboteur"


def test_who_has_seen_a_goal_says_so_against_a_liar_after_any_number_of_others() -> None:
    view = table(looked={0: (1,), 1: (1,), 2: (1,), 3: (1,)})
    heard = said("B: II treasure", "D: II treasure", "C: II stone")
    assert text(speech().claim(view, heard)) == "II treasure"
    assert text(speech().claim(view, heard[:2])) == "trust B II treasure"
