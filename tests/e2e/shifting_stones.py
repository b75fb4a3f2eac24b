"""Shifting Stones on the screen: its stones, its hand, and a turn."""

import re

from playwright.sync_api import Locator, expect

from sobremesa.games.shifting_stones.cards import matches
from sobremesa.games.shifting_stones.stones import OTHER, Grid
from sobremesa.games.shifting_stones.view import View
from tests.e2e.board import Board
from tests.e2e.points import Point, middle
from tests.e2e.tables import GAME


class Stones(Board):
    """The board of a device. Stones and cards are counted from 0, as in the rules."""

    game = GAME

    # What lies there

    def stone(self, stone: int) -> Locator:
        return self.button("stone-label", number=stone + 1)

    @property
    def hand(self) -> Locator:
        group = self.page.get_by_role("group", name=self.like("hand-label"))
        return group.get_by_role("button")

    def lie(self, grid: Grid) -> None:
        """Expect the stones to lie so."""
        lines = [
            self.say(
                "stone-label",
                number=stone + 1,
                front=self.say(f"face-{face}"),
                reverse=self.say(f"face-{OTHER[face]}"),
            )
            for stone, face in enumerate(grid)
        ]
        wanted = "\n".join(f"- 'button \"{line}\"'" for line in lines)
        expect(self.square).to_match_aria_snapshot(wanted)

    @property
    def square(self) -> Locator:
        return self.page.get_by_role("group", name=self.say("stones-label"))

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("group", name=self.say("log")).get_by_role("listitem")

    def told(self) -> list[str]:
        """The log as it reads now."""
        return [line.strip() for line in self.log.all_inner_texts()]

    def line(self, key: str, **facts: object) -> Locator:
        """The lines of the log that say this."""
        return self.log.filter(has_text=self.like(key, **facts))

    # A turn

    @property
    def end_button(self) -> Locator:
        return self.button("end-turn", more=True)

    @property
    def skip_button(self) -> Locator:
        return self.button("skip", more=True).and_(self.page.locator("[aria-disabled]"))

    @property
    def undo_button(self) -> Locator:
        return self.button("undo")

    def my_turn(self) -> None:
        """Wait until this device may do something."""
        expect(self.end_button).to_be_visible()

    def flip(self, stone: int, card: int = 0) -> None:
        """Tap a stone, pay with a card, and wait for the server's yes."""
        held = self.hand.count()
        self.stone(stone).click()
        self.hand.nth(card).click()
        expect(self.hand).to_have_count(held - 1)
        self.my_turn()

    def swap(self, one: int, other: int, card: int = 0) -> None:
        """Drag a stone onto another, pay with a card, and wait for the server's yes."""
        held = self.hand.count()
        self.drag(one, other)
        self.hand.nth(card).click()
        expect(self.hand).to_have_count(held - 1)
        self.my_turn()

    def drag(self, one: int, other: int) -> None:
        """At once, once it is pressed: a mouse that rests on a stone only holds it."""
        mouse = self.page.mouse
        end = self.middle(other)
        mouse.move(*self.middle(one))
        mouse.down()
        mouse.move(*end, steps=4)
        mouse.up()

    def middle(self, stone: int) -> Point:
        return middle(self.stone(stone))

    def end(self) -> None:
        self.end_button.click()

    # The end

    @property
    def sheet(self) -> Locator:
        return self.page.get_by_role("table", name=self.say("end-sheet"))

    def lines(self) -> list[list[str]]:
        """The score sheet, row by row."""
        rows = self.sheet.get_by_role("row").all()
        return [
            [re.sub(r"\s+", " ", cell).strip() for cell in row.locator("th, td").all_inner_texts()]
            for row in rows
        ]


def nothing_matches(view: View) -> bool:
    return not any(matches(card, view.grid) for card in view.hand)


def first_card_matches(view: View) -> bool:
    return [matches(card, view.grid) for card in view.hand] == [True, False, False, False]
