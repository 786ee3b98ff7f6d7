"""Claims at a table: who may make them when, who is told, and that they change nothing else."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sabot.bots.talk.asking import may_be_asked
from sabot.core.errors import BadRecord, IllegalClaim, Refusal
from sabot.core.rng import Rng
from sabot.table.branch import Branch
from sabot.table.branch_start import Moment, past_entries, rounds_until
from sabot.table.claims import MadeClaim
from sabot.table.commands import MakeClaim, Mute, Pause, Say, Sit, Start
from sabot.table.entries import Claimed, Said
from sabot.table.event_visibility import events_for
from sabot.table.events import ClaimMade, ClaimsJudged
from sabot.table.fold import fold, open_table
from sabot.table.game_commands import play
from sabot.table.record import format_record, parse_record, verify
from sabot.table.talk_commands import claims_at
from sabot.table.view_builder import claims_of, turn_changes, view_table
from tests.table.company import GAME, SHORT, Company, seated, started, to_act

SABOTAGE = "sabotage(players=4)"
VIEWERS = (None, 0, 1, 2)


def claim(value: object) -> MakeClaim:
    return MakeClaim(msgspec.Raw(msgspec.json.encode(value)))


def refused(company: Company, person: int, command: Any) -> str:
    before = len(company.log)
    with pytest.raises(Refusal) as caught:
        company.do(person, command)
    assert len(company.log) == before
    return caught.value.reason


def partners(game: str = SABOTAGE, **settings: Any) -> Company:
    """Four people at a game of Sabotage; the first deals on."""
    company = Company(game, **settings)
    company.enter("Ada", "Ben", "Cleo", "Dora", "Eve")
    for person in range(4):
        company.do(person, Sit(person))
    company.do(0, Start())
    return company


def test_a_claim_is_an_entry_and_told_to_everybody_alike() -> None:
    company = started()
    assert company.do(1, claim({"claim": "goal", "goal": 1, "card": "stone"})) == [
        Claimed(1, "II stone")
    ]
    told = [company.told(viewer) for viewer in VIEWERS]
    (event,) = told[0] or []
    assert isinstance(event, ClaimMade)
    assert (event.claim.number, event.claim.round, event.claim.seat) == (1, 1, 1)
    assert told == [[event]] * 4
    assert claims_of(company.table) == (event.claim,)


def test_a_claim_may_come_as_text_and_out_of_turn_and_in_a_pause() -> None:
    company = started()
    company.do(0, Pause())
    for person in range(3):
        assert company.do(person, claim("C saboteur")) == [Claimed(person, "C saboteur")]
    assert company.table.chat_lines() == 0


@pytest.mark.parametrize(
    "nonsense",
    ["II gold", "", {}, {"claim": "goal"}, {"claim": "goal", "goal": "x", "card": "stone"}, 7, None,
     {"claim": "wish-deed", "to": 1, "deed": 3, "seat": 2}, ["II stone"]],
)  # fmt: skip
def test_what_is_no_claim_is_refused(nonsense: object) -> None:
    assert refused(started(), 0, claim(nonsense)) == "bad-claim"


def test_a_claim_without_sense_is_refused_by_the_game() -> None:
    company = started()
    with pytest.raises(IllegalClaim):
        company.do(0, claim({"claim": "seat", "seat": 7, "role": "digger"}))


def test_watchers_make_no_claims_and_nobody_does_without_a_round() -> None:
    assert refused(started(), 3, claim("II stone")) == "not-seated"
    assert refused(seated(), 0, claim("II stone")) == "claims-closed"
    company = started()
    company.play_on(lambda table: table.awaits_deal())
    assert refused(company, 0, claim("II stone")) == "claims-closed"


def test_there_are_no_claims_in_games_without_a_vocabulary() -> None:
    assert refused(started(SHORT), 0, claim("II stone")) == "no-claims"
    assert refused(partners(), 0, claim("II stone")) == "no-claims"


def test_nobody_says_the_same_twice_in_a_row() -> None:
    company = started()
    company.do(0, claim("II stone"))
    company.do(1, claim("II stone"))
    assert refused(company, 0, claim("II stone")) == "claim-repeated"
    company.do(0, claim("III stone"))
    company.do(0, claim("II stone"))


def test_six_claims_a_turn_and_speaker() -> None:
    company = started()
    for number in range(6):
        company.do(0, claim(("I stone", "II stone", "III stone")[number % 3]))
    assert refused(company, 0, claim("B digger")) == "claims-many"
    company.do(1, claim("B digger"))
    company.play_on(lambda table: table.turn == 1)
    company.do(0, claim("B digger"))


def test_a_claim_names_the_one_that_it_replaces() -> None:
    company = started()
    for text in ("II stone", "III stone", "ask B break C", "II treasure", "ask B spare C"):
        company.do(0, claim(text))
    company.do(1, claim("II stone"))
    assert [each.replaces for each in claims_of(company.table)] == [None, None, None, 1, 3, None]


# What is offered at a place.


def texts_at(company: Company, person: int, place: str) -> list[str]:
    words = company.table.game.vocabulary
    assert words is not None
    return [words.format_claim(each) for each in claims_at(company.table, person, place)]


def test_what_may_be_said_of_a_goal_and_of_a_seat() -> None:
    company = started()
    assert texts_at(company, 0, "goal-1") == ["II treasure", "II stone"]
    company.do(1, claim("II stone"))
    company.do(1, claim("A saboteur"))
    assert texts_at(company, 0, "goal-1")[2:] == ["trust B II stone", "doubt B II stone"]
    assert texts_at(company, 0, "seat-0") == [
        "A digger", "A saboteur", "trust B A saboteur", "doubt B A saboteur",
    ]  # fmt: skip
    assert texts_at(company, 1, "goal-1") == ["II treasure", "II stone"]
    assert texts_at(company, 0, "seat-1") == [
        "B digger", "B saboteur", "ask B look I", "ask B look II", "ask B look III",
        "ask B break C", "ask B spare A", "ask B spare C",
    ]  # fmt: skip
    assert texts_at(company, 0, "seat-7") == texts_at(company, 0, "moon-1") == []


def test_nothing_is_offered_to_who_may_not_speak() -> None:
    company = started()
    company.do(0, Mute(1))
    for table, person, reason in (
        (company.table, 3, "not-seated"),
        (company.table, 1, "muted"),
        (started(talk="off").table, 0, "talk-off"),
        (started(SHORT).table, 0, "no-claims"),
        (seated().table, 0, "claims-closed"),
    ):
        with pytest.raises(Refusal) as caught:
            claims_at(table, person, "goal-1")
        assert caught.value.reason == reason


# What a table lets people say.


@pytest.mark.parametrize(
    ("talk", "text", "phrase", "claimed"),
    [
        ("free", None, None, None),
        ("claims", "chat-off", None, None),
        ("off", "talk-off", "talk-off", "talk-off"),
    ],
)
def test_the_table_decides_what_may_be_said(
    talk: str, text: str | None, phrase: str | None, claimed: str | None
) -> None:
    company = started(talk=talk)
    assert view_table(company.table).chat_closed == text
    for command, reason in (
        (Say("hm"), text),
        (Say(phrase="oops"), phrase),
        (claim("II stone"), claimed),
    ):
        if reason is None:
            assert company.do(0, command)
        else:
            assert refused(company, 0, command) == reason


def test_whom_the_host_has_silenced_claims_nothing() -> None:
    company = started()
    company.do(0, Mute(1))
    assert refused(company, 1, claim("II stone")) == "muted"
    company.do(0, Mute(1, muted=False))
    company.do(1, claim("II stone"))


@pytest.mark.clause("SGT.5.1")
def test_partners_of_sabotage_are_silent_while_a_round_is_played() -> None:
    company = partners()
    assert refused(company, 2, Say("mind the F")) == "partners-silent"
    assert company.do(2, Say(phrase="oops")) == [Said(2, phrase="oops")]
    assert company.do(4, Say("tense!")) == [Said(4, "tense!", aside=True)]
    playing = view_table(company.table)
    assert playing.chat_closed == "partners-silent"
    company.play_on(lambda table: table.awaits_deal())
    assert turn_changes(company.table, playing)["chat_closed"] is None
    assert company.do(2, Say("well done")) == [Said(2, "well done")]


@pytest.mark.parametrize("game", ["sabotage(players=4,silent_partners=off)", GAME])
def test_elsewhere_seats_may_chat(game: str) -> None:
    company = partners(game) if game.startswith("sabotage") else started(game)
    assert company.do(2, Say("mind the F")) == [Said(2, "mind the F")]


# The end of the round.


def test_claims_are_judged_for_everybody_when_the_round_ends_and_go_with_the_next_deal() -> None:
    company = started()
    for person, text in ((0, "II stone"), (1, "A saboteur"), (2, "ask A look III")):
        company.do(person, claim(text))
    company.play_on(lambda table: any(each.verdict for each in claims_of(table)))
    for viewer in VIEWERS:
        judged = [event for event in company.told(viewer) or [] if isinstance(event, ClaimsJudged)]
        assert [event.claims for event in judged] == [claims_of(company.table)]
    verdicts = [each.verdict for each in claims_of(company.table)]
    assert verdicts[0] in {"true", "mistaken"}
    assert verdicts[1] in {"true", "mistaken"}
    assert verdicts[2] is None
    company.play_on(lambda table: claims_of(table) == ())
    assert company.table.match is not None
    assert len(company.table.match.record.rounds) == 2
    company.do(0, claim("II stone"))
    assert [(each.number, each.round) for each in claims_of(company.table)] == [(4, 2)]


def test_who_has_said_what_is_known_while_thieves_steal_or_gold_is_taken() -> None:
    """The round still runs then, so bots are asked whether they have something to say."""
    company = started()
    for text in ("II stone", "ask B look III"):
        company.do(0, claim(text))
    company.play_on(lambda table: any(each.verdict for each in claims_of(table)))
    match = company.table.match
    assert match is not None
    assert match.judged
    assert [turn for _, turn in match.claims.by(0)] == [0, 0]
    assert not may_be_asked(match.claims, 0, 0)
    assert may_be_asked(match.claims, len(match.record.rounds[-1].turns), 0)


def test_nothing_is_judged_before() -> None:
    company = started()
    company.do(0, claim("II stone"))
    while not company.table.match or not company.table.match.judged:
        assert not any(isinstance(each, ClaimsJudged) for each in company.told(0) or [])
        assert all(each.verdict is None for each in claims_of(company.table))
        company.carry_out(play(company.table, to_act(company), company.legal()[0], "person"))


# Nothing else changes.


def played(seed: int, *, talkative: bool) -> tuple[list[list[Any]], Company]:
    """A round of random moves, with claims or without; all that each viewer is told."""
    company, rng, talk = started(), Rng(seed), Rng(seed + 1)
    heard: list[list[Any]] = [[] for _ in VIEWERS]
    match = company.table.match
    assert match is not None
    while not company.table.awaits_deal():
        for person in range(3 if talkative else 0):
            offer = match.game.claims(match.view(person), match.claims.made)
            if offer and talk.below(3) == 0:
                try:
                    company.do(person, claim(offer[talk.below(len(offer))]))
                except Refusal:
                    continue
        moves = company.legal()
        company.carry_out(
            play(company.table, to_act(company), moves[rng.below(len(moves))], "person")
        )
        told = events_for(company.table, company.changes[-1], VIEWERS)
        for events, each in zip(heard, told, strict=True):
            events += [event for event in each or [] if not isinstance(event, ClaimsJudged)]
    return heard, company


@pytest.mark.slow
@settings(max_examples=5, deadline=None, derandomize=True)
@given(st.integers(0, 10_000))
def test_a_game_with_claims_is_told_and_kept_as_one_without(seed: int) -> None:
    (loud, with_talk), (quiet, without) = (
        played(seed, talkative=True),
        played(seed, talkative=False),
    )
    assert msgspec.json.encode(loud) == msgspec.json.encode(quiet)
    assert any(isinstance(entry, Claimed) for _, entry in with_talk.log)
    entries = [each for each in with_talk.log if not isinstance(each[1], Claimed)]
    assert entries == without.log
    assert with_talk.table.match is not None
    assert without.table.match is not None
    assert with_talk.table.match.view(0) == without.table.match.view(0)


def test_a_log_with_claims_makes_the_same_table_again() -> None:
    _, company = played(3, talkative=True)
    (at, first), *rest = company.log
    table = open_table("table", first, at)  # type: ignore[arg-type]
    for at, entry in rest:
        fold(table, msgspec.json.decode(msgspec.json.encode(entry), type=type(entry)), at)
    assert claims_of(table) == claims_of(company.table)
    assert table.match is not None
    assert company.table.match is not None
    assert format_record(table.match.record) == format_record(company.table.match.record)


# Records.


def record_text() -> str:
    company = started()
    company.do(1, claim("II stone"))
    company.do(0, claim("doubt B II stone"))
    company.play_on(lambda table: table.turn == 3)
    company.do(2, claim("ask A break B"))
    assert company.table.match is not None
    return format_record(company.table.match.record)


def test_a_record_has_the_claims_where_they_were_made() -> None:
    text = record_text()
    lines = text[text.index("moves:") :].splitlines()
    assert lines[1:3] == ["  B says II stone", "  A says doubt B II stone"]
    assert lines[6] == "  C says ask A break B"
    record = parse_record(text)
    assert format_record(record) == text
    assert verify(record) == 3


@pytest.mark.parametrize(
    ("line", "instead", "why"),
    [
        ("II stone", "IV stone", "'IV' is no goal"),
        ("II stone", "II gold", "'gold' is no goal card"),
        ("A says doubt B II stone", "A says doubt B III stone", "B does not claim that"),
        ("A says doubt B II stone", "B says  II stone", "you have just said that"),
        ("ask A break B", "ask A break A", "nobody can do that to themselves"),
        ("C says ask", "E says ask", "there is no seat E"),
    ],
)
def test_verify_checks_the_form_of_claims(line: str, instead: str, why: str) -> None:
    text = record_text().replace(line, instead, 1)
    at = next(n for n, each in enumerate(text.splitlines(), 1) if instead in each)
    with pytest.raises(BadRecord, match=f"line {at}: .*{why}"):
        verify(parse_record(text))


def test_a_game_that_goes_on_elsewhere_takes_its_claims_along() -> None:
    record = parse_record(record_text())
    rounds = rounds_until(record, Moment(2))
    entries = past_entries(record, Branch("there", 1, 2, 1), rounds)
    said = [each for each in entries if isinstance(each, Claimed)]
    assert said == [
        Claimed(1, "II stone", "elsewhere"),
        Claimed(0, "doubt B II stone", "elsewhere"),
    ]
    assert [type(each).__name__ for each in entries[:5]] == [
        "Started", "Dealt", "Claimed", "Claimed", "Moved",
    ]  # fmt: skip


def test_a_made_claim_is_short_on_the_wire() -> None:
    made = MadeClaim(1, {"claim": "goal"}, 3, 2)
    assert msgspec.json.encode(made) == b'{"seat":1,"claim":{"claim":"goal"},"number":3,"round":2}'
