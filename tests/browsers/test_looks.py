"""Every game's table and what lies around it, in both languages and both lights, on two sizes."""

import re
from collections.abc import Callable, Iterator

import pytest

from tests.browsers.browser import Browser
from tests.browsers.matches import AnyHands, few_camels_left, shifting_stones_at_turn
from tests.browsers.person import DESKTOP, PHONE, Person
from tests.e2e.look import covered, scrolls, sideways, unsaid
from tests.e2e.table_server import TableServer
from tests.e2e.tables import PEOPLE, Json, Tables


def some_discs_lie(view: Json) -> bool:
    return bool(sum(disc["where"] == "board" for disc in view["discs"]) >= 6)


LOOKS = (("es", "light"), ("en", "dark"))
SIZES = {"desktop": DESKTOP, "phone": PHONE}
ESCAPE = "\ue00c"
PLACES: dict[str, tuple[str, int, Callable[[Json], bool], str]] = {
    "stones": ("shifting_stones", 3, lambda _: True, ".hand"),
    "desert": ("through_the_desert", 2, few_camels_left, ".tray.mine"),
    "maps": ("where_is_that", 3, lambda view: view["round"] == 4, ".market"),
    "flicks": ("sonora", 4, some_discs_lie, ".hand"),
    "sheet": ("sonora", 1, lambda view: view["stage"] == "write", ".ends"),
}
"""A moment of each game: how many play, when it has come, and what is seen then."""


@pytest.mark.parametrize("size", SIZES)
def test_every_screen_is_drawn_and_fits(
    browser: Browser, server: TableServer, tables: Tables, size: str
) -> None:
    browser.resize(SIZES[size])
    person = Person(browser, server.address)
    found: list[str] = []
    for screen in screens(person, tables):
        for lang, light in LOOKS:
            person.set(lang=lang, theme=light)
            person.misses("p", "loading")
            person.shot(f"{size}-{light}-{screen}")
            wrong = [*sideways(person.page), *unsaid(person.page)]
            if screen != "table, sheet":  # its row of discs goes on under its end, and is moved
                wrong += covered(person.page)
            if screen.startswith("table") and scrolls(person.page):
                wrong.append("the board scrolls")
            if is_dark(person) != (light == "dark"):
                wrong.append(f"it is not {light}")
            found += [f"{screen}, {lang}, {light}: {one}" for one in wrong]
    assert found == []
    assert person.errors() == []


def screens(person: Person, tables: Tables) -> Iterator[str]:
    """Bring the person to one screen after the other, and say which it is."""
    person.arrive()
    person.sees("article button", "quick-bot")
    yield "home"
    person.press("article button", "title")
    person.press("dialog button", "how-to-play")
    person.sees("dialog h3")
    yield "rules"
    person.browser.key(ESCAPE)
    person.misses("dialog")
    person.press("header button", "settings")
    person.sees("dialog", "settings", more=True)
    yield "settings"
    for name, (game, seats, until, ready) in PLACES.items():
        hands = AnyHands(tables, game)
        table = hands.lay(*PEOPLE[:seats])
        hands.play(table, table.tokens, until)
        person.sit_at(table, 0, game=game)
        person.sees(ready)
        yield f"table, {name}"


def is_dark(person: Person) -> bool:
    ground = "() => getComputedStyle(document.documentElement).backgroundColor"
    red, green, blue = map(int, re.findall(r"\d+", person.browser.evaluate(ground))[:3])
    return red + green + blue < 3 * 80


def test_the_stones_are_drawn_where_they_lie(
    browser: Browser, server: TableServer, tables: Tables
) -> None:
    """WebKit once drew all of them in the corner of the window, and pressed where they lay."""
    browser.resize(DESKTOP)
    person = Person(browser, server.address)
    shifting_stones_at_turn(person, tables)
    person.shot("stones")
    boxes = browser.evaluate(
        """() => [...document.querySelectorAll(".stone")].map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return [[x + width / 2, y + height / 2], [x + width / 2, y + height * 0.06]];
        })"""
    )
    colours = person.colours([point for box in boxes for point in box])
    assert len(boxes) == 9
    for middle, edge in zip(colours[::2], colours[1::2], strict=True):
        assert max(abs(one - other) for one, other in zip(middle, edge, strict=True)) > 30


def test_faces_are_drawn(browser: Browser, server: TableServer) -> None:
    """They come from a file of their own, put together from its parts."""
    browser.resize(DESKTOP)
    person = Person(browser, server.address)
    person.arrive()
    person.sees("article button", "quick-bot")
    person.shot("faces")
    # What a face stands before, its cheek, and its shirt.
    points = browser.evaluate(
        """() => {
            const face = document.querySelector("article .lead svg").getBoundingClientRect();
            return [[0.08, 0.5], [0.42, 0.62], [0.5, 0.95]].map(([right, down]) =>
                [face.x + right * face.width, face.y + down * face.height]);
        }"""
    )
    ground, cheek, shirt = person.colours(points)
    for one, other in ((ground, cheek), (cheek, shirt), (shirt, ground)):
        assert max(abs(a - b) for a, b in zip(one, other, strict=True)) > 30
