"""A game's board on a device."""

import re
from typing import Any, ClassVar, Self

from playwright.sync_api import Locator, expect

from tests.e2e.device import Device
from tests.e2e.sentences import pattern, sentence
from tests.e2e.tables import Table


class Board:
    """Finds things by the words of its game."""

    game: ClassVar[str]

    def __init__(self, device: Device) -> None:
        self.device = device
        self.page = device.page

    def say(self, key: str, /, **facts: object) -> str:
        return sentence(self.device.lang, key, of=self.game, **facts)

    def like(self, key: str, /, **facts: Any) -> re.Pattern[str]:
        return pattern(self.device.lang, key, of=self.game, **facts)

    def button(self, key: str, **facts: Any) -> Locator:
        return self.page.get_by_role("button", name=self.like(key, **facts))

    def text(self, key: str, **facts: Any) -> Locator:
        return self.page.get_by_text(self.like(key, **facts)).filter(visible=True)

    @property
    def status(self) -> Locator:
        return self.page.locator(".status > [role=status] .said")

    @classmethod
    def at_turn(cls, device: Device, table: Table, seat: int = 0) -> Self:
        """The board of a seat that has come to its table and may do something."""
        board = cls(device)
        board.sit_at(table, seat)
        board.my_turn()
        return board

    def sit_at(self, table: Table, *seats: int) -> None:
        self.device.sit_at(table, *seats, game=self.game)

    def my_turn(self) -> None:
        """Wait until this device may do something."""
        raise NotImplementedError

    def over(self) -> None:
        """Wait until the score sheet is full."""
        expect(self.device.text("end-over").first).to_be_visible()
        expect(self.device.button("end-skip")).to_have_count(0)

    @property
    def totals(self) -> list[str]:
        """The totals on the score sheet; alone, no line of places comes after them."""
        sheet = self.page.get_by_role("table", name=self.say("end-sheet"))
        total = self.page.get_by_role("rowheader", name=self.say("end-total"))
        return sheet.get_by_role("row").filter(has=total).get_by_role("cell").all_inner_texts()
