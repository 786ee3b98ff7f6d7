"""Small writes into the bytes of an observation.

`numbers.c` has the same functions in C: the build puts them before these, which do what is left.
"""

# Compiled by mypyc.

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

# One byte a number: greater ones are split into hundreds and the rest.
HUNDRED: Final = 100


def put(numbers: vec[u8], at: i64, number: i64) -> None:
    """Write one number."""
    numbers[at] = u8(number)


def clear(numbers: vec[u8], at: i64, size: i64) -> None:
    """Write zeros."""
    index: i64
    for index in range(at, at + size):
        numbers[index] = 0


def mark(numbers: vec[u8], at: i64, size: i64, which: i64) -> None:
    """Write 1 for one of some choices and 0 for all others; a negative one marks none."""
    clear(numbers, at, size)
    if which >= 0:
        numbers[at + which] = 1


def put_points(numbers: vec[u8], at: i64, size: i64, points: i64) -> None:
    """Write the hundreds of a number at one place, and the rest `size` numbers behind."""
    hundreds = points // HUNDRED
    numbers[at] = u8(hundreds)
    numbers[at + size] = u8(points - HUNDRED * hundreds)


def spread(numbers: vec[u8], at: i64, packed: i64, bits: i64, count: i64) -> None:
    """Write the numbers that are packed into one, so many bits each, the lowest first."""
    lowest: i64 = 1
    lowest = (lowest << bits) - 1
    index: i64
    for index in range(count):
        numbers[at + index] = u8((packed >> (index * bits)) & lowest)


def tally(
    numbers: vec[u8], at: i64, entries: vec[i64], first: i64, end: i64, kind_bits: i64
) -> None:
    """Count some of a list's entries by kind: the kind of an entry is in these bits of it."""
    index: i64
    for index in range(first, end):
        numbers[at + (entries[index] & kind_bits)] += 1


def tally_passes(
    numbers: vec[u8],
    known: i64,
    passed: i64,
    entries: vec[i64],
    own: i64,
    players: i64,
    kind_bits: i64,
    open_bit: i64,
    seat_shift: i64,
    seat_bits: i64,
) -> None:
    """Count discards: at `known` by kind those seen by the seat `own`, at `passed` the others.

    A discard is seen by all if it has the open bit, and else by the seat that it names. Those that
    are not open are counted by how many seats to the left of `own` their seat sits.
    """
    for entry in entries:
        if entry & open_bit:
            numbers[known + (entry & kind_bits)] += 1
            continue
        place = ((entry >> seat_shift) & seat_bits) - own
        if place == 0:
            numbers[known + (entry & kind_bits)] += 1
        if place < 0:
            place += players
        numbers[passed + place] += 1


def mark_actions(masks: vec[u8], at: i64, actions: vec[i64], bit: i64) -> None:
    """Write a 0 or a 1 for each of these actions; a negative one has no place."""
    for action in actions:
        if action >= 0:
            masks[at + action] = u8(bit)


def mark_cells(
    numbers: vec[u8], at: i64, actions: vec[i64], end: i64, cells: i64, bit: i64
) -> None:
    """Write a 0 or a 1 for the cell of each action below `end`: its rest by the number of cells."""
    for action in actions:
        if 0 <= action < end:
            numbers[at + action % cells] = u8(bit)


def draw_cells(
    numbers: vec[u8],
    at: i64,
    cells: vec[i64],
    first: i64,
    stride: i64,
    columns: i64,
    rows: i64,
    tiles: i64,
    shift: i64,
    drawn: vec[i16],
    planes: vec[i64],
    looks: vec[u8],
) -> i64:
    """Write the cells of a window that have changed; returns how many now hold what is counted.

    `cells` are those of a maze: the first of the window, and the distance of its columns. A cell
    looks like its lowest bits, as many as in `tiles`; and one bit more if it has any from `shift`
    on. `drawn` has what each cell looked like before, and last how many held what is counted: the
    emptiest look, 0, does not. `planes` are the places of the planes that
    are written. `looks` has, for each look, their numbers and last whether it is counted.
    """
    counted = i64(drawn[columns * rows])
    size: i64 = len(planes) + 1
    cell: i64 = 0
    column: i64
    row: i64
    plane: i64
    for column in range(columns):
        start = first + column * stride
        for row in range(rows):
            content = cells[start + row]
            look = content & tiles
            if content >> shift:
                look += tiles + 1
            before = i64(drawn[cell])
            if look != before:
                drawn[cell] = i16(look)
                counted += i64(looks[look * size + size - 1])
                counted -= i64(looks[before * size + size - 1])
                for plane in range(len(planes)):
                    numbers[at + planes[plane] + cell] = looks[look * size + plane]
            cell += 1
    drawn[columns * rows] = i16(counted)
    return counted


def fetch(numbers: vec[u8], at: i64, size: i64) -> None:
    """Let the processor load these numbers, which are wanted soon."""
    del numbers, at, size


def fetch_actions(masks: vec[u8], at: i64, actions: vec[i64]) -> None:
    """Let the processor load the places of these actions, which are wanted soon."""
    del masks, at, actions
