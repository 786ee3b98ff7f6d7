"""Rows of a log counted piece by piece: so a long chat is known without being read.

A store tells lines of the chat by how this program writes them, which an import checks. What begins
or ends otherwise counts as any other row.
"""

from typing import Final

import msgspec

# How each line begins; the ends of those for all, and of those for other watchers only.
SAID: Final = b'{"entry":"said","person":'
AFTER_SAID: Final = b'{"entry":"said","person";'  # the first that is behind all that begin so
TO_ALL: Final = b'"}'
ASIDE: Final = b',"aside":true}'


class RowCount(msgspec.Struct, frozen=True, array_like=True):
    """Rows with numbers in a row: how many, how many of them lines, and the latest time."""

    rows: int
    to_all: int
    aside: int
    latest: int

    def all_lines(self) -> bool:
        """True if there is nothing but chat."""
        return self.to_all + self.aside == self.rows


def is_line(body: bytes) -> bool:
    """True if a row with this body is a line of the chat."""
    return body.startswith(SAID)
