"""What the socket writes by itself is what the protocol's own library would write."""

import pytest
from websockets.frames import Frame, Opcode

from sobremesa.server.connection import frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_text_of_any_size_is_framed_as_the_standard_wants(size: int) -> None:
    text = b"x" * size
    assert frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
