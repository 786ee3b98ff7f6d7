"""What a speaking bot thinks of the other seats: by its beliefs, or nothing."""

from typing import Any, Protocol, runtime_checkable

from sabot.bots.role_posterior import RolePosterior


class Opinions(Protocol):
    """How likely each seat is a saboteur."""

    def suspicions(self, players: int) -> list[float] | None:
        """By seat, the probability that it is a saboteur; None of who does not judge."""
        ...


class NoOpinions:
    """Judges nobody: for bots that decide by the view alone."""

    def suspicions(self, players: int) -> list[float] | None:
        """None."""
        del players
        return None


@runtime_checkable
class RoleBeliefs(Protocol):
    """Beliefs with a posterior of the roles."""

    posterior: RolePosterior


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


def opinions_of(bot: Any) -> Opinions:
    """The opinions of a bot: by its beliefs, if it has any about roles."""
    beliefs = getattr(bot, "beliefs", None)
    return BeliefOpinions(beliefs) if isinstance(beliefs, RoleBeliefs) else NoOpinions()
