"""Claims of Saboteur and Saboteur 2: what may be said, and what the end of a round says of it."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from sabot.core.claims import Statement, standing
from sabot.core.errors import BadNotation, IllegalClaim
from sabot.core.rng import Rng
from sabot.games.registry import game_of_options
from sabot.games.saboteur.claims import GROUNDS, GoalIs, SeatIs, WishDeed, WishLook, WishMend
from sabot.games.saboteur.game import SABOTEUR
from sabot.games.saboteur.moves import ReadMap
from sabot.games.saboteur2.claim_sense import DEEDS, SIDES, changed
from sabot.games.saboteur2.encoding import RoleAway
from sabot.games.saboteur2.game import SABOTEUR2
from sabot.table.match import Match

WORDS = SABOTEUR.vocabulary
WORDS2 = SABOTEUR2.vocabulary
FIVE = "saboteur(players=5,rounds=1)"
THREE = "saboteur(players=3,rounds=1)"
SIX = "saboteur2(players=6,rounds=1)"


def dealt(options: str, seed: int = 1, out: tuple[str, ...] = (), **changes: Any) -> Match:
    """A game whose first round is dealt, with some of the position as the test needs it.

    The cards that are `out` on the table are taken from the deck.
    """
    game = game_of_options(options)
    match = Match(game, game.parse_options(options), [])
    match.deal(Rng(seed))
    deck = [*game.position(match.state).deck]
    for card in out:
        deck.remove(card)
    changes["deck"] = tuple(deck)
    position = msgspec.structs.replace(game.position(match.state), **changes)
    match.state = game.from_position(position)
    return match


def say(match: Match, seat: int, text: str) -> None:
    """A seat claims something that makes sense."""
    claim = match.claims.vocabulary().parse_claim(text)
    match.check_claim(seat, claim)
    match.claim(seat, claim)


def refused(match: Match, seat: int, claim: Any) -> str:
    """The sentence by which a claim is refused."""
    if isinstance(claim, str):
        claim = match.claims.vocabulary().parse_claim(claim)
    with pytest.raises(IllegalClaim) as caught:
        match.check_claim(seat, claim)
    return str(caught.value)


def verdicts(match: Match) -> list[str | None]:
    """The verdicts on all claims, once random moves have ended the round."""
    rng = Rng(7)
    while not match.judged:
        moves = match.game.legal_moves(match.state)
        match.play(moves[rng.below(len(moves))])
    return [each.verdict for each in match.judged]


def place_of_treasure(match: Match) -> int:
    cards = [goal.card for goal in match.game.position(match.state).goals]
    return cards.index("treasure")


NAMES = ("I", "II", "III")


# What may be said.


@pytest.mark.parametrize(
    ("seat", "claim", "why"),
    [
        (0, GoalIs(3, "stone"), "there is no such goal"),
        (0, GoalIs(-1, "stone"), "there is no such goal"),
        (0, GoalIs(0, "gold"), "a goal is the treasure or a stone"),
        (0, SeatIs(5, "saboteur"), "nobody sits there; the last seat is E"),
        (0, SeatIs(-1, "saboteur"), "nobody sits there; the last seat is E"),
        (0, SeatIs(1, "saboteur", "hat"), "nobody is suspected for that"),
        (0, SeatIs(1, "boss"), "there is no such role or side in this game"),
        (0, "trust A II stone", "one's own claim needs neither trust nor doubt"),
        (0, "doubt B II stone", "B does not claim that"),
        (0, "ask A look II", "a wish is addressed to somebody else"),
        (0, WishLook(9, 0), "nobody sits there; the last seat is E"),
        (0, WishMend(1, 9, "pick"), "nobody sits there; the last seat is E"),
        (0, WishLook(1, 4), "there is no such goal"),
        (0, "ask B mend A pick", "that tool of A is not broken"),
        (0, WishMend(1, 0, "hammer"), "that tool of A is not broken"),
        (0, "ask B break B", "nobody can do that to themselves"),
        (0, "ask B spare B", "nobody can do that to themselves"),
        (0, "ask B break A", "that would hurt nobody but you"),
        (0, WishDeed(1, "free", 2), "nobody can be asked for that in this game"),
    ],
)
def test_nonsense_is_refused(seat: int, claim: Any, why: str) -> None:
    assert refused(dealt(FIVE), seat, claim) == why


def test_a_goal_that_lies_open_is_no_subject() -> None:
    match = dealt(FIVE)
    goals = match.game.position(match.state).goals
    stone = next(n for n, goal in enumerate(goals) if goal.card != "treasure")
    turned = msgspec.structs.replace(goals[stone], face_up=True)
    match = dealt(FIVE, goals=tuple(turned if n == stone else g for n, g in enumerate(goals)))
    name = NAMES[stone]
    why = f"goal {name} lies open: everybody sees what it is"
    assert refused(match, 0, f"{name} treasure") == why
    assert refused(match, 0, f"ask B look {name}") == why
    assert GoalIs(stone, "treasure") not in match.game.claims(match.view(0))


def test_trust_and_doubt_need_a_claim_that_stands() -> None:
    match = dealt(FIVE)
    say(match, 1, "II stone")
    say(match, 0, "doubt B II stone")
    say(match, 1, "II treasure")
    assert refused(match, 2, "trust B II stone") == "B does not claim that"
    say(match, 2, "trust B II treasure")


def test_a_later_claim_on_the_same_subject_takes_the_place_of_the_earlier() -> None:
    match = dealt(FIVE, out=("-pick", "-cart"), broken=(("pick", "cart"), (), (), (), ()))
    texts = [
        (1, "II stone"), (1, "III stone"), (0, "II stone"), (1, "II treasure"),
        (1, "C saboteur"), (1, "C digger"), (0, "doubt B C digger"), (0, "trust B C digger"),
        (2, "ask B break D"), (2, "ask B spare D"), (2, "ask D break B"),
        (2, "ask B look I"), (2, "ask B look II"), (3, "ask B mend A pick"),
        (3, "ask B mend A cart"),
    ]  # fmt: skip
    for seat, text in texts:
        say(match, seat, text)
    words = match.claims.vocabulary()
    stand = [
        (each.seat, words.format_claim(each.claim)) for each in standing(words, match.claims.made)
    ]
    gone = {0, 4, 6, 8, 11}
    assert stand == [each for n, each in enumerate(texts) if n not in gone]
    assert [words.format_claim(each.claim) for each in match.claims.made] == [t for _, t in texts]


def test_an_offer_is_what_is_not_refused() -> None:
    match = dealt(FIVE, out=("-pick",), broken=(("pick",), (), (), (), ()))
    offer = {
        match.claims.vocabulary().format_claim(each) for each in match.game.claims(match.view(2))
    }
    assert {
        "I stone",
        "C saboteur",
        "ask A mend A pick",
        "ask B mend A pick",
        "ask B look III",
    } < offer
    assert {"ask B break D", "ask B spare C"} < offer
    assert not {"ask B mend B pick", "ask C look I", "ask B break C", "ask B spare B"} & offer
    said = [Statement(1, GoalIs(1, "stone")), Statement(2, GoalIs(0, "stone"))]
    replies = set(match.game.claims(match.view(2), said)) - set(match.game.claims(match.view(2)))
    words = match.claims.vocabulary()
    assert {words.format_claim(each) for each in replies} == {
        "trust B II stone",
        "doubt B II stone",
    }


def test_watchers_claim_nothing_and_nobody_does_between_rounds() -> None:
    match = dealt(FIVE)
    assert match.game.claims(match.view(None)) == []
    say(match, 0, "II stone")
    verdicts(match)
    assert match.game.claims(match.view(0)) == []


def test_saboteur_2_has_wishes_for_its_own_cards() -> None:
    match = dealt(SIX, out=("prison", "thief"), prisons=(1,), thieves=(2,))
    words = match.claims.vocabulary()
    offer = {words.format_claim(each) for each in match.game.claims(match.view(0))}
    assert {"ask C free B", "ask B free B", "ask B inspect C", "ask B imprison C"} < offer
    assert {"ask B hands-off C", "ask B change-role A", "ask B rob C", "ask C not-rob A"} < offer
    assert {"A boss", "B geologist", "C digger", "D green"} < offer
    assert refused(match, 0, "ask B free C") == "C is not in prison"
    assert refused(match, 0, "ask C imprison B") == "B is in prison already"
    assert refused(match, 0, "ask C hands-off B") == "no thief card lies in front of B"
    assert refused(match, 0, "ask C rob A") == "that would hurt nobody but you"
    assert refused(match, 0, "ask C inspect C") == "nobody can do that to themselves"


@pytest.mark.parametrize(
    "text",
    ["", "II", "II gold", "IV stone", "Z digger", "A boss", "trust B", "ask B", "ask B dance C",
     "ask B mend A hammer", "II stone now", "C saboteur hat", "trust B C saboteur lie",
     "ask B look 2", "trust B trust C II stone"],
)  # fmt: skip
def test_a_text_that_is_no_claim_is_refused(text: str) -> None:
    assert WORDS is not None
    with pytest.raises(BadNotation):
        WORDS.parse_claim(text)


def test_the_letter_i_is_a_goal_or_a_seat_by_what_follows() -> None:
    assert WORDS is not None
    assert WORDS.parse_claim("I stone") == GoalIs(0, "stone")
    assert WORDS.parse_claim("I saboteur") == SeatIs(8, "saboteur")


def test_a_claim_with_a_reason_is_trusted_and_replaced_without_it() -> None:
    assert WORDS is not None
    for ground in GROUNDS:
        claim = SeatIs(2, "saboteur", ground)
        assert WORDS.parse_claim(WORDS.format_claim(claim)) == claim
    match = dealt(FIVE)
    say(match, 0, "C saboteur dead-end")
    say(match, 1, "doubt A C saboteur")
    say(match, 0, "C saboteur broke")
    left = [WORDS.format_claim(each.claim) for each in standing(WORDS, match.claims.made)]
    assert left == ["doubt A C saboteur", "C saboteur broke"]


def test_the_docs_list_every_kind_of_claim_and_every_role_and_deed() -> None:
    docs = (Path(__file__).parents[3] / "docs" / "talk.md").read_text("utf-8")
    table = docs[docs.index("| claim | text") : docs.index("Goals are I, II and III")]
    texts = re.findall(r"`([A-Za-z]+ [^`]+)`", table)
    assert WORDS2 is not None
    claims: set[object] = {type(WORDS2.parse_claim(text)) for text in texts}
    assert claims == set(get_args(WORDS2.claim_type))
    named = set(re.findall(r"[a-z-]+", " ".join(re.findall(r"`([^`]+)`", table))))
    assert set(SIDES) | set(DEEDS) <= named


# What the end of a round says of it.


def test_who_has_not_looked_is_mistaken_and_who_has_lies() -> None:
    gold = place_of_treasure(dealt(FIVE))
    stone = (gold + 1) % 3
    match = dealt(FIVE, looked_at=((), (gold,), (stone,), (), ()))
    for seat in range(3):
        say(match, seat, f"{NAMES[gold]} stone")
    say(match, 3, f"{NAMES[gold]} treasure")
    # Who knows where the gold is knows that it is nowhere else; who knows a stone does not.
    say(match, 1, f"{NAMES[stone]} treasure")
    say(match, 2, f"{NAMES[3 - gold - stone]} treasure")
    assert verdicts(match) == ["mistaken", "false", "mistaken", "true", "false", "mistaken"]


def test_who_has_seen_both_stones_knows_the_treasure() -> None:
    gold = place_of_treasure(dealt(FIVE))
    stones = tuple(goal for goal in range(3) if goal != gold)
    match = dealt(FIVE, looked_at=(stones, stones[:1], (), (), ()))
    say(match, 0, f"{NAMES[gold]} stone")
    say(match, 1, f"{NAMES[gold]} stone")
    assert verdicts(match) == ["false", "mistaken"]


def test_a_claim_is_judged_by_what_its_speaker_had_seen_by_then() -> None:
    with_map = (dealt(FIVE, seed) for seed in range(1, 50))
    match = next(each for each in with_map if "map" in each.view(each.view(None).to_act).hand)
    looker, gold = match.view(None).to_act, place_of_treasure(match)
    say(match, looker, f"{NAMES[gold]} stone")
    match.play(ReadMap(gold))
    say(match, looker, f"{NAMES[gold]} treasure")
    say(match, looker, f"{NAMES[gold]} stone")
    assert verdicts(match) == ["mistaken", "true", "false"]


def test_roles_are_judged_by_ones_own_and_by_the_cards_there_are() -> None:
    # Three players: one saboteur card among four.
    roles = ("saboteur", "digger", "digger", "digger")
    match = dealt(THREE, roles=roles)
    say(match, 0, "A digger")
    say(match, 0, "B saboteur")
    say(match, 0, "C digger")
    say(match, 1, "C saboteur")
    say(match, 1, "A digger")
    say(match, 1, "B digger")
    assert verdicts(match) == ["false", "false", "true", "mistaken", "mistaken", "true"]


def test_trust_and_doubt_are_judged_and_wishes_are_not() -> None:
    gold = place_of_treasure(dealt(FIVE))
    match = dealt(FIVE, looked_at=((), (gold,), (), (), ()))
    name = NAMES[gold]
    say(match, 0, f"{name} stone")
    say(match, 1, f"trust A {name} stone")
    say(match, 2, f"trust A {name} stone")
    say(match, 3, f"doubt A {name} stone")
    say(match, 3, f"ask B look {name}")
    assert verdicts(match) == ["mistaken", "false", "mistaken", "true", None]


def test_in_saboteur_2_a_side_is_more_than_a_role_and_inspections_count() -> None:
    roles = ("green", "boss", "saboteur", "geologist", "blue", "profiteer")
    left = ("green", "green", "green", "blue", "blue", "blue", "geologist", "saboteur", "saboteur")
    seen = ((), (), (), (), (2,), ())
    match = dealt(SIX, roles=roles, roles_left=left, inspected=seen)
    for seat, text in [
        (0, "B digger"), (0, "B green"), (0, "D digger"), (4, "C digger"), (3, "C digger"),
        (1, "A boss"), (0, "A blue"), (2, "C saboteur"),
    ]:  # fmt: skip
        say(match, seat, text)
    expected = ["true", "mistaken", "mistaken", "false", "mistaken", "false", "false", "true"]
    # No role changes by chance: random moves may play the card, so the views are judged at once.
    words, then = match.claims.vocabulary(), match.view(None)
    seats = tuple(
        msgspec.structs.replace(seat, role=role)
        for seat, role in zip(then.seats, roles, strict=True)
    )
    now = msgspec.structs.replace(then, seats=seats, phase="over")
    judged = [words.judge(then, now, each.seat, each.claim) for each in match.claims.made]
    assert judged == expected


def test_what_a_changed_role_was_stays_unknown() -> None:
    match = dealt(SIX)
    then = match.view(None)
    seats = tuple(
        msgspec.structs.replace(seat, role=role)
        for seat, role in zip(then.seats, match.game.position(match.state).roles, strict=True)
    )
    away = (RoleAway(2, None, (2,)),)
    now = msgspec.structs.replace(then, seats=seats, roles_away=away, phase="over")
    assert changed(then, now, 2)
    assert not changed(now, now, 2)
    assert WORDS2 is not None
    for speaker in range(6):
        assert WORDS2.judge(then, now, speaker, SeatIs(2, "saboteur")) == "unknown"
        assert WORDS2.judge(now, now, speaker, SeatIs(2, "saboteur")) != "unknown"
