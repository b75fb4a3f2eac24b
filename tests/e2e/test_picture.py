"""The picture that the README begins with: kept positions of the four games, as they are seen.

`make shots` writes it; without that wish the tables are only laid and looked at.
"""

import asyncio
import base64
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from msgspec import json
from playwright.sync_api import Browser, expect

import sobremesa
from sobremesa.core.match import Match
from sobremesa.server.seating import SeatDoc, TableDoc, hashed
from sobremesa.store import MoveRow
from sobremesa.store.sqlite import SqliteStore
from tests.e2e.conftest import NewDevice
from tests.e2e.look import still
from tests.e2e.table_server import TableServer
from tests.e2e.tables import Table

ROOT = Path(__file__).parents[2]
PICTURE = ROOT / "docs" / "pictures" / "table.webp"
MOST_BYTES = 200_000
TOKEN = "the-token-of-the-first-seat"
POSITIONS = {
    "through_the_desert": ("four", 90),
    "sonora": ("three-shaky", 101),
    "shifting_stones": ("three", 40),
    "where_is_that": ("cartographer-four-whole-line", 100),
}
"""Which kept match of each game, and how far it has come at least: it is the first seat's turn."""
COLLAGE = """<style>
    body { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; margin: 0 }
    img { width: 100%; border-radius: 8px }
</style>"""
IMAGE = '<img src="data:image/png;base64,{}">'


@pytest.fixture
def laid(tmp_path: Path) -> Iterator[TableServer]:
    """A server that finds the kept positions in its store."""
    with ThreadPoolExecutor() as beside:  # this thread's loop is the browser's
        beside.submit(asyncio.run, _lay(tmp_path / "sobremesa.db")).result()
    server = TableServer(tmp_path)
    server.start()
    yield server
    server.stop()


async def _lay(database: Path) -> None:
    store = await SqliteStore.open(database)
    for game_id in POSITIONS:
        match = _position(game_id)
        ana = SeatDoc("person", "Ana", token=hashed(TOKEN))
        seats = (ana, *[SeatDoc("bot", level="normal")] * (match.seats - 1))
        doc = TableDoc(game_id, game_id, game_id, dict(match.options), seats, "", started=True)
        await store.add_table(doc.row())
        log = [
            MoveRow(step, row.seat, "", json.encode(row.move))
            for step, row in enumerate(match.log, start=1)
        ]
        await store.append(game_id, log)
    await store.close()


def _position(game_id: str) -> Match:
    name, rows = POSITIONS[game_id]
    kept = ROOT / "src" / "sobremesa" / "games" / game_id / "tests" / "records" / f"{name}.json"
    whole = sobremesa.replay(kept.read_text("utf-8"))
    match = Match(whole.game, whole.seats, whole.options)
    for row in whole.mainline:
        if match.step >= rows and match.to_move == {0}:
            break
        match.follow(row.seat, row.move)
    return match


def _last_told(game_id: str) -> int:
    """The newest step that has something to tell."""
    return max(step for step, row in enumerate(_position(game_id).log, start=1) if row.events)


def test_the_four_tables_of_the_readme_are_laid(
    laid: TableServer, device: NewDevice, browser: Browser
) -> None:
    seen = []
    for game_id in POSITIONS:
        ana = device(laid.address)
        ana.sit_at(Table(game_id, "", "", (TOKEN,)), 0, game=game_id)
        log = ana.page.locator(f"a[href^='/t/{game_id}/replay/']")
        expect(log.last).to_have_attribute("href", f"/t/{game_id}/replay/{_last_told(game_id)}")
        still(ana.page)
        seen.append(base64.b64encode(ana.page.screenshot()).decode())
    if "SHOTS" in os.environ:
        PICTURE.write_bytes(_together(browser, seen))
    assert 0 < PICTURE.stat().st_size < MOST_BYTES


def _together(browser: Browser, pictures: list[str]) -> bytes:
    """Four pictures as one."""
    page = browser.new_page(viewport={"width": 1280, "height": 804}, device_scale_factor=1.5)
    page.set_content(COLLAGE + "".join(map(IMAGE.format, pictures)))
    camera = page.context.new_cdp_session(page)
    clear = {"color": {"r": 0, "g": 0, "b": 0, "a": 0}}
    camera.send("Emulation.setDefaultBackgroundColorOverride", clear)
    taken = camera.send("Page.captureScreenshot", {"format": "webp", "quality": 80})
    page.close()
    return base64.b64decode(taken["data"])
