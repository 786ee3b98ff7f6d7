"""What a seat of Saboteur 2 believes: who has which role, and where the treasure lies."""

from typing import Any, Final, NamedTuple

from sabot.bots.bot import Seen
from sabot.bots.policy import Policy
from sabot.bots.role_posterior import RoleCards, RolePosterior
from sabot.bots.saboteur2.lookahead_policy import LookaheadPolicy
from sabot.bots.saboteur2.move_likelihood import MoveLikelihood
from sabot.bots.saboteur2.observed_moves import card_seen, deed_of, move_seen, target_of
from sabot.bots.saboteur2.world_sampler import give_roles, hide_treasure, shuffle_unseen
from sabot.bots.suspicion import CAUTION, Reason, Suspect, capped, strongest
from sabot.core.game import AnyGame
from sabot.core.rng import Rng
from sabot.core.state import State
from sabot.games.saboteur.cards import GOALS, TREASURE
from sabot.games.saboteur2.cards import ROLE_COUNTS, ROLES
from sabot.games.saboteur2.encoding import HandsSwapped
from sabot.games.saboteur2.moves import move_code
from sabot.games.saboteur2.view import View

# How others are thought to play: far less coolly than R1 does, and now and then anyhow.
HANDS: Final = 10
COOLNESS: Final = 0.5
NOISE: Final = 0.08
# The beliefs of a seat draw from another stream than its decisions.
STREAM: Final = 0x5AB2
ROLE_CARDS: Final = RoleCards(list(ROLE_COUNTS))
# In so many worlds it looks where its moves may lead.
FORESEEN: Final = 16


class Noted(NamedTuple):
    """What a seat did in the role that it has now, and how likely that is by role."""

    seat: int
    slot: int
    reason: Reason


class RoleBeliefs:
    """How likely each deal of roles and each place of the treasure is, as one seat sees it."""

    def __init__(self, game: AnyGame, seat: int, policy: Policy, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.move_likelihood = MoveLikelihood(policy, HANDS, COOLNESS, NOISE)
        self.lookahead = LookaheadPolicy(policy)
        self.rng = Rng(seed ^ STREAM)
        self.taken_in: View | None = None
        self.begin(0, 0)

    def begin(self, round_number: int, players: int) -> None:
        """Forget all: roles and goals are dealt anew."""
        self.round = round_number
        self.posterior = RolePosterior(ROLE_CARDS, players)
        self.noted: list[Noted] = []
        self.steps = 0

    def see(self, step: Seen) -> None:
        """Learn from a deal or a move, anybody's."""
        before: View = step.before
        if before.round == step.after.round and before.phase == "playing":
            self.take_in(before)
            self.steps += 1
            if before.to_act != self.seat and step.after.phase == "playing":
                self.weigh(before, step.told[0])
        self.take_in(step.after)

    def take_in(self, view: View) -> None:
        """Take in the hard facts: whose roles changed, which roles and goals the seat knows."""
        if view is self.taken_in:
            return
        if view.round != self.round or len(view.roles_away) < len(self.posterior.of_away):
            self.begin(view.round, len(view.seats))
        self.taken_in = view
        if view.round == 0:
            return
        for away in view.roles_away[len(self.posterior.of_away) :]:
            self.posterior.change(away.seat)
        for slot, away in zip(self.posterior.of_away, view.roles_away, strict=True):
            self.know(slot, away.role)
        for slot, seat in zip(self.posterior.of_seat, view.seats, strict=True):
            self.know(slot, seat.role)
        found = [place for place, goal in enumerate(view.goals) if goal.card == GOALS[TREASURE]]
        for place, goal in enumerate(view.goals):
            self.posterior.open[place] = int(place in found if found else goal.card is None)
        self.posterior.solve()

    def know(self, slot: int, role: str | None) -> None:
        """A role is known, or it is not."""
        if role is not None:
            self.posterior.known[slot] = ROLES.index(role)

    def weigh(self, before: View, event: Any) -> None:
        """Weigh what somebody else did."""
        move = move_seen(event)
        if move is None:
            return
        world = self.game.imagine(before, self.rng)
        mover = int(world.to_act())
        slot = self.posterior.of_seat[mover]
        code = move_code(move)
        nearer = self.move_likelihood.leads_on(world, code)
        liked = self.move_likelihood.judge(world, self.seat, code, self.posterior, self.rng)
        factor = self.posterior.learn(slot, liked)
        self.taken_in = None
        name = deed_of(event, nearer=nearer)
        reason = Reason(name, factor, self.steps, card_seen(event), target_of(event))
        self.noted.append(Noted(mover, int(slot), reason))

    # What is made of it.

    def chances(self, seat: int) -> list[float]:
        """How likely a seat has each role, in the order of ROLES."""
        slot = self.posterior.of_seat[seat]
        return [self.posterior.chance(slot, role) for role in range(len(ROLES))]

    def places(self) -> list[float]:
        """How likely each goal is the treasure."""
        return self.posterior.place_chances()

    def worlds(self, view: Any, count: int, rng: Rng) -> list[State]:
        """So many worlds of this view, each drawn by how likely it is held to be."""
        self.take_in(view)
        if view.phase != "playing":
            return [self.game.imagine(view, rng) for _ in range(count)]
        worlds: list[State] = []
        remembers = has_swapped(view, self.seat)
        first = self.game.imagine(view, rng)
        for number in range(count):
            if remembers:
                # Which cards it handed over goes into an imagined world, not into a shuffled one.
                world = self.game.imagine(view, rng) if number else first
            else:
                world = first.copy()
                shuffle_unseen(world, self.seat, rng)
            self.posterior.draw(rng)
            hide_treasure(world, self.posterior.place)
            give_roles(world, self.posterior, rng)
            worlds.append(world)
        return worlds

    def own_policy(self, view: Any) -> LookaheadPolicy:
        """The rules of thumb, with an eye to how the round may end: for the seat's next move."""
        self.lookahead.believe(self.worlds(view, FORESEEN, self.rng))
        return self.lookahead

    def suspicions(self, view: View, caution: float = CAUTION) -> tuple[Suspect, ...]:
        """How likely each other seat has each role, and the strongest reasons; 1 is no caution."""
        self.take_in(view)
        if view.round == 0:
            return ()
        cautious = self.posterior.tempered(caution)
        return tuple(
            Suspect(seat, capped_chances(cautious, seat), self.reasons(seat))
            for seat in range(len(view.seats))
            if seat != self.seat
        )

    def reasons(self, seat: int) -> tuple[Reason, ...]:
        """What spoke most for or against a seat, in the role that it has now."""
        slot = self.posterior.of_seat[seat]
        return strongest(noted.reason for noted in self.noted if noted.slot == slot)


def capped_chances(posterior: RolePosterior, seat: int) -> dict[str, float]:
    """How likely a seat has each role, never certain."""
    slot = posterior.of_seat[seat]
    return {role: capped(posterior.chance(slot, at)) for at, role in enumerate(ROLES)}


def has_swapped(view: View, seat: int) -> bool:
    """True if the seat has taken part in a swap of hands."""
    return any(
        isinstance(step, HandsSwapped) and seat in (step.seat, step.other)
        for step in view.hand_story
    )
