"""Texts that are sent compressed: each is compressed once.

Only what has no secret in it is compressed: the length of a compressed answer tells of secrets to
whoever can put text beside them (BREACH).
"""

import gzip
from functools import lru_cache
from typing import Final

from starlette.datastructures import Headers

LEVEL: Final = 6
# Texts that are kept compressed: the parts of the page, and the words of games.
MOST_KEPT: Final = 256
# A smaller text fits in one packet anyway.
LARGE: Final = 1000
VARY: Final = {"vary": "accept-encoding"}
GZIPPED: Final = {"content-encoding": "gzip", **VARY}


def compressed(text: bytes) -> bytes:
    """A text compressed by gzip."""
    return gzip.compress(text, LEVEL, mtime=0)


# For texts that are asked for again and again, and of which there are few.
compressed_once = lru_cache(MOST_KEPT)(compressed)


def takes_gzip(headers: Headers) -> bool:
    """True if a client takes what is compressed by gzip."""
    return takes("gzip", headers)


def takes(encoding: str, headers: Headers) -> bool:
    """True if a client takes what is compressed in a way."""
    for part in headers.get("accept-encoding", "").lower().split(","):
        name, _, quality = part.partition(";")
        if name.strip() in {encoding, "*"}:
            return quality.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}
    return False
