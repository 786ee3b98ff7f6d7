"""The Seven Seals under test: conformance subject, options and golden games."""

from typing import Final

from sabot.conformance import Subject
from sabot.games.seven_seals.game import SEVEN_SEALS
from tests.conformance.seven_seals_play import announce_few, retell, twin

SUBJECT: Final = Subject(SEVEN_SEALS, twin, retell, announce_few)

OPTIONS: Final = [
    f"seven_seals(players={players}{extra})"
    for players in (3, 4, 5)
    for extra in ("", ",saboteur_base=6,rounds=2,dealer=B", ",rounds=1,show_played=on")
]

GOLDEN: Final = {
    f"seven_seals-{players}": f"seven_seals(players={players})" for players in (3, 4, 5)
}
