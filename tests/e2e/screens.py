"""Every screen in turn, for the tests that look at all of them."""

from collections.abc import Iterator

from playwright.sync_api import expect

from tests.e2e.admin_desk import AdminDesk
from tests.e2e.device import Device
from tests.e2e.shell import Replay, invitation, open_table
from tests.e2e.shifting_stones import Stones
from tests.e2e.tables import BOT, FRIEND, ME, Tables

LONG = 600.0
"""Seconds for a move: a clock that is seen and never runs out."""


def all_screens(device: Device, tables: Tables) -> Iterator[str]:
    """Bring the device to one screen after the other, and say which it is."""
    yield from _before_a_match(device)
    yield from _at_a_table(device, tables)
    yield from _of_others(device, tables)
    yield from _afterwards(device, tables)
    yield from _at_the_desk(device)


def _before_a_match(device: Device) -> Iterator[str]:
    device.home()
    yield "home"
    device.button("settings").click()
    expect(device.dialog("settings")).to_be_visible()
    yield "settings"
    device.page.keyboard.press("Escape")
    device.more()
    yield "all of a game"
    device.button("how-to-play").click()
    rules = device.dialog("rules-of")
    expect(rules.get_by_role("heading", level=3).first).to_be_visible()
    yield "rules"
    device.page.keyboard.press("Escape")
    device.link("play-friends").click()
    expect(device.button("open-go-wait")).to_be_visible()
    device.button("open-add").click()
    device.field("open-who", number=3).select_option(label=device.say("who-bot"))
    yield "open a table"
    device.page.goto("/join/nobody")
    expect(device.text("refusal-no-such-code", said="nobody")).to_be_visible()
    yield "no such code"
    open_table(device, "who-open", clock=120, draw=True)
    assert invitation(device)
    expect(device.text("waiting-draw")).to_be_visible()
    yield "waiting room"


def _at_a_table(device: Device, tables: Tables) -> Iterator[str]:
    table = tables.open(ME, BOT)
    device.sit_at(table, 0)
    stones = Stones(device)
    stones.my_turn()
    yield "table, on turn"
    if device.button("tab-log").is_visible():
        for tab in ("log", "panel"):
            device.button(f"tab-{tab}").click()
            yield f"table, {tab}"
        device.button("tab-board").click()
    stones.stone(0).click()
    expect(device.text("prompt-flip", stone=1)).to_be_visible()
    yield "table, choosing payment"
    device.page.keyboard.press("Escape")
    stones.drag(0, 4)
    expect(
        device.text("refusal-diagonal", stones=device.say("two-stones", one=1, other=5))
    ).to_be_visible()
    yield "table, refusal"
    device.button("people").click()
    expect(device.dialog("people")).to_be_visible()
    yield "people"
    device.page.keyboard.press("Escape")
    device.page.keyboard.press("?")
    expect(device.dialog("keys").get_by_text(device.say("key-flip"))).to_be_visible()
    yield "help"
    device.page.keyboard.press("Escape")


def _of_others(device: Device, tables: Tables) -> Iterator[str]:
    table = tables.open(FRIEND, ME)
    device.sit_at(table, 1)
    expect(device.text("prompt-other", seat="Berta")).to_be_visible()
    yield "table, off turn"
    timed = tables.open(ME, FRIEND, FRIEND, BOT, BOT, clock=LONG)
    device.sit_at(timed, 0)
    expect(device.page.get_by_role("timer").filter(visible=True).first).to_be_visible()
    yield "table, with a clock"
    last = tables.open(ME, FRIEND, clock=5)
    device.sit_at(last, 0)
    expect(device.text("time-ran-out")).to_be_visible()
    yield "table, a bot stands in"
    both = tables.open(ME, FRIEND)
    device.sit_at(both, 0, 1)
    expect(device.button("hand-over-ready", name="Ana")).to_be_visible()
    yield "hand-over"


def _afterwards(device: Device, tables: Tables) -> Iterator[str]:
    table = tables.open(ME, round_limit=1)
    device.sit_at(table, 0)
    stones = Stones(device)
    stones.my_turn()
    yield "table, alone"
    device.page.keyboard.press("e")
    stones.over()
    yield "end, alone"
    table = tables.open(ME, BOT, round_limit=1)
    device.sit_at(table, 0)
    stones.my_turn()
    device.page.keyboard.press("e")
    stones.over()
    yield "end"
    device.button("end-look").click()
    expect(stones.sheet).to_have_count(0)
    yield "table, over"
    device.page.goto(f"{table.path}/replay/4")
    Replay(device)
    yield "replay"
    device.home()
    expect(device.heading("home-matches")).to_be_visible()
    yield "home, with matches"


def _at_the_desk(device: Device) -> Iterator[str]:
    device.page.goto("/admin")
    expect(device.button("desk-open")).to_be_visible()
    yield "desk, shut"
    desk = AdminDesk.of(device)
    yield "desk"
    desk.row(0).get_by_role("button", name=device.say("desk-delete-one")).click()
    expect(device.dialog("desk-delete-one")).to_be_visible()
    yield "desk, asking"
    device.page.keyboard.press("Escape")
