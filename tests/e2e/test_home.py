"""From the first page into a match."""

from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.stones import Stones


def test_a_newcomer_plays_against_a_bot_with_one_click(device: NewDevice) -> None:
    newcomer = device(settings={"confirm": "never"})
    newcomer.home()
    newcomer.shot("home")
    newcomer.button("play-bot").click()
    stones = Stones(newcomer)
    stones.my_turn()
    expect(stones.hand).to_have_count(4)
    newcomer.shot("table")
    stones.flip(0)
    stones.swap(3, 4)
    stones.end()
    newcomer.shot("table-after")
    stones.my_turn()
