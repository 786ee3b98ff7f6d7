"""The commands of people at a table. Credentials tell the person, never the command."""

import msgspec

from sabot.table.private_notes import Mark
from sabot.table.settings import Settings


class Command(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something that somebody asks for; it may be refused."""


class Sit(Command, frozen=True, tag="sit", forbid_unknown_fields=True):
    """Take an empty seat; before the start only. Who sits already changes places."""

    seat: int


class Stand(Command, frozen=True, tag="stand", forbid_unknown_fields=True):
    """Give up the seat; before the start only."""


class AddBot(Command, frozen=True, tag="add-bot", forbid_unknown_fields=True):
    """Put a bot on an empty seat, or exchange the bot there; before the start only."""

    seat: int
    kind: str


class RemoveBot(Command, frozen=True, tag="remove-bot", forbid_unknown_fields=True):
    """Take a bot from its seat; before the start only."""

    seat: int


class Replace(Command, frozen=True, tag="replace", forbid_unknown_fields=True):
    """Put a bot in the place of a person, also while a game runs; the host only."""

    seat: int
    kind: str


class ChangeSettings(Command, frozen=True, tag="change-settings", forbid_unknown_fields=True):
    """Change game, clock and the rest; the host only, before the start."""

    settings: Settings


class GiveWords(Command, frozen=True, tag="give-words", forbid_unknown_fields=True):
    """Have words of one's own mixed into the deals; before the start only."""

    words: str


class Start(Command, frozen=True, tag="start", forbid_unknown_fields=True):
    """Begin the game; the host only. `fill` is the kind of bot for the empty seats."""

    fill: str | None = None


class Move(Command, frozen=True, tag="move", forbid_unknown_fields=True):
    """Play a move: one of the view's legal moves, or its text. `turn` is the table's turn.

    `more` are moves of the same seat that follow it at once. All of them are played, or none.
    """

    turn: int
    move: msgspec.Raw
    more: tuple[msgspec.Raw, ...] = ()


class Ready(Command, frozen=True, tag="ready", forbid_unknown_fields=True):
    """Be ready for the next round."""


class AcknowledgeRole(Command, frozen=True, tag="acknowledge-role", forbid_unknown_fields=True):
    """Say that one has seen one's role of a round, whatever it is: bots and clock wait for it."""

    round: int


class Back(Command, frozen=True, tag="back", forbid_unknown_fields=True):
    """Take one's seat back from the bot that plays on it."""


class TakeHoliday(Command, frozen=True, tag="take-holiday", forbid_unknown_fields=True):
    """Let one's clock stand for some days, where the game is played over days."""

    days: int


class EndHoliday(Command, frozen=True, tag="end-holiday", forbid_unknown_fields=True):
    """Come back from one's holiday before its end."""


class Say(Command, frozen=True, tag="say", forbid_unknown_fields=True):
    """Write something, or choose one of the phrases."""

    text: str = ""
    phrase: str = ""


class MakeClaim(Command, frozen=True, tag="claim", forbid_unknown_fields=True):
    """Claim something in public while a round runs: one of the game's claims, or its text."""

    claim: msgspec.Raw


class Note(Command, frozen=True, tag="note", forbid_unknown_fields=True):
    """Mark a seat for oneself, and for nobody else; with an empty mark, take the mark away."""

    seat: int
    mark: Mark


class Pause(Command, frozen=True, tag="pause", forbid_unknown_fields=True):
    """Stop the game and its clock."""


class Resume(Command, frozen=True, tag="resume", forbid_unknown_fields=True):
    """Let the game go on."""


class Rematch(Command, frozen=True, tag="rematch", forbid_unknown_fields=True):
    """Play again at the same table; the host only, when the game is over."""


class HandOver(Command, frozen=True, tag="hand-over", forbid_unknown_fields=True):
    """Make somebody else the host; the host only."""

    person: int


class Remove(Command, frozen=True, tag="remove", forbid_unknown_fields=True):
    """Ask somebody to leave for good; the host only. While a game runs, a bot takes the seat."""

    person: int


class Mute(Command, frozen=True, tag="mute", forbid_unknown_fields=True):
    """Refuse what somebody says, or let them speak again; the host only."""

    person: int
    muted: bool = True


class Lock(Command, frozen=True, tag="lock", forbid_unknown_fields=True):
    """Let nobody new in, or open the table again; the host only."""

    locked: bool = True


class Reserve(Command, frozen=True, tag="reserve", forbid_unknown_fields=True):
    """Keep an empty seat for somebody, or for nobody any more; the host only, before the start.

    Who keeps it for themselves keeps it for somebody who is still to come.
    """

    seat: int
    person: int | None = None


class Leave(Command, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Go for good. While a game runs, a bot takes over the seat."""


# Who sits where, and how the table is set up.
Arranging = (
    Sit
    | Stand
    | AddBot
    | RemoveBot
    | Replace
    | ChangeSettings
    | GiveWords
    | HandOver
    | Remove
    | Mute
    | Lock
    | Reserve
    | Leave
)

OtherCommand = (
    Arranging
    | Start
    | Ready
    | AcknowledgeRole
    | Back
    | TakeHoliday
    | EndHoliday
    | Say
    | MakeClaim
    | Note
    | Pause
    | Resume
    | Rematch
)

AnyCommand = OtherCommand | Move
