"""Checks of claims: they tell nothing hidden, change nothing, and survive a record."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from sabot.core.claims import AnyVocabulary
from sabot.core.errors import IllegalClaim, SabotError
from sabot.core.game import SPECTATOR, AnyGame, Viewer
from sabot.core.rng import Rng
from sabot.table.match import Match
from sabot.table.record import Record, Step, format_record, replay

CLAIMS_TRIED: Final = 3
FORMS_TRIED: Final = 12
VERDICTS: Final = {"true", "false", "mistaken", "unknown", None}


def make_claims(match: Match, rng: Rng) -> None:
    """Let random seats claim something: most of it makes sense, and nothing else may change."""
    if match.game.vocabulary is None:
        return
    tried = max(0, rng.below(2 * CLAIMS_TRIED) - CLAIMS_TRIED)
    if not tried:
        return
    before = seen_by_all(match)
    for _ in range(tried):
        seat = int(rng.below(match.record.options.players))
        made = len(match.claims.made)
        claim = random_claim(match, seat, rng)
        try:
            match.check_claim(seat, claim)
        except SabotError:
            assert len(match.claims.made) == made, "a refused claim was made"
        else:
            match.claim(seat, claim)
    assert seen_by_all(match) == before, "a claim has changed more than what is said"


def random_claim(match: Match, seat: int, rng: Rng) -> Any:
    """A claim on offer; now and then one of another seat, or one that was made before."""
    game, words = match.game, match.claims.vocabulary()
    view, made = game.view(match.state, seat), match.claims.made
    claims = game.claims(view, made)
    if not claims or rng.below(4) == 0:
        claims = [*words.candidates(view, (seat + 1) % len(view.seats))]
        claims += [each.claim for each in made]
    return claims[rng.below(len(claims))]


def seen_by_all(match: Match) -> tuple[bytes, bytes, list[Any]]:
    """The whole state, every view, and the legal moves."""
    viewers = [SPECTATOR, *range(match.record.options.players)]
    encode = msgspec.json.encode
    game, state = match.game, match.state
    return encode(game.position(state)), encode(game.views(state, viewers)), game.legal_moves(state)


def check_offer(
    game: AnyGame,
    match: Match,
    viewer: Viewer,
    twin: Callable[[Any, Viewer, Rng], Any],
    rng: Rng,
) -> None:
    """The claims on offer have one form each, and are the same whatever is hidden from a viewer."""
    words, said = game.vocabulary, match.claims.made
    view = game.view(match.state, viewer)
    offer = game.claims(view, said)
    if words is None or viewer is None:
        assert not offer, f"viewer {viewer} is offered claims"
        return
    check_forms(words, offer)
    check_place(match, viewer, offer, rng)
    other = game.from_position(twin(game.position(match.state), viewer, rng))
    assert game.claims(game.view(other, viewer), said) == offer, "twins are offered other claims"
    # What one may say does not depend on one's own cards either.
    public = match.view(SPECTATOR)
    offered = game.claims(msgspec.structs.replace(public, viewer=viewer), said)
    assert offered == offer, f"seat {viewer} is offered claims by what it alone knows"
    claims = [*words.candidates(view, viewer)]
    for _ in range(CLAIMS_TRIED):
        claim = claims[rng.below(len(claims))]
        ours, theirs = (refusal_of(words, each, viewer, claim) for each in (view, public))
        assert ours == theirs, f"'{ours}' to the seat, '{theirs}' by what everybody sees"


def check_place(match: Match, seat: int, offer: Sequence[Any], rng: Rng) -> None:
    """What is offered at a place of the table is the part of the whole offer that belongs there."""
    words = match.game.vocabulary
    if words is None or not offer:
        return
    place = words.place(offer[rng.below(len(offer))])
    there = [claim for claim in offer if words.place(claim) == place]
    assert match.claims_at(seat, place) == there, f"another offer at {place}"


def refusal_of(words: AnyVocabulary, view: Any, seat: int, claim: Any) -> str | None:
    """The sentence that refuses a claim, or None."""
    refused: IllegalClaim | None = words.refusal(view, seat, claim, [])
    return None if refused is None else str(refused)


def check_forms(words: AnyVocabulary, claims: Sequence[Any]) -> None:
    """Struct, text and wire are the same claim, for some; and no two claims have one text."""
    texts = [words.format_claim(claim) for claim in claims]
    assert len(set(texts)) == len(texts), "two claims have the same text"
    some = slice(None, None, max(1, len(claims) // FORMS_TRIED))
    for claim, text in zip(claims[some], texts[some], strict=True):
        assert words.parse_claim(text) == claim, f"{text} reads as another claim"
        wire = msgspec.json.encode(claim)
        assert msgspec.json.decode(wire, type=words.claim_type) == claim, f"{text} differs as JSON"


def check_verdicts(match: Match) -> None:
    """Claims are judged once, when the round is over, and no claim can be made then."""
    made, words = match.claims.made, match.game.vocabulary
    if words is None:
        return
    is_open = words.is_open(match.view(SPECTATOR))
    assert not (is_open and match.judged), "claims are judged while they can be made"
    assert is_open or all(each.verdict in VERDICTS for each in made), "there is no such verdict"
    assert not match.judged or list(match.judged) == made, "not every claim is judged"


def check_record(match: Match, steps: Sequence[Step]) -> None:
    """A record has the claims where they were made; without them it is the record of the moves."""
    judged = [claim for step in steps for claim in step.judged]
    said = [claim for step in steps for claim in step.said]
    assert [each.number for each in said] == [*range(1, len(said) + 1)], "claims are miscounted"
    assert match.claims.made == judged[len(judged) - len(match.claims.made) :], "verdicts differ"
    assert [each.number for each in judged] == [each.number for each in said], "not all are judged"
    silent = without_claims(match.record)
    moves = [line for line in format_record(match.record).splitlines() if " says " not in line]
    assert format_record(silent).splitlines() == moves, "claims have changed other lines"
    *_, last = replay(silent)
    ours, theirs = match.game.position(steps[-1].after), match.game.position(last.after)
    assert ours == theirs, "claims have changed what was played"


def without_claims(record: Record) -> Record:
    """The same game, played in silence."""
    rounds = [msgspec.structs.replace(played, claims=[]) for played in record.rounds]
    return msgspec.structs.replace(record, rounds=rounds)
