"""Long rows, made short: what a disc did on its way is most of a database.

The first byte tells: JSON begins with none of ours. A form that was released is read for ever.
"""

import zlib
from typing import Final

WORTH_PACKING = 200
"""Bytes. Shorter rows are what nearly every move of every game is, and gain little."""
PACKED: Final = b"\x01"
WORDS: Final = (
    b'{"disc":0,"x":,"y":,"where":"off"},{"disc":0,"x":,"y":,"where":"hole"},'
    b'"gone":[],"left_corner":false,"touched":[[,],[,]],"banked":true,"track":[[],[]],"kernel":1}'
    b'{"type":"roll","vx":-,"vy":-,"rests":[{"disc":0,"x":,"y":,"where":"board"},'
    b'{"disc":1,"x":,"y":,"where":"board"},{"disc":2,"x":1,"y":1,"where":"board"},'
    b'{"disc":3,"x":2,"y":2,"where":"board"},{"disc":4,"x":,"y":,"where":"board"}],'
    b'"gone":[],"left_corner":true,"touched":[],"banked":false,"track":[[0,'
)
"""What long rows are likely to say, so that none of them has to spell it out. It belongs to the
form: other words are another form, with another first byte."""


def packed(move: bytes) -> bytes:
    """A move as it is kept: shorter, if that pays."""
    if len(move) < WORTH_PACKING:
        return move
    packer = zlib.compressobj(6, wbits=-zlib.MAX_WBITS, zdict=WORDS)
    short = PACKED + packer.compress(move) + packer.flush()
    return short if len(short) < len(move) else move


def unpacked(kept: bytes) -> bytes:
    """The move again, byte by byte. What is damaged is given as it is: its reader refuses it."""
    try:
        if not kept.startswith(PACKED):
            return kept
        return zlib.decompressobj(-zlib.MAX_WBITS, zdict=WORDS).decompress(kept[len(PACKED) :])
    except (zlib.error, AttributeError, TypeError):  # SQLite keeps anything in any column
        return kept
