"""Where Is That? to its end, in both modes: a whole match against a bot, and the reveal."""

import re

from playwright.sync_api import expect

from tests.e2e.atlas import Atlas, Atlases, over, turn_of
from tests.e2e.conftest import NewDevice
from tests.e2e.device import PHONE
from tests.e2e.tables import BOT, PEOPLE, Tables, count

QUICK = {"confirm": "never"}


def play_out(atlas: Atlas, turns: int) -> None:
    """Lay so many cards, each on the first free cell."""
    for _ in range(turns):
        atlas.play_turn()
    atlas.over()


def test_a_cartographers_match_against_a_bot(device: NewDevice, tables: Tables) -> None:
    atlases = Atlases(tables)
    table = atlases.lay(PEOPLE[0], BOT, monuments=True)
    atlas = Atlas(device(settings=QUICK))
    atlas.sit_at(table, 0)
    play_out(atlas, 12)
    happened = atlases.happened(table.id)
    assert count(happened, "card_placed") == 24
    outcome = atlases.history(table.id)["outcome"]
    assert atlas.totals == [str(total) for total in outcome["totals"]]
    atlas.device.shot("atlas-end")
    atlas.device.button("end-look").click()
    view = atlases.seen(table.id)
    mine, theirs = atlas.button("map-mine"), atlas.button("map-of")
    for seat, tab in enumerate((mine, theirs)):
        tab.click()
        expect(atlas.page.locator(f"[data-map='{seat}'] .card.open")).to_have_count(13)
        wrong = [one for one in view["circles"][seat] if not one["right"]]
        expect(atlas.page.locator(".circle.right")).to_have_count(view["points"][seat])
        expect(atlas.page.locator(".circle.wrong")).to_have_count(len(wrong))
        expect(atlas.page.locator(".missed li")).to_have_count(len(wrong))
        atlas.button("true-places").click()
        expect(atlas.places).to_have_count(13)
        lay_wrong = {card for one in wrong for card in (one["first"], one["second"])}
        expect(atlas.page.locator("[data-place].wrong")).to_have_count(len(lay_wrong))
        expect(atlas.page.locator("[data-stood]")).to_have_count(13)
        atlas.button("true-places").click()


def test_a_shake_up_against_a_bot(device: NewDevice, tables: Tables) -> None:
    atlases = Atlases(tables)
    table = atlases.lay(PEOPLE[0], BOT, mode="shakeup", deck="africa")
    atlas = Atlas(device(settings=QUICK, lang="es"))
    atlas.sit_at(table, 0)
    atlas.my_turn()
    expect(atlas.page.locator(".card.open")).not_to_have_count(0)
    play_out(atlas, 5)
    happened = atlases.happened(table.id)
    assert count(happened, "card_turned") == 10
    assert count(happened, "card_scored") + count(happened, "card_discarded") == 10
    outcome = atlases.history(table.id)["outcome"]
    assert atlas.totals == [str(total) for total in outcome["totals"]]
    atlas.device.button("end-look").click()
    view = atlases.seen(table.id)
    laid, gone = len(view["maps"][0]), len(view["discards"])
    expect(atlas.page.locator(".missed li")).to_have_count(gone)
    expect(atlas.page.locator(".circle.wrong")).to_have_count(0)
    atlas.button("true-places").click()
    expect(atlas.places).to_have_count(laid + gone)
    expect(atlas.page.locator("[data-place].wrong")).to_have_count(gone)
    expect(atlas.page.locator("[data-stood]")).to_have_count(laid)


def test_the_maps_are_turned_in_a_sweep_and_it_can_be_skipped(
    device: NewDevice, tables: Tables
) -> None:
    atlases = Atlases(tables)
    table = atlases.lay(*PEOPLE[:2])
    atlases.play(table, table.tokens, lambda view: len(view["maps"][0]) == 12 and turn_of(0)(view))
    atlas = Atlas(device(settings={"confirm": "never", "pace": "fast"}))
    atlas.sit_at(table, 0)
    atlas.my_turn()
    expect(atlas.page.locator(".card.open")).to_have_count(0)
    atlas.play_turn()
    atlases.play(table, table.tokens[1:], over)
    skip = atlas.button("reveal-skip")
    expect(skip).to_be_visible()
    expect(atlas.device.text("end-over")).to_have_count(0)
    points = atlas.page.locator(".points")
    expect(points).to_have_count(0)  # nothing is given away
    expect(atlas.page.locator(".circle.right, .circle.wrong").first).to_be_visible()
    expect(atlas.status).to_have_text(re.compile(r"^\d+ "))
    atlas.device.shot("atlas-reveal")
    skip.click()
    expect(atlas.device.text("end-over").first).to_be_visible()
    expect(points).to_have_count(2)
    # Behind the sheet the places are where they really are.
    atlas.device.button("end-look").click()
    expect(atlas.places).to_have_count(13)
    # Who comes later finds the sheet at once.
    atlas.page.reload()
    expect(atlas.device.text("end-over").first).to_be_visible()
    expect(skip).to_have_count(0)


def test_two_people_share_a_device_without_a_cover(device: NewDevice, tables: Tables) -> None:
    """Nothing is hidden from one seat alone, so the next sees the table at once, by name."""
    atlases = Atlases(tables)
    table = atlases.lay(*PEOPLE[:2])
    pair = Atlas(device(settings=QUICK, size=PHONE))
    pair.sit_at(table, 0, 1)
    for _ in range(4):
        pair.my_turn()
        view = atlases.seen(table.id)
        expect(pair.page.locator(".status .who")).to_have_text(PEOPLE[view["seat"]]["name"])
        pair.play_turn()
    expect(pair.page.get_by_role("button", name=pair.like("hand-over-ready"))).to_have_count(0)
    assert count(atlases.happened(table.id), "card_placed") == 4
    assert [len(on) for on in atlases.seen(table.id)["maps"]] == [3, 3]
