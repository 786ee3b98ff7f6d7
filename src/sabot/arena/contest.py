"""A contest: bots, a game and deals; and one deal of it, in all line-ups."""

from typing import Any, Final, NamedTuple

import msgspec

from sabot.arena.game_runner import GameRunner, Player
from sabot.arena.lineups import LineUp, Seating, Side, against_held, among, mixed, sides
from sabot.arena.round_scores import Account, accounting_of
from sabot.arena.seeds import Dealer, any_deal, bot_seed, with_any_saboteur, with_saboteurs
from sabot.bots.bot import Bot
from sabot.bots.failure import BotFailed
from sabot.bots.roster import check_kind, make_bot
from sabot.core.errors import SabotError
from sabot.core.game import AnyGame
from sabot.games.registry import game_named
from sabot.table.record import format_record

MOST_BOTS: Final = 6


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that determines the games, as plain data for any worker.

    `other` is a bot that is not measured: the one that plays the side `held`, or all seats but one
    where the bots are seated `among` others. `records` asks for the record of every game.
    """

    game: str
    options: str
    bots: tuple[str, ...]
    seating: Seating
    seed: str
    saboteurs: int | None = None
    patience: float = 10.0
    talk: bool = False
    other: str | None = None
    held: Side | None = None
    records: bool = False

    def kinds(self) -> tuple[str, ...]:
        """All bots by their numbers: those that are measured, then the other."""
        return self.bots if self.other is None else (*self.bots, self.other)


class Line(NamedTuple):
    """One seat after one round: its bot, its opponent, its role, and its values."""

    bot: int
    against: int | None
    role: str | None
    values: tuple[float, ...]


class DealPlayed(NamedTuple):
    """One deal in all its line-ups."""

    deal: int
    lines: list[Line]
    games: int
    moves: int
    claims: int = 0
    refused: int = 0
    records: tuple[str, ...] = ()


def check_contest(contest: Contest) -> None:
    """Refuse an impossible contest."""
    game, options = game_and_options(contest)
    if not 1 <= len(contest.bots) <= MOST_BOTS:
        raise SabotError(f"expected 1 to {MOST_BOTS} bots")
    if len(set(contest.bots)) < len(contest.bots):
        raise SabotError("each bot is named once; it takes all its seats by itself")
    for kind in contest.kinds():
        check_kind(kind, game.id)
        ContestDeal(contest, 0).bot(kind, 0)
    if contest.other is None and len(contest.bots) > options.players:
        raise SabotError(f"{len(contest.bots)} bots don't fit on {options.players} seats")
    if contest.seating == "sides" and not accounting_of(game.id).sides:
        raise SabotError(f"{game.id} has no two sides by role; expected the seating mixed")
    if contest.seating == "sides" and options.rounds != 1:
        raise SabotError("roles are dealt anew each round, so sides play rounds=1")
    if contest.saboteurs is not None:
        check_saboteurs(contest, game, options)


def check_saboteurs(contest: Contest, game: AnyGame, options: Any) -> None:
    """Refuse a number of saboteurs that no deal has."""
    state = game.new(options)
    if "roles" not in game.deal_type.__struct_fields__:
        raise SabotError(f"no saboteurs are dealt in {game.id}")
    ContestDeal(contest, 0).dealer.draw(state, 1)


def game_and_options(contest: Contest) -> tuple[AnyGame, Any]:
    """The game, and its options."""
    game = game_named(contest.game)
    return game, game.parse_options(contest.options)


class ContestDeal:
    """One deal of a contest."""

    def __init__(self, contest: Contest, deal: int) -> None:
        self.contest = contest
        self.deal = deal
        self.game, self.options = game_and_options(contest)
        players = self.options.players
        wanted = (
            any_deal if contest.saboteurs is None else with_saboteurs(players, contest.saboteurs)
        )
        if contest.held == "diggers" and contest.saboteurs is None:
            wanted = with_any_saboteur(players)
        self.dealer = Dealer(self.game, contest.seed, deal, wanted)

    def line_ups(self) -> list[LineUp]:
        """The seating of the bots in each of the games."""
        bots, players = len(self.contest.bots), self.options.players
        if self.contest.seating == "mixed":
            return mixed(bots, players)
        if self.contest.seating == "among":
            return among(bots, players)
        first = self.dealer.draw(self.game.new(self.options), 1)
        roles = first.roles[:players]
        held = self.contest.held
        return sides(bots, roles) if held is None else against_held(bots, roles, held)

    def players(self, line_up: LineUp) -> list[Player]:
        """The bots of a line-up; a seat's seed does not depend on its bot."""
        kinds = self.contest.kinds()
        named = [kinds[bot] for bot in line_up.bots]
        return [Player(kind, self.bot(kind, seat)) for seat, kind in enumerate(named)]

    def bot(self, kind: str, seat: int) -> Bot:
        """A bot of a kind for a seat."""
        seed = bot_seed(self.contest.seed, self.deal, seat)
        try:
            return self.made(kind, seat, seed)
        except SabotError:
            raise
        except Exception as error:
            what = f"{type(error).__name__}: {error}"
            failed = BotFailed(f"the bot '{kind}' could not be made: {what}")
            raise failed.because(error) from error

    def made(self, kind: str, seat: int, seed: int) -> Bot:
        """The bot of this name."""
        return make_bot(kind, self.game, self.options, seat, seed)

    def play(self) -> DealPlayed:
        """Play all line-ups; one with the same bots on the same seats is played once."""
        settle = accounting_of(self.game.id).settle
        accounts: dict[tuple[int, ...], list[list[Account]]] = {}
        lines: list[Line] = []
        moves = claims = refused = 0
        records: list[str] = []
        for line_up in self.line_ups():
            if line_up.bots not in accounts:
                players = self.players(line_up)
                playing = self.runner(players)
                accounts[line_up.bots] = [settle(*each) for each in playing.play()]
                moves += playing.moves
                if playing.record is not None:
                    records.append(format_record(playing.record))
                if playing.talk is not None:
                    claims += playing.talk.made()
                    refused += playing.talk.refused
            lines += [
                self.line(line_up, seat, account)
                for each in accounts[line_up.bots]
                for seat, account in enumerate(each)
                if line_up.bots[seat] < len(self.contest.bots)
            ]
        played = (len(accounts), moves, claims, refused, tuple(records))
        return DealPlayed(self.deal, lines, *played)

    def line(self, line_up: LineUp, seat: int, account: Account) -> Line:
        """A seat after a round. With a side held, role and opponent are the same for all."""
        bot = line_up.bots[seat]
        if self.contest.held is not None:
            return Line(bot, None, None, account.values)
        return Line(bot, line_up.against[seat], account.role, account.values)

    def runner(self, players: list[Player]) -> GameRunner:
        """A game of this deal."""
        runner = GameRunner(self.game, self.options, players, self.dealer, self.contest.patience)
        if self.contest.talk:
            runner.allow_talk()
        if self.contest.records:
            runner.keep_record()
        return runner


def play_deals(task: tuple[Contest, range]) -> list[DealPlayed]:
    """Play some deals of a contest: the task of a worker."""
    contest, deals = task
    return [ContestDeal(contest, deal).play() for deal in deals]
