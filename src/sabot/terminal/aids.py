"""Hints and suspicions in sentences, for the person at the keyboard."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, Protocol

from sabot.advice.game_hints import POINTS, hints_of
from sabot.bots.suspicion import Reason, Suspect
from sabot.core.errors import SabotError
from sabot.core.game import AnyGame
from sabot.core.notation import format_seat
from sabot.core.rng import Rng
from sabot.games.registry import descriptor_of
from sabot.locales import Words
from sabot.terminal.move_text import MoveText
from sabot.terminal.presenter import Pick
from sabot.wire.calls import Hint, Notice, Suspicion, Weighed

SABOTEUR: Final = "saboteur"
BAR: Final = 10
# A reason that changes the odds by so much is a strong sign, or a weak one.
STRONG: Final = 3.0
WEAK: Final = 1.3
# Less likely roles are not worth a word.
LEAST: Final = 0.05


class NoAid(SabotError):
    """There is no help; the text with this name says why."""

    def __init__(self, text: str, **facts: str | int) -> None:
        self.text = text
        self.facts = facts
        super().__init__(text)


class Aids(Protocol):
    """The source of help for one seat, at this machine or at a server. NoAid if it is refused."""

    def hint(self, view: Any, step: int) -> Hint:
        """Help with a move, up to a step."""
        ...

    def suspicion(self, view: Any) -> Suspicion:
        """Whom the seat would suspect."""
        ...


class AidText:
    """Words hints and suspicions for the reader at one seat."""

    def __init__(self, game: AnyGame, words: Words, names: Sequence[str], seat: int) -> None:
        catalogues = ("sabot.locales:aids", *descriptor_of(game.id).words)
        self.game = game
        self.words = words.including(catalogues)
        self.names = [*names]
        self.seat = seat
        self.moves = MoveText(game, self.names, words, seat)

    # Hints.

    def hint(self, hint: Hint, view: Any, picks: Sequence[Pick]) -> list[str]:
        """A hint: where to look, what kind of move, or the move with what to type and why."""
        texts, unit = self.family()
        if hint.best is not None:
            keys = keys_of(self.move(hint.best), picks)
            typed = [self.words("hint-keys", keys=keys)] if keys else []
            why = [self.noticed("reason", texts, hint.reason), self.compared(hint, view, unit)]
            return [self.said(hint.best, view), *typed, " ".join(filter(None, why))]
        if hint.kind is not None:
            return [self.words(f"hint-kind-{texts}-{hint.kind}")]
        seen = self.noticed("see", texts, hint.sight)
        return [seen or self.words(f"hint-area-{hint.area}")]

    def family(self) -> tuple[str, Any]:
        """The part of the names of this game's sentences, and its unit."""
        hints = hints_of(self.game.id)
        return ("generic", POINTS) if hints is None else (hints.texts, hints.unit)

    def noticed(self, what: str, texts: str, notice: Notice | None) -> str:
        """Something worth saying: what there is to see, or what speaks for a move."""
        if notice is None:
            return ""
        facts: dict[str, int | str] = {**notice.facts}
        seat = facts.pop("seat", None)
        if isinstance(seat, int):
            facts["name"] = self.names[seat]
        return self.words(f"hint-{what}-{texts}-{notice.name}", **facts)

    def compared(self, hint: Hint, view: Any, unit: Any) -> str:
        """The move beside the next best that reads differently."""
        best = hint.best
        if best is None or not hint.others:
            return self.words("hint-only")
        said = self.said(best, view)
        other = next((each for each in hint.others if self.said(each, view) != said), None)
        if other is None:
            return ""
        worth, less = (f"{each.worth / unit.size:.{unit.digits}f}" for each in (best, other))
        better = best.worth > other.worth and worth != less
        name = f"hint-why-{unit.name}" if better else "hint-why-close"
        following = self.said(other, view).rstrip(".")
        return self.words(name, worlds=best.worlds, next=following, worth=worth, other=less)

    def move(self, weighed: Weighed) -> Any:
        """A move as its own type: from a server it comes as plain data."""
        return self.game.parse_move(weighed.text)

    def said(self, weighed: Weighed, view: Any) -> str:
        """A move in the words that tell it, as far as the seat knows what will happen."""
        world = self.game.imagine(view, Rng(1))
        return self.moves.move(world, self.seat, self.move(weighed))

    # Suspicions.

    def meter(self, found: Suspicion) -> Iterator[str]:
        """A bar for each other player."""
        yield self.words("meter-title")
        longest = max((len(self.names[each.seat]) for each in found.suspects), default=0)
        for each in found.suspects:
            share = each.chances.get(SABOTEUR, 0.0)
            bar = "█" * round(BAR * share)
            percent = self.words("meter-percent", percent=percent_of(share))
            name = f"{format_seat(each.seat)} {self.names[each.seat]:<{longest}}"
            yield f"  {name}  {bar:░<{BAR}}  {percent:>5}"
        yield self.words("meter-from-view")
        yield self.words("meter-ask")

    def reasons(self, suspect: Suspect) -> Iterator[str]:
        """The likely roles of a player, and what speaks for and against them."""
        name = self.names[suspect.seat]
        likely = sorted(suspect.chances.items(), key=lambda entry: -entry[1])
        roles = (
            self.words("meter-role", role=self.words(f"role-{role}"), percent=percent_of(chance))
            for role, chance in likely
            if chance >= LEAST
        )
        yield f"{name} – {', '.join(roles)}"
        for title, wanted in (("meter-against", True), ("meter-for", False)):
            reasons = [each for each in suspect.reasons if (each.factor >= 1) is wanted]
            if reasons:
                yield f"{self.words(title, name=name)}:"
                yield from (f"  · {self.reason(each)}" for each in reasons)
        if not suspect.reasons:
            yield self.words("meter-no-reason")

    def reason(self, reason: Reason) -> str:
        """A deed, and how much it says if that is much or little."""
        you = "yes" if reason.seat == self.seat else "no"
        name = "" if reason.seat is None else self.names[reason.seat]
        deed = self.words(f"meter-deed-{reason.deed}", you=you, name=name)
        times = max(reason.factor, 1 / reason.factor)
        if times >= STRONG:
            return self.words("meter-strong", deed=deed)
        return self.words("meter-weak", deed=deed) if times < WEAK else deed


def percent_of(share: float) -> int:
    """A probability as people are told it."""
    return round(100 * share)


def keys_of(move: Any, picks: Sequence[Pick]) -> str:
    """What to type for a move; empty if only its notation leads to it."""
    for number, pick in enumerate(picks, 1):
        if move in pick.moves:
            return str(number) if pick.at_once else f"{number}, {pick.moves.index(move) + 1}"
        if move == pick.discard:
            return f"d {number}"
    return ""
