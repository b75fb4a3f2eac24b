"""The picture that the README begins with: kept positions of the four games, as they are seen.

`make shots` writes it; without that wish the tables are only laid and looked at.
"""

import base64
import os
from pathlib import Path

from msgspec.structs import replace
from playwright.sync_api import Browser, expect

import sobremesa
from sobremesa.core.record import Record
from tests.e2e.conftest import NewDevice
from tests.e2e.look import still
from tests.e2e.tables import BOT, ME, Tables

ROOT = Path(__file__).parents[2]
PICTURE = ROOT / "docs" / "pictures" / "table.webp"
MOST_BYTES = 200_000
POSITIONS = {
    "through_the_desert": ("four", 92),
    "sonora": ("three-shaky", 101),
    "shifting_stones": ("three", 40),
    "where_is_that": ("cartographer-four-whole-line", 101),
}
"""Which kept match of each game, and how far it has come: it is the first seat's turn."""
COLLAGE = """<style>
    body { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; margin: 0 }
    img { width: 100%; border-radius: 8px }
</style>"""
IMAGE = '<img src="data:image/png;base64,{}">'


def _position(game_id: str) -> Record:
    name, rows = POSITIONS[game_id]
    kept = ROOT / "src" / "sobremesa" / "games" / game_id / "tests" / "records" / f"{name}.json"
    whole = sobremesa.replay(kept.read_text("utf-8")).record
    return replace(whole, moves=whole.moves[:rows], outcome=None)


def test_the_four_tables_of_the_readme_are_laid(
    tables: Tables, device: NewDevice, browser: Browser
) -> None:
    seen = []
    for game_id in POSITIONS:
        record = _position(game_id)
        log = sobremesa.replay(record).log
        told = max(step for step, row in enumerate(log, start=1) if row.events)
        table = tables.opened_from(record, ME, *[BOT] * (record.seats - 1))
        ana = device()
        ana.sit_at(table, 0, game=game_id)
        lines = ana.page.locator(f"a[href^='{table.href}/replay/']")
        expect(lines.last).to_have_attribute("href", f"{table.href}/replay/{told}")
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
