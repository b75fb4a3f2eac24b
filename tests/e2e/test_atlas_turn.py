"""A turn of Where Is That?: a card, a place for it, a push, and why not; by mouse, finger, keys."""

import re

from playwright.sync_api import expect

from tests.e2e.atlas import Atlas, Atlases, turn_of
from tests.e2e.conftest import NewDevice
from tests.e2e.device import PHONE
from tests.e2e.fingers import Fingers
from tests.e2e.tables import PEOPLE, Table, Tables, count


def begun(tables: Tables, round_: int = 1, **options: str) -> tuple[Atlases, Table]:
    """Two people, and it is the first one's turn."""
    atlases = Atlases(tables)
    table = atlases.lay(*PEOPLE[:2], **options)
    atlases.play(table, table.tokens, turn_of(0, round_))
    return atlases, table


def test_a_card_is_taken_changed_shown_and_laid(device: NewDevice, tables: Tables) -> None:
    atlases = Atlases(tables)
    table = atlases.lay(*PEOPLE[:2])
    while atlases.seen(table.id)["first"] != 0:
        table = atlases.lay(*PEOPLE[:2])
    atlas = Atlas(device())
    atlas.sit_at(table, 0)
    first, second = (face["card"] for face in atlases.seen(table.id)["market"])
    # Before a card is taken, a tap on the map says so.
    atlas.my_turn()
    atlas.cell(1, 0).click()
    expect(atlas.text("refusal-take-first")).to_be_visible()
    atlas.take(0)
    expect(atlas.status).to_have_text(atlas.like("prompt-place", card=atlas.name(first)))
    # Another card: the first one goes back by itself.
    atlas.page.locator(".market button").first.click()
    expect(atlas.status).to_have_text(atlas.like("prompt-place", card=atlas.name(second)))
    # A corner is not a side.
    start = atlases.seen(table.id)["maps"][0][0]
    (x, y), card = start["cell"], start["face"]["card"]
    atlas.cell(x + 1, y + 1).click()
    expect(atlas.text("refusal-only-corners", card=atlas.name(card))).to_be_visible()
    atlas.cell(x + 1, y).click()
    east = atlas.say("is-east-of", card=atlas.name(card))
    expect(atlas.status).to_have_text(
        atlas.like("prompt-ready", card=atlas.name(second), relations=east)
    )
    expect(atlas.page.locator(".firm .ghost")).to_be_visible()
    atlas.button("place").click()
    atlas.lies(second, x + 1, y)


def test_a_push_shows_what_it_moves(device: NewDevice, tables: Tables) -> None:
    atlases, table = begun(tables, 5)
    atlas = Atlas(device())
    atlas.sit_at(table, 0)
    atlas.take()
    view = atlases.seen(table.id)
    laid, taken = view["maps"][0][0], view["taken"]["card"]
    (x, y), card = laid["cell"], laid["face"]["card"]
    atlas.cell(x, y).click()
    expect(atlas.status).to_have_text(atlas.like("prompt-push", card=atlas.name(card)))
    expect(atlas.page.locator("svg.may")).to_have_count(4)
    north = atlas.button("push-to", direction=atlas.say("direction-north"))
    north.click()
    expect(atlas.page.locator(".card.moved")).to_have_count(1)
    expect(atlas.page.locator(".card.ghost")).to_have_count(1)
    atlas.device.shot("atlas-push")
    north.click()  # the same again is a yes
    expect(atlas.page.locator(".card.moved")).to_have_count(0)
    atlas.lies(taken, x, y)
    atlas.lies(card, x, y - 1)
    assert count(atlases.happened(table.id), "cards_pushed") >= 1


def test_an_illegal_push_says_which_circle_would_break(device: NewDevice, tables: Tables) -> None:
    for _ in range(8):
        atlases, table = begun(tables, 2, mode="shakeup")
        atlas = Atlas(device())
        atlas.sit_at(table, 0)
        atlas.take()
        for laid in atlases.seen(table.id)["maps"][0]:
            atlas.cell(*laid["cell"]).click()
            never = atlas.button("push-not")
            expect(atlas.page.locator(".way").first).to_be_visible()
            if never.count():
                never.first.click()
                breaks = atlas.text(
                    "refusal-breaks-west-east", card=atlas.name(laid["face"]["card"])
                )
                other = atlas.text("refusal-breaks-north-south")
                expect(breaks.or_(other).first).to_be_visible()
                expect(atlas.page.locator(".blamed").nth(1)).to_be_visible()
                atlas.device.shot("atlas-breaks")
                return
            atlas.page.keyboard.press("Escape")
    raise AssertionError("every push was allowed in eight matches")


def test_others_maps_are_one_tap_away(device: NewDevice, tables: Tables) -> None:
    atlases, table = begun(tables, 3)
    atlas = Atlas(device())
    atlas.sit_at(table, 0)
    atlas.my_turn()
    atlas.button("map-of", seat="Berta").click()
    expect(atlas.page.locator("[data-map='1']")).to_be_visible()
    cards = len(atlases.seen(table.id)["maps"][1])
    expect(atlas.page.locator("[data-map='1'] .card")).to_have_count(cards)
    atlas.page.keyboard.press("m")
    expect(atlas.page.locator("[data-map='0']")).to_be_visible()
    atlas.page.keyboard.press("m")
    atlas.take()  # who takes a card sees the own map again
    expect(atlas.page.locator("[data-map='0']")).to_be_visible()


def test_a_turn_without_a_pointer(device: NewDevice, tables: Tables) -> None:
    atlases, table = begun(tables)
    atlas = Atlas(device())
    atlas.sit_at(table, 0)
    atlas.my_turn()
    keys, focus = atlas.page.keyboard, atlas.page.locator("[data-cell]:focus")
    keys.press("1")
    expect(atlas.lit.first).to_be_attached()
    keys.press("n")
    expect(focus).to_have_attribute("aria-label", atlas.like("cell-free"))
    free = str(focus.get_attribute("data-cell"))
    keys.press("Enter")
    expect(atlas.page.locator(".firm .ghost")).to_be_visible()
    keys.press("Escape")
    expect(atlas.page.locator(".firm .ghost")).to_have_count(0)
    keys.press("Escape")  # the card goes back
    atlas.my_turn()
    keys.press("1")
    expect(atlas.lit.first).to_be_attached()
    # To the start card, which is pushed to the east.
    x, y = atlases.seen(table.id)["maps"][0][0]["cell"]
    fx, fy = map(int, free.split(","))
    for key, steps in (
        ("ArrowRight", x - fx),
        ("ArrowLeft", fx - x),
        ("ArrowDown", y - fy),
        ("ArrowUp", fy - y),
    ):
        for _ in range(steps):
            keys.press(key)
    expect(focus).to_have_attribute("data-cell", f"{x},{y}")
    keys.press("Enter")
    expect(atlas.page.locator(".way")).to_have_count(4)
    keys.press("ArrowRight")
    expect(atlas.status).to_have_text(atlas.like("prompt-push-ready"))
    keys.press("Enter")
    expect(atlas.text("prompt-other-take").or_(atlas.text("prompt-take")).first).to_be_visible()
    assert count(atlases.happened(table.id), "cards_pushed") == 1
    keys.press("?")
    expect(atlas.page.get_by_role("dialog").get_by_text(atlas.say("key-cards"))).to_be_visible()


def test_the_table_in_words(device: NewDevice, tables: Tables) -> None:
    atlases, table = begun(tables, 3)
    atlas = Atlas(device(lang="es"))
    atlas.sit_at(table, 0)
    atlas.my_turn()
    atlas.page.keyboard.press("t")
    words = atlas.page.get_by_role("dialog", name=atlas.say("in-words-title"))
    expect(words.get_by_role("heading", level=3)).to_have_count(3)
    maps = atlases.seen(table.id)["maps"]
    cells = {tuple(one["cell"]): one["face"]["card"] for one in maps[0]}
    for (x, y), card in cells.items():
        east = cells.get((x + 1, y))
        side = atlas.name(east) if east else atlas.say("text-nothing")
        lines = words.get_by_role("listitem").filter(has_text=f"al este {side}, ")
        expect(lines.filter(has_text=re.compile(rf"^{atlas.name(card)} \("))).to_have_count(1)


def test_fingers_pan_and_pinch_without_laying_anything(device: NewDevice, tables: Tables) -> None:
    atlases, table = begun(tables, 6)
    atlas = Atlas(device(size=PHONE, has_touch=True, is_mobile=True))
    atlas.sit_at(table, 0)
    atlas.my_turn()
    atlas.offered.first.tap()
    expect(atlas.lit.first).to_be_attached()
    box = atlas.page.locator("[data-map='0']").bounding_box()
    assert box is not None
    across, down = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = Fingers(atlas.page)
    fingers.pinch((across - 90, down), (across + 90, down))
    fingers.drag((across, down), (across - 60, down + 40))
    expect(atlas.page.locator(".firm .ghost")).to_have_count(0)
    if atlas.button("zoom-out").is_visible():
        atlas.button("zoom-out").tap()
    x, y = map(int, str(atlas.lit.first.get_attribute("data-cell")).split(","))
    atlas.cell(x, y).tap()
    expect(atlas.page.locator(".firm .ghost")).to_be_visible()
    taken = atlases.seen(table.id)["taken"]["card"]
    atlas.button("place").tap()
    atlas.lies(taken, x, y)
