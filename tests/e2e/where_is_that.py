"""Where Is That? on the screen and beside it: its tables, its maps."""

import random
import re
from collections.abc import Callable, Sequence

from playwright.sync_api import Locator, expect

from tests.e2e.board import Board
from tests.e2e.hands import Hands, any_of
from tests.e2e.tables import Json

GAME = "where_is_that"


class MapHands(Hands):
    """Tables of this game; a hand takes any card and lays it anywhere, now and then by a push."""

    game = GAME

    def choose(self, view: Json, choices: Sequence[Json], luck: random.Random) -> Json:
        return any_of(choices[0] if luck.random() < 0.8 else luck.choice(choices), luck)


def turn_of(seat: int, round_: int = 1, stage: str = "take") -> Callable[[Json], bool]:
    """This seat is about to take a card, or to lay one, in this round or a later one."""
    return lambda view: bool(
        view["seat"] == seat and view["stage"] == stage and view["round"] >= round_
    )


def over(view: Json) -> bool:
    return bool(view["stage"] == "over")


class MapBoard(Board):
    """The maps on a device."""

    game = GAME

    def name(self, card: str) -> str:
        return self.say(f"place-{card}")

    def cell(self, x: int, y: int) -> Locator:
        return self.page.locator(f"[data-cell='{x},{y}']")

    @property
    def lit(self) -> Locator:
        """The free cells on which the card may lie."""
        return self.page.get_by_role("button", name=self.like("cell-free"))

    @property
    def places(self) -> Locator:
        """The places on the true map."""
        return self.page.locator("[data-place]")

    @property
    def offered(self) -> Locator:
        """The cards that may be taken."""
        return self.page.locator(".market.mine button")

    def my_turn(self) -> None:
        """Wait until a card may be taken."""
        expect(self.offered.first).to_be_visible()

    def take(self, number: int = 0) -> None:
        self.my_turn()
        self.offered.nth(number).click()
        expect(self.lit.first).to_be_attached()

    def play_turn(self) -> None:
        """Take the first card, and lay it on the first free cell in reading order."""
        self.take()
        self.lit.first.click()
        expect(self.lit).to_have_count(0)

    def lies(self, card: str, x: int, y: int) -> None:
        """Expect this card on this cell."""
        label = re.compile(rf"^{re.escape(self.name(card))} \(")
        expect(self.cell(x, y)).to_have_attribute("aria-label", label)
