"""The screens of a game, one after the other: what is wrong with any of them; what a game weighs.

A desktop goes through the screens, and a phone, which is a tablet too: window, language and light
change in place, as people see it.
"""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from playwright.sync_api import ViewportSize, expect

from tests.e2e.board import Board
from tests.e2e.device import DESKTOP, PHONE, TABLET, Device
from tests.e2e.look import MOST_CODE, misfits, resize, unsaid, violations, weighed
from tests.e2e.tables import Table

LARGE: ViewportSize = {"width": 1920, "height": 1080}
LYING_PHONE: ViewportSize = {"width": 844, "height": 390}
LYING_TABLET: ViewportSize = {"width": 1180, "height": 820}
SIZES: dict[str, ViewportSize] = {"desktop": DESKTOP, "phone": PHONE}
"""What goes through the screens."""
WINDOWS: dict[str, dict[str, ViewportSize]] = {
    "desktop": {"": DESKTOP, "-large": LARGE},
    "phone": {"": PHONE, "-lying": LYING_PHONE, "-tablet-lying": LYING_TABLET, "-tablet": TABLET},
}
"""How each is seen; there and back, for each change is drawn, which takes longer than a look."""
LOOKS = {
    "desktop": (("es", "light"), ("en", "dark")),
    "phone": (("es", "dark"), ("en", "light")),
}
"""The languages, each in the light that the other size does not show it in."""


def held(size: str) -> dict[str, object]:
    """What a device of this size is like."""
    touch = size != "desktop"
    window = TABLET if size == "tablet" else SIZES[size]
    return {"size": window, "has_touch": touch, "is_mobile": touch}


def faults(
    person: Device,
    size: str,
    screens: Iterable[str],
    name: str,
    fit: Callable[[str], list[str]] = lambda _: [],
    may_scroll: Callable[[str], bool] = lambda _: False,
) -> list[str]:
    """What does not fit, in any window and both languages; in the first window also what has no
    words, what axe finds and whatever else a `fit` says: elsewhere words and colours are the same.
    """
    found: list[str] = []
    for screen in screens:
        windows = list(WINDOWS[size].items())
        for lang, light in LOOKS[size]:
            person.set(lang=lang, theme=light)
            expect(person.text("loading")).to_have_count(0)
            for how, window in windows:
                resize(person.page, window)
                person.shot(f"{name}-{size}{how}-{lang}-{light}-{screen}")
                wrong = misfits(person.page, may_scroll(screen), touch=size != "desktop")
                if not how:
                    wrong += [*violations(person.page), *unsaid(person.page), *fit(screen)]
                found += [f"{size}{how}, {lang}, {screen}: {one}" for one in wrong]
            windows.reverse()
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
