"""The screens of a game, one after the other: what is wrong with any of them; what a game weighs.

Each size goes through the screens once; languages and lights change in place, as people see it.
"""

from collections.abc import Callable, Iterable
from pathlib import Path

from playwright.sync_api import ViewportSize, expect

from tests.e2e.board import Board
from tests.e2e.device import DESKTOP, PHONE, TABLET, Device
from tests.e2e.look import (
    MOST_CODE,
    misfits,
    unsaid,
    violations,
    weighed,
)
from tests.e2e.tables import Table

SIZES: dict[str, ViewportSize] = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
LOOKS = {
    "desktop": (("es", "light"), ("en", "dark")),
    "phone": (("es", "dark"), ("en", "light")),
    "tablet": (("es", "light"), ("en", "dark")),
}
"""The languages, each in the light that the other size does not show it in."""


def held(size: str) -> dict[str, object]:
    """What a device of this size is like."""
    touch = size != "desktop"
    return {"size": SIZES[size], "has_touch": touch, "is_mobile": touch}


def faults(
    person: Device,
    size: str,
    screens: Iterable[str],
    name: str,
    fit: Callable[[str], list[str]] | None = None,
) -> list[str]:
    """What has no words, what does not `fit`, and what axe finds, in both languages and lights.

    A tablet shows what a desktop or a phone does, and axe has looked at those.
    """
    found: list[str] = []
    for screen in screens:
        for lang, light in LOOKS[size]:
            person.set(lang=lang, theme=light)
            expect(person.text("loading")).to_have_count(0)
            person.shot(f"{name}-{size}-{lang}-{light}-{screen}")
            wrong = [*unsaid(person.page), *(fit(screen) if fit else misfits(person.page))]
            if size != "tablet":
                wrong += violations(person.page)
            found += [f"{size}, {lang}, {screen}: {one}" for one in wrong]
    return found


def is_light(board: Board, table: Table, folder: Path) -> None:
    """All code and style that a browser fetches from the first page to the first turn is little,
    and a game's screen comes no sooner than its table.
    """
    code = weighed(board.page, folder)
    board.page.goto("/")
    expect(board.page.get_by_role("heading", name=board.say("title"))).to_be_visible()
    assert not any("screen-" in path for path in code), "a game's screen came before it was opened"
    board.sit_at(table, 0)
    board.my_turn()
    board.page.wait_for_load_state("networkidle")  # what comes with the first picture counts, too
    assert code
    print(f"shell and {board.game}: {sum(code.values())} bytes gzipped in {len(code)} files")
    assert sum(code.values()) <= MOST_CODE, code
