"""Where the places really are: walked through, told in words; what is fetched for it, and when."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Request, expect

from tests.e2e.atlas import Atlas, Atlases, over, turn_of
from tests.e2e.conftest import NewDevice
from tests.e2e.device import PHONE
from tests.e2e.tables import PEOPLE, Json, Table, Tables

ASSET = re.compile(r"/assets/((?:land|flags)-\w+)-[\w-]{8}\.js$")


def finished(atlases: Atlases, **options: object) -> Table:
    table = atlases.lay(*PEOPLE[:2], **options)
    atlases.play(table, table.tokens, over)
    return table


def look(atlas: Atlas) -> None:
    """Past the score sheet, to the true map."""
    atlas.over()
    atlas.device.button("end-look").click()
    atlas.button("true-places").click()
    expect(atlas.places.first).to_be_visible()


def fetched(atlas: Atlas) -> list[str]:
    """The lands and flags that the page asks for from now on."""
    names: list[str] = []

    def hear(request: Request) -> None:
        path = urlsplit(request.url).path
        if found := ASSET.search(path):
            names.append(found[1])
        else:
            assert "land" not in path, path
            assert "flag" not in path, path

    atlas.page.on("request", hear)
    return names


def test_the_land_is_fetched_only_when_it_is_shown(device: NewDevice, tables: Tables) -> None:
    """And the flags of a deck all at once: no request says what was dealt."""
    atlases = Atlases(tables)
    table = atlases.lay(*PEOPLE[:2], deck="africa", monuments=True)
    atlases.play(table, table.tokens, turn_of(0))
    atlas = Atlas(device())
    names = fetched(atlas)
    atlas.page.goto("/")
    expect(atlas.page.get_by_role("heading", name=atlas.say("title"))).to_be_visible()
    assert names == []
    atlas.sit_at(table, 0)
    atlas.my_turn()
    atlas.page.wait_for_load_state("networkidle")
    assert names == ["flags-africa"]
    atlases.play(table, table.tokens, over)
    atlas.over()
    assert names == ["flags-africa"]
    atlas.device.button("end-look").click()
    atlas.button("true-places").click()
    expect(atlas.places).to_have_count(13)
    assert names == ["flags-africa", "land-africa"]


def offers_a_monument(view: Json) -> bool:
    return view["stage"] == "take" and any(face["kind"] == "monument" for face in view["market"])


def test_a_monument_shows_no_flag_before_it_is_turned(device: NewDevice, tables: Tables) -> None:
    atlases = Atlases(tables)
    table = atlases.lay(*PEOPLE[:2], monuments=True)
    atlases.play(table, table.tokens, offers_a_monument)
    atlas = Atlas(device())
    atlas.sit_at(table)
    offered = atlas.page.locator(".market button")
    for number, face in enumerate(atlases.seen(table.id)["market"]):
        flags = 0 if face["kind"] == "monument" else 1
        expect(offered.nth(number).locator("img")).to_have_count(flags)
        expect(offered.nth(number).locator("svg")).to_have_count(1 - flags)


def test_the_places_are_walked_through_by_keys(device: NewDevice, tables: Tables) -> None:
    atlases = Atlases(tables)
    table = finished(atlases)
    atlas = Atlas(device())
    atlas.sit_at(table, 0)
    look(atlas)
    here = atlas.page.locator("[data-place]:focus")
    faces = [laid["face"] for laid in atlases.seen(table.id)["maps"][0]]
    west_to_east = [face["card"] for face in sorted(faces, key=lambda face: face["side"]["lon"])]
    for card in [*west_to_east, west_to_east[0]]:
        atlas.page.keyboard.press("n")
        expect(here).to_have_attribute("data-place", card)
        expect(atlas.page.locator(".name.looked")).to_have_text(atlas.name(card))
        label = here.get_attribute("aria-label") or ""
        assert label.startswith(f"{atlas.name(card)}: ")
        expect(atlas.page.locator(".status small")).to_have_text(label)
        expect(atlas.page.locator(".missed li").filter(has_text=label)).to_have_count(1)
    atlas.page.keyboard.press("Shift+N")
    expect(here).to_have_attribute("data-place", west_to_east[-1])
    atlas.page.keyboard.press("ArrowLeft")
    assert here.get_attribute("data-place") != west_to_east[-1]
    # Nearer, the place one walks to is brought into sight.
    atlas.page.keyboard.press("+")
    atlas.page.keyboard.press("+")
    atlas.page.keyboard.press("n")
    expect(atlas.page.locator(".name.looked")).to_be_in_viewport()
    atlas.page.keyboard.press("t")
    words = atlas.page.get_by_role("dialog", name=atlas.say("in-words-title"))
    expect(words.get_by_role("heading", name=atlas.like("true-of"))).to_have_count(2)
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
    table = finished(Atlases(tables), deck=deck, monuments=True)
    atlas = Atlas(device(lang="es", size=PHONE, has_touch=True, is_mobile=True))
    atlas.sit_at(table, 0)
    look(atlas)
    names = rooms(atlas.page.locator("[data-place] .name"))
    assert len(names) >= 6
    for i, one in enumerate(names):
        assert one["left"] >= 0
        assert one["right"] <= PHONE["width"]
        assert one["height"] >= 12
        assert not any(overlap(one, other) for other in names[:i]), (one, names)
    pin = atlas.places.first.locator(".pin, .cross").bounding_box()
    assert pin is not None
    atlas.page.touchscreen.tap(pin["x"] + pin["width"] / 2, pin["y"] + pin["height"] / 2)
    expect(atlas.page.locator(".name.looked")).to_be_visible()
    expect(atlas.page.locator(".status small")).not_to_be_empty()


def test_names_of_thirteen_cards_can_be_read_on_a_phone(device: NewDevice, tables: Tables) -> None:
    atlases = Atlases(tables)
    table = atlases.lay(*PEOPLE[:2], deck="asia", monuments=True)
    atlases.play(table, table.tokens, turn_of(0, 12, "place"))
    atlas = Atlas(device(lang="es", size=PHONE, has_touch=True, is_mobile=True))
    atlas.sit_at(table, 0)
    expect(atlas.lit.first).to_be_attached()
    found = atlas.page.locator(".holds .name").evaluate_all(
        """all => all.map((one) => ({
            text: one.textContent, size: parseFloat(getComputedStyle(one).fontSize),
            out: one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1 }))"""
    )
    assert len(found) == 12
    assert [one for one in found if one["out"]] == []
    # Cells of 60 pixels, in six columns, have letters of 9 or more; a wider map is brought nearer.
    width = atlas.page.locator(".holds").first.evaluate("one => one.clientWidth")
    assert [one for one in found if one["size"] < min(10.5, 0.15 * width)] == []
