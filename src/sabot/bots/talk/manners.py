"""The manners of bots: how each level talks. The only place that says so.

A kind may name a form, for measurements: `detective@silent` says nothing, `detective@honest` never
lies, `detective@liar` lies about every goal that it has seen when it is a saboteur,
`random@babbler` says anything at all, and `detective@credulous` believes whatever it hears.
"""

from typing import Final, Literal, NamedTuple

from sabot.bots.search_settings import JOINT

# How a saboteur tells what it saw: the truth; a lie if nobody else has looked; a lie if it is
# worth the risk; always a lie.
Lies = Literal["never", "alone", "weighed", "always"]
Form = Literal["", "silent", "honest", "liar", "babbler", "credulous"]
FORMS: Final[tuple[Form, ...]] = ("silent", "honest", "liar", "babbler", "credulous")
# A probability that nothing reaches.
NEVER: Final = 2.0


class Manner(NamedTuple):
    """How a bot talks.

    `talkative` is the chance that it says what is worth saying but need not be said at once.
    `babbles` is the chance of any claim at all after a move. `warns` is the probability at which a
    digger calls somebody a saboteur, and `incites` the one at which it asks to break their tools.
    `asks_to_look` and `accuses` say whether a digger sends others to goals that nobody has seen,
    and whether a saboteur accuses people.
    """

    talkative: float = 0.0
    babbles: float = 0.0
    lies: Lies = "never"
    warns: float = NEVER
    incites: float = NEVER
    asks_to_look: bool = False
    accuses: bool = False


BABBLER: Final = Manner(babbles=0.25)
# The random bot has nothing to say.
MANNERS: Final[dict[str, Manner | None]] = {
    "random": None,
    "rules": Manner(talkative=0.7, lies="alone"),
    "detective": Manner(talkative=0.8, lies="weighed", warns=0.85, accuses=True),
    "searcher": Manner(
        talkative=0.8, lies="weighed", warns=0.8, incites=0.9, asks_to_look=True, accuses=True
    ),
}


def manner_of(kind: str, form: Form) -> Manner | None:
    """The manner of a kind in some form; None if it is silent."""
    manner = BABBLER if form == "babbler" else MANNERS.get(kind)
    if manner is None or form == "silent":
        return None
    if form == "honest":
        return manner._replace(lies="never", accuses=False)
    return manner._replace(lies="always") if form == "liar" else manner


def form_in(detail: str) -> tuple[Form, str]:
    """The form that the detail of a kind names, and the rest of the detail."""
    words = detail.split(JOINT)
    for form in FORMS:
        if form in words:
            return form, JOINT.join(word for word in words if word != form)
    return "", detail
