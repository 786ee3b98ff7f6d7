"""Records: options, deals and moves of one game as text that a person can read and edit.

A record holds all chance, so it replays without any generator. docs/notation.md has the form.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from sabot.core.errors import BadRecord, SabotError
from sabot.core.game import AnyGame
from sabot.core.notation import format_seat, parse_number, parse_seat
from sabot.core.state import State
from sabot.games.registry import game_of_options
from sabot.table.branch import Branch, format_branch, parse_branch
from sabot.table.claims import MadeClaim, RoundClaims
from sabot.table.fairness import Fairness, format_fairness, parse_digest, tidy_words

FORMAT_VERSION: Final = 1
UNFINISHED: Final = "unfinished"
# Stands between a seat and its claim.
SAYS: Final = "says "


class Turn(msgspec.Struct, frozen=True):
    """A move and who made it; `line` is where it stands in the text."""

    seat: int
    move: Any
    line: int = 0


class Spoken(msgspec.Struct, frozen=True):
    """A claim of a seat, made after so many turns of the round; `line` as above."""

    turns: int
    seat: int
    claim: Any
    line: int = 0


class Round(msgspec.Struct):
    """One round: its deal, its moves, and the claims that were made meanwhile, in order."""

    deal: Any
    turns: list[Turn]
    line: int = 0
    claims: list[Spoken] = msgspec.field(default_factory=list[Spoken])


class Record(msgspec.Struct):
    """One game, whole or as far as it went. `scores` is None while it is unfinished.

    `fairness` is None if the deals were not committed to before they were made. `branched_from`
    says where the game was taken up, if it had begun at another table.
    """

    game: AnyGame
    options: Any
    names: list[str]
    rounds: list[Round]
    scores: tuple[int, ...] | None = None
    result_line: int = 0
    fairness: Fairness | None = None
    branched_from: Branch | None = None

    def rounds_elsewhere(self) -> int:
        """How many rounds had been dealt when the game was taken up at its table."""
        return 0 if self.branched_from is None else self.branched_from.rounds


class Step(msgspec.Struct):
    """A point in a replay: the state before and after a turn, or after a deal (turn is None).

    `judged` are the claims of the round, if the turn ended it; `said` those that were made after
    this step and before the next.
    """

    number: int
    round_number: int
    turn: Turn | None
    before: State
    after: State
    judged: tuple[MadeClaim, ...] = ()
    said: tuple[MadeClaim, ...] = ()


# Writing.


def format_record(record: Record) -> str:
    """The record as text."""
    game, origin = record.game, record.branched_from
    lines = [
        f"sabot-record: {FORMAT_VERSION}",
        f"game: {game.format_options(record.options)}",
        f"rules: {game.rules_version}",
        *(f"seat {format_seat(seat)}: {name}" for seat, name in enumerate(record.names)),
        *([] if origin is None else [f"branched: {format_branch(origin)}"]),
        *([] if record.fairness is None else format_fairness(record.fairness)),
    ]
    for number, played in enumerate(record.rounds, 1):
        lines += ["", f"round {number}", *game.format_deal(played.deal), "moves:"]
        lines += [f"  {line}" for line in round_lines(game, played)]
    result = UNFINISHED if record.scores is None else " ".join(map(str, record.scores))
    return "\n".join([*lines, "", f"result: {result}", ""])


def round_lines(game: AnyGame, played: Round) -> Iterator[str]:
    """The moves of a round, with the claims where they were made."""
    for each in in_order(played):
        if isinstance(each, Spoken):
            yield f"{format_seat(each.seat)} {SAYS}{claim_text(game, each.claim)}"
        else:
            yield f"{format_seat(each.seat)} {game.format_move(each.move)}"


def in_order(played: Round) -> Iterator[Turn | Spoken]:
    """The moves and claims of a round as they followed each other."""
    turns = 0
    for spoken in played.claims:
        yield from played.turns[turns : spoken.turns]
        turns = spoken.turns
        yield spoken
    yield from played.turns[turns:]


def claim_text(game: AnyGame, claim: Any) -> str:
    """A claim as text."""
    return RoundClaims(game).vocabulary().format_claim(claim)


# Reading.


class Reader:
    """Reads a record line by line; `number` is the line last looked at, for the messages."""

    def __init__(self, text: str) -> None:
        self.lines = [
            (number, line.strip())
            for number, line in enumerate(text.splitlines(), 1)
            if line.strip() and not line.lstrip().startswith("#")
        ]
        self.at = 0
        self.number = 1

    def peek(self) -> str:
        """The line that comes next, empty at the end."""
        if self.at == len(self.lines):
            return ""
        self.number, line = self.lines[self.at]
        return line

    def next(self) -> str:
        """The next line."""
        line = self.peek()
        self.at += 1
        return line

    def field(self, name: str) -> str:
        """The text after `name:` on the next line."""
        line = self.peek()
        if not line.startswith(f"{name}:"):
            raise BadRecord(f"expected '{name}: …', found '{line or 'the end'}'")
        return self.next().removeprefix(f"{name}:").strip()


def parse_record(text: str) -> Record:
    """The record that a text describes. A BadRecord says which line is wrong and why."""
    reader = Reader(text)
    try:
        return read_record(reader)
    except SabotError as reason:
        raise BadRecord(str(reason), reader.number) from None


def read_record(reader: Reader) -> Record:
    """Header, rounds and result."""
    version = parse_number(reader.field("sabot-record"), "version")
    if version != FORMAT_VERSION:
        raise BadRecord(f"records of version {version} are unknown; expected {FORMAT_VERSION}")
    text = reader.field("game")
    game = game_of_options(text)
    options = game.parse_options(text)
    rules = parse_number(reader.field("rules"), "rules version")
    if rules != game.rules_version:
        raise BadRecord(f"rules version {rules} is unknown; expected {game.rules_version}")
    record = Record(game, options, read_names(reader, options.players), [])
    if reader.peek().startswith("branched:"):
        record.branched_from = parse_branch(reader.field("branched"))
    record.fairness = read_fairness(reader, options.players)
    while reader.peek().startswith("round "):
        record.rounds.append(read_round(reader, game, len(record.rounds) + 1))
    record.scores = read_result(reader)
    record.result_line = reader.number
    if reader.peek():
        raise BadRecord(f"expected the end after the result, found '{reader.peek()}'")
    return record


def read_names(reader: Reader, players: int) -> list[str]:
    """The names of the seats, if the record has any."""
    names: list[str] = []
    while reader.peek().startswith("seat "):
        if len(names) == players:
            raise BadRecord(f"there are {players} players; expected no further name")
        names.append(reader.field(f"seat {format_seat(len(names))}"))
    return names


def read_fairness(reader: Reader, players: int) -> Fairness | None:
    """Commitment, words and seed, if the record has them."""
    if not reader.peek().startswith(("commitment:", "words ", "seed:")):
        return None
    committed = parse_digest(reader.field("commitment"), "commitment")
    words = read_words(reader, players)
    seed = None
    if reader.peek().startswith("seed:"):
        seed = bytes.fromhex(parse_digest(reader.field("seed"), "seed"))
    return Fairness(committed, words, seed)


def read_words(reader: Reader, players: int) -> tuple[str, ...]:
    """The words of every seat, empty for those who gave none; the lines go up by seat."""
    words: list[str] = []
    while reader.peek().startswith("words "):
        label, _, said = reader.next().partition(":")
        seat = parse_seat(label.removeprefix("words "))
        if not len(words) <= seat < players:
            raise BadRecord(f"no words of seat {format_seat(seat)} are expected here")
        words += [""] * (seat - len(words)) + [tidy_words(said)]
    return tuple(words + [""] * (players - len(words)))


def read_round(reader: Reader, game: AnyGame, number: int) -> Round:
    """The deal and the moves of one round."""
    if reader.next() != f"round {number}":
        raise BadRecord(f"expected 'round {number}' here")
    line = reader.number
    deal: list[str] = []
    while reader.peek() and reader.peek() != "moves:":
        deal.append(reader.next())
    played = Round(game.parse_deal(deal), [], line)
    reader.field("moves")
    while reader.peek() and not reader.peek().startswith(("round ", "result:")):
        letter, _, text = reader.next().partition(" ")
        seat, text = parse_seat(letter), text.strip()
        if game.vocabulary is not None and text.startswith(SAYS):
            claim = game.vocabulary.parse_claim(text.removeprefix(SAYS))
            played.claims.append(Spoken(len(played.turns), seat, claim, reader.number))
        else:
            played.turns.append(Turn(seat, game.parse_move(text), reader.number))
    return played


def read_result(reader: Reader) -> tuple[int, ...] | None:
    """The scores, or None if the game is unfinished."""
    result = reader.field("result")
    if result == UNFINISHED:
        return None
    return tuple(parse_number(score, "score") for score in result.split())


# Replaying, with legality on.


def replay(record: Record) -> Iterator[Step]:
    """Every deal and move in turn. A BadRecord says at which line the rules were broken."""
    game = record.game
    state = game.new(record.options)
    number = 0
    claims = RoundClaims(game)
    for round_number, played in enumerate(record.rounds, 1):
        before = state.copy()
        at_line(played.line, game.deal, state, played.deal)
        claims = claims.next_round()
        said = say_claims(claims, record, state, 0)
        yield Step(number, round_number, None, before, state.copy(), (), said)
        for turns, turn in enumerate(played.turns, 1):
            number += 1
            before = state.copy()
            at_line(turn.line, play_turn, game, state, turn)
            judged = claims.judge(state)
            said = say_claims(claims, record, state, turns)
            yield Step(number, round_number, turn, before, state.copy(), judged, said)
    check_result(record, state)


def final_state(record: Record) -> State:
    """The state after the last move; the same as by `replay`, without a copy for each step."""
    game = record.game
    state: State = game.new(record.options)
    claims = RoundClaims(game)
    for played in record.rounds:
        at_line(played.line, game.deal, state, played.deal)
        claims = claims.next_round()
        say_claims(claims, record, state, 0)
        for turns, turn in enumerate(played.turns, 1):
            at_line(turn.line, play_turn, game, state, turn)
            say_claims(claims, record, state, turns)
    check_result(record, state)
    return state


def say_claims(
    claims: RoundClaims, record: Record, state: State, turns: int
) -> tuple[MadeClaim, ...]:
    """Make the claims that come after so many turns of a round; they must make sense there."""
    made: list[MadeClaim] = []
    for spoken in record.rounds[claims.round_number - 1].claims:
        if spoken.turns == turns:
            at_line(spoken.line, check_speaker, spoken.seat, record.options.players)
            at_line(spoken.line, claims.check, state, turns, spoken.seat, spoken.claim)
            made.append(claims.add(state, turns, spoken.seat, spoken.claim))
    return tuple(made)


def check_speaker(seat: int, players: int) -> None:
    """Refuse a claim of a seat that there is not."""
    if seat >= players:
        raise BadRecord(f"there is no seat {format_seat(seat)}")


def at_line(line: int, act: Callable[..., object], *arguments: object) -> None:
    """Do it; a refusal names the line."""
    try:
        act(*arguments)
    except SabotError as reason:
        raise BadRecord(str(reason), line) from None


def play_turn(game: AnyGame, state: State, turn: Turn) -> None:
    """Play a turn; it must be that seat's."""
    seat = game.to_act(state)
    if seat is None:
        raise BadRecord(f"{game.format_move(turn.move)} comes when nobody is to act")
    if seat != turn.seat:
        raise BadRecord(f"it is {format_seat(seat)}'s turn, not {format_seat(turn.seat)}'s")
    game.play(state, turn.move)


def check_result(record: Record, state: State) -> None:
    """Refuse a result that the moves do not lead to."""
    outcome = record.game.outcome(state)
    scores = None if outcome is None else outcome.scores
    if scores != record.scores:
        found = UNFINISHED if scores is None else " ".join(map(str, scores))
        raise BadRecord(f"the moves lead to the result: {found}", record.result_line)


def verify(record: Record) -> int:
    """Replay the whole record with legality on; how many moves it has."""
    final_state(record)
    return sum(len(played.turns) for played in record.rounds)
