"""One session at the terminal: plays the game of the command line and writes its record."""

import contextlib
import signal
import threading
from collections.abc import Generator
from pathlib import Path
from types import FrameType
from typing import Final, NoReturn

import msgspec

from sabot.advice.seat_adviser import SeatAdviser
from sabot.bots.bot import Bot
from sabot.bots.failure import blamed_on
from sabot.bots.roster import built_in_kinds, check_kind, make_bot
from sabot.core.errors import SabotError
from sabot.core.game import AnyGame
from sabot.core.notation import format_seat, parse_seat
from sabot.core.options import GameOptions
from sabot.games.registry import game_of_options
from sabot.locales import Words
from sabot.table.fairness import Fairness, commitment, mixed_seed
from sabot.table.match import Match
from sabot.table.record import format_record
from sabot.table.shuffle import seed_of_text
from sabot.terminal.aids import AidText
from sabot.terminal.help import Help
from sabot.terminal.human_player import Left, Person
from sabot.terminal.own_aids import OwnAids
from sabot.terminal.play import TerminalTable
from sabot.terminal.presenters import presenter_of
from sabot.terminal.screen import Screen

# One for each seat; each begins with the seat's letter.
BOT_NAMES: Final = (
    "Alma", "Bruno", "Carla", "Dario", "Emil", "Flora",
    "Gino", "Hanna", "Ivo", "Jana", "Kaspar", "Luisa",
)  # fmt: skip
LONGEST_NAME: Final = 20
# A bot's seed must be a positive number in compiled code.
BOT_SEED_BYTES: Final = 7


class Sitting(msgspec.Struct, frozen=True):
    """A game that somebody wants to play, with all arguments checked."""

    game: AnyGame
    options: GameOptions
    seat: int
    name: str
    seed: str
    bots: str

    def with_silent_bots(self) -> "Sitting":
        """The same game with bots that make no claims."""
        return msgspec.structs.replace(self, bots=f"{self.bots}@silent")


def sitting(
    options_text: str, seat_text: str, name: str, seed: str, asked_bots: str | None
) -> Sitting:
    """The game that the command line asks for; refuses an impossible one."""
    game = game_of_options(options_text)
    options = game.parse_options(options_text)
    seat = parse_seat(seat_text.upper())
    if seat >= options.players:
        last = format_seat(options.players - 1)
        raise SabotError(
            f"there is no seat {format_seat(seat)}; expected a letter from A to {last}"
        )
    name = name.strip()
    if not (1 <= len(name) <= LONGEST_NAME and name.isprintable()):
        raise SabotError(f"a name has 1 to {LONGEST_NAME} printable characters")
    bots = asked_bots or usual_bots(game.id)
    check_kind(bots, game.id)
    return Sitting(game, options, seat, name, seed, bots)


def usual_bots(game_id: str) -> str:
    """The default kind of bots."""
    kinds = built_in_kinds(game_id)
    return "rules" if "rules" in kinds else kinds[-1]


def play(asked: Sitting, record: Path | None, screen: Screen, words: Words) -> None:
    """Play the game, and write the record even if it is left."""
    players: int = asked.options.players
    names = [*BOT_NAMES[:players]]
    names[asked.seat] = asked.name
    match = Match(asked.game, asked.options, names)
    presenter = presenter_of(asked.game.id, words, names, asked.seat)
    person = Person(asked.game, screen, presenter, words)
    bots = {seat: bot_of(asked, seat) for seat in range(players) if seat != asked.seat}
    fairness = fair_deals(asked)
    match.record.fairness = fairness
    dealt_by = mixed_seed(seed_of_text(asked.seed), fairness.words)
    adviser = SeatAdviser(asked.game, asked.options, asked.seat, bot_seed(asked, asked.seat))
    aids = OwnAids(asked.game, adviser)
    person.help = Help(aids, AidText(asked.game, words, names, asked.seat))
    table = TerminalTable(match, dealt_by, asked.seat, person, bots)
    table.adviser = adviser
    with recorded(match, record, screen, words):
        try:
            person.remember(words("deals-committed", commitment=fairness.commitment))
            person.remember(level(asked, words))
            table.play()
        except (Left, EOFError):
            screen.show(["", words("left")])
        except KeyboardInterrupt:
            screen.show(["", words("left")])
            raise
        finally:
            screen.say(words("same-again", seed=asked.seed))


def level(asked: Sitting, words: Words) -> str:
    """A sentence about the bots on the other seats."""
    game, kind = asked.game.id.replace("_", "-"), asked.bots.partition("@")[0]
    says = f"bot-{game}-{kind}-says"
    title = f"bot-{kind}"
    name = words(title) if title in words else kind  # another package's bot has its own name
    return words("bots-play", name=name, says=words(says) if says in words else "").rstrip()


def fair_deals(asked: Sitting) -> Fairness:
    """The part of the record about its deals. Players contribute no words here."""
    seed = seed_of_text(asked.seed)
    return Fairness(commitment(seed), ("",) * asked.options.players, seed)


def bot_of(asked: Sitting, seat: int) -> Bot:
    """The bot of a seat; with the same seed it makes the same choices."""
    with blamed_on(asked.bots):
        return make_bot(asked.bots, asked.game, asked.options, seat, bot_seed(asked, seat))


def bot_seed(asked: Sitting, seat: int) -> int:
    """The seed of the bot, or of the adviser, at a seat."""
    own = seed_of_text(f"{asked.seed}/bot/{format_seat(seat)}")
    return int.from_bytes(own[:BOT_SEED_BYTES])


@contextlib.contextmanager
def recorded(match: Match, path: Path | None, screen: Screen, words: Words) -> Generator[None]:
    """Write the record at the end, even of a game that was left."""
    if path is None:
        yield
        return
    # Opened before the game, so that an unwritable file loses nothing; and never over another
    # record.
    try:
        file = path.open("x", encoding="utf-8", newline="\n")
    except FileExistsError:
        raise SabotError(f"{path} exists already; expected a new file for the record") from None
    except OSError as reason:
        raise SabotError(f"can't write {path}: {reason.strerror}") from None
    with file:
        if threading.current_thread() is threading.main_thread():
            end_in_order()
        try:
            yield
        finally:
            file.write(format_record(match.record))
            screen.say(words("record-written", file=str(path)))


def end_in_order() -> None:
    """Let a closed window or a `kill` end the program as Ctrl-C does, with the record written."""
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)  # not every system has both
        if number is not None:
            signal.signal(number, leave)


def leave(number: int, _: FrameType | None) -> NoReturn:
    """End with the exit code that stands for the signal."""
    raise SystemExit(128 + number)
