"""Sonora's sheet on a device, and three ways to write on it."""

from typing import ClassVar

from playwright.sync_api import Locator, expect

from tests.e2e.device import Device
from tests.e2e.sonora import Sonora
from tests.e2e.tables import Json

MOST_STEPS = 80
ARROWS = {(1, 0): "ArrowRight", (-1, 0): "ArrowLeft", (0, 1): "ArrowDown", (0, -1): "ArrowUp"}


class Sheet(Sonora):
    """The sheet, written on with a mouse."""

    held: ClassVar[str] = "desktop"

    def __init__(self, device: Device) -> None:
        super().__init__(device)
        self.queue = self.page.get_by_role("group", name=self.say("queue-label"))
        self.finish = self.button("finish", more=True).or_(self.button("end-mudcracks"))

    def thing(self, name: str) -> Locator:
        """Something that is lit: `square-247`, `space-a1`, `node-m5`, `column-0`, `hex-B-2`."""
        return self.page.locator(f"[data-thing='{name}']")

    @property
    def lit(self) -> list[str]:
        """All that is."""
        names: list[str] = self.page.locator("[data-thing]").evaluate_all(
            "all => all.map(one => one.dataset.thing)"
        )
        return names

    def middle_of(self, name: str) -> tuple[float, float]:
        expect(self.thing(name)).to_have_count(1)
        box, before = self.thing(name).bounding_box(), None
        while box != before:  # words and letters that are still being fetched move it
            self.page.wait_for_timeout(50)
            box, before = self.thing(name).bounding_box(), box
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def entry(self, name: str) -> Locator:
        return self.queue.get_by_role("button", name=name, exact=True)

    def section(self, name: str) -> None:
        """Look at another section."""
        sections = self.page.get_by_role("group", name=self.say("map-label"))
        sections.get_by_role("button", name=self.say(f"score-{name}")).click()

    # Ways to write

    def show(self, name: str) -> None:
        """Have a mark in mind."""
        self.page.mouse.click(*self.middle_of(name))
        expect(self.status).to_have_text(self.say("prompt-again"))

    def mark(self, name: str) -> None:
        """Make it: show it, and once more."""
        self.show(name)
        self.page.mouse.click(*self.middle_of(name))
        self._made()

    def _made(self) -> None:
        """Wait until the mark is sent, and answered."""
        for prompt in ("prompt-again", "prompt-wait"):
            expect(self.status).not_to_have_text(self.say(prompt))

    def agree(self) -> None:
        """The yes to what has no place of its own."""
        self.page.locator(".bar .main").click()

    def discover(self, number: int) -> None:
        self.asked.get_by_role("button").nth(number - 1).click()

    def end(self) -> None:
        self.finish.click()

    @property
    def asked(self) -> Locator:
        return self.page.get_by_role("group", name=self.say("prompt-discover"))


class TouchedSheet(Sheet):
    """With a finger, on a phone: what is too small comes nearer first."""

    held = "phone"

    def show(self, name: str) -> None:
        self.page.touchscreen.tap(*self.middle_of(name))
        expect(self.status).to_have_text(self.say("prompt-again"))

    def mark(self, name: str) -> None:
        self.show(name)
        self.page.touchscreen.tap(*self.middle_of(name))
        self._made()

    def agree(self) -> None:
        self.page.locator(".bar .main").tap()

    def discover(self, number: int) -> None:
        self.asked.get_by_role("button").nth(number - 1).tap()

    def end(self) -> None:
        self.finish.tap()


class TypedSheet(Sheet):
    """With keys alone."""

    def show(self, name: str) -> None:
        self.walk_to(name)
        self.page.keyboard.press("Enter")
        expect(self.status).to_have_text(self.say("prompt-again"))

    def mark(self, name: str) -> None:
        self.show(name)
        self.page.keyboard.press(" ")
        self._made()

    def agree(self) -> None:
        self.page.keyboard.press("Enter")

    def discover(self, number: int) -> None:
        self.page.keyboard.press(str(number))

    def end(self) -> None:
        self.page.keyboard.press("Shift+Enter")

    def walk_to(self, name: str) -> None:
        """Arrow by arrow, each time the way that is longer."""
        expect(self.thing(name)).to_have_count(1)
        self.page.keyboard.press("ArrowDown")
        for _ in range(MOST_STEPS):
            here = self.page.locator("[data-thing]:focus").get_attribute("data-thing")
            if here == name:
                return
            assert here is not None
            (x, y), (to_x, to_y) = self.middle_of(here), self.middle_of(name)
            across, down = to_x - x, to_y - y
            aside = abs(across) > abs(down)
            way = ((1 if across > 0 else -1), 0) if aside else (0, (1 if down > 0 else -1))
            self.page.keyboard.press(ARROWS[way])
            if self.thing(here).evaluate("one => one === document.activeElement"):
                # Nothing lies that way: the other one.
                way = (0, (1 if down > 0 else -1)) if aside else ((1 if across > 0 else -1), 0)
                self.page.keyboard.press(ARROWS[way])
        raise AssertionError(f"{name} is not reached by arrows")


def writes(view: Json) -> bool:
    """Everybody writes."""
    return bool(view["stage"] == "write")


def in_ruins(seat: int, view: Json) -> bool:
    """It is this seat's turn in the ruins."""
    return bool(view["stage"] == "ruins" and view["to_move"] == [seat])
