"""The maps as axe sees them, in both languages and both lights; what fits, and what it weighs."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.faults import SIZES, behind_tabs, faults, held, is_light
from tests.e2e.table_server import TableServer
from tests.e2e.tables import PEOPLE, Tables
from tests.e2e.where_is_that import MapBoard, MapHands, over, turn_of

PARTED = """() => [...document.querySelectorAll(":is(.strip, .maps) .name")].filter((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
    return !/\\s/.test(one.textContent) && new Set(tops).size > 1;
}).map((one) => one.textContent)"""
"""The names above the board that are one word and take more than a line."""


def screens(board: MapBoard, hands: MapHands) -> Iterator[str]:
    """Six cartographers with long names, then three people on one map."""
    wish = {"deck": "south_america", "monuments": True}
    board.sit_at(hands.played(turn_of(0), *PEOPLE, **wish), 0)
    board.my_turn()
    assert board.page.evaluate(PARTED) == []
    yield "take"
    table = hands.played(turn_of(0, 12, "place"), *PEOPLE, **wish)
    board.sit_at(table, 0)
    expect(board.lit.first).to_be_attached()
    yield "thirteen"
    yield from behind_tabs(board)
    x, y = hands.seen(table.id)["maps"][0][4]["cell"]
    board.cell(x, y).click()
    expect(board.page.locator(".way").first).to_be_visible()
    yield "push"
    board.button("push-to").first.click()
    expect(board.page.locator(".card.moved").first).to_be_visible()
    yield "ghost"
    board.page.keyboard.press("t")
    expect(board.page.get_by_role("dialog", name=board.say("in-words-title"))).to_be_visible()
    yield "words"
    board.page.keyboard.press("Escape")
    table = hands.played(over, *PEOPLE, **wish)
    board.sit_at(table, 0)
    board.over()
    expect(board.places).to_have_count(13)
    yield "end"
    board.device.button("end-look").click()
    expect(board.page.locator(".end")).to_have_count(0)
    expect(board.places).to_have_count(13)
    yield "true"
    board.page.keyboard.press("ArrowRight")
    expect(board.page.locator("[data-place]:focus")).to_be_visible()
    yield "place"
    board.button("true-places").click()
    expect(board.page.locator(".circle.right").first).to_be_visible()
    yield "over"
    board.page.goto(f"{table.path}/replay/40")
    expect(board.device.button("replay-next")).to_be_visible()
    yield "replay"
    common = hands.played(turn_of(0, 4, "place"), *PEOPLE[:3], mode="shakeup", deck="world")
    board.page.goto(f"{common.path}#seat={common.tokens[0]}")
    expect(board.lit.first).to_be_attached()
    expect(board.page.locator(".card.open").first).to_be_visible()
    yield "common"


@pytest.mark.parametrize("size", SIZES)
def test_every_screen_fits_and_axe_finds_nothing(
    device: NewDevice, tables: Tables, size: str
) -> None:
    board = MapBoard(device(**held(size)))
    walk = screens(board, MapHands(tables))
    found = faults(board.device, size, walk, "where-is-that")
    assert not found, "\n".join(found)


def test_shell_and_game_are_at_most_120_kilobytes(
    device: NewDevice, tables: Tables, server: TableServer
) -> None:
    hands = MapHands(tables)
    table = hands.played(turn_of(0), *PEOPLE[:2])
    is_light(MapBoard(device(fresh=True)), table, server.folder)
