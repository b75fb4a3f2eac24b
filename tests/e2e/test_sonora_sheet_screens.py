"""Sonora's sheet as axe sees it, in both languages and both lights; what fits, in any letters."""

from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import FloatRect, ViewportSize, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import DESKTOP, PHONE, SMALL_PHONE, TABLET
from tests.e2e.faults import SIZES, faults, held
from tests.e2e.look import cut, misfits, small_targets
from tests.e2e.sonora import ALONE, PEOPLE, TWO_SEATS, Sonoras, two
from tests.e2e.sonora_sheet import Sheet, in_ruins
from tests.e2e.tables import Tables

ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
LARGE: ViewportSize = {"width": 1920, "height": 1080}
SHEET = ".sheet-area"
SMALLEST = 200
"""Pixels that a section has at least, either way."""
SECTIONS = ("ruins", "canyon", "creek", "mudcracks")


def screens(sheet: Sheet, games: Sonoras) -> Iterator[str]:
    """A write phase from the ruins to the finish, a mark in mind in each section."""
    table = two(games, partial(in_ruins, 1))
    sheet.sit_at(table, 0)
    expect(sheet.page.get_by_role("list")).not_to_have_count(0)
    yield "race"
    games.send(table, (), partial(in_ruins, 0), table.tokens[1:])
    for name, thing in (("ruins", "hex-A-2"), ("canyon", "square-249"), ("creek", "space-t2")):
        expect(sheet.thing(thing)).to_have_count(1)
        sheet.show(thing)
        yield name
        sheet.agree()
    expect(sheet.page.locator(".bar .main")).to_be_visible()
    yield "begin"
    sheet.agree()
    sheet.mark("node-m5")
    sheet.mark("node-m15")
    sheet.show("node-m16")
    yield "mudcracks"
    sheet.agree()
    expect(sheet.page.locator("button.animal")).to_have_count(3)
    yield "discovery"
    sheet.discover(3)
    expect(sheet.page.locator("[aria-keyshortcuts='1']")).to_be_visible()
    yield "saved"
    sheet.page.keyboard.press("o")
    yield "other"
    sheet.page.keyboard.press("t")
    expect(sheet.page.get_by_role("dialog")).to_be_visible()
    yield "words"
    sheet.page.keyboard.press("Escape")
    yield from _alone(sheet, games)


def _alone(sheet: Sheet, games: Sonoras) -> Iterator[str]:
    """The rival's marks on the own sheet."""
    table = games.sent(ALONE, lambda view: view["stage"] == "rival", PEOPLE[0], rounds=5)
    sheet.sit_at(table, 0)
    expect(sheet.page.locator("[data-thing]").first).to_be_visible()
    sheet.show(sheet.lit[0])
    yield "rival"
    games.send(table, (), lambda view: view["stage"] == "write")
    expect(sheet.page.locator(".part .filled").first).to_be_visible()
    yield "alone"


def part(sheet: Sheet) -> FloatRect:
    """Where the section lies."""
    box = sheet.page.locator(".part").bounding_box()
    assert box is not None
    return box


def misfits_in(sheet: Sheet, letters: str, screen: str) -> list[str]:
    """What does not fit in letters of this size."""
    sheet.device.set(size=letters)
    found = [*misfits(sheet.page), *(f"cut: {what}" for what in cut(sheet.page, SHEET))]
    if screen in SECTIONS:
        box = part(sheet)
        found += [f"{box}"] * (min(box["width"], box["height"]) < SMALLEST)
    sheet.device.shot(f"sonora-sheet-{letters}-{screen}")
    return [f"{letters}: {what}" for what in found]


@pytest.mark.parametrize("size", SIZES)
def test_every_screen_fits_and_axe_finds_nothing(
    device: NewDevice, tables: Tables, size: str
) -> None:
    """In very large letters too; on a phone fingers find all, and a section keeps its size."""
    sheet = Sheet(device(**held(size)))
    heights: set[float] = set()

    def fit(screen: str) -> list[str]:
        wrong = [*misfits(sheet.page), *(f"cut: {what}" for what in cut(sheet.page, SHEET))]
        if size == "desktop" and sheet.device.lang == "es":
            sheet.page.set_viewport_size(LARGE)
            wrong += misfits_in(sheet, "normal", screen)
            sheet.page.set_viewport_size(DESKTOP)
        if size == "phone":
            # Squares, spaces and blocks come nearer at the first tap.
            small = (what for what in small_targets(sheet.page) if not what.startswith("rect"))
            wrong += [f"small: {what}" for what in small]
            if screen in (*SECTIONS, "begin"):
                heights.add(part(sheet)["height"])
        if size != "tablet" and sheet.device.lang == "es":
            wrong += misfits_in(sheet, "huge", screen)
            sheet.device.set(size="normal")
        return wrong

    walk = screens(sheet, Sonoras(tables))
    found = faults(sheet.device, size, walk, "sonora-sheet", fit)
    assert not found, "\n".join(found)
    assert size != "phone" or len(heights) == 1, heights


def test_it_fits_on_a_phone_on_its_side_in_large_letters_and_small(
    device: NewDevice, tables: Tables
) -> None:
    sheet = Sheet(device(size=ON_ITS_SIDE, lang="es", has_touch=True, is_mobile=True))
    found: list[str] = []
    for screen in screens(sheet, Sonoras(tables)):
        for letters in ("huge", "normal"):
            found += [f"{screen}: {what}" for what in misfits_in(sheet, letters, screen)]
    assert not found, "\n".join(found)


def test_what_a_section_is_worth_after_a_mark_is_never_cut_off(
    device: NewDevice, tables: Tables
) -> None:
    """A building taken first: 0→11, on every kind of screen, in large letters and small."""
    games = Sonoras(tables)
    spots = list(TWO_SEATS)
    # The fourth and the fifth disc of the first seat go into the ruins as well.
    spots[5], spots[8] = (90, 110), (60, 70)
    table = games.sent(spots, partial(in_ruins, 0), *PEOPLE[:2], rounds=5)
    sheet = Sheet(device(lang="es"))
    sheet.sit_at(table, 0)
    sheet.show("hex-B-8")
    worth = sheet.page.locator(".worth, .points").filter(has_text="0→11")
    for letters in ("normal", "huge"):
        sheet.device.set(size=letters)
        for size in (LARGE, DESKTOP, TABLET, PHONE, SMALL_PHONE, ON_ITS_SIDE):
            sheet.page.set_viewport_size(size)
            expect(worth.first).to_be_visible()
            assert not cut(sheet.page, SHEET), (letters, size)
