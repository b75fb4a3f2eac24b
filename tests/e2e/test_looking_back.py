"""A line of the log shows its moment in the place of the board, while the match goes on."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import DESKTOP, PHONE
from tests.e2e.look import violations
from tests.e2e.shell import Replay, take_over
from tests.e2e.shifting_stones import Stones
from tests.e2e.tables import FRIEND, ME, Json, Table, Tables

QUICK = {"confirm": "never"}
SIZES = {"desktop": DESKTOP, "phone": PHONE}


def look_back(stones: Stones, key: str) -> None:
    """By a line of the log, wherever that is."""
    if stones.device.button("tab-log").is_visible():
        stones.device.button("tab-log").click()
    stones.line(key).last.get_by_role("link").click()
    expect(stones.button("past-back")).to_be_visible()


def after(tables: Tables, table: Table, kind: str, seat: int) -> Json:
    """What a seat saw after the newest step at which this happened."""
    frames: list[Json] = tables.history(table.id, table.tokens[seat])["frames"]
    return [frame for frame in frames if kind in str(frame["events"])][-1]


@pytest.mark.parametrize("size", SIZES)
def test_a_moment_is_looked_at_while_the_match_goes_on(
    device: NewDevice, tables: Tables, size: str
) -> None:
    table = tables.open(ME, FRIEND, round_limit=4)
    ana = device(settings=QUICK, size=SIZES[size], has_touch=size == "phone")
    berta = device(settings=QUICK, lang="es")
    mine, hers = Stones.at_turn(ana, table), Stones(berta)
    berta.sit_at(table, 1)
    mine.flip(0)
    then = after(tables, table, "stone_flipped", 0)["view"]["grid"]
    mine.swap(3, 4)
    mine.end()
    hers.my_turn()

    look_back(mine, "event-stone-flipped")
    mine.lie(then)
    if size == "phone":  # where the line is behind its tab
        expect(mine.button("past-back")).to_be_focused()
    expect(mine.device.text("past")).to_be_visible()
    assert not violations(ana.page)
    ana.shot(f"{size}-looking-back")
    # Meanwhile the match goes on, and comes back to whoever looks.
    hers.flip(0)
    hers.end()
    expect(ana.page).to_have_title(f"● {ana.say('your-turn')} · {ana.say('title')} · Sobremesa")
    mine.lie(then)
    ana.page.keyboard.press("Escape")
    now = tables.history(table.id, table.tokens[0])["frames"][-1]["view"]["grid"]
    mine.lie(now)
    expect(mine.button("past-back")).to_have_count(0)
    mine.flip(1)


def test_what_is_planned_waits_and_no_key_reaches_it(device: NewDevice, tables: Tables) -> None:
    table = tables.open(ME, FRIEND)
    ana = device(settings=QUICK)
    mine = Stones.at_turn(ana, table)
    mine.flip(0)
    mine.stone(4).click()
    expect(mine.stone(4)).to_have_attribute("aria-pressed", "true")
    look_back(mine, "event-stone-flipped")
    step = tables.history(table.id, table.tokens[0])["frames"][-1]["step"]
    for key in ("a", "u", "e", "Enter"):
        ana.page.keyboard.press(key)
    mine.button("past-back").click()
    expect(mine.stone(4)).to_have_attribute("aria-pressed", "true")
    assert tables.history(table.id, table.tokens[0])["frames"][-1]["step"] == step


def test_the_replay_is_one_link_away(device: NewDevice, tables: Tables) -> None:
    table = tables.open(ME, FRIEND)
    ana = device(settings=QUICK)
    mine = Stones.at_turn(ana, table)
    mine.flip(0)
    step = after(tables, table, "stone_flipped", 0)["step"]
    look_back(mine, "event-stone-flipped")
    ana.link("past-replay").click()
    Replay(ana)
    expect(ana.page).to_have_url(f"{ana.address}{table.path}/replay/{step}")


def test_those_who_share_a_device_see_nobodys_hand_of_then(
    device: NewDevice, tables: Tables
) -> None:
    table = tables.open(ME, FRIEND)
    both = device(settings=QUICK)
    both.sit_at(table, 0, 1)
    take_over(both, "Ana")
    mine = Stones(both)
    mine.my_turn()
    mine.flip(0)
    expect(mine.hand).to_have_count(3)
    look_back(mine, "event-stone-flipped")
    expect(mine.hand).to_have_count(0)
    both.page.keyboard.press("Escape")
    expect(mine.hand).to_have_count(3)
    # Whoever gets the device finds the present.
    mine.end()
    take_over(both, "Berta")
    mine.my_turn()
    expect(mine.button("past-back")).to_have_count(0)
