"""Through the Desert with four: a pair on one device, a friend on another, and a bot."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.tables import BOT, PEOPLE, Tables, count
from tests.e2e.through_the_desert import Desert, Deserts

QUICK = {"confirm": "never"}
MOST = 160
"""Pieces that three people can place in a match."""


def test_a_whole_match_of_four(device: NewDevice, tables: Tables) -> None:
    deserts = Deserts(tables)
    table = deserts.lay(*PEOPLE[:3], BOT)
    pair, friend = Desert(device(settings=QUICK)), Desert(device(settings=QUICK, lang="es"))
    pair.sit_at(table, 0, 1)
    friend.sit_at(table, 2)
    cover = pair.page.get_by_role("button", name=pair.like("hand-over-ready"))
    ended = pair.device.text("end-over").first
    for _ in range(MOST):
        mine = pair.page.locator(".tray.mine")
        theirs = friend.page.locator(".tray.mine")
        while not (mine.is_visible() or theirs.is_visible()):
            if ended.is_visible():
                break
            pair.page.wait_for_timeout(50)
        if ended.is_visible():
            break
        if mine.is_visible():
            pair.place_any()
        else:
            friend.place_any()
        expect(cover).to_have_count(0)  # nothing is hidden in this game
    for desert in (pair, friend):
        desert.over()
    happened = deserts.happened(table.id)
    assert count(happened, "rider_placed") == 20
    assert count(happened, "caravans_set_out") == 1
    assert count(happened, "colour_ran_out") >= 1
    assert count(happened, "caravan_rewarded") == 5
    outcome = deserts.history(table.id)["outcome"]
    totals = [str(total) for total in outcome["totals"]]
    assert pair.totals == totals
    assert friend.totals == totals
    pair.device.shot("desert-end")
    pair.device.button("end-look").click()
    expect(pair.page.locator(".bars .most b")).to_have_count(
        10
    )  # beside the board and in the panel


def test_the_end_is_counted_on_the_board_and_can_be_skipped(
    device: NewDevice, tables: Tables
) -> None:
    deserts = Deserts(tables)
    table = deserts.played(lambda view: min(view["supply"]) <= 2 and view["seat"] == 0, *PEOPLE[:2])
    desert = Desert(device(settings={"confirm": "never", "pace": "fast"}))
    desert.sit_at(table, 0, 1)
    desert.my_turn()
    expect(desert.page.locator(".tray .warning")).not_to_have_count(0)
    skip = desert.button("counting-skip")
    while not skip.is_visible():
        desert.place_any()
        expect(desert.page.locator(".tray.mine").or_(skip)).to_be_visible()
    expect(desert.device.text("end-over")).to_have_count(0)
    told = [desert.like("event-area-counted"), desert.like("event-caravan-rewarded")]
    expect(desert.status).to_have_text(re.compile("|".join(one.pattern for one in told)))
    expect(desert.status).to_be_in_viewport()
    desert.device.shot("desert-counting")
    desert.button("counting-skip").click()
    expect(desert.device.text("end-over").first).to_be_visible()
    # Who comes later finds the sheet at once.
    desert.page.reload()
    expect(desert.device.text("end-over").first).to_be_visible()
    expect(desert.button("counting-skip")).to_have_count(0)
