"""The one table of games that the terminal can show."""

from typing import Final, Protocol

from sabot.core.errors import SabotError
from sabot.core.game import Viewer
from sabot.locales import Words
from sabot.terminal.presenter import Presenter
from sabot.terminal.sabotage.presenter import SabotagePresenter
from sabot.terminal.saboteur.presenter import SaboteurPresenter
from sabot.terminal.saboteur2.presenter import Saboteur2Presenter
from sabot.terminal.seven_seals.presenter import SevenSealsPresenter


class MakePresenter(Protocol):
    """How a presenter is made: the words, the players' names, and who looks."""

    def __call__(self, words: Words, names: list[str], viewer: Viewer, /) -> Presenter:
        """A presenter for these."""
        ...


PRESENTERS: Final[dict[str, MakePresenter]] = {
    "saboteur": SaboteurPresenter,
    "saboteur2": Saboteur2Presenter,
    "sabotage": SabotagePresenter,
    "seven_seals": SevenSealsPresenter,
}


def presenter_of(game: str, words: Words, names: list[str], viewer: Viewer) -> Presenter:
    """The presenter of a game."""
    if game not in PRESENTERS:
        raise SabotError(f"the terminal can't show {game} yet")
    return PRESENTERS[game](words, names, viewer)
