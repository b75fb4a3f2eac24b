"""Reloads, lost lines and a lost server at every step: nothing is lost, nothing is played twice."""

from collections.abc import Callable, Iterator

import pytest
from msgspec import json
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device
from tests.e2e.line import Line
from tests.e2e.shifting_stones import Stones
from tests.e2e.table_server import TableServer
from tests.e2e.tables import BOT, ME, Table, Tables, count

QUICK = {"confirm": "never"}
OWN = ("stone_flipped", "stones_swapped", "turn_ended", "turn_skipped", "taken_back")


def match_of(stones: Stones) -> Iterator[Callable[[], None]]:
    """A short match, one thing after the other."""
    yield lambda: stones.flip(0)
    yield lambda: stones.swap(4, 7)
    yield lambda: take_back(stones)
    yield lambda: stones.flip(8)
    yield stones.end
    yield lambda: stones.flip(2)
    yield stones.end


def take_back(stones: Stones) -> None:
    held = stones.hand.count()
    stones.undo_button.click()
    expect(stones.hand).to_have_count(held + 1)
    stones.my_turn()


def settled(stones: Stones) -> None:
    """Wait until it is this device's turn again, or the end."""
    over = stones.device.text("end-over").first
    expect(stones.end_button.or_(over).first).to_be_visible()


def compare(stones: Stones, tables: Tables, table: Table, played: int) -> None:
    """What the page shows is what the server knows, and each thing was done once."""
    happened = tables.history(table.id, table.tokens[0])["frames"]
    mine = [
        str(event["type"]) for frame in happened if frame["seat"] == 0 for event in frame["events"]
    ]
    assert count(mine, *OWN) == played
    view = happened[-1]["view"]
    stones.lie(view["grid"])
    expect(stones.hand).to_have_count(len(view["hand"]))
    expect(stones.log).to_have_count(sum(len(frame["events"]) for frame in happened))


def steps(stones: Stones, tables: Tables, table: Table) -> Iterator[Callable[[], None]]:
    """The same match; after each thing all is as the server knows it, whatever came between."""
    for played, act in enumerate(match_of(stones), start=1):
        yield act
        settled(stones)
        compare(stones, tables, table, played)
    stones.over()


def sit(device: Device, tables: Tables) -> tuple[Stones, Table]:
    table = tables.open(ME, BOT, round_limit=2)
    return Stones.at_turn(device, table), table


def test_a_reload_at_every_step(device: NewDevice, tables: Tables) -> None:
    person = device(settings=QUICK)
    stones, table = sit(person, tables)
    for act in steps(stones, tables, table):
        person.page.reload()
        settled(stones)
        act()
        person.page.reload()


def test_a_reload_while_a_card_is_being_chosen_forgets_only_the_plan(
    device: NewDevice, tables: Tables
) -> None:
    person = device(settings=QUICK)
    stones, table = sit(person, tables)
    stones.stone(0).click()
    expect(stones.stone(0)).to_have_attribute("aria-pressed", "true")
    person.page.reload()
    stones.my_turn()
    compare(stones, tables, table, 0)


@pytest.mark.parametrize("where", ["before", "after"])
def test_the_line_breaks_with_every_move(device: NewDevice, tables: Tables, where: str) -> None:
    """Before: the server never hears it. After: the server plays it, the answer never comes."""
    person = device(fresh=True, settings=QUICK)
    line = Line(person.context)
    stones, table = sit(person, tables)
    for played, act in enumerate(steps(stones, tables, table)):
        assert line.cuts == played
        line.cut = "before" if where == "before" else "after"
        act()
    assert line.cuts == len(list(match_of(stones)))


def test_the_line_is_away_for_a_while_at_every_step(device: NewDevice, tables: Tables) -> None:
    person = device(fresh=True, settings=QUICK)
    line = Line(person.context)
    stones, table = sit(person, tables)
    for played, act in enumerate(steps(stones, tables, table)):
        line.drop()
        expect(person.text("line-lost")).to_be_visible()
        expect(stones.end_button).to_have_count(0)
        if played == 0:
            person.shot("line-lost")
        line.mend()
        stones.my_turn()
        expect(person.text("line-lost")).to_have_count(0)
        act()


def test_the_browser_is_offline_at_every_step(device: NewDevice, tables: Tables) -> None:
    """Once before each thing, and once while a move is on its way."""
    person = device(fresh=True, settings=QUICK)
    stones, table = sit(person, tables)
    for act in steps(stones, tables, table):
        person.context.set_offline(True)
        expect(person.text("line-lost")).to_be_visible()
        expect(stones.end_button).to_have_count(0)
        person.context.set_offline(False)
        stones.my_turn()
        act()


def test_a_move_made_just_as_the_network_goes_is_played_when_it_is_back(
    device: NewDevice, tables: Tables
) -> None:
    person = device(fresh=True, settings=QUICK)
    stones, table = sit(person, tables)
    for played in (1, 2, 3):
        stones.stone(played).click()
        person.context.set_offline(True)
        stones.hand.first.click()
        expect(person.text("line-lost")).to_be_visible()
        expect(stones.hand).to_have_count(5 - played)
        person.context.set_offline(False)
        expect(stones.hand).to_have_count(4 - played)
        stones.my_turn()
        compare(stones, tables, table, played)


@pytest.mark.parametrize("how", ["stopped", "killed"])
def test_the_server_is_restarted_in_mid_match(
    device: NewDevice, tables: Tables, server: TableServer, how: str
) -> None:
    person = device(settings=QUICK)
    stones, table = sit(person, tables)
    stones.flip(0)
    if how == "stopped":
        server.stop()
    else:
        server.kill()
    expect(person.text("line-lost")).to_be_visible()
    server.start()
    stones.my_turn()
    expect(person.text("line-lost")).to_have_count(0)
    compare(stones, tables, table, 1)
    stones.flip(1)
    stones.end()
    stones.my_turn()
    compare(stones, tables, table, 3)


def test_the_server_is_killed_with_every_move_of_a_match(
    device: NewDevice, tables: Tables, server: TableServer
) -> None:
    """As soon as a move is sent; it may be kept by then, or not, or be half written."""
    person = device(fresh=True, settings=QUICK)
    wanted = False

    def sent(frame: str | bytes) -> None:
        nonlocal wanted
        if wanted and json.decode(frame)["type"] == "play":
            wanted = False
            server.kill()
            server.start()

    person.page.on("websocket", lambda line: line.on("framesent", sent))
    stones, table = sit(person, tables)
    for act in steps(stones, tables, table):
        assert not wanted
        wanted = True
        act()
    assert not wanted
