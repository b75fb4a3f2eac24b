"""The board stays where it is, whatever is said, offered or asked around it."""

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from sobremesa.games.shifting_stones.stones import OTHER
from sobremesa.games.shifting_stones.view import View
from tests.e2e.boxes import moved, watch
from tests.e2e.conftest import NewDevice
from tests.e2e.faults import held
from tests.e2e.shifting_stones import Stones, nothing_matches
from tests.e2e.sonora import FULL_HOLE, SURE, Sonora, Sonoras
from tests.e2e.sonora_sheet import Sheet
from tests.e2e.tables import BOT, ME, PEOPLE, Json, Tables
from tests.e2e.test_lessons import begin, note, solve
from tests.e2e.test_seats import ask_to_play, with_a_bot
from tests.e2e.through_the_desert import Desert, Deserts, riders_done
from tests.e2e.where_is_that import MapBoard, MapHands

BOARD = ".screen > .place"
BAR = ".screen .bar"
UNDO = ".screen .undo"
"""What the button lies in: the button itself sinks a little under the finger."""
QUICK = {"confirm": "never"}
both_sizes = pytest.mark.parametrize("size", ["desktop", "phone"])


def never_matches(view: View) -> bool:
    """Nothing matches, whichever side the first stone shows."""
    first, *others = view.grid
    turned = replace(view, grid=(OTHER[first], *others))
    return nothing_matches(view) and nothing_matches(turned)


@both_sizes
def test_the_stones_stay(device: NewDevice, tables: Tables, size: str) -> None:
    table = tables.dealt(never_matches, ME, BOT)
    stones = Stones.at_turn(device(lang="es", settings=QUICK, **held(size)), table)
    watch(stones.page, BOARD, BAR, UNDO)
    stones.drag(0, 4)
    expect(
        stones.device.text(
            "refusal-diagonal", stones=stones.device.say("two-stones", one=1, other=5)
        )
    ).to_be_visible()
    stones.stone(0).click()
    expect(stones.text("prompt-flip", stone=1)).to_be_visible()
    stones.page.keyboard.press("Escape")
    for _ in range(4):
        stones.flip(0)
    stones.undo_button.click()
    expect(stones.hand).to_have_count(1)
    stones.end()
    expect(stones.hand).to_have_count(4)
    stones.my_turn()
    assert moved(stones.page) == []


def ends_soon(view: Json) -> bool:
    """A colour has few camels left, and the tray says so."""
    return bool(view["stage"] == "camels" and min(view["supply"]) <= 5)


def one_left(view: Json) -> bool:
    """The last camel of a colour ends the match, and the banner says so."""
    return bool(view["stage"] == "camels" and min(view["supply"]) == 1)


@both_sizes
def test_the_desert_stays(device: NewDevice, tables: Tables, size: str) -> None:
    deserts = Deserts(tables)
    table = deserts.lay(*PEOPLE[:2])
    desert = Desert.at_turn(device(lang="es", settings=QUICK, **held(size)), table)
    watch(desert.page, BOARD, BAR, UNDO, ".tray")
    deserts.play(table, table.tokens, riders_done)
    expect(desert.status).to_have_text(desert.like("prompt-camel"))
    desert.page.locator(".tray button.open").first.click()
    desert.page.get_by_role("button", name=desert.like("hex-rider")).first.click()
    expect(desert.page.get_by_role("alert")).to_be_visible()
    desert.page.keyboard.press("Escape")
    deserts.play(table, table.tokens, ends_soon)
    expect(desert.page.locator(".tray .warning").first).to_be_visible()
    deserts.play(table, table.tokens, one_left)
    expect(desert.text("last-camel-banner")).to_be_visible()
    assert moved(desert.page) == []


@both_sizes
def test_the_maps_stay(device: NewDevice, tables: Tables, size: str) -> None:
    table = MapHands(tables).lay(ME, *[BOT] * 5)
    maps = MapBoard.at_turn(device(lang="es", settings=QUICK, **held(size)), table)
    watch(maps.page, BOARD, BAR, UNDO, ".market")
    for _ in range(2):
        maps.play_turn()
    maps.take()
    maps.cell(0, 0).click()  # the card that was there first: it may be pushed
    expect(maps.page.locator(".pad")).to_be_visible()
    maps.page.keyboard.press("Escape")
    expect(maps.page.locator(".pad")).to_have_count(0)
    assert moved(maps.page) == []


@both_sizes
def test_the_board_of_discs_stays(device: NewDevice, tables: Tables, size: str) -> None:
    games = Sonoras(tables)
    table = games.lay(ME, BOT, **SURE)
    sonora = Sonora.at_turn(device(lang="es", settings=QUICK, **held(size)), table)
    watch(sonora.page, BOARD, BAR, UNDO)
    sonora.choose(0)
    sonora.key_flick(*FULL_HOLE)
    expect(sonora.status).to_have_text(sonora.like("prompt-bullseye"))
    sections = sonora.page.get_by_role("group", name=sonora.say("sections-label"))
    sections.get_by_role("button").first.click()
    sonora.in_hand(1).click()  # as long as there is a second try, the next disc keeps the last
    sonora.my_turn()
    assert moved(sonora.page) == []


@both_sizes
def test_the_sheet_of_a_lesson_stays(device: NewDevice, size: str) -> None:
    sheet = Sheet(device(lang="es", **held(size)))
    sheet.page.goto("/")
    watch(sheet.page, ".part", ".screen .bar", ".lesson")
    begin(sheet, "creek")
    three = sheet.say("queue-disc", name=sheet.named(2), into=sheet.say("score-creek"), count=1)
    sheet.entry(three).click()
    solve(sheet, "space-blr2")
    expect(note(sheet)).to_contain_text(sheet.say("lesson-creek-done"))
    assert moved(sheet.page) == []


@both_sizes
def test_an_ask_moves_nothing(device: NewDevice, tables: Tables, size: str) -> None:
    table = with_a_bot(tables)
    ana = Stones.at_turn(device(lang="es", **held(size)), table)
    watch(ana.page, BOARD, BAR)
    carlos = device(lang="es", **held(size))
    ask_to_play(carlos, table, "Carlos")
    watch(carlos.page, BOARD)
    ana.device.button("ask-no").click()
    expect(carlos.text("ask-declined")).to_be_visible()
    carlos.button("close").click()
    expect(carlos.text("ask-declined")).to_have_count(0)
    assert moved(ana.page) + moved(carlos.page) == []
