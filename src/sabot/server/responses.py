"""The answer of an HTTP call, before it is encoded."""

import msgspec


class Answer(msgspec.Struct, frozen=True):
    """A body: a struct goes out as JSON, text as it is. `secret` goes into the cookie.

    `fresh_s` is how long browsers may keep it, in seconds; only public answers set it.
    """

    body: object
    status: int = 200
    secret: str | None = None
    fresh_s: int = 0
