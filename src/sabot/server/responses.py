"""The answer of an HTTP call, before it is encoded."""

from typing import Final

import msgspec

JSON: Final = "application/json"
PNG: Final = "image/png"
TEXT: Final = "text/plain; charset=utf-8"


class EncodedBody(msgspec.Struct, frozen=True):
    """The bytes of a body and their kind; `gzipped` if they are compressed."""

    data: bytes
    kind: str
    gzipped: bool


class Answer(msgspec.Struct, frozen=True):
    """A body: a struct goes out as JSON, text and an encoded body as they are.

    `cookie` is what the cookie of tables holds, and `person_key` what that of a person does: an
    empty one is taken away. `public`: everybody gets the same, so there is no secret in it, and it
    may be compressed. `fresh_s` is how long browsers may keep it, in seconds; only public answers
    set it.
    """

    body: object
    status: int = 200
    cookie: str | None = None
    person_key: str | None = None
    public: bool = False
    fresh_s: int = 0
