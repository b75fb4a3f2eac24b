"""The screens of a game, one after the other: what is wrong with any of them; what a game weighs.

Each size goes through the screens once; languages and lights change in place, as people see it.
"""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from playwright.sync_api import ViewportSize, expect

from tests.e2e.board import Board
from tests.e2e.device import DESKTOP, PHONE, TABLET, Device
from tests.e2e.look import (
    MOST_CODE,
    cut_off,
    misfits,
    small_targets,
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


TURNED: dict[str, ViewportSize] = {
    "desktop": {"width": 1920, "height": 1080},
    "tablet": {"width": 1180, "height": 820},
    "phone": {"width": 844, "height": 390},
}
"""The same device, turned on its side; a desktop is a larger one."""


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
    turned: Callable[[str], bool] = lambda _: False,
) -> list[str]:
    """What has no words, what does not `fit`, and what axe finds, in both languages and lights.

    A tablet shows what a desktop or a phone does, and axe has looked at those. Screens that are to
    be `turned` are looked at on their side as well: contrast in one light, the rest in both.
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
            if turned(screen):
                wrong += narrowed(person, size)
                person.page.set_viewport_size(TURNED[size])
                person.shot(f"{name}-{size}-turned-{lang}-{light}-{screen}")
                aside = [*narrowed(person, size), *misfits(person.page)]
                if light == "light":
                    aside += violations(person.page, "color-contrast")
                wrong += [f"turned, {one}" for one in aside]
                person.page.set_viewport_size(SIZES[size])
            found += [f"{size}, {lang}, {screen}: {one}" for one in wrong]
    return found


def behind_tabs(board: Board) -> Iterator[str]:
    """Where scores and log have tabs: the log shows its newest line."""
    if not board.device.button("tab-log").is_visible():
        return
    board.device.button("tab-panel").click()
    yield "scores"
    board.device.button("tab-log").click()
    expect(board.page.get_by_role("listitem").last).to_be_in_viewport()
    yield "log"
    board.device.button("tab-board").click()


def narrowed(person: Device, size: str) -> list[str]:
    """Words that are cut off, and what is too small for a finger."""
    wrong = [f"cut off: {what}" for what in cut_off(person.page)]
    if size != "desktop":
        wrong += [f"small: {what}" for what in small_targets(person.page)]
    return wrong


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
