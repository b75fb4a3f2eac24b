"""Names that people give themselves: what is seen of them is all there is to them."""

import unicodedata

LONGEST = 40
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that show nothing."""
JOINED = frozenset(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10))))
"""They only choose between forms of the sign before them."""


def clean(name: str) -> str:
    """A name without what steers a terminal, turns the direction of writing or cannot be seen."""
    seen = "".join(" " if sign.isspace() else sign for sign in name if _shows(sign))
    return unicodedata.normalize("NFC", " ".join(seen.split()))[:LONGEST].rstrip()


def _shows(sign: str) -> bool:
    if sign.isspace():
        return True
    if sign in BLANKS or sign in JOINED or 0xE0000 <= ord(sign) < 0xE1000:
        return False
    return unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co")
