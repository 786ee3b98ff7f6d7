"""Lines of the chat."""

import msgspec


class Line(msgspec.Struct, frozen=True):
    """Something that was said: in one's own words, or as one of the phrases.

    The name stays with it when whoever said it has left.
    """

    person: int
    name: str
    at: int
    text: str
    phrase: str
