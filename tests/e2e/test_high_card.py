"""The example game on the screen: found by its address, played by mouse, by touch and by keys."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.board import Board
from tests.e2e.conftest import NewDevice
from tests.e2e.device import PHONE
from tests.e2e.faults import SIZES, faults, held
from tests.e2e.tables import BOT, PEOPLE, Json, Table, Tables


class CardBoard(Board):
    """The trick and the hand on a device."""

    game = "high_card"

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("group", name=self.say("hand")).get_by_role("button")

    @property
    def trick(self) -> Locator:
        return self.page.get_by_role("list", name=self.say("trick")).get_by_role("listitem")

    def my_turn(self) -> None:
        ways = "|".join(self.like(key).pattern for key in ("prompt-lead", "prompt-follow"))
        expect(self.status).to_have_text(re.compile(ways))


def opened(tables: Tables, *seats: Json, cards: int) -> Table:
    wish = {"game": "high_card", "seats": seats, "options": {"cards": cards}, "start": True}
    return tables.opened(wish)


def test_it_is_not_on_the_shelf_and_a_table_is_opened_at_its_address(device: NewDevice) -> None:
    person = device(settings={"confirm": "never"})
    board = CardBoard(person)
    person.home()
    expect(person.page.get_by_role("heading", name=board.say("title"))).to_have_count(0)
    person.page.goto("/open/high_card")
    person.field("open-who", number=2).select_option(label=person.say("who-bot"))
    person.button("open-go-play").click()
    for left in range(5, 0, -1):
        expect(board.hand).to_have_count(left)
        board.my_turn()
        board.hand.last.click()
    board.over()
    assert sum(map(int, board.totals)) == 5


def screens(board: CardBoard) -> Iterator[str]:
    """A match by keys, and where to look."""
    page = board.page
    page.keyboard.press("9")
    expect(board.button("lay-card")).to_be_visible()
    yield "choosing"
    page.keyboard.press("Enter")
    for left in range(8, 0, -1):
        expect(board.hand).to_have_count(left)
        board.my_turn()
        page.keyboard.press("1")
        page.keyboard.press("1")
    board.over()
    board.button("end-look").click()
    expect(board.trick).to_have_count(4)
    yield "over"


@pytest.mark.parametrize("size", SIZES)
def test_a_match_by_keys_fits_and_axe_finds_nothing(
    device: NewDevice, tables: Tables, size: str
) -> None:
    person = device(**held(size))
    table = opened(tables, PEOPLE[0], BOT, BOT, BOT, cards=9)
    board = CardBoard.at_turn(person, table)
    found = faults(person, size, screens(board), "high-card")
    assert not found, "\n".join(found)


def test_a_finger_chooses_lays_and_takes_back(device: NewDevice, tables: Tables) -> None:
    person = device(size=PHONE, has_touch=True)
    board = CardBoard.at_turn(person, opened(tables, PEOPLE[0], PEOPLE[1], cards=3))
    board.hand.first.tap()
    expect(board.trick).to_have_count(0)
    board.button("lay-card").tap()
    expect(board.trick).to_have_count(1)
    expect(board.status).to_have_text(board.like("prompt-other", seat="Berta"))
    person.button("undo").tap()
    expect(board.trick).to_have_count(0)
    expect(board.hand).to_have_count(3)
