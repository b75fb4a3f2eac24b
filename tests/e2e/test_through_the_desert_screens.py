"""The desert as axe sees it, in both languages and both lights; what fits, and what it weighs."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.faults import SIZES, behind_tabs, faults, held, is_light
from tests.e2e.table_server import TableServer
from tests.e2e.tables import PEOPLE, Json, Tables
from tests.e2e.through_the_desert import Desert, Deserts, riders_done


def full(view: Json) -> bool:
    """A hundred camels and more, and it is seat 0's turn."""
    return riders_done(view) and sum(len(one["camels"]) for one in view["caravans"]) >= 100


def to_ride(view: Json) -> bool:
    """Seat 0 is about to place its first rider."""
    return bool(view["stage"] == "riders" and view["seat"] == 0)


def over(view: Json) -> bool:
    return bool(view["stage"] == "over")


def screens(desert: Desert, deserts: Deserts) -> Iterator[str]:
    """The board at its start, in the middle and when it is full; a ghost, a reason, the words."""
    desert.sit_at(deserts.lay(*PEOPLE[:5]), 0)
    desert.my_turn()
    yield "aside"
    desert.sit_at(deserts.played(to_ride, *PEOPLE[:5]), 0)
    desert.my_turn()
    open_ = desert.page.locator(".tray button.open").first
    open_.click()
    yield "riders"
    desert.sit_at(deserts.played(full, *PEOPLE[:5]), 0)
    desert.my_turn()
    yield "full"
    yield from behind_tabs(desert)
    desert.page.locator(".tray button.open").first.click()
    desert.hex(desert.free()[0]).click()
    expect(desert.page.locator("svg .ghost.firm")).to_be_visible()
    yield "ghost"
    desert.page.keyboard.press("Escape")
    desert.hex("a1").click()
    if desert.button("zoom-out").is_visible():
        desert.hex("a1").click()
    expect(desert.text("refusal-mountain", hex="a1")).to_be_visible()
    yield "refusal"
    desert.page.keyboard.press("t")
    expect(desert.page.get_by_role("dialog", name=desert.say("in-words-title"))).to_be_visible()
    yield "words"
    desert.page.keyboard.press("Escape")
    table = deserts.played(over, *PEOPLE[:5])
    desert.sit_at(table, 0)
    desert.over()
    yield "end"
    desert.device.button("end-look").click()
    expect(desert.page.locator(".end")).to_have_count(0)
    yield "over"
    desert.page.goto(f"{table.path}/replay/60")
    expect(desert.device.button("replay-next")).to_be_visible()
    yield "replay"


@pytest.mark.parametrize("size", SIZES)
def test_every_screen_fits_and_axe_finds_nothing(
    device: NewDevice, tables: Tables, size: str
) -> None:
    desert = Desert(device(**held(size)))
    walk = screens(desert, Deserts(tables))
    found = faults(desert.device, size, walk, "desert")
    assert not found, "\n".join(found)


def test_shell_and_game_are_at_most_120_kilobytes(
    device: NewDevice, tables: Tables, server: TableServer
) -> None:
    table = Deserts(tables).lay(*PEOPLE[:2])
    is_light(Desert(device(fresh=True)), table, server.folder)
