"""Where Is That? alone: the cards of the day, practice, and a result to tell."""

import re

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import PHONE, TABLES, Device
from tests.e2e.faults import faults
from tests.e2e.look import sideways
from tests.e2e.tables import Json, Table, Tables, count
from tests.e2e.where_is_that import MapBoard, MapHands, over

QUICK = {"confirm": "never"}
SQUARES = re.compile("[\N{LARGE GREEN SQUARE}\N{LARGE RED SQUARE}]+\N{WHITE LARGE SQUARE}*")
MOST = 15
"""Circles that eleven cards can make."""


def shelf(device: Device) -> Locator:
    """All of this game on the first page, at noon: no test runs into the next day."""
    device.page.clock.set_fixed_time("2026-11-16T12:00:00")
    device.home()
    return device.more(MapBoard(device).say("title"))


def begin(device: Device, key: str) -> MapBoard:
    """One click on the first page, and the first card is there to be laid."""
    board = MapBoard(device)
    shelf(device).get_by_role("button", name=board.like(key, more=True)).click()
    expect(board.lit).to_have_count(4)
    return board


def lay_all(board: MapBoard) -> None:
    """Each of the ten cards on the last free cell in reading order, by clicks."""
    for number in range(1, 11):
        in_round(board, number)
        board.lit.last.click()
    board.over()


def laid(board: MapBoard, hands: MapHands) -> None:
    """All cards that are still to come, by a hand beside the page."""
    script = "([key, table]) => JSON.parse(localStorage.getItem(key))[table].tokens"
    tokens: list[str] = board.page.evaluate(script, [TABLES, board.device.table])
    hands.play(Table(board.device.table, "", "", tuple(tokens)), tokens, over)
    board.over()


def in_round(board: MapBoard, number: int) -> None:
    """Wait until the card of this round is in hand."""
    told = board.say("round-of", round=number, rounds=10)
    expect(board.page.locator(".beside .head")).to_contain_text(f"{told} ")
    expect(board.lit.first).to_be_attached()


def cards_of(hands: MapHands, table: str) -> list[str]:
    """The cards of a match in the order in which they were shown."""
    events = [event for frame in hands.history(table)["frames"] for event in frame["events"]]
    shown: list[Json] = [one for one in events if one["type"] in ("start_dealt", "cards_revealed")]
    return [card for one in shown for card in one.get("cards", [one.get("card")])]


def test_practice_from_the_first_page_to_the_end_on_a_phone(
    device: NewDevice, tables: Tables
) -> None:
    hands = MapHands(tables)
    phone = device(fresh=True, lang="es", settings=QUICK, size=PHONE)
    shelf(phone).get_by_role("combobox").select_option("asia")
    board = begin(phone, "quick-practice")  # after coming back: the deck is remembered
    expect(board.button("map-mine")).to_have_count(0)
    assert hands.seen(phone.table)["deck"] == "asia"
    lay_all(board)
    phone.shot("where-is-that-practice-end")
    assert not sideways(phone.page)
    view = hands.seen(phone.table)
    right = [one["right"] for one in view["circles"][0]]
    verdict = board.say("practice-cartographer", points=sum(right), count=MOST)
    expect(phone.page.get_by_role("heading", name=verdict)).to_be_visible()
    phone.button("end-look").click()
    expect(phone.page.locator("[data-lesson]")).to_have_count(right.count(False))
    shelf(phone)
    expect(board.text("quick-day-done")).to_have_count(0)  # practice is not the day's


def test_the_cards_of_the_day_by_keys_alone(device: NewDevice, tables: Tables) -> None:
    """They are the same each time, and so is the map at the end."""
    person = device(fresh=True, settings=QUICK)
    name = MapBoard(person).like("quick-day", more=True)
    way_in = shelf(person).get_by_role("button", name=name)
    way_in.focus()
    person.page.keyboard.press("Enter")
    board = MapBoard(person)
    focus = person.page.locator("[data-cell]:focus")
    for number in range(1, 11):
        in_round(board, number)
        person.page.keyboard.press("n")
        expect(focus).to_have_attribute("aria-label", board.like("cell-free"))
        person.page.keyboard.press("Enter")
    board.over()
    assert count(tables.happened(person.table), "card_placed") == 10
    expect(board.places).to_have_count(11)
    assert faults(person, "desktop", ["practice-end"], "where-is-that") == []


def test_the_cards_of_the_day_are_the_same_for_everybody(device: NewDevice, tables: Tables) -> None:
    hands = MapHands(tables)
    ana, berta = (
        device(fresh=True, settings=QUICK),
        device(fresh=True, lang="es", settings=QUICK, size=PHONE),
    )
    found: list[list[str]] = []
    for one in (ana, berta):
        board = begin(one, "quick-day")
        board.lit.nth(len(found)).click()  # whatever is done with them
        in_round(board, 2)
        laid(board, hands)
        found.append(cards_of(hands, one.table))
    assert len(found[0]) == 11
    assert found[0] == found[1]
    laid(begin(ana, "quick-practice"), hands)
    assert set(cards_of(hands, ana.table)) != set(found[0])


def test_the_result_is_copied_kept_and_told_again(device: NewDevice, tables: Tables) -> None:
    hands = MapHands(tables)
    person = device(fresh=True, settings=QUICK, permissions=["clipboard-read", "clipboard-write"])
    board = begin(person, "quick-day")
    laid(board, hands)
    right = [one["right"] for one in hands.seen(person.table)["circles"][0]]
    score = {"points": sum(right), "count": MOST}
    person.button("share").click()
    expect(person.page.get_by_role("status").filter(has_text=person.say("copied"))).to_be_attached()
    title, told, squares, address = person.page.evaluate("navigator.clipboard.readText()").split(
        "\n"
    )
    assert title.startswith(board.say("title"))
    assert told == board.say("share-score", deck=board.say("option-deck-europe"), **score)
    assert SQUARES.fullmatch(squares)
    assert squares.count("\N{LARGE GREEN SQUARE}") == score["points"]
    assert len(squares) == score["count"]
    assert address == person.address
    assert not any(board.name(card) in title + told for card in cards_of(hands, person.table))
    # It is on the first page, and the second time says so.
    expect(shelf(person).get_by_text(board.say("quick-day-done", **score))).to_be_visible()
    person.shot("where-is-that-day-done")
    laid(begin(person, "quick-day"), hands)
    expect(person.text("end-same", **score)).to_be_visible()


def test_where_nothing_may_be_copied_the_result_can_be_selected(
    device: NewDevice, tables: Tables
) -> None:
    person = device(fresh=True, settings=QUICK, size=PHONE)
    person.context.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: {} })")
    laid(begin(person, "quick-practice"), MapHands(tables))
    person.button("share").click()
    field = person.field("copy-by-hand")
    expect(field).to_be_focused()
    expect(field).to_have_value(SQUARES)
    length = len(field.input_value().encode("utf-16-le")) // 2
    assert field.evaluate("(one) => one.selectionEnd - one.selectionStart") == length
    person.shot("where-is-that-result-by-hand")


def test_the_day_is_no_option_that_people_are_asked_for(device: NewDevice) -> None:
    person = device()
    person.page.goto("/open/where_is_that")
    board = MapBoard(person)
    expect(person.page.get_by_label(board.say("option-deck"))).to_be_visible()
    expect(person.page.get_by_label(board.say("option-day"))).to_have_count(0)
