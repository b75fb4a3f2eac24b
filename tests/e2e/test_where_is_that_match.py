"""Where Is That? to its end, in both modes: a whole match against a bot, and the reveal."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import PHONE
from tests.e2e.tables import BOT, PEOPLE, Tables, count
from tests.e2e.where_is_that import MapBoard, MapHands, over, turn_of

QUICK = {"confirm": "never"}


def play_out(board: MapBoard, turns: int) -> None:
    """Lay so many cards, each on the first free cell."""
    for _ in range(turns):
        board.play_turn()
    board.over()


def test_a_cartographers_match_against_a_bot(device: NewDevice, tables: Tables) -> None:
    hands = MapHands(tables)
    table = hands.lay(PEOPLE[0], BOT, monuments=True)
    board = MapBoard(device(settings=QUICK))
    board.sit_at(table, 0)
    play_out(board, 12)
    happened = hands.happened(table.id)
    assert count(happened, "card_placed") == 24
    outcome = hands.history(table.id)["outcome"]
    assert board.totals == [str(total) for total in outcome["totals"]]
    board.device.shot("where-is-that-end")
    board.device.button("end-look").click()
    view = hands.seen(table.id)
    mine, theirs = board.button("map-mine"), board.button("map-of")
    for seat, tab in enumerate((mine, theirs)):
        tab.click()
        # The true map comes first, and only what lay wrong is drawn on it.
        wrong = [one for one in view["circles"][seat] if not one["right"]]
        expect(board.page.locator("[data-lesson]")).to_have_count(len(wrong))
        expect(board.places).to_have_count(13)
        lay_wrong = {card for one in wrong for card in (one["first"], one["second"])}
        expect(board.page.locator("[data-place].wrong")).to_have_count(len(lay_wrong))
        score = {"points": view["points"][seat], "count": len(view["circles"][seat])}
        expect(
            board.page.get_by_role("heading", name=board.like("circles-right", **score))
        ).to_be_visible()
        board.button("true-places").click()
        expect(board.page.locator(f"[data-map='{seat}'] .card.open")).to_have_count(13)
        expect(board.page.locator(".circle.right")).to_have_count(view["points"][seat])
        expect(board.page.locator(".circle.wrong")).to_have_count(len(wrong))
        board.button("true-places").click()


def test_a_shake_up_against_a_bot(device: NewDevice, tables: Tables) -> None:
    hands = MapHands(tables)
    table = hands.lay(PEOPLE[0], BOT, mode="shakeup", deck="africa")
    board = MapBoard(device(settings=QUICK, lang="es"))
    board.sit_at(table, 0)
    board.my_turn()
    expect(board.page.locator(".card.open")).not_to_have_count(0)
    known = hands.seen(table.id)["circles"][0]
    expect(board.page.locator(".circle.right")).to_have_count(len(known))
    play_out(board, 5)
    happened = hands.happened(table.id)
    assert count(happened, "card_turned") == 10
    assert count(happened, "card_scored") + count(happened, "card_discarded") == 10
    outcome = hands.history(table.id)["outcome"]
    assert board.totals == [str(total) for total in outcome["totals"]]
    board.device.button("end-look").click()
    view = hands.seen(table.id)
    laid, gone = len(view["maps"][0]), len(view["discards"])
    expect(board.places).to_have_count(laid + gone)
    expect(board.page.locator("[data-lesson]")).to_have_count(gone)
    expect(board.page.locator("[data-place].wrong")).to_have_count(gone)
    board.button("true-places").click()
    expect(board.page.locator(".circle.wrong")).to_have_count(0)


def test_the_maps_are_turned_in_a_sweep_and_it_can_be_skipped(
    device: NewDevice, tables: Tables
) -> None:
    hands = MapHands(tables)
    table = hands.played(lambda view: len(view["maps"][0]) == 12 and turn_of(0)(view), *PEOPLE[:2])
    board = MapBoard(device(settings={"confirm": "never", "pace": "fast"}))
    board.sit_at(table, 0)
    board.my_turn()
    expect(board.page.locator(".card.open")).to_have_count(0)
    board.play_turn()
    hands.play(table, table.tokens[1:], over)
    skip = board.button("reveal-skip")
    expect(skip).to_be_visible()
    expect(board.device.text("end-over")).to_have_count(0)
    points = board.page.locator(".panel .points")
    expect(points).to_have_count(0)  # nothing is given away
    expect(board.page.locator(".circle.right, .circle.wrong").first).to_be_visible()
    expect(board.status).to_have_text(re.compile(r"^\d+ "))
    board.device.shot("where-is-that-reveal")
    skip.click()
    # The places where they really are, and how many lay right; the score sheet waits.
    expect(board.places).to_have_count(13)
    expect(board.page.get_by_role("heading", name=board.like("circles-right"))).to_be_visible()
    expect(board.device.text("end-over")).to_have_count(0)
    board.device.shot("where-is-that-revealed")
    board.button("to-scores").click()
    expect(board.device.text("end-over").first).to_be_visible()
    expect(points).to_have_count(2)
    # Who comes later finds the sheet at once.
    board.page.reload()
    expect(board.device.text("end-over").first).to_be_visible()
    expect(skip).to_have_count(0)


def test_two_people_share_a_device_without_a_cover(device: NewDevice, tables: Tables) -> None:
    """Nothing is hidden from one seat alone, so the next sees the table at once, by name."""
    hands = MapHands(tables)
    table = hands.lay(*PEOPLE[:2])
    pair = MapBoard(device(settings=QUICK, size=PHONE))
    pair.sit_at(table, 0, 1)
    first = hands.seen(table.id)["seat"]
    one, other = PEOPLE[first]["name"], PEOPLE[1 - first]["name"]
    who = pair.page.locator(".status .who")
    for name in (one, other, other):  # whoever was last begins the next round
        expect(who).to_have_text(name)
        pair.play_turn()
    expect(who).to_have_text(one)
    expect(pair.page.get_by_role("button", name=pair.like("hand-over-ready"))).to_have_count(0)
    assert count(hands.happened(table.id), "card_placed") == 3
    assert sorted(len(on) for on in hands.seen(table.id)["maps"]) == [2, 3]
