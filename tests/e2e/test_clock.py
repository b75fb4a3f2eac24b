"""Time for a move: it is set, seen, heard at the end, and a bot stands in when it has run out."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import PHONE, Device
from tests.e2e.shell import open_table
from tests.e2e.shifting_stones import Stones
from tests.e2e.table_server import TableServer
from tests.e2e.tables import BOT, FRIEND, ME, Tables, count

QUICK = {"confirm": "never"}
SLOW = 1.0
"""Seconds a bot takes for a move here: two bots among themselves make fifty and more, and must not
have come to the end of the match before the person takes the seat back."""


@pytest.fixture
def slow_tables(tmp_path: Path) -> Iterator[Tables]:
    with TableServer(tmp_path, SLOW) as server, Tables(server.address, tmp_path) as tables:
        yield tables


def timers(device: Device) -> Locator:
    """The times on the screen: beside the name, and for the own seat in the status line too."""
    return device.page.get_by_role("timer").filter(visible=True)


def warning(device: Device, seconds: int) -> Locator:
    """What is heard when the last seconds begin."""
    return device.page.get_by_text(device.say("time-last", count=seconds), exact=True)


def test_a_bot_stands_in_when_the_time_is_over_and_the_seat_is_taken_back(
    device: NewDevice, slow_tables: Tables
) -> None:
    tables = slow_tables
    table = tables.open(ME, BOT, round_limit=0, clock=6.0)
    person = device(str(tables.http.base_url), settings=QUICK)
    stones = Stones.at_turn(person, table)
    expect(timers(person)).to_have_count(2)
    expect(person.text("time-ran-out")).to_be_visible()
    expect(stones.end_button).to_have_count(0)
    expect(timers(person)).to_have_count(0)
    person.shot("time-ran-out")
    person.button("reclaim-seat").click()
    expect(person.text("time-ran-out")).to_have_count(0)
    stones.my_turn()
    expect(timers(person)).to_have_count(2)
    before = count(tables.happened(table.id), "turn_ended")
    told = stones.log.count()
    stones.end()
    expect(stones.log).not_to_have_count(told)  # the server has answered
    assert count(tables.happened(table.id), "turn_ended") > before


def test_the_time_counts_down_and_the_last_seconds_are_told_once(
    device: NewDevice, tables: Tables
) -> None:
    table = tables.open(ME, FRIEND, clock=600)
    person = device(fresh=True, settings=QUICK)
    time = person.page.clock
    time.install(time=0)
    stones = Stones.at_turn(person, table)
    time.pause_at(300)
    minutes, seconds = timers(person).first.inner_text().split(":")
    square = stones.square.bounding_box()
    time.fast_forward((60 * int(minutes) + int(seconds) - 11) * 1000)
    expect(timers(person)).to_have_text(["0:11", "0:11"])
    expect(warning(person, 10)).to_have_count(0)
    time.fast_forward(1000)
    expect(timers(person)).to_have_text(["0:10", "0:10"])
    expect(warning(person, 10)).to_have_count(1)
    person.shot("last-seconds")
    time.fast_forward(3000)
    expect(timers(person)).to_have_text(["0:07", "0:07"])
    expect(warning(person, 10)).to_have_count(1)
    assert stones.square.bounding_box() == square


def test_others_see_whose_time_runs(device: NewDevice, tables: Tables) -> None:
    table = tables.open(ME, FRIEND, clock=300)
    ana, berta = device(settings=QUICK), device(size=PHONE)
    ana.sit_at(table, 0)
    berta.sit_at(table, 1)
    mine = Stones(ana)
    mine.my_turn()
    expect(timers(berta)).to_have_count(1)
    mine.end()
    Stones(berta).my_turn()
    expect(timers(ana)).to_have_count(1)
    expect(timers(berta)).to_have_count(2)


def test_the_time_is_chosen_when_a_table_is_opened(device: NewDevice) -> None:
    person = device(lang="es")
    open_table(person, "who-open", clock=120)
    expect(person.text("waiting-clock", time="2 minutos")).to_be_visible()
