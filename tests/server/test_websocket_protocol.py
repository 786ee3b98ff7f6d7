import pytest
from websockets.frames import Frame, Opcode

from sabot.server.websocket_protocol import frame_size, text_frame, text_in

SIZES = [0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 70_000]


@pytest.mark.parametrize("size", SIZES)
def test_a_frame_of_text_is_the_one_that_others_make(size: int) -> None:
    message = b"x" * size
    assert text_frame(message) == bytes(Frame(Opcode.TEXT, message).serialize(mask=False))


@pytest.mark.parametrize("size", SIZES[:8])
def test_a_frame_from_a_client_is_measured_and_read(size: int) -> None:
    message = bytes(n % 251 for n in range(size))
    frame = bytes(Frame(Opcode.TEXT, message).serialize(mask=True))
    assert frame_size(frame) == len(frame)
    assert text_in(frame) == message


def client_frame(message: bytes, *, fin: bool = True) -> bytes:
    """A frame of text, masked at random."""
    return bytes(Frame(Opcode.TEXT, message, fin).serialize(mask=True))


# By name: the masks would make other names of the tests in each process.
NOT_WHOLE = {
    "nothing": b"",
    "a byte": b"\x81",
    "a mask too short": b"\x81\x80\0\0\0",
    "too long": client_frame(b"x" * 70_000),
    "a part": client_frame(b"half", fin=False),
    "not masked": text_frame(b"not masked"),
    "without its end": client_frame(b"a whole one")[:-1],
    "two": client_frame(b"a whole one") * 2,
}


@pytest.mark.parametrize("name", list(NOT_WHOLE))
def test_what_is_no_whole_frame_from_a_client_is_left_to_the_parser(name: str) -> None:
    data = NOT_WHOLE[name]
    assert not data or frame_size(data) != len(data)
