"""The entries of a table's log: everything that happened there, in order. The table is its fold.

Entries stay as they are for ever: a field may be added with a default, none may change its sense.
"""

from typing import Literal

import msgspec

from sabot.table.branch import Branch
from sabot.table.settings import Settings

# `elsewhere`: at the table where the game was played before it was taken up here.
Mover = Literal["person", "bot", "autopilot", "elsewhere"]


class Entry(msgspec.Struct, frozen=True, tag_field="entry", omit_defaults=True):
    """One thing that happened at a table."""


class Opened(Entry, frozen=True, tag="opened"):
    """The table was set up.

    `seed` is the secret of the first game's deals, in hex; `pin` the hash of the PIN, if any.
    """

    settings: Settings
    seed: str
    pin: str | None = None


class SettingsChanged(Entry, frozen=True, tag="settings-changed"):
    """The host changed the settings; who sits on a seat that is no more stands up."""

    settings: Settings


class Entered(Entry, frozen=True, tag="entered"):
    """Somebody came in. `key` is the hash of their secret, `figure` the one that they chose."""

    person: int
    name: str
    key: str
    figure: int | None = None


class Left(Entry, frozen=True, tag="left"):
    """Somebody went for good; a bot takes over their seat if a game runs."""

    person: int
    bot: str | None = None


class Removed(Entry, frozen=True, tag="removed"):
    """The host asked somebody to leave, who can't come in again; a bot takes over their seat."""

    person: int
    bot: str | None = None


class Muted(Entry, frozen=True, tag="muted"):
    """The host has silenced somebody, or lets them speak again."""

    person: int
    muted: bool = True


class Locked(Entry, frozen=True, tag="locked"):
    """The host lets nobody new in, or has opened the table again."""

    locked: bool = True


class Reserved(Entry, frozen=True, tag="reserved"):
    """The host keeps a seat for somebody, or for nobody any more."""

    seat: int
    person: int | None = None


class HostChanged(Entry, frozen=True, tag="host-changed"):
    """Somebody else is the host now."""

    person: int


class Sat(Entry, frozen=True, tag="sat"):
    """Somebody sat down."""

    person: int
    seat: int


class Stood(Entry, frozen=True, tag="stood"):
    """Somebody stood up."""

    person: int


class BotSat(Entry, frozen=True, tag="bot-sat"):
    """A bot was put on a seat: an empty one, or that of somebody whom the host replaced."""

    seat: int
    kind: str


class BotStood(Entry, frozen=True, tag="bot-stood"):
    """A bot was taken from its seat."""

    seat: int


class WordsGiven(Entry, frozen=True, tag="words-given"):
    """A player gave words to be mixed into the deals."""

    person: int
    words: str


class Started(Entry, frozen=True, tag="started"):
    """The game began; or was taken up as it stood elsewhere, and what was played there follows."""

    branched_from: Branch | None = None


class Dealt(Entry, frozen=True, tag="dealt"):
    """A round was dealt: the lines of the deal, as a record has them."""

    deal: list[str]


class Moved(Entry, frozen=True, tag="moved"):
    """A move was made, by whoever holds the seat or by a bot in their place."""

    seat: int
    move: str
    by: Mover = "person"


class Readied(Entry, frozen=True, tag="readied"):
    """A player is ready for the next round."""

    seat: int


class Paused(Entry, frozen=True, tag="paused"):
    """Somebody stopped the game."""

    person: int


class Resumed(Entry, frozen=True, tag="resumed"):
    """Somebody let the game go on; `by_itself`: whoever had stopped it had no more time to."""

    person: int
    by_itself: bool = False


class ClockRestarted(Entry, frozen=True, tag="clock-restarted"):
    """The clock of this turn runs from now: no server had the table for a while."""


class RoleWaitBegan(Entry, frozen=True, tag="role-wait-began"):
    """A round was dealt, and people look at their roles: bots and clock wait for them."""


class RoleAcknowledged(Entry, frozen=True, tag="role-acknowledged"):
    """A seat's person has seen their role of this round."""

    seat: int


class RoleWaitEnded(Entry, frozen=True, tag="role-wait-ended"):
    """Everybody present has seen their role, or had time to: bots and clock go on."""


class WentAway(Entry, frozen=True, tag="went-away"):
    """A seat's person did not play in time; a bot plays for them until they are back."""

    seat: int


class CameBack(Entry, frozen=True, tag="came-back"):
    """A seat's person has taken it back from the bot."""

    seat: int


class Reminded(Entry, frozen=True, tag="reminded"):
    """A seat's person was reminded that the time for their turn runs out."""

    seat: int


class HolidayTaken(Entry, frozen=True, tag="holiday-taken"):
    """A seat's clock stands for some days, where the game is played over days."""

    seat: int
    days: int


class HolidayEnded(Entry, frozen=True, tag="holiday-ended"):
    """A seat's person has come back from a holiday before its end."""

    seat: int


class Said(Entry, frozen=True, tag="said"):
    """Somebody wrote something, or chose a phrase. `aside`: for other watchers only."""

    person: int
    text: str = ""
    phrase: str = ""
    aside: bool = False


class Claimed(Entry, frozen=True, tag="claimed"):
    """A seat claimed something in public: the text of the claim, as a record has it."""

    seat: int
    claim: str
    by: Mover = "person"


class Noted(Entry, frozen=True, tag="noted"):
    """Who has a seat marked another for themselves; an empty mark is none."""

    seat: int
    about: int
    mark: str = ""


class Rematched(Entry, frozen=True, tag="rematched"):
    """Everybody stays for another game, with a new secret for its deals."""

    seed: str


# Who is there, who sits where, and how the table is set up.
Arrangement = (
    Opened
    | SettingsChanged
    | Entered
    | Left
    | Removed
    | Muted
    | Locked
    | Reserved
    | HostChanged
    | Sat
    | Stood
    | BotSat
    | BotStood
    | WordsGiven
)
# What happens around the game, told alike to all who hear of it.
Around = (
    Started
    | Readied
    | Paused
    | Resumed
    | WentAway
    | CameBack
    | Reminded
    | HolidayTaken
    | HolidayEnded
    | Said
    | Claimed
    | Noted
    | Rematched
)

# What nobody is told but by what it changes: the deadline, and whether the table waits.
Untold = ClockRestarted | RoleWaitBegan | RoleAcknowledged | RoleWaitEnded

AnyEntry = Arrangement | Around | Untold | Dealt | Moved
