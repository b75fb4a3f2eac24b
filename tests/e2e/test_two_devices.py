"""A match on two devices, and a third that looks on."""

from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device
from tests.e2e.shell import invitation, open_table, sit_down
from tests.e2e.shifting_stones import Stones
from tests.e2e.tables import FRIEND, ME, Tables, count

QUICK = {"confirm": "never"}


def test_a_friend_joins_by_code_and_both_play_to_the_same_score_sheet(
    device: NewDevice, tables: Tables
) -> None:
    ana, berta = device(settings=QUICK), device(settings=QUICK)
    open_table(ana, "who-open")
    code = invitation(ana).rpartition("/")[2]
    expect(ana.page.get_by_text(code, exact=True)).to_be_visible()
    ana.shot("waiting")
    berta.home()
    berta.field("home-join").fill(code.lower())
    berta.button("join").click()
    _sit_and_play(ana, berta, device(), tables)


def test_a_friend_joins_by_the_link(device: NewDevice, tables: Tables) -> None:
    ana, berta = device(settings=QUICK), device(settings=QUICK)
    open_table(ana, "who-open")
    link = invitation(ana)
    expect(ana.page.get_by_role("img", name=ana.say("waiting-qr"))).to_be_visible()
    berta.page.goto(link)
    sit_down(berta, "Berta")
    expect(ana.page.get_by_text("Berta")).to_be_visible()
    ana.button("start").click()
    Stones(ana).my_turn()
    expect(Stones(berta).hand).to_have_count(4)
    assert ana.table == berta.table


def _sit_and_play(ana: Device, berta: Device, watcher: Device, tables: Tables) -> None:
    sit_down(berta, "Berta")
    ana.button("start").click()
    table = ana.table
    mine, hers, seen = Stones(ana), Stones(berta), Stones(watcher)
    mine.my_turn()
    watcher.page.goto(f"/t/{table}")
    expect(seen.stone(0)).to_be_visible()
    for turn in range(2):
        for player in (mine, hers):
            _take_turn(player, 2 * turn)
            grid = tables.history(table)["frames"][-1]["view"]["grid"]
            for other in (mine, hers, seen):
                other.lie(grid)
    for one in (mine, hers, seen):
        one.over()
    assert mine.lines() == hers.lines() == seen.lines()
    assert mine.lines()[0][1:] == ["Ana", "Berta"]
    assert count(tables.happened(table), "stone_flipped") == 4
    assert mine.told()[-1] == hers.told()[-1] == seen.told()[-1]
    ana.shot("end")


def _take_turn(player: Stones, stone: int) -> None:
    player.my_turn()
    player.flip(stone)
    player.end()


def test_a_watcher_sees_no_hand_and_can_do_nothing(device: NewDevice, tables: Tables) -> None:
    ana, watcher = device(settings=QUICK), device()
    open_table(ana, "who-here:Berta")
    ana.button("hand-over-ready").click()
    mine, seen = Stones(ana), Stones(watcher)
    mine.my_turn()
    watcher.page.goto(f"/t/{ana.table}")
    seen.lie(tables.history(ana.table)["frames"][-1]["view"]["grid"])
    mine.flip(4)
    seen.lie(tables.history(ana.table)["frames"][-1]["view"]["grid"])
    expect(watcher.text("prompt-other", seat="Ana")).to_be_visible()
    expect(seen.hand).to_have_count(0)
    expect(seen.undo_button).to_have_count(0)
    seen.stone(0).click()
    expect(watcher.text("prompt-other", seat="Ana")).to_be_visible()
    watcher.shot("watching")


def test_somebody_coming_or_going_leaves_a_plan_alone(device: NewDevice, tables: Tables) -> None:
    table = tables.open(ME, FRIEND)
    ana, berta = device(settings=QUICK), device()
    with ana.page.expect_websocket() as line:
        stones = Stones.at_turn(ana, table)
    stones.stone(0).click()
    expect(ana.text("prompt-flip", stone=1)).to_be_visible()
    with line.value.expect_event("framereceived", lambda frame: '"type":"table"' in str(frame)):
        berta.sit_at(table, 1)
    expect(Stones(berta).hand).to_have_count(4)
    expect(ana.text("prompt-flip", stone=1)).to_be_visible()
    stones.hand.first.click()
    expect(stones.hand).to_have_count(3)
