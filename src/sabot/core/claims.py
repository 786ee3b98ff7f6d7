"""Claims: small typed statements that seats make in public. They bind nobody and touch no rule.

A game that has claims declares its vocabulary beside its moves and events. A vocabulary reads only
what every viewer sees, so the claims on offer tell nothing hidden.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import Any, Generic, Literal, TypeVar

import msgspec

from sabot.core.errors import IllegalClaim

ViewT = TypeVar("ViewT", bound=msgspec.Struct)
ClaimT = TypeVar("ClaimT")

# `false` is a lie: the speaker knew better, or could have known from what they had seen.
# `mistaken` is wrong in good faith. `unknown`: the round's end does not show the truth of it.
Verdict = Literal["true", "false", "mistaken", "unknown"]


class Statement(msgspec.Struct, Generic[ClaimT], frozen=True):
    """A claim and the seat that made it."""

    seat: int
    claim: ClaimT


def names_nobody(_: Any) -> tuple[int, ...]:
    """No seats: of a claim that is about nobody."""
    return ()


class Vocabulary(msgspec.Struct, Generic[ViewT, ClaimT], frozen=True):
    """The claims of a game: which there are, when they make sense, and whether they were true."""

    claim_type: Any  # a union, which no type of a type can express
    # True while a round runs, so that claims can be made.
    is_open: Callable[[ViewT], bool]
    # Every claim that a seat could think of; those that make no sense now are refused.
    candidates: Callable[[ViewT, int], Iterable[ClaimT]]
    # Claims about a claim that somebody else has made.
    replies: Callable[[Statement[ClaimT]], Iterable[ClaimT]]
    # The refusal of a seat's claim beside the claims that stand; None if it may be made. It reads
    # nothing of the view that is not public.
    refusal: Callable[[ViewT, int, ClaimT, Sequence[Statement[ClaimT]]], IllegalClaim | None]
    # What a claim is about: a later claim of the same seat about it takes the earlier one's place.
    subject: Callable[[ClaimT], Hashable]
    # Where on the table a claim is made, as a screen names the place: `goal-1`, `seat-2`. A wish is
    # made at whom it is addressed to, trust and doubt where the claim was made that they answer.
    place: Callable[[ClaimT], str]
    # Whether a seat's claim was true: from a spectator's views when it was made and when the round
    # was over. None for a claim that can't be true or false, such as a wish.
    judge: Callable[[ViewT, ViewT, int, ClaimT], Verdict | None]
    # A claim as short text, both ways.
    format_claim: Callable[[ClaimT], str]
    parse_claim: Callable[[str], ClaimT]
    # The seats that a claim names: they may want to answer it.
    named_seats: Callable[[ClaimT], tuple[int, ...]] = names_nobody

    def offered(
        self,
        view: ViewT,
        seat: int,
        standing: Sequence[Statement[ClaimT]],
        place: str | None = None,
    ) -> Iterator[ClaimT]:
        """Every claim that a seat may make now: anywhere, or at one place of the table."""
        claims = [*self.candidates(view, seat)]
        claims += [reply for statement in standing for reply in self.replies(statement)]
        if place is not None:
            claims = [each for each in claims if self.place(each) == place]
        return (each for each in claims if self.refusal(view, seat, each, standing) is None)


AnyVocabulary = Vocabulary[Any, Any]


def standing(
    vocabulary: AnyVocabulary, statements: Iterable[Statement[Any]]
) -> list[Statement[Any]]:
    """The statements that no later one of the same seat on the same subject has replaced."""
    last: dict[Hashable, Statement[Any]] = {}
    for statement in statements:
        key = (statement.seat, vocabulary.subject(statement.claim))
        last.pop(key, None)  # so that the order is that of the last statements
        last[key] = statement
    return [*last.values()]
