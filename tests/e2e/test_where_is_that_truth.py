"""Where the places really are: walked through, told in words; what is fetched for it, and when."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Request, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import PHONE
from tests.e2e.tables import PEOPLE, Json, Table, Tables
from tests.e2e.where_is_that import MapBoard, MapHands, over, turn_of

ASSET = re.compile(r"/assets/((?:land|flags)-\w+)-[\w-]{8}\.js$")


def finished(hands: MapHands, **options: object) -> Table:
    return hands.played(over, *PEOPLE[:2], **options)


def look(board: MapBoard) -> None:
    """Past the score sheet, to the true map."""
    board.over()
    board.device.button("end-look").click()
    expect(board.places.first).to_be_visible()


def fetched(board: MapBoard) -> list[str]:
    """The lands and flags that the page asks for from now on."""
    names: list[str] = []

    def hear(request: Request) -> None:
        path = urlsplit(request.url).path
        if found := ASSET.search(path):
            names.append(found[1])
        else:
            assert "land" not in path, path
            assert "flag" not in path, path

    board.page.on("request", hear)
    return names


def test_the_land_is_fetched_only_when_it_is_shown(device: NewDevice, tables: Tables) -> None:
    """And the flags of a deck all at once: no request says what was dealt."""
    hands = MapHands(tables)
    table = hands.played(turn_of(0), *PEOPLE[:2], deck="africa", monuments=True)
    board = MapBoard(device(fresh=True))
    names = fetched(board)
    board.page.goto("/")
    expect(board.page.get_by_role("heading", name=board.say("title"))).to_be_visible()
    assert names == []
    board.sit_at(table, 0)
    board.my_turn()
    board.page.wait_for_load_state("networkidle")
    assert names == ["flags-africa"]
    hands.play(table, table.tokens, over)
    board.over()
    board.device.button("end-look").click()
    expect(board.places).to_have_count(13)
    assert names == ["flags-africa", "land-africa"]


def offers_a_monument(view: Json) -> bool:
    return view["stage"] == "take" and any(face["kind"] == "monument" for face in view["market"])


def test_a_monument_shows_no_flag_before_it_is_turned(device: NewDevice, tables: Tables) -> None:
    hands = MapHands(tables)
    table = hands.played(offers_a_monument, *PEOPLE[:2], monuments=True)
    board = MapBoard(device())
    board.sit_at(table)
    offered = board.page.locator(".market button")
    for number, face in enumerate(hands.seen(table.id)["market"]):
        flags = 0 if face["kind"] == "monument" else 1
        expect(offered.nth(number).locator("img")).to_have_count(flags)
        expect(offered.nth(number).locator("svg")).to_have_count(1 - flags)


def test_lessons_and_places_are_walked_through_by_keys(device: NewDevice, tables: Tables) -> None:
    hands = MapHands(tables)
    table = finished(hands)
    board = MapBoard(device())
    board.sit_at(table, 0)
    look(board)
    view = hands.seen(table.id)
    faces = {laid["face"]["card"]: laid["face"] for laid in view["maps"][0]}
    wrong = [one for one in view["circles"][0] if not one["right"]]
    chosen = board.page.locator(".pair.chosen")
    told = board.page.locator(".missed [role=status]")
    for one in [*wrong, wrong[0]]:
        expect(chosen).to_have_attribute("data-lesson", f"{one['first']} {one['second']}")
        for card in (one["first"], one["second"]):
            number = faces[card]["side"][one["axis"]]
            expect(told).to_contain_text(f"{board.name(card)} ({number})")
        board.page.keyboard.press("n")
    board.page.keyboard.press("Shift+N")
    here = board.page.locator("[data-place]:focus")
    board.page.keyboard.press("ArrowRight")
    west = min(faces, key=lambda card: faces[card]["side"]["lon"])
    expect(here).to_have_attribute("data-place", west)
    label = here.get_attribute("aria-label") or ""
    assert label.startswith(f"{board.name(west)} (")
    expect(board.page.locator(".status small")).to_have_text(label)
    board.page.keyboard.press("ArrowRight")
    assert here.get_attribute("data-place") != west
    # Nearer, the place one walks to is brought into sight.
    board.page.keyboard.press("+")
    board.page.keyboard.press("+")
    board.page.keyboard.press("ArrowLeft")
    expect(here.locator(".ring")).to_be_in_viewport()
    board.page.keyboard.press("t")
    words = board.page.get_by_role("dialog", name=board.say("in-words-title"))
    expect(words.get_by_role("listitem").filter(has_text=label)).to_have_count(1)


def rooms(names: Locator) -> list[dict[str, float]]:
    found: list[dict[str, float]] = names.evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().toJSON())"
    )
    return found


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    """By more than the air around letters."""
    air = 4
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return across > air and down > air


@pytest.mark.parametrize("deck", ["europe", "world"])
def test_on_a_phone_names_keep_apart_and_a_tap_tells_more(
    device: NewDevice, tables: Tables, deck: str
) -> None:
    table = finished(MapHands(tables), deck=deck, monuments=True)
    board = MapBoard(device(lang="es", size=PHONE, has_touch=True, is_mobile=True))
    board.sit_at(table, 0)
    look(board)
    names = rooms(board.page.locator("svg text.name"))
    assert len(names) >= 4
    for i, one in enumerate(names):
        assert one["left"] >= 0
        assert one["right"] <= PHONE["width"]
        assert one["height"] >= 12
        assert not any(overlap(one, other) for other in names[:i]), (one, names)
    board.places.first.locator(".pin, .dot").tap()
    expect(board.page.locator(".ring")).to_be_visible()
    expect(board.page.locator(".status small")).not_to_be_empty()


def test_names_of_thirteen_cards_can_be_read_on_a_phone(device: NewDevice, tables: Tables) -> None:
    hands = MapHands(tables)
    late = turn_of(0, 12, "place")
    table = hands.played(late, *PEOPLE[:2], deck="asia", monuments=True)
    board = MapBoard(device(lang="es", size=PHONE, has_touch=True, is_mobile=True))
    board.sit_at(table, 0)
    expect(board.lit.first).to_be_attached()
    found = board.page.locator(".holds .name").evaluate_all(
        """all => all.map((one) => ({
            text: one.textContent, size: parseFloat(getComputedStyle(one).fontSize),
            out: one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1 }))"""
    )
    assert len(found) == 12
    assert [one for one in found if one["out"]] == []
    # Cells of 60 pixels, in six columns, have letters of 9 or more; a wider map is brought nearer.
    width = board.page.locator(".holds").first.evaluate("one => one.clientWidth")
    assert [one for one in found if one["size"] < min(10.5, 0.15 * width)] == []
