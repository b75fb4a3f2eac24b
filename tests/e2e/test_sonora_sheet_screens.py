"""Sonora's sheet as axe sees it, in both languages and both lights; what fits, in any letters."""

from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import FloatRect, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import SMALL_PHONE
from tests.e2e.faults import LARGE, LYING_PHONE, SIZES, WINDOWS, faults, held
from tests.e2e.look import cut_off, misfits, resize, still
from tests.e2e.sonora import ALONE, PEOPLE, TWO_SEATS, Sonoras, two
from tests.e2e.sonora_sheet import Sheet, in_ruins
from tests.e2e.tables import Tables

SMALLEST = 200
"""Pixels that a section has at least, either way."""
OTHER = {"desktop": LARGE, "phone": LYING_PHONE}
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


def misfits_in(sheet: Sheet, screen: str) -> list[str]:
    """What does not fit, a section that has become too small included."""
    still(sheet.page)
    found = misfits(sheet.page)
    if screen in SECTIONS:
        box = part(sheet)
        found += [f"{box}"] * (min(box["width"], box["height"]) < SMALLEST)
    return found


@pytest.mark.parametrize("size", SIZES)
def test_every_screen_fits_and_axe_finds_nothing(
    device: NewDevice, tables: Tables, size: str
) -> None:
    """In very large letters too; on a phone a section keeps its size."""
    sheet = Sheet(device(**held(size)))
    heights: set[float] = set()

    def fit(screen: str) -> list[str]:
        if screen in (*SECTIONS, "begin"):
            heights.add(part(sheet)["height"])
        if sheet.device.lang != "es":
            return []
        sheet.device.set(size="huge")
        wrong = [f"huge: {what}" for what in misfits_in(sheet, screen)]
        resize(sheet.page, OTHER[size])
        wrong += [f"huge, the other way: {what}" for what in misfits_in(sheet, screen)]
        resize(sheet.page, SIZES[size])
        sheet.device.set(size="normal")
        return wrong

    walk = screens(sheet, Sonoras(tables))
    found = faults(sheet.device, size, walk, "sonora-sheet", fit)
    assert not found, "\n".join(found)
    assert size != "phone" or len(heights) == 1, heights


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
        for size in (*WINDOWS["desktop"].values(), *WINDOWS["phone"].values(), SMALL_PHONE):
            resize(sheet.page, size)
            expect(worth.first).to_be_visible()
            still(sheet.page)
            assert not cut_off(sheet.page), (letters, size)
