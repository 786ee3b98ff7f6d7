"""Simulated table talk: seats that tell the truth, lie or chatter, and beliefs that listen.

The talkers are simple on purpose. They stand for people of several kinds, so that the likelihoods
of claims are fitted, and calibration with talk is measured, on others than the bots that speak.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final, NamedTuple

from lab.calibration import PATIENCE, SABOTEUR, Said, Watcher, watcher
from sabot.arena.game_runner import GameRunner, Player
from sabot.arena.seeds import Dealer, any_deal, bot_seed
from sabot.bots.bot import Seen
from sabot.core.claims import Statement
from sabot.core.game import AnyGame
from sabot.games.saboteur.cards import GOAL_COUNT
from sabot.games.saboteur.claims import Claim, Doubt, GoalIs, SeatIs, Trust

# How often a talker lies, by kind. The random one says anything, the silent one nothing.
LIES: Final = {"honest": 0.0, "half": 0.5, "liar": 1.0}
SILENT: Final = "silent"
RANDOM: Final = "random"
# How many of a hundred diggers, and of a hundred saboteurs, are of each kind in a mixed company.
MIXED_DIGGERS: Final = {"honest": 60, SILENT: 15, "half": 5, "liar": 5, RANDOM: 15}
MIXED_SABOTEURS: Final = {"honest": 20, SILENT: 15, "half": 25, "liar": 25, RANDOM: 15}

# How likely a talker comes out with a thing after a step.
TELLS: Final = 0.6
GUESSES: Final = 0.03
JUDGES: Final = 0.08
REPLIES: Final = 0.05
OWNS: Final = 0.02
CHATTERS: Final = 0.08
# Whoever is more suspect than the first is accused; whoever is less than the second, defended.
ACCUSED: Final = 0.7
DEFENDED: Final = 0.12


class Talker:
    """Says what it knows, thinks or would like others to think, by its kind."""

    def __init__(self, kind: str, seat: int, rng: Random) -> None:
        self.kind = kind
        self.seat = seat
        self.rng = rng
        self.told: set[object] = set()

    def speak(self, game: AnyGame, view: Any, beliefs: Any, said: list[Any]) -> Claim | None:
        """A claim after a step, or None."""
        if self.kind == SILENT:
            return None
        if self.kind == RANDOM:
            if self.rng.random() >= CHATTERS:
                return None
            facts = [each for each in game.claims(view, said) if not hasattr(each, "to")]
            chosen: Claim = self.rng.choice(facts)
            return chosen
        for thought in (self.news, self.guess, self.judgement, self.reply, self.own):
            claim = thought(view, beliefs, said)
            if claim is not None and claim not in self.told:
                self.told.add(claim)
                return claim
        return None

    def lies(self) -> bool:
        """True if it lies this time."""
        return self.rng.random() < LIES[self.kind]

    def news(self, view: Any, _beliefs: Any, _said: list[Any]) -> Claim | None:
        """What a goal is that it has looked at, once."""
        fresh = [each for each in view.seats[self.seat].looked_at if each not in self.told]
        if not fresh or view.goals[fresh[0]].face_up or self.rng.random() >= TELLS:
            return None
        self.told.add(fresh[0])
        return self.goal_is(fresh[0], treasure=view.goals[fresh[0]].card == "treasure")

    def guess(self, view: Any, beliefs: Any, _said: list[Any]) -> Claim | None:
        """Where the treasure probably is."""
        if self.rng.random() >= GUESSES:
            return None
        places = beliefs.posterior.place_chances()
        closed = [goal for goal in range(GOAL_COUNT) if not view.goals[goal].face_up]
        return self.goal_is(max(closed, key=lambda goal: places[goal]), treasure=True)

    def goal_is(self, goal: int, *, treasure: bool) -> Claim:
        """A claim about a goal, true or not."""
        return GoalIs(goal, "treasure" if treasure != self.lies() else "stone")

    def judgement(self, view: Any, beliefs: Any, _said: list[Any]) -> Claim | None:
        """Who is a saboteur, or a digger; a liar exchanges the two."""
        if self.rng.random() >= JUDGES:
            return None
        chances = suspected(beliefs, view, self.seat)
        worst, best = max(chances, key=chances.__getitem__), min(chances, key=chances.__getitem__)
        if chances[worst] >= ACCUSED:
            return SeatIs(best, SABOTEUR) if self.lies() else SeatIs(worst, SABOTEUR)
        if chances[best] <= DEFENDED:
            return SeatIs(worst, "digger") if self.lies() else SeatIs(best, "digger")
        return None

    def reply(self, _view: Any, beliefs: Any, said: list[Any]) -> Claim | None:
        """Trust or doubt of what another has said of a goal."""
        others = [
            each for each in said if each.seat != self.seat and isinstance(each.claim, GoalIs)
        ]
        if not others or self.rng.random() >= REPLIES:
            return None
        about = others[-1]
        chance = beliefs.posterior.place_chances()[about.claim.goal]
        likely = chance if about.claim.card == "treasure" else 1 - chance
        if 0.25 < likely < 0.75:
            return None
        kind = Trust if (likely > 0.5) != self.lies() else Doubt
        return kind(about.seat, about.claim)

    def own(self, view: Any, _beliefs: Any, _said: list[Any]) -> Claim | None:
        """What it is, or what it would like to be."""
        if self.rng.random() >= OWNS:
            return None
        role = view.seats[self.seat].role
        return SeatIs(self.seat, "digger" if role == SABOTEUR else role)


def suspected(beliefs: Any, view: Any, viewer: int) -> dict[int, float]:
    """The chance that each other seat is a saboteur."""
    posterior = beliefs.posterior
    saboteur = posterior.cards.roles - 1
    return {
        seat: posterior.chance(posterior.of_seat[seat], saboteur)
        for seat in range(len(view.seats))
        if seat != viewer
    }


class Place(NamedTuple):
    """One seat's probability of the treasure's true place, if it did not know the place."""

    mark: float
    viewer_role: str
    chance: float


# What is told of a claim before it is heard: the listener's view and beliefs.
Noting = Callable[[Any, Any, Statement[Any]], None]


class TalkingWatcher(Watcher):
    """A watcher at a table that talks: it hears what was said, sees the step, and may speak."""

    def __init__(self, watching: Watcher, talker: Talker, game: AnyGame, said: list[Any]) -> None:
        super().__init__(watching.bot, watching.beliefs, own=watching.own)
        self.talker = talker
        self.game = game
        # All statements of the table, which all watchers share.
        self.table_talk = said
        self.heard = 0
        self.places: dict[float, list[float]] = {}
        self.note: Noting | None = None

    def hear(self, view: Any) -> None:
        """Hear what was said since the last time, once the deal is seen."""
        if view.phase != "playing":
            return
        for statement in self.table_talk[self.heard :]:
            if self.note is not None:
                self.note(view, self.beliefs, statement)
            self.beliefs.hear(view, statement)
        self.heard = len(self.table_talk)

    def see(self, step: Seen) -> None:
        """Hear, see, and perhaps speak."""
        self.hear(step.before)
        super().see(step)
        for mark in self.said.keys() - self.places.keys():
            self.places[mark] = self.beliefs.posterior.place_chances()
        view = step.after
        if view.phase != "playing":
            return
        claim = self.talker.speak(self.game, view, self.beliefs, self.table_talk)
        if claim is not None and claim in self.game.claims(view, self.table_talk):
            self.table_talk.append(Statement(self.talker.seat, claim))

    def choose(self, view: Any) -> Any:
        """The bot's choice, after what was said."""
        self.hear(view)
        return super().choose(view)


class Company(NamedTuple):
    """A table that talks: what is said and believed of roles and of the treasure."""

    roles: tuple[str, ...]
    goals: tuple[str, ...]
    watchers: list[TalkingWatcher]

    def said(self) -> Iterator[Said]:
        """The recorded probabilities of roles."""
        for viewer, each in enumerate(self.watchers):
            for mark, chances in each.said.items():
                for seat, chance in chances.items():
                    truth = self.roles[seat] == SABOTEUR
                    yield Said(mark, self.roles[viewer], chance, truth)

    def places(self) -> Iterator[Place]:
        """The recorded probabilities of the true place, of those who did not know it."""
        place = self.goals.index("treasure")
        for viewer, each in enumerate(self.watchers):
            for mark, chances in each.places.items():
                if max(chances) < 1:
                    yield Place(mark, self.roles[viewer], chances[place])


def company(
    game: AnyGame,
    options: Any,
    bot: str,
    seed: str,
    deal: int,
    *,
    talk: bool = True,
    note: Callable[[tuple[str, ...], tuple[str, ...], int], Noting] | None = None,
) -> Company:
    """Play a deal with bots of one kind and talkers of several kinds; silent ones without talk."""
    dealer = Dealer(game, seed, deal, any_deal)
    dealt = dealer.draw(game.new(options), 1)
    said: list[Any] = []
    watchers: list[TalkingWatcher] = []
    for seat in range(options.players):
        number = bot_seed(seed, deal, seat)
        rng = Random(number)
        mix = MIXED_SABOTEURS if dealt.roles[seat] == SABOTEUR else MIXED_DIGGERS
        kind = rng.choices([*mix], [*mix.values()])[0] if talk else SILENT
        watching = watcher(game, options, bot, seat, number)
        watchers.append(TalkingWatcher(watching, Talker(kind, seat, rng), game, said))
        if note is not None:
            watchers[-1].note = note(dealt.roles, dealt.goals, seat)
    GameRunner(game, options, [Player(bot, each) for each in watchers], dealer, PATIENCE).play()
    return Company(dealt.roles, dealt.goals, watchers)
