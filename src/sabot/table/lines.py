"""What is said at a table."""

import msgspec


class Line(msgspec.Struct, frozen=True):
    """Something that was said: in one's own words, or as one of the phrases."""

    person: int
    at: int
    text: str
    phrase: str
