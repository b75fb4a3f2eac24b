"""The score sheet line by line, the rematch, and the record."""

import re
from pathlib import Path

from playwright.sync_api import expect

import sobremesa
from tests.e2e.conftest import NewDevice
from tests.e2e.shifting_stones import Stones
from tests.e2e.tables import BOT, FRIEND, ME, Tables


def test_the_sheet_fills_line_by_line_and_the_counting_can_be_skipped(
    device: NewDevice, tables: Tables
) -> None:
    person = device(settings={"confirm": "never", "pace": "slow"})
    table = tables.open(ME, BOT, round_limit=1)
    stones = Stones.at_turn(person, table)
    stones.end()
    skip = person.button("end-skip")
    expect(skip).to_be_visible(timeout=60_000)
    rows = stones.sheet.get_by_role("row")
    lines = len(tables.history(table.id)["outcome"]["lines"])
    expect(rows.nth(1).get_by_role("cell").first).not_to_be_empty()
    expect(rows.nth(lines + 1).get_by_role("cell").first).to_be_empty()
    person.shot("end-counting")
    skip.click()
    expect(rows.nth(lines + 1).get_by_role("cell").first).not_to_be_empty()
    expect(person.button("end-again")).to_be_visible()
    _compare(stones, tables, table.id)
    # It is counted once: the sheet that is come back to is a finished one.
    person.button("end-look").click()
    person.button("end-sheet").click()
    for _ in range(2):
        expect(stones.sheet).to_be_visible()
        assert skip.count() == 0
        person.page.reload()


def _compare(stones: Stones, tables: Tables, table: str) -> None:
    """The sheet says what the server says."""
    outcome = tables.history(table)["outcome"]
    shown = stones.lines()
    for line, row in zip(outcome["lines"], shown[1:], strict=False):
        assert [int(cell.split()[0]) for cell in row[1:]] == line["points"]
    assert [int(cell) for cell in shown[len(outcome["lines"]) + 1][1:]] == outcome["totals"]


def test_a_rematch_takes_both_along(device: NewDevice, tables: Tables) -> None:
    table = tables.open(ME, FRIEND, round_limit=1)
    ana, berta = device(settings={"confirm": "never"}), device(settings={"confirm": "never"})
    ana.sit_at(table, 0)
    berta.sit_at(table, 1)
    for player in (Stones(ana), Stones(berta)):
        player.my_turn()
        player.end()
    Stones(ana).over()
    Stones(berta).over()
    ana.button("end-again").click()
    berta.button("end-next").click()
    for person in (ana, berta):
        expect(person.page).not_to_have_url(re.compile(table.id))
    mine, hers = Stones(ana), Stones(berta)
    for player in (mine, hers):
        expect(player.sheet).to_have_count(0)
        expect(player.hand).to_have_count(4)
    assert ana.table == berta.table
    hers.end()  # the order has moved on by one
    mine.my_turn()


def test_whoever_goes_to_the_rematch_plays_for_themselves(
    device: NewDevice, tables: Tables
) -> None:
    """Even if a bot stood in for them before."""
    table = tables.open(ME, BOT, round_limit=1)
    person = device(settings={"confirm": "never"})
    stones = Stones.at_turn(person, table)
    person.button("people").click()
    person.dialog("people").get_by_role("button", name=person.say("let-bot-play")).click()
    person.page.keyboard.press("Escape")
    stones.over()
    person.button("end-again").click()
    expect(person.page).not_to_have_url(re.compile(table.id))
    stones.my_turn()
    expect(person.text("bot-plays-for-you")).to_have_count(0)


def test_the_saved_record_replays(device: NewDevice, tables: Tables, tmp_path: Path) -> None:
    table = tables.open(ME, BOT, round_limit=1)
    person = device(settings={"confirm": "never"})
    stones = Stones.at_turn(person, table)
    stones.flip(8)
    stones.end()
    stones.over()
    with person.page.expect_download() as coming:
        person.link("end-record").click()
    saved = tmp_path / "record.json"
    coming.value.save_as(saved)
    assert coming.value.suggested_filename.endswith(".json")
    match = sobremesa.replay(saved.read_text("utf-8"))
    assert match.outcome is not None
    assert list(match.outcome.totals) == tables.history(table.id)["outcome"]["totals"]
