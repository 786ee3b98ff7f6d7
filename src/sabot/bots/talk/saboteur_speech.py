"""The speech of bots at Saboteur and Saboteur 2: of all that comes to mind, what is said."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from msgspec.structs import replace

from sabot.bots.policy import WORDS
from sabot.bots.talk.accusing import accuse
from sabot.bots.talk.answering import answer
from sabot.bots.talk.granting import favours, is_wish_to
from sabot.bots.talk.manners import Manner
from sabot.bots.talk.opinions import Opinions
from sabot.bots.talk.remarks import AT_ONCE, Remark
from sabot.bots.talk.repeating import unrepeated
from sabot.bots.talk.situation import SABOTEUR, Said, Situation
from sabot.bots.talk.telling import tell
from sabot.bots.talk.wishing import wish
from sabot.core.claims import AnyVocabulary
from sabot.core.game import AnyGame
from sabot.core.rng import Rng
from sabot.games.saboteur.claims import Claim, SeatIs

# Keeps the random stream of speech apart from that of the bot with the same seed: who talks makes
# the same moves as who does not.
OWN_SEED: Final = 0x7A1C
# Unasked, a seat says one thing for so many of its turns.
TURNS_FOR_WORD: Final = 2.5

CONCERNS: Final[tuple[Callable[[Situation, Manner], Iterator[Remark]], ...]] = (
    answer,
    tell,
    accuse,
    wish,
)


class SaboteurSpeech:
    """Says what is most worth saying, seldom enough, and nothing twice in a round."""

    def __init__(
        self, words: AnyVocabulary, seat: int, manner: Manner, opinions: Opinions, seed: int
    ) -> None:
        self.words = words
        self.seat = seat
        self.manner = manner
        self.opinions = opinions
        self.rng = Rng(seed ^ OWN_SEED)

    def claim(self, view: Any, said: Sequence[Said]) -> Any | None:
        """A claim that the seat makes now, or None."""
        if not self.words.is_open(view):
            return None
        suspicions = self.opinions.suspicions(len(view.seats))
        now = Situation(self.words, self.seat, view, said, suspicions)
        return self.babble(now) if self.manner.babbles else self.best(now)

    def favours(self, view: Any, said: Sequence[Said]) -> dict[Any, float]:
        """By move, how much the wishes of others speak for it, from −1 to 1."""
        if not any(is_wish_to(self.seat, each.claim) for each in said):
            return {}
        suspicions = self.opinions.suspicions(len(view.seats))
        now = Situation(self.words, self.seat, view, said, suspicions)
        return favours(now, view.moves)

    def best(self, now: Situation) -> Any | None:
        """What is most worth saying, by the chance that it is said."""
        remarks = [each for concern in CONCERNS for each in concern(now, self.manner)]
        fresh = [unrepeated(now, each) for each in remarks]
        sayable = [each for each in fresh if each is not None and self.may_say(now, each)]
        if not sayable:
            return None
        best = max(sayable, key=lambda each: each.worth)
        at_once = best.worth >= AT_ONCE
        said = at_once or self.draw() < self.chance(best)
        return self.with_reason(now, best.claim) if said else None

    def with_reason(self, now: Situation, claim: Claim) -> Claim:
        """The claim with what speaks most against whom it calls a saboteur, if anything does."""
        if not isinstance(claim, SeatIs) or claim.role != SABOTEUR or claim.seat == self.seat:
            return claim
        return replace(claim, because=self.opinions.ground(now.view, claim.seat))

    def chance(self, remark: Remark) -> float:
        """The chance that a remark is made: people nearly always get an answer."""
        return remark.worth if remark.prompted else remark.worth * self.manner.talkative

    def may_say(self, now: Situation, remark: Remark) -> bool:
        """True for what makes sense, is new, and is not one word too many."""
        if remark.claim in now.own:
            return False
        if not remark.prompted and remark.worth < AT_ONCE and self.has_said_enough(now):
            return False
        return self.words.refusal(now.view, self.seat, remark.claim, now.standing) is None

    def has_said_enough(self, now: Situation) -> bool:
        """True if the seat has said as much as its turns allow."""
        return len(now.own) > now.turns() / TURNS_FOR_WORD

    def babble(self, now: Situation) -> Any | None:
        """Anything at all, now and then."""
        if self.draw() >= self.manner.babbles:
            return None
        offer = [*self.words.offered(now.view, self.seat, now.standing)]
        new = [each for each in offer if each not in now.own]
        return new[self.rng.below(len(new))] if new else None

    def draw(self) -> float:
        """A random number from 0 to 1."""
        return float(self.rng.word()) / WORDS


def speech(
    game: AnyGame, seat: int, manner: Manner, opinions: Opinions, seed: int
) -> SaboteurSpeech:
    """The speech of a bot of a game with the claims of Saboteur."""
    if game.vocabulary is None:
        raise AssertionError("only games with claims name a speech")
    return SaboteurSpeech(game.vocabulary, seat, manner, opinions, seed)
