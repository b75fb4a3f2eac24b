"""A turn of Where Is That?: a card, a place for it, a push, and why not; by mouse, finger, keys."""

import re

from playwright.sync_api import ViewportSize, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import PHONE
from tests.e2e.fingers import Fingers
from tests.e2e.points import middle
from tests.e2e.tables import PEOPLE, Table, Tables, count
from tests.e2e.where_is_that import MapBoard, MapHands, turn_of


def begun(tables: Tables, round_: int = 1, **options: object) -> tuple[MapHands, Table]:
    """Two people, and it is the first one's turn."""
    hands = MapHands(tables)
    return hands, hands.played(turn_of(0, round_), *PEOPLE[:2], **options)


def test_a_card_is_taken_changed_shown_and_laid(device: NewDevice, tables: Tables) -> None:
    hands, table = begun(tables)
    board = MapBoard(device())
    board.sit_at(table, 0)
    first, second = (face["card"] for face in hands.seen(table.id)["market"])
    # Before a card is taken, a tap on the map says so.
    board.my_turn()
    board.cell(1, 0).click()
    expect(board.text("refusal-take-first")).to_be_visible()
    board.take(0)
    expect(board.status).to_have_text(board.like("prompt-place", card=board.name(first)))
    # Another card: the first one goes back by itself.
    board.page.locator(".market button:not(.held)").click()
    expect(board.status).to_have_text(board.like("prompt-place", card=board.name(second)))
    # A corner is not a side.
    start = hands.seen(table.id)["maps"][0][0]
    (x, y), card = start["cell"], start["face"]["card"]
    board.cell(x + 1, y + 1).click()
    expect(board.text("refusal-only-corners", card=board.name(card))).to_be_visible()
    board.cell(x + 1, y).click()
    east = board.say("is-east-of", card=board.name(card))
    expect(board.status).to_have_text(
        board.like("prompt-ready", card=board.name(second), relations=east)
    )
    expect(board.page.locator(".firm .ghost")).to_be_visible()
    board.button("place").click()
    board.lies(second, x + 1, y)


def test_a_push_shows_what_it_moves(device: NewDevice, tables: Tables) -> None:
    hands, table = begun(tables, 5)
    board = MapBoard(device())
    board.sit_at(table, 0)
    board.take()
    view = hands.seen(table.id)
    laid, taken = view["maps"][0][0], view["taken"]["card"]
    (x, y), card = laid["cell"], laid["face"]["card"]
    board.cell(x, y).click()
    expect(board.status).to_have_text(board.like("prompt-push", card=board.name(card)))
    expect(board.page.locator(".way:not(.no)")).to_have_count(4)
    north = board.button("push-to", direction=board.say("direction-north"))
    north.click()
    expect(board.page.locator(".card.moved")).to_have_count(1)
    expect(board.page.locator(".card.ghost")).to_have_count(1)
    board.device.shot("where-is-that-push")
    north.click()  # the same again is a yes
    expect(board.page.locator(".card.moved")).to_have_count(0)
    board.lies(taken, x, y)
    board.lies(card, x, y - 1)
    assert count(hands.happened(table.id), "cards_pushed") >= 1


def test_an_illegal_push_says_which_circle_would_break(device: NewDevice, tables: Tables) -> None:
    for _ in range(8):
        hands, table = begun(tables, 2, mode="shakeup")
        board = MapBoard(device())
        board.sit_at(table, 0)
        board.take()
        for laid in hands.seen(table.id)["maps"][0]:
            board.cell(*laid["cell"]).click()
            never = board.button("push-not")
            expect(board.page.locator(".way").first).to_be_visible()
            if never.count():
                never.first.click()
                breaks = board.text(
                    "refusal-breaks-west-east", card=board.name(laid["face"]["card"])
                )
                other = board.text("refusal-breaks-north-south")
                expect(breaks.or_(other).first).to_be_visible()
                expect(board.page.locator(".blamed").nth(1)).to_be_visible()
                board.device.shot("where-is-that-breaks")
                board.page.keyboard.press("Escape")  # what is told, then what is planned
                expect(board.page.get_by_role("alert")).to_have_count(0)
                expect(board.page.locator(".way").first).to_be_visible()
                board.page.keyboard.press("Escape")
                expect(board.page.locator(".way")).to_have_count(0)
                return
            board.page.keyboard.press("Escape")
    raise AssertionError("every push was allowed in eight matches")


def test_others_maps_are_one_tap_away(device: NewDevice, tables: Tables) -> None:
    hands, table = begun(tables, 3)
    board = MapBoard(device())
    board.sit_at(table, 0)
    board.my_turn()
    board.button("map-of", seat="Berta").click()
    expect(board.page.locator("[data-map='1']")).to_be_visible()
    cards = len(hands.seen(table.id)["maps"][1])
    expect(board.page.locator("[data-map='1'] .card")).to_have_count(cards)
    board.page.keyboard.press("m")
    expect(board.page.locator("[data-map='0']")).to_be_visible()
    board.page.keyboard.press("m")
    board.take()  # who takes a card sees the own map again
    expect(board.page.locator("[data-map='0']")).to_be_visible()


def test_a_turn_without_a_pointer(device: NewDevice, tables: Tables) -> None:
    hands, table = begun(tables)
    board = MapBoard(device())
    board.sit_at(table, 0)
    board.my_turn()
    keys, focus = board.page.keyboard, board.page.locator("[data-cell]:focus")
    keys.press("1")
    expect(board.lit.first).to_be_attached()
    keys.press("n")
    expect(focus).to_have_attribute("aria-label", board.like("cell-free"))
    free = str(focus.get_attribute("data-cell"))
    keys.press("Enter")
    expect(board.page.locator(".firm .ghost")).to_be_visible()
    keys.press("Escape")
    expect(board.page.locator(".firm .ghost")).to_have_count(0)
    keys.press("Escape")  # the card goes back
    board.my_turn()
    board.offered.nth(1).focus()
    keys.press("Enter")
    expect(board.lit.first).to_be_attached()
    expect(board.page.locator(".market .held")).to_be_focused()
    keys.press("ArrowUp")  # the first key only shows where one is
    expect(focus).to_have_attribute("data-cell", free)
    # To the start card, which is pushed to the east.
    x, y = hands.seen(table.id)["maps"][0][0]["cell"]
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
    expect(board.page.locator(".way")).to_have_count(4)
    keys.press("ArrowRight")
    expect(board.status).to_have_text(board.like("prompt-push-ready"))
    board.page.locator(".bar").get_by_role("button", name=board.say("push"), exact=True).focus()
    keys.press("Enter")
    expect(focus).to_have_attribute("data-cell", f"{x},{y}")  # one goes on from there
    expect(board.text("prompt-other-take").or_(board.text("prompt-take")).first).to_be_visible()
    assert count(hands.happened(table.id), "cards_pushed") == 1
    keys.press("?")
    expect(board.page.get_by_role("dialog").get_by_text(board.say("key-cards"))).to_be_visible()


def test_the_table_in_words(device: NewDevice, tables: Tables) -> None:
    hands, table = begun(tables, 3)
    board = MapBoard(device(lang="es"))
    board.sit_at(table, 0)
    board.my_turn()
    board.page.keyboard.press("t")
    words = board.page.get_by_role("dialog", name=board.say("in-words-title"))
    expect(words.get_by_role("heading", level=3)).to_have_count(3)
    maps = hands.seen(table.id)["maps"]
    cells = {tuple(one["cell"]): one["face"]["card"] for one in maps[0]}
    for (x, y), card in cells.items():
        east = cells.get((x + 1, y))
        line = words.get_by_role("listitem").filter(has_text=re.compile(rf"^{board.name(card)} \("))
        if east:
            expect(line).to_contain_text(f"al este, {board.name(east)}")
        else:
            expect(line).not_to_contain_text("al este, ")


def test_fingers_pan_and_pinch_without_laying_anything(device: NewDevice, tables: Tables) -> None:
    hands, table = begun(tables, 6)
    board = MapBoard(device(size=PHONE, has_touch=True, is_mobile=True))
    board.sit_at(table, 0)
    board.my_turn()
    board.offered.first.tap()
    expect(board.lit.first).to_be_attached()
    fingers = Fingers(board.page)
    across, down = middle(board.page.locator(".pane"))
    fingers.pinch((across - 90, down), (across + 90, down))
    across, down = middle(board.page.locator(".pane"))
    fingers.drag((across, down), (across - 60, down + 40))
    expect(board.page.locator(".firm .ghost")).to_have_count(0)
    if board.button("zoom-out").is_visible():
        board.button("zoom-out").tap()
    x, y = map(int, str(board.lit.first.get_attribute("data-cell")).split(","))
    board.cell(x, y).tap()
    expect(board.page.locator(".firm .ghost")).to_be_visible()
    taken = hands.seen(table.id)["taken"]["card"]
    board.button("place").tap()
    board.lies(taken, x, y)


WIDE: ViewportSize = {"width": 1920, "height": 1080}
LYING: ViewportSize = {"width": 844, "height": 390}


def test_a_card_is_carried_to_its_place_by_mouse_and_by_finger(
    device: NewDevice, tables: Tables
) -> None:
    hands, table = begun(tables, 4, mode="shakeup", deck="world", monuments=True)
    board = MapBoard(device(size=WIDE))
    board.sit_at(table, 0)
    board.my_turn()
    board.device.shot("where-is-that-wide")
    view = hands.seen(table.id)
    card = view["market"][0]["card"]
    x, y = view["maps"][0][0]["cell"]
    mouse = board.page.mouse
    mouse.move(*middle(board.offered.first))
    mouse.down()
    mouse.move(*middle(board.cell(x, y)), steps=4)  # over a card: it is the one to push
    expect(board.page.locator(".carried")).to_be_visible()
    board.device.shot("where-is-that-carried")
    mouse.move(2, 2)
    mouse.up()  # beside the map: the card is taken, and nothing is laid
    expect(board.lit.first).to_be_attached()
    assert count(hands.happened(table.id), "card_placed") == len(view["maps"][0]) - 4 + len(
        view["discards"]
    )
    free = board.lit.first
    mouse.move(*middle(board.page.locator(".held")))
    mouse.down()
    mouse.move(*middle(free), steps=4)
    mouse.up()
    expect(board.lit).to_have_count(0)
    frames = hands.history(table.id)["frames"]
    placed = [one for frame in frames for one in frame["events"] if one["type"] == "card_placed"]
    assert placed[-1]["card"] == card

    hands, table = begun(tables)
    phone = MapBoard(device(size=LYING, has_touch=True, is_mobile=True))
    phone.sit_at(table, 0)
    phone.my_turn()
    card = hands.seen(table.id)["market"][0]["card"]
    x, y = hands.seen(table.id)["maps"][0][0]["cell"]
    start, end = middle(phone.offered.first), middle(phone.cell(x + 1, y))
    Fingers(phone.page).drag(start, end)
    phone.lies(card, x + 1, y)
    phone.device.shot("where-is-that-lying")
