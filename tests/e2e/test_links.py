"""Poisoned links and storages, and a broken match: nobody loses what is theirs."""

import json
import sqlite3

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import TABLES, Device
from tests.e2e.shifting_stones import Stones
from tests.e2e.table_server import TableServer
from tests.e2e.tables import FRIEND, GAME, ME, OPEN, Table, Tables

POISON = {
    "a long token": "x" * 81,
    "many tokens": ",".join(f"stray{number}" for number in range(17)),
    "somebody else's": "forged",
    "garbled": "%zz%E0%A4%A",
}


def held(table: Table) -> dict[str, object]:
    return {"game": GAME, "code": "", "tokens": [table.tokens[0]], "at": 1, "seen": 0}


def listed(device: Device, *tables: Table) -> None:
    """The first page lists these matches, and no others."""
    device.home()
    for table in tables:
        expect(device.page.locator(f'a[href="{table.href}"]')).to_be_visible()
    expect(device.page.locator("[data-matter]")).to_have_count(len(tables))


@pytest.mark.parametrize("poison", POISON.values(), ids=POISON)
def test_a_poisoned_link_costs_nobody_their_seat(
    device: NewDevice, tables: Tables, poison: str
) -> None:
    table, other = tables.open(ME, FRIEND), tables.open(ME, FRIEND)
    ana = device(settings={"confirm": "never"})
    ana.keep(TABLES, {one.id: held(one) for one in (table, other)})
    ana.page.goto(f"{table.path}#seat={poison}")
    expect(ana.text("refusal-link-no-seat")).to_be_visible()
    stones = Stones(ana)
    stones.my_turn()
    assert "#" not in ana.page.url
    stones.flip(0)
    ana.page.reload()
    stones.my_turn()
    listed(ana, table, other)


@pytest.mark.parametrize("poison", POISON.values(), ids=POISON)
def test_whoever_only_has_a_poisoned_link_is_told_and_can_sit_down(
    device: NewDevice, tables: Tables, poison: str
) -> None:
    table = tables.open(ME, OPEN, start=False)
    berta = device()
    berta.page.goto(f"{table.path}#seat={poison}")
    expect(berta.text("refusal-link-no-seat")).to_be_visible()
    berta.button("sit").click()
    expect(berta.text("seat-mine")).to_be_visible()
    listed(berta, table)


def test_a_device_that_was_poisoned_before_gets_well(device: NewDevice, tables: Tables) -> None:
    table, other = tables.open(ME, FRIEND), tables.open(ME, FRIEND)
    strays = [f"stray{number}" for number in range(40)]
    ana = device()
    ana.keep(
        TABLES,
        {
            "nonsense": 7,
            "x" * 100: {"tokens": "none"},
            table.id: {**held(table), "tokens": [*strays, "y" * 81, table.tokens[0]]},
            other.id: held(other),
        },
    )
    listed(ana, table, other)
    ana.page.goto(table.path)
    Stones(ana).my_turn()
    kept = json.loads(ana.page.evaluate("key => localStorage.getItem(key)", TABLES))
    assert kept[table.id]["tokens"] == [table.tokens[0]]


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_broken_match_says_so_and_hides_no_other(
    device: NewDevice, tables: Tables, server: TableServer, lang: str
) -> None:
    good, changed, damaged = (tables.open(ME, FRIEND) for _ in range(3))
    with sqlite3.connect(server.folder / "sobremesa.db") as db:
        (body,) = db.execute("SELECT body FROM tables WHERE id = ?", (changed.id,)).fetchone()
        ludo = json.dumps({**json.loads(body), "game": "ludo"})
        db.execute("UPDATE tables SET body = ? WHERE id = ?", (ludo.encode(), changed.id))
        db.execute("UPDATE tables SET body = x'ff' WHERE id = ?", (damaged.id,))
    db.close()
    ana = device(lang=lang)
    ana.keep(TABLES, {one.id: held(one) for one in (good, changed, damaged)})
    listed(ana, good, changed, damaged)
    for table, why in ((changed, "refusal-game-gone"), (damaged, "refusal-table-damaged")):
        ana.home()
        entry = ana.page.locator(f'a[href="{table.href}"]')
        expect(entry).to_contain_text(ana.say(why))
        expect(entry).to_contain_text(ana.say("stage-broken"))
        ana.shot(f"matches-broken-{lang}")
        entry.click()
        expect(ana.text(why)).to_be_visible()
        ana.shot(f"{why}-{lang}")
    ana.page.goto(changed.path)
    with ana.page.expect_download() as download:
        ana.button("end-record").click()
    record = json.loads(download.value.path().read_text("utf-8"))
    assert (record["game"], record["players"]) == ("ludo", ["Ana", "Berta"])
