import pytest
from websockets.frames import Frame, Opcode

from sabot.server.protocol import text_frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 70_000])
def test_a_frame_of_text_is_the_one_that_others_make(size: int) -> None:
    message = b"x" * size
    assert text_frame(message) == bytes(Frame(Opcode.TEXT, message).serialize(mask=False))
