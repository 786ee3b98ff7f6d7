"""The events of a table as they are told. Games have events of their own.

`event_visibility` decides who is told what.
"""

import msgspec

from sabot.table.chat_lines import Line
from sabot.table.claims import MadeClaim


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that happened."""


class SetUp(Event, frozen=True, tag="set-up"):
    """The settings changed; the table's view has the new ones."""


class CameIn(Event, frozen=True, tag="came-in"):
    """Somebody came in."""

    person: int
    name: str


class WentOut(Event, frozen=True, tag="went-out"):
    """Somebody left; if they had a seat and a game runs, a bot has it now."""

    person: int


class ShownOut(Event, frozen=True, tag="shown-out"):
    """The host asked somebody to leave."""

    person: int


class PersonMuted(Event, frozen=True, tag="muted"):
    """The host has silenced somebody, or lets them speak again."""

    person: int
    muted: bool


class TableLocked(Event, frozen=True, tag="table-locked"):
    """The host lets nobody new in, or has opened the table again."""

    locked: bool


class SeatReserved(Event, frozen=True, tag="seat-reserved"):
    """The host keeps a seat for somebody, or for nobody any more."""

    seat: int
    person: int | None


class NewHost(Event, frozen=True, tag="new-host"):
    """Somebody is the host now."""

    person: int


class SatDown(Event, frozen=True, tag="sat-down"):
    """Somebody sat down."""

    person: int
    seat: int


class StoodUp(Event, frozen=True, tag="stood-up"):
    """Somebody stood up."""

    person: int


class BotSatDown(Event, frozen=True, tag="bot-sat-down"):
    """A bot took a seat."""

    seat: int
    kind: str


class BotStoodUp(Event, frozen=True, tag="bot-stood-up"):
    """A bot left a seat."""

    seat: int


class WordsMixedIn(Event, frozen=True, tag="words-mixed-in"):
    """A player gave words for the deals; they are shown when the game starts."""

    person: int


class GameStarted(Event, frozen=True, tag="game-started"):
    """The game began."""

    game_number: int


class ReadyForRound(Event, frozen=True, tag="ready-for-round"):
    """A player is ready for the next round."""

    seat: int


class GamePaused(Event, frozen=True, tag="game-paused"):
    """Somebody stopped the game."""

    person: int


class GameResumed(Event, frozen=True, tag="game-resumed"):
    """Somebody let the game go on; `by_itself`: whoever had stopped it had no more time to."""

    person: int
    by_itself: bool


class BotStandsIn(Event, frozen=True, tag="bot-stands-in"):
    """A bot plays for a seat whose person is away."""

    seat: int


class PersonIsBack(Event, frozen=True, tag="person-is-back"):
    """A person has taken their seat back."""

    seat: int


class TurnReminded(Event, frozen=True, tag="turn-reminded"):
    """A player was reminded that the time for their turn runs out."""

    seat: int


class HolidayBegan(Event, frozen=True, tag="holiday-began"):
    """A player's clock stands for some days."""

    seat: int
    days: int


class HolidayOver(Event, frozen=True, tag="holiday-over"):
    """A player has come back from a holiday before its end."""

    seat: int


class SomebodySaid(Event, frozen=True, tag="said"):
    """Somebody said something; `aside` among watchers."""

    line: Line
    aside: bool


class WatchersHadSaid(Event, frozen=True, tag="watchers-had-said"):
    """What watchers said during the game, shown to the players now that it is over."""

    lines: tuple[Line, ...]


class ClaimMade(Event, frozen=True, tag="claim-made"):
    """A seat claimed something."""

    claim: MadeClaim


class ClaimsJudged(Event, frozen=True, tag="claims-judged"):
    """The round is over: all claims of it, each against the truth where that is shown."""

    claims: tuple[MadeClaim, ...]


class SeatNoted(Event, frozen=True, tag="noted"):
    """Whoever is told this has marked a seat for themselves."""

    seat: int
    mark: str


class PlayingAgain(Event, frozen=True, tag="playing-again"):
    """Everybody stays for another game."""

    game_number: int


class YourTurn(Event, frozen=True, tag="your-turn"):
    """It is the turn of whoever is told this."""

    seat: int
    deadline: int | None


AnyEvent = (
    SetUp
    | CameIn
    | WentOut
    | ShownOut
    | PersonMuted
    | TableLocked
    | SeatReserved
    | NewHost
    | SatDown
    | StoodUp
    | BotSatDown
    | BotStoodUp
    | WordsMixedIn
    | GameStarted
    | ReadyForRound
    | GamePaused
    | GameResumed
    | BotStandsIn
    | PersonIsBack
    | TurnReminded
    | HolidayBegan
    | HolidayOver
    | SomebodySaid
    | WatchersHadSaid
    | ClaimMade
    | ClaimsJudged
    | SeatNoted
    | PlayingAgain
    | YourTurn
)
