"""Through the Desert on the screen and beside it: its tables, its board."""

import random
import re
from collections.abc import Sequence
from typing import NamedTuple

from playwright.sync_api import Locator, expect

from sobremesa.core import codec
from sobremesa.games.through_the_desert.events import AreaEnclosed, OasisReached, WaterTaken
from sobremesa.games.through_the_desert.rules import GAME
from sobremesa.games.through_the_desert.state import COLOURS
from sobremesa.games.through_the_desert.view import View, imagined
from tests.e2e.board import Board
from tests.e2e.hands import Hands, any_of
from tests.e2e.sentences import ANY
from tests.e2e.tables import Json


class Deserts(Hands):
    """Tables of this game; a hand places each camel where it wins most."""

    game = GAME.meta.id

    def choose(self, view: Json, choices: Sequence[Json], luck: random.Random) -> Json:
        return best(view, choices, luck)


def best(view: Json, choices: Sequence[Json], luck: random.Random) -> Json:
    """The camel that wins most at once, or one of the colour of which most are left."""
    plenty = [view["supply"][COLOURS.index(group["colour"][0])] for group in choices]
    group = max(zip(plenty, choices, strict=True), key=lambda one: one[0])[1]
    found = [gain for gain in gains(view) if view["supply"][COLOURS.index(gain.colour)] > 4]
    if found:
        gain = max(found, key=lambda one: (one.points + 2 * one.areas, one.hex))
        return {"type": group["type"], "colour": gain.colour, "hex": gain.hex}
    return any_of(group, luck)


FEWEST = """() => {
    const left = (one) => Number(one.querySelector(".count")?.textContent ?? 0);
    const few = [...document.querySelectorAll(".tray button.open")]
        .reduce((one, other) => (left(other) < left(one) ? other : one));
    const all = [...document.querySelectorAll(".tray button")];
    return [all.indexOf(few), few.ariaPressed === "true"];
}"""
"""The open colour of which fewest are left, by its place in the tray, and whether it is chosen."""


class Gain(NamedTuple):
    """A camel that would win something."""

    colour: str
    hex: str
    points: int
    areas: int


def gains(view: Json) -> list[Gain]:
    """What the seat to move can win with its next camel, as the rules tell it."""
    position = imagined(codec.from_json(view, View))
    found = []
    for move in GAME.choices(position, position.seat) if position.stage == "camels" else ():
        events = GAME.apply(position, position.seat, move).events
        won = [event for event in events if isinstance(event, OasisReached | AreaEnclosed)]
        water = [event.value for event in events if isinstance(event, WaterTaken)]
        if won or water:
            points = sum(water) + sum(event.points for event in won)
            areas = sum(isinstance(event, AreaEnclosed) for event in won)
            found.append(Gain(move.colour, move.hex, points, areas))
    return found


def riders_done(view: Json) -> bool:
    """Seat 0 is about to place its first camel, or a later one."""
    return bool(view["stage"] == "camels" and view["seat"] == 0)


def camels(view: Json) -> int:
    return sum(len(caravan["camels"]) for caravan in view["caravans"])


class Desert(Board):
    """The board of a device."""

    game = GAME.meta.id

    def hex(self, name: str) -> Locator:
        return self.page.locator(f"[data-hex={name}]")

    def colour(self, colour: str) -> Locator:
        return self.page.locator(".tray button").nth(COLOURS.index(colour))

    @property
    def confirm(self) -> Locator:
        return self.button("place")

    def my_turn(self) -> None:
        """Wait until this device may do something."""
        expect(self.page.locator(".tray.mine")).to_be_visible()

    @property
    def may_act(self) -> bool:
        return self.page.locator(".tray.mine").is_visible()

    def free(self) -> list[str]:
        """The hexes that are lit for the chosen colour, in reading order."""
        names: list[str] = self.page.locator("[data-hex]").evaluate_all(
            """(hexes, [free, wins]) => hexes
                .filter((one) => [free, wins].some((end) => one.ariaLabel.includes(end)))
                .map((one) => one.dataset.hex)""",
            [
                self.say("hex-free", label=""),
                self.say("hex-wins", label="", points=ANY).split(ANY)[0],
            ],
        )
        return names

    def stands(self, name: str) -> None:
        """Expect a camel on this hex."""
        camel = re.compile(f"{self.like('hex-camel').pattern}|{self.like('hex-rider').pattern}")
        expect(self.hex(name)).to_have_attribute("aria-label", camel)

    def choose(self, colour: str) -> None:
        if self.colour(colour).get_attribute("aria-pressed") != "true":
            self.colour(colour).click()
        expect(self.colour(colour)).to_have_attribute("aria-pressed", "true")

    def place_any(self) -> None:
        """A rider, or a camel of the colour of which fewest are left, by two clicks."""
        self.my_turn()
        number, chosen = self.page.evaluate(FEWEST)
        if not chosen:
            self.page.locator(".tray button").nth(number).click()
        name = self.free()[0]
        self.hex(name).click()
        lit = self.page.locator(
            f"[data-hex={name}][aria-label*='{self.say('hex-free', label='')}']"
        )
        expect(lit).to_have_count(0)  # it stands there, or the device is handed on
