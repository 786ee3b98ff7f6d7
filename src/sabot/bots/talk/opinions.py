"""What a speaking bot thinks of the other seats: by its beliefs, or nothing."""

from typing import Any, Final, Protocol, runtime_checkable

from sabot.bots.role_posterior import RolePosterior
from sabot.bots.suspicion import Suspect
from sabot.games.saboteur.claims import GROUNDS

# What beliefs call reasons that are lies, or look like lies.
LIES: Final = {"claim-lie": "lie", "claim-contradicted": "lie", "claim-turned": "lie"}


class Opinions(Protocol):
    """How likely each seat is a saboteur, and why."""

    def suspicions(self, players: int) -> list[float] | None:
        """By seat, the probability that it is a saboteur; None of who does not judge."""
        ...

    def ground(self, view: Any, seat: int) -> str:
        """What speaks most against a seat, as claims name it; empty if nothing does."""
        ...


class NoOpinions:
    """Judges nobody: for bots that decide by the view alone."""

    def suspicions(self, players: int) -> list[float] | None:
        """None."""
        del players
        return None

    def ground(self, view: Any, seat: int) -> str:
        """Nothing."""
        del view, seat
        return ""


@runtime_checkable
class RoleBeliefs(Protocol):
    """Beliefs with a posterior of the roles."""

    posterior: RolePosterior

    def suspicions(self, view: Any) -> tuple[Suspect, ...]:
        """How likely each other seat has each role, with the strongest reasons."""
        ...


class BeliefOpinions:
    """Judges by the posterior of its beliefs, as it is when it is asked."""

    def __init__(self, beliefs: RoleBeliefs) -> None:
        self.beliefs = beliefs

    def suspicions(self, players: int) -> list[float] | None:
        """By seat, the probability that it is a saboteur; None before a round."""
        posterior = self.beliefs.posterior
        if len(posterior.of_seat) < players:
            return None
        saboteur = posterior.cards.roles - 1
        return [posterior.chance(posterior.of_seat[seat], saboteur) for seat in range(players)]

    def ground(self, view: Any, seat: int) -> str:
        """The strongest reason of the beliefs against a seat that a claim can name."""
        for suspect in self.beliefs.suspicions(view):
            if suspect.seat == seat:
                against = (each.deed for each in suspect.reasons if each.factor > 1)
                named = (LIES.get(deed, deed) for deed in against)
                return next((each for each in named if each in GROUNDS), "")
        return ""


def opinions_of(bot: Any) -> Opinions:
    """The opinions of a bot: by its beliefs, if it has any about roles."""
    beliefs = getattr(bot, "beliefs", None)
    return BeliefOpinions(beliefs) if isinstance(beliefs, RoleBeliefs) else NoOpinions()
