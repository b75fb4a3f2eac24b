"""The maps as axe sees them, in both languages and both lights; what fits, and what it weighs."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.atlas import Atlas, Atlases, over, turn_of
from tests.e2e.conftest import NewDevice
from tests.e2e.faults import SIZES, faults, held, is_light
from tests.e2e.table_server import TableServer
from tests.e2e.tables import PEOPLE, Tables


def screens(atlas: Atlas, atlases: Atlases) -> Iterator[str]:
    """Six cartographers with long names, then three people on one map."""
    table = atlases.lay(*PEOPLE, deck="south_america", monuments=True)
    atlases.play(table, table.tokens, turn_of(0))
    atlas.sit_at(table, 0)
    atlas.my_turn()
    yield "take"
    atlases.play(table, table.tokens, turn_of(0, 12, "place"))
    atlas.page.reload()
    expect(atlas.lit.first).to_be_attached()
    yield "thirteen"
    x, y = atlases.seen(table.id)["maps"][0][4]["cell"]
    atlas.cell(x, y).click()
    expect(atlas.page.locator(".way").first).to_be_visible()
    yield "push"
    atlas.button("push-to").first.click()
    expect(atlas.page.locator(".card.moved").first).to_be_visible()
    yield "ghost"
    atlas.page.keyboard.press("t")
    expect(atlas.page.get_by_role("dialog", name=atlas.say("in-words-title"))).to_be_visible()
    yield "words"
    atlas.page.keyboard.press("Escape")
    atlases.play(table, table.tokens, over)
    atlas.over()
    yield "end"
    atlas.device.button("end-look").click()
    yield "over"
    atlas.button("true-places").click()
    expect(atlas.places).to_have_count(13)
    yield "true"
    atlas.page.keyboard.press("n")
    expect(atlas.page.locator(".name.looked")).to_be_visible()
    yield "place"
    atlas.page.goto(f"{table.path}/replay/40")
    expect(atlas.device.button("replay-next")).to_be_visible()
    yield "replay"
    common = atlases.lay(*PEOPLE[:3], mode="shakeup", deck="world")
    atlases.play(common, common.tokens, turn_of(0, 4, "place"))
    atlas.page.goto(f"{common.path}#seat={common.tokens[0]}")
    expect(atlas.lit.first).to_be_attached()
    expect(atlas.page.locator(".card.open").first).to_be_visible()
    yield "common"


@pytest.mark.parametrize("size", SIZES)
def test_every_screen_fits_and_axe_finds_nothing(
    device: NewDevice, tables: Tables, size: str
) -> None:
    atlas = Atlas(device(**held(size)))
    walk = screens(atlas, Atlases(tables))
    found = faults(atlas.device, size, walk, "atlas")
    assert not found, "\n".join(found)


def test_shell_and_game_are_at_most_120_kilobytes(
    device: NewDevice, tables: Tables, server: TableServer
) -> None:
    atlases = Atlases(tables)
    table = atlases.lay(*PEOPLE[:2])
    atlases.play(table, table.tokens, turn_of(0))
    is_light(Atlas(device()), table, server.folder)
