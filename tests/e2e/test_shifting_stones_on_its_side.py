"""Shifting Stones on a phone on its side."""

from playwright.sync_api import expect

import sobremesa
from sobremesa.core.record import Record
from tests.e2e.conftest import NewDevice
from tests.e2e.shifting_stones import Stones
from tests.e2e.tables import FRIEND, GAME, ME, Tables

LYING = ((844, 390), (667, 375), (640, 360))
STRETCHED = """(cards) => cards.flatMap((held) => {
    const { width, height, top, left, right, bottom } = held.getBoundingClientRect();
    const area = held.closest(".beside").getBoundingClientRect();
    const inside = left >= area.left && right <= area.right && top >= area.top
        && bottom <= area.bottom;
    const shape = Math.abs(height / width - 7 / 5) < 0.03;
    return inside && shape && width >= 44 ? [] : [`${width}×${height} at ${left}, ${top}`];
})"""


def with_six_cards() -> Record:
    """Ana skipped her first turn."""
    match = sobremesa.new(GAME, seats=2, seed=3)
    match.play(0, {"type": "skip"})
    match.play(1, {"type": "end_turn"})
    return match.record


def test_cards_keep_their_shape_and_none_is_cut_off(device: NewDevice, tables: Tables) -> None:
    phone = device(lang="es", size={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    stones = Stones(phone)
    four = tables.open(ME, FRIEND)
    for table, count in ((four, 4), (tables.opened_from(with_six_cards(), ME, FRIEND), 6)):
        phone.sit_at(table, 0)
        expect(stones.hand).to_have_count(count)
        for width, height in LYING:
            phone.page.set_viewport_size({"width": width, "height": height})
            phone.shot(f"stones-lying-{width}-{count}")
            assert stones.hand.evaluate_all(STRETCHED) == [], (width, count)
