"""Sonora on the screen and beside it: discs that go where a test wants them, and the board."""

from math import hypot, sqrt
from typing import Any

from playwright.sync_api import Locator, expect

from sobremesa.games.sonora.board import SIZE
from sobremesa.games.sonora.discs import colour, number
from sobremesa.physics import UNIT
from sobremesa.physics.board import BRAKE
from tests.e2e.device import Device
from tests.e2e.fingers import Fingers
from tests.e2e.games import GameScreen, GameTables
from tests.e2e.tables import Json, Tables

GAME = "sonora"
PEOPLE: tuple[Json, ...] = tuple(
    {"kind": "person", "name": name} for name in ("Ana", "Berta", "Carlos", "Dolores")
)
SURE: dict[str, Any] = {f"hand_{seat}": "sure" for seat in (1, 2, 3, 4)}
"""Hands that never err: a disc flicked freely comes to rest where it was sent."""
Spot = tuple[float, float]
"""On the board, in millimetres."""
HALFWAY: Spot = (SIZE / UNIT / 2, 80)
"""Exactly on a line."""


def sonoras(tables: Tables) -> GameTables:
    return GameTables(tables, GAME)


def sent_to(standing: Json, spot: Spot) -> Json:
    """A flick of the lowest disc, straight from the corner to a spot with nothing in between."""
    view = standing["view"]
    corner = view["corners"][standing["seat"]]
    far = SIZE - 14 * UNIT
    x, y = (far if corner in (1, 2) else 14 * UNIT), (far if corner in (2, 3) else 14 * UNIT)
    dx, dy = spot[0] * UNIT - x, spot[1] * UNIT - y
    length = hypot(dx, dy)
    speed = sqrt(2 * BRAKE * length)
    disc = min(group["disc"][0] for group in standing["choices"])
    vx, vy = round(speed * dx / length), round(speed * dy / length)
    return {"type": "flick", "disc": disc, "x": x, "y": y, "vx": vx, "vy": vy}


class Sender:
    """A hand that sends its discs to some spots, one after the other, and is content with all."""

    def __init__(self, *spots: Spot) -> None:
        self.spots = list(spots)

    def __call__(self, standing: Json) -> Json:
        (group, *_) = standing["choices"]
        if group["type"] == "flick":
            return sent_to(standing, self.spots.pop(0))
        if group["type"] == "reflick":
            return {"type": "keep"}
        return {name: one if name == "type" else one[0] for name, one in group.items()}


class Sonora(GameScreen):
    """The board of a device."""

    game = GAME

    def __init__(self, device: Device) -> None:
        super().__init__(device)
        self.board = self.page.get_by_role("group", name=self.say("board-label"))

    def named(self, disc: int) -> str:
        return self.say("disc", colour=self.say(f"colour-{colour(disc)}"), number=number(disc))

    def disc(self, disc: int) -> Locator:
        """A disc in hand, or one that may be swapped."""
        return self.page.get_by_role("button", name=self.named(disc), exact=True)

    def choose(self, disc: int) -> None:
        expect(self.page.locator(".hand.mine")).to_be_visible()
        self.disc(disc).click()
        expect(self.disc(disc)).to_have_attribute("aria-pressed", "true")

    def middle(self) -> Spot:
        """The middle of the board, on the screen."""
        box = self.board.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def at(self, x: float, y: float) -> Spot:
        """A place of the board as it lies before this viewer, on the screen."""
        box = self.board.bounding_box()
        assert box is not None
        scale = box["width"] / 340
        return box["x"] + (x + 20) * scale, box["y"] + (y + 20) * scale

    @property
    def running(self) -> Locator:
        """The canvas, while a flick is shown."""
        return self.page.locator("canvas.on")

    def pull(self, across: float, down: float) -> None:
        """Pull back with the mouse and let go."""
        x, y = self.middle()
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + across / 2, y + down / 2)
        self.page.mouse.move(x + across, y + down)
        self.page.mouse.up()

    def drag(self, across: float, down: float) -> None:
        """The same with a finger."""
        x, y = self.middle()
        Fingers(self.page).drag((x, y), (x + across, y + down))

    def key_flick(self, turns: int, power: int) -> None:
        """Arrows and Enter; negative turns go left."""
        for _ in range(abs(turns)):
            self.page.keyboard.press("ArrowRight" if turns > 0 else "ArrowLeft")
        for _ in range(power):
            self.page.keyboard.press("ArrowUp")
        self.page.keyboard.press("Enter")
