"""The sheet in the browser: every section by mouse, touch and keys; undo, finish, others, alone."""

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.faults import held
from tests.e2e.points import middle, point
from tests.e2e.sonora import ALONE, PEOPLE, SURE, TWO_SEATS, Sonoras, two
from tests.e2e.sonora_sheet import (
    Sheet,
    TabletSheet,
    TouchedSheet,
    TypedSheet,
    in_ruins,
    writes,
)
from tests.e2e.tables import Table, Tables


@pytest.fixture
def games(tables: Tables) -> Sonoras:
    return Sonoras(tables)


def width(place: Locator) -> float:
    box = place.bounding_box()
    assert box is not None
    return box["width"]


def sheet_of(games: Sonoras, table: Table, seat: int = 0) -> Any:
    return games.now(table)["view"]["sheets"][seat]


@pytest.mark.parametrize("way", [Sheet, TouchedSheet, TabletSheet, TypedSheet])
def test_a_seat_writes_in_every_section(
    device: NewDevice, games: Sonoras, way: type[Sheet]
) -> None:
    table = two(games, partial(in_ruins, 0))
    sheet = way(device(**held(way.held)))
    sheet.sit_at(table, 0)
    sheet.mark("hex-A-2")
    expect(sheet.status).to_have_text(sheet.like("prompt-canyon"))
    sheet.mark("square-248")
    expect(sheet.status).to_have_text(sheet.like("prompt-creek"))
    sheet.mark("space-t2")
    expect(sheet.status).to_have_text(sheet.like("prompt-mud"))
    sheet.agree()
    for node in ("m5", "m15", "m16"):
        sheet.mark(f"node-{node}")
    expect(sheet.asked).to_be_visible()
    sheet.discover(2)
    expect(sheet.status).to_have_text(sheet.say("prompt-finish-saved"))
    written = sheet_of(games, table)
    assert written["hexes"][0] == 3
    (shape,) = written["shapes"]
    assert 248 in shape
    assert written["paths"] == [["t1", "t2"]]
    assert written["nodes"] == ["m5", "m15", "m16"]
    assert (written["circled"], written["saved"]) == ([0, 1, 0], [0, 1, 0])
    sheet.end()
    expect(sheet.status).to_have_text(sheet.say("prompt-other-write", seats="Berta"))
    assert sheet_of(games, table)["finished"]


def test_every_mark_can_be_taken_back_and_is_pencil_until_the_end(
    device: NewDevice, games: Sonoras
) -> None:
    table = games.lay(*PEOPLE[:2], rounds=5, **SURE)
    sheet = Sheet(device())
    sheet.sit_at(table, 0)
    expect(sheet.page.locator(".hand.mine")).to_be_visible()
    games.send(table, TWO_SEATS, writes)
    expect(sheet.status).to_have_text(sheet.like("prompt-canyon"))
    pencil = sheet.page.locator(".part .shape.pencil")
    sheet.mark("square-248")
    expect(sheet.status).to_have_text(sheet.like("prompt-creek"))
    sheet.section("canyon")
    expect(pencil).to_have_count(1)
    sheet.device.button("undo").click()
    expect(sheet.status).to_have_text(sheet.like("prompt-canyon"))
    expect(pencil).to_have_count(0)
    assert sheet_of(games, table)["shapes"] == []
    sheet.mark("square-248")
    sheet.mark("space-t2")
    # What would be lost is said before it is.
    expect(sheet.finish).to_have_accessible_name(sheet.like("finish", more=True))
    expect(sheet.finish).to_contain_text(sheet.say("lost-value", value=9))
    sheet.end()
    expect(sheet.status).to_have_text(sheet.say("prompt-other-write", seats="Berta"))
    sheet.section("canyon")
    expect(pencil).to_have_count(0)
    expect(sheet.page.locator(".part .shape.ink")).to_have_count(1)
    sheet.device.button("undo").click()
    expect(sheet.status).to_have_text(sheet.like("prompt-mud"))
    sheet.section("canyon")
    expect(pencil).to_have_count(1)


def test_a_shape_is_turned_made_smaller_and_let_go(device: NewDevice, games: Sonoras) -> None:
    table = two(games, writes)
    sheet = Sheet(device())
    sheet.sit_at(table, 0)
    sheet.show("square-251")
    ghost = sheet.page.locator(".part .shape.ghost")
    before = ghost.get_attribute("d")
    sheet.page.keyboard.press("r")
    expect(ghost).not_to_have_attribute("d", before or "")
    sheet.button("shape-name", number=1, count=1).click()
    sheet.device.button("cancel").click()
    expect(ghost).to_have_count(0)
    sheet.show("square-251")
    sheet.button("shape-name", number=1, count=1).click()
    sheet.button("confirm-mark").click()
    expect(sheet.status).to_have_text(sheet.like("prompt-creek"))
    assert sheet_of(games, table)["shapes"] == [[251]]


def test_a_mark_says_what_it_would_earn(device: NewDevice, games: Sonoras) -> None:
    table = two(games, writes)
    sheet = Sheet(device())
    sheet.sit_at(table, 0)
    # A cactus stands on the square above the middle of the start.
    sheet.show("square-249")
    expect(sheet.page.locator(".offer .gain")).to_contain_text("+5")
    section = sheet.page.get_by_role("group", name=sheet.say("map-label"))
    name = f"{sheet.say('section-points', name=sheet.say('score-canyon'), points=0)}, "
    name += sheet.say("section-then", points=5)
    expect(section.get_by_role("button", name=name)).to_be_visible()


def test_what_is_not_lit_is_refused_with_a_reason(device: NewDevice, games: Sonoras) -> None:
    table = two(games, writes)
    sheet = Sheet(device())
    sheet.sit_at(table, 0)
    sheet.entry(
        sheet.say("queue-disc", name=sheet.named(1), into=sheet.say("score-creek"), count=1)
    ).click()
    x, y = middle(sheet.thing("space-t2"))
    sheet.page.mouse.click(x, y - 26)
    expect(sheet.page.get_by_role("alert")).to_contain_text(
        sheet.like("refusal-wrong-length", more=True)
    )
    expect(sheet.page.locator(".part .wrong")).to_have_count(1)
    sheet.page.keyboard.press("Escape")
    expect(sheet.page.locator(".part .wrong")).to_have_count(0)
    sheet.mark("space-t2")


def test_others_write_on_sheets_that_can_be_seen(device: NewDevice, games: Sonoras) -> None:
    table = two(games, writes)
    sheet = Sheet(device())
    sheet.sit_at(table, 0)
    seats = sheet.page.get_by_role("group", name=sheet.say("seats-label"))
    seats.get_by_role("button", name=sheet.say("sheet-of-busy", seat="Berta")).click()
    before = len(sheet_of(games, table, 1)["paths"])
    sheet.section("creek")
    routes = sheet.page.locator(".part .route")
    expect(routes).to_have_count(before)
    expect(sheet.thing("square-248")).to_have_count(0)
    games.send(table, (), lambda view: len(view["sheets"][1]["paths"]) > before, table.tokens[1:])
    expect(routes).to_have_count(before + 1)
    games.send(table, (), lambda view: view["sheets"][1]["finished"], table.tokens[1:])
    expect(
        seats.get_by_role("button", name=sheet.say("sheet-of", seat="Berta"), exact=True)
    ).to_be_visible()
    sheet.page.keyboard.press("o")
    expect(sheet.thing("square-248")).to_have_count(1)


def test_the_race_in_the_ruins_shows_who_is_ahead(device: NewDevice, games: Sonoras) -> None:
    table = two(games, partial(in_ruins, 1))
    watcher = Sheet(device())
    watcher.sit_at(table, 0)
    race = watcher.page.get_by_role("list", name=watcher.say("race-label"))
    expect(race.get_by_role("listitem")).to_have_text(["Berta 4", "Ana 3"])
    expect(watcher.status).to_have_text(watcher.say("prompt-other-ruins", seat="Berta"))
    games.send(table, (), partial(in_ruins, 0), table.tokens[1:])
    ahead = sum(1 for count in sheet_of(games, table, 1)["hexes"] if count)
    expect(watcher.page.locator(".part .pill.ahead")).to_have_count(ahead)


def test_board_and_sheet_are_one_tap_apart(device: NewDevice, games: Sonoras) -> None:
    table = games.lay(*PEOPLE[:2], rounds=5, **SURE)
    sheet = Sheet(device())
    sheet.sit_at(table, 0)
    sheet.button("show-sheet").click()
    expect(sheet.board).to_have_count(0)
    expect(sheet.page.get_by_role("group", name=sheet.say("map-label"))).to_be_visible()
    sheet.page.keyboard.press("b")
    expect(sheet.board).to_be_visible()


def test_the_whole_sheet_lies_there_and_sections_come_nearer(
    device: NewDevice, games: Sonoras
) -> None:
    table = two(games, writes)
    sheet = Sheet(device())
    sheet.sit_at(table, 0)
    names = [sheet.say(f"score-{name}") for name in ("ruins", "creek", "canyon", "mudcracks")]
    expect(sheet.page.locator(".part .title text")).to_have_text(names)
    square = sheet.thing("square-248")
    far = width(square)
    sheet.section("canyon")
    expect(sheet.button("zoom-out")).to_be_visible()
    assert width(square) > 1.8 * far
    sheet.section("canyon")
    expect(sheet.button("zoom-out")).to_have_count(0)
    # By keys: one section after the other, then all of them.
    for _ in names:
        sheet.page.keyboard.press("s")
        expect(sheet.button("zoom-out")).to_be_visible()
        for key in ("ArrowDown", "ArrowLeft", "ArrowUp"):
            sheet.page.keyboard.press(key)
    pane = sheet.page.locator(".pane")
    assert pane.evaluate("one => [one.scrollLeft, one.scrollTop]") == [0, 0]
    sheet.page.keyboard.press("s")
    expect(sheet.button("zoom-out")).to_have_count(0)
    sheet.page.locator(".part .title.creek").press("Enter")
    expect(sheet.page.locator(".part .title.creek")).to_have_attribute("aria-pressed", "true")
    # Where something waits, a press says that it is written next; where one looks, it stays near.
    sheet.page.mouse.click(*point(sheet.page.locator(".part"), 0.5, 0.9))
    expect(sheet.status).to_have_text(sheet.like("prompt-creek"))
    expect(sheet.button("zoom-out")).to_be_visible()
    assert sheet_of(games, table)["paths"] == []


@pytest.mark.parametrize("way", [Sheet, TouchedSheet])
def test_alone_the_rival_is_told_where_to_mark(
    device: NewDevice, games: Sonoras, way: type[Sheet]
) -> None:
    table = games.sent(ALONE, lambda view: view["stage"] == "rival", PEOPLE[0], rounds=5)
    sheet = way(device(**held(way.held)))
    sheet.sit_at(table, 0)
    for prompt in ("canyon", "canyon", "creek"):
        expect(sheet.status).to_have_text(sheet.like(f"prompt-rival-{prompt}"))
        sheet.mark(sheet.lit[0])
    while games.now(table)["view"]["stage"] == "rival":
        expect(sheet.status).to_have_text(sheet.like("prompt-rival-mud"))
        sheet.mark(next(one for one in sheet.lit if one.startswith("node")))
    rival = sheet_of(games, table)["rival"]
    assert len(rival["shapes"]) == 2
    assert len(rival["paths"]) == 1
    assert sum(rival["circles"]) == 10
    expect(sheet.status).to_have_text(sheet.like("prompt-ruins"))
    expect(sheet.page.locator(".part .rival-ring")).to_have_count(3)
