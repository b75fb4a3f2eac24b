"""Sonora on the screen and beside it: discs that go where a test wants them, and the board."""

import random
from collections.abc import Callable, Iterable, Sequence
from math import hypot, sqrt
from typing import Any, cast

from playwright.sync_api import Locator, expect

import sobremesa
from sobremesa.games.sonora.printed.board import SIZE
from sobremesa.games.sonora.printed.discs import colour, number
from sobremesa.physics import UNIT
from sobremesa.physics.board import BRAKE
from tests.e2e.board import Board
from tests.e2e.device import Device
from tests.e2e.fingers import Fingers
from tests.e2e.hands import Hands, any_of
from tests.e2e.points import Point, middle, point
from tests.e2e.tables import Json, Table, Tables

GAME = "sonora"
PEOPLE: tuple[Json, ...] = tuple(
    {"kind": "person", "name": name} for name in ("Ana", "Berta", "Carlos", "Dolores")
)
SURE: Json = {"hand": "sure"}
"""Hands that never err: a disc flicked freely comes to rest where it was sent."""
Spot = tuple[float, float]
"""On the board, in millimetres."""
RIM = 20
WIDE = SIZE / UNIT + 2 * RIM
"""Around the board, and with it, as it is drawn."""
HOME: Spot = (SIZE / UNIT - 14, SIZE / UNIT - 14)
"""Where a disc is put first, as its owner sees the board."""
HALFWAY: Spot = (SIZE / UNIT / 2, 80)
"""Exactly on a line."""
TWO_SEATS: tuple[Spot, ...] = (
    *((97, 258), (280, 122), (31, 110), (225, 27), (73, 35)),
    *((180, 276), (138, 122), (208, 164), (232, 278), (93, 221)),
)
"""A round of two: the first has 1 in the canyon, 2 in the creek bed, 3 in the ruins, 4 and 5 in the
mudcracks; the second is before them in the ruins, with 4."""
ALONE: tuple[Spot, ...] = (
    *((123, 191), (165, 24), (135, 122), (248, 225), (138, 185)),
    *((134, 273), (275, 75), (93, 26), (161, 221), (181, 84)),
    *((58, 50), (104, 22), (87, 88), (212, 26), (280, 136)),
)
"""A round alone: red and blue each have something to mark in all four sections."""
FULL_HOLE = (0, 18)
"""Turns and power that send a disc from the middle of its corner into the hole."""
ENDS = ("finish", "end_mudcracks")
WRITING = ("rival", "ruins", "write")
"""What the table does once all discs are flicked."""

WHILE_IT_RUNS = """(selectors) => {
    const texts = (one) => Array.from(document.querySelectorAll(one), (each) => each.innerText);
    const look = (done) => {
        if (document.querySelector("canvas.on")) done(selectors.flatMap(texts));
        else requestAnimationFrame(() => look(done));
    };
    window.seen = new Promise(look);
}"""


def sent_to(view: Json, group: Json, spot: Spot) -> Json:
    """A flick of the lowest disc, straight from the corner to a spot with nothing in between."""
    corner = view["corners"][view["flicker"]]
    far = SIZE - 14 * UNIT
    x, y = (far if corner in (1, 2) else 14 * UNIT), (far if corner in (2, 3) else 14 * UNIT)
    dx, dy = spot[0] * UNIT - x, spot[1] * UNIT - y
    length = hypot(dx, dy)
    speed = sqrt(2 * BRAKE * length)
    vx, vy = round(speed * dx / length), round(speed * dy / length)
    return {"type": "flick", "disc": min(group["disc"]), "x": x, "y": y, "vx": vx, "vy": vy}


def next_disc(view: Json) -> int:
    """The disc that must be flicked, or the lowest in the hand of whoever flicks."""
    if view["disc"] is not None:
        return int(view["disc"])
    seats = view["to_move"]
    in_hand = (one["where"] == "hand" and one["seat"] in seats for one in view["discs"])
    return next(disc for disc, free in enumerate(in_hand) if free)


class Sonoras(Hands):
    """Tables at which discs are sent to some spots, one after the other, and kept there."""

    game = GAME

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        self.spots: list[Spot] = []

    def choose(self, view: Json, choices: Sequence[Json], luck: random.Random) -> Json:
        group = choices[0]
        match group["type"]:
            case "flick":
                return sent_to(view, group, self.spots.pop(0))
            case "reflick":
                return {"type": "keep"}
            case "choose_colours":
                return {"type": "choose_colours", "own": 0, "rival": 1}
            case "swap":
                return {"type": "end_swaps"}
        marks = [one for one in choices if one["type"] not in ENDS and all(one.values())]
        return any_of(luck.choice(marks or choices), luck)

    def send(
        self,
        table: Table,
        spots: Iterable[Spot],
        until: Callable[[Json], bool],
        tokens: Iterable[str] | None = None,
    ) -> None:
        """Flick from the seats of these tokens, or all of them, until it looks so."""
        self.spots = list(spots)
        self.play(table, tokens or table.tokens, until)

    def sent(
        self, spots: Iterable[Spot], until: Callable[[Json], bool], *seats: Json, **options: Any
    ) -> Table:
        """A table at which hands that never err have flicked so, until it looks so."""
        self.spots = list(spots)
        return self.played(until, *seats, **SURE, **options)

    def frames(self, table: Table) -> list[Json]:
        """What anybody may see, step by step."""
        return cast(list[Json], self.history(table.id)["frames"])

    def now(self, table: Table) -> Json:
        """The newest of them; before the first flick, how every match begins."""
        start = sobremesa.new(GAME, seats=len(table.tokens)).view(None)
        return (self.frames(table) or [{"step": 0, "view": sobremesa.to_json(start)}])[-1]


def two(games: Sonoras, until: Callable[[Json], bool]) -> Table:
    """Two seats after their flicks, written on until it looks so."""
    return games.sent(TWO_SEATS, until, *PEOPLE[:2], rounds=5)


class Sonora(Board):
    """The board of a device."""

    game = GAME

    def my_turn(self) -> None:
        """Wait until this device may do something."""
        expect(self.page.locator(".hand.mine")).to_be_visible()

    def __init__(self, device: Device) -> None:
        super().__init__(device)
        self.board = self.page.get_by_role("group", name=self.say("board-label"))

    def dialog(self, key: str) -> Locator:
        return self.page.get_by_role("dialog", name=self.say(key))

    def named(self, disc: int) -> str:
        return self.say("disc", colour=self.say(f"colour-{colour(disc)}"), number=number(disc))

    def disc(self, disc: int) -> Locator:
        """A disc in hand, or one that may be swapped."""
        return self.page.get_by_role("button", name=self.named(disc), exact=True)

    def in_hand(self, disc: int) -> Locator:
        """A disc of the seat to move; looked for where it must be, which is a tenth of the work."""
        hand = self.page.locator(".hand.mine")
        return hand.get_by_role("button", name=self.named(disc), exact=True)

    def choose(self, disc: int) -> None:
        in_hand = self.in_hand(disc)
        in_hand.click()
        expect(in_hand).to_have_attribute("aria-pressed", "true")

    def middle(self) -> Point:
        """The middle of the board, on the screen."""
        return middle(self.board)

    def at(self, x: float, y: float) -> Point:
        """A place of the board as it lies before this viewer, on the screen."""
        return point(self.board, (x + RIM) / WIDE, (y + RIM) / WIDE)

    @property
    def running(self) -> Locator:
        """The canvas, while a flick is shown."""
        return self.page.locator("canvas.on")

    def watch(self, *selectors: str) -> None:
        """Note what they say as soon as a flick is shown: a look from outside may come too late."""
        self.page.evaluate(WHILE_IT_RUNS, list(selectors))

    def watched(self) -> list[str]:
        said: list[str] = self.page.evaluate("() => window.seen")
        return said

    def hold(self) -> Point:
        """Press the mouse in the middle of the board, and say where that is."""
        x, y = self.middle()
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        return x, y

    def pull(self, across: float, down: float) -> None:
        """Pull back with the mouse and let go."""
        x, y = self.hold()
        self.page.mouse.move(x + across / 2, y + down / 2)
        self.page.mouse.move(x + across, y + down)
        self.page.mouse.up()

    def drag(self, across: float, down: float) -> None:
        """The same with a finger, from the disc itself on its corner."""
        x, y = self.at(*HOME)
        Fingers(self.page).drag((x, y), (x + across, y + down))

    def key_flick(self, turns: int, power: int) -> None:
        """Arrows and Enter; negative turns go left."""
        for _ in range(abs(turns)):
            self.page.keyboard.press("ArrowRight" if turns > 0 else "ArrowLeft")
        for _ in range(power):
            self.page.keyboard.press("ArrowUp")
        self.page.keyboard.press("Enter")

    def settle(self, view: Json) -> None:
        """Answer what is asked after a flick, by pressing what is offered."""
        answer, _ = self.answer(view["stage"])
        answer.click()

    def answer(self, stage: str) -> tuple[Locator, str]:
        """A button that answers what is asked now, and its key."""
        match stage:
            case "reflick":
                # Where another disc follows in this turn, taking it keeps the last one.
                following = self.page.locator(".hand.mine .disc.open").first
                return self.button("keep").or_(self.button("keep-out")).or_(following), "k"
            case "swap":
                return self.button("end-swaps"), "e"
        sections = self.page.get_by_role("group", name=self.say("sections-label"))
        return sections.get_by_role("button").first, "1"


def with_a_disc(device: Device, tables: Tables) -> Sonora:
    """Seat 0 of two has a disc on its corner; nobody's hand errs."""
    sonora = Sonora(device)
    sonora.sit_at(Sonoras(tables).lay(*PEOPLE[:2], **SURE), 0)
    sonora.choose(4)
    return sonora
