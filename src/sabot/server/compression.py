"""Texts that are sent compressed: each is compressed once.

Only what has no secret in it is compressed: the length of a compressed answer tells of secrets to
whoever can put text beside them (BREACH).
"""

import gzip
import struct
import zlib
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from starlette.datastructures import Headers

LEVEL: Final = 6
# Texts that are kept compressed: the parts of the page, and the words of games.
MOST_KEPT: Final = 256
# A smaller text fits in one packet anyway.
LARGE: Final = 1000
# Without a name, a time or a known system (RFC 1952).
GZIP_HEADER: Final = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
# The most that a stored block holds.
LARGEST_BLOCK: Final = 0xFFFF
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


class Piece(NamedTuple):
    """A piece of a text; `public` if it holds no secret."""

    text: bytes
    public: bool


def compressed_apart(pieces: Iterable[Piece]) -> bytes:
    """Pieces as one text in gzip, in which only public pieces are compressed.

    Private pieces are stored as they are, and the compressor forgets what came before them. So the
    length of the whole tells of a private piece its length and nothing else.
    """
    deflate = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    parts, checksum, size = [GZIP_HEADER], 0, 0
    for text, public in pieces:
        checksum, size = zlib.crc32(text, checksum), size + len(text)
        if public:
            parts.append(deflate.compress(text))
        else:
            parts += [deflate.flush(zlib.Z_FULL_FLUSH), *stored(text)]
    return b"".join([*parts, deflate.flush(), struct.pack("<II", checksum, size % 2**32)])


def stored(text: bytes) -> Iterator[bytes]:
    """A text in blocks of deflate that are not compressed; more follow (RFC 1951, 3.2.4)."""
    for begin in range(0, len(text), LARGEST_BLOCK):
        block = text[begin : begin + LARGEST_BLOCK]
        yield struct.pack("<BHH", 0, len(block), len(block) ^ LARGEST_BLOCK) + block
