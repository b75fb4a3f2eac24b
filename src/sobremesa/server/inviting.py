"""The way to the table that has just been laid: a browser for its host, a code for the others."""

import os
import sys
import threading
import webbrowser
from collections.abc import Sequence
from itertools import zip_longest

from sobremesa.core.text import Say

BLOCKS = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}
"""Two squares of the code, one above the other, in one letter."""
BORDER = 4
"""Squares of light around it, without which many phones see nothing."""
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")


def invite(here: str, others: Sequence[str], say: Say, browser: bool) -> None:
    """A code to scan, for whoever looks at a terminal, and the page for whoever wants it."""
    if others and _shows_blocks():
        from rich.console import Console

        sys.stdout.write(say("cli-serving-scan") + "\n")
        Console().print(drawn(others[0]), style="black on bright_white", soft_wrap=True)
    if browser and has_screen():
        threading.Thread(target=webbrowser.open, args=[here], daemon=True).start()


def _shows_blocks() -> bool:
    """True of a terminal that has the letters; whatever else reads us wants words only."""
    try:
        "".join(BLOCKS.values()).encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return sys.stdout.isatty()


def drawn(address: str) -> str:
    """An address as a QR code in letters: dark ones, to be shown on light."""
    import segno

    code = segno.make(address, error="l", micro=False)
    rows = [*map(tuple, code.matrix_iter(border=BORDER))]
    pairs = zip_longest(rows[::2], rows[1::2], fillvalue=(0,) * len(rows[0]))
    return "\n".join(
        "".join(BLOCKS[two] for two in zip(above, below, strict=True)) for above, below in pairs
    )


def has_screen() -> bool:
    """Whether a browser would open in front of whoever started us, and not in their terminal."""
    if os.environ.get("BROWSER"):
        return True
    if "SSH_CONNECTION" in os.environ:
        return False
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, SCREENS))
