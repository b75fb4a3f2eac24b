"""Sonora's sheet on a device, and three ways to write on it."""

import random
from typing import ClassVar

from playwright.sync_api import Locator, expect

from sobremesa.games.sonora.printed.discs import number
from tests.e2e.device import Device
from tests.e2e.sonora import Sonora
from tests.e2e.tables import Json

MOST_STEPS = 80
WAY = """(name) => {
    const middle = (one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const here = document.activeElement.closest("[data-thing]");
    if (!here) return [null, 0, 0];
    const there = document.querySelector(`[data-thing="${name}"]`);
    const [[x, y], [toX, toY]] = [here, there].map(middle);
    return [here.dataset.thing, toX - x, toY - y];
}"""
"""What has the focus, and how far across and down a thing lies from it."""
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

    def entry(self, name: str) -> Locator:
        return self.queue.get_by_role("button", name=name, exact=True)

    def section(self, name: str) -> None:
        """Look at another section."""
        sections = self.page.get_by_role("group", name=self.say("map-label"))
        sections.get_by_role("button", name=self.say(f"score-{name}")).click()

    # Ways to write

    def show(self, name: str) -> None:
        """Have a mark in mind."""
        self.thing(name).click()
        expect(self.status).to_have_text(self.say("prompt-again"))

    def mark(self, name: str) -> None:
        """Make it: show it, and once more."""
        self.show(name)
        self.thing(name).click()
        self._made()

    def mark_any(self, luck: random.Random) -> None:
        self.mark(luck.choice(self.lit))

    def flick_anyhow(self, luck: random.Random) -> None:
        self.pull(luck.randint(60, 110), luck.randint(60, 110))

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
        self.thing(name).tap()
        expect(self.status).to_have_text(self.say("prompt-again"))

    def mark(self, name: str) -> None:
        self.show(name)
        self.thing(name).tap()
        self._made()

    def agree(self) -> None:
        self.page.locator(".bar .main").tap()

    def discover(self, number: int) -> None:
        self.asked.get_by_role("button").nth(number - 1).tap()

    def end(self) -> None:
        self.finish.tap()


class TabletSheet(TouchedSheet):
    """With a finger on the whole sheet of a tablet: there nearly everything is too small."""

    held = "tablet"


class TypedSheet(Sheet):
    """With keys alone."""

    def choose(self, disc: int) -> None:
        expect(self.in_hand(disc)).to_be_visible()
        self.page.keyboard.press(str(number(disc)))
        expect(self.in_hand(disc)).to_have_attribute("aria-pressed", "true")

    def flick_anyhow(self, luck: random.Random) -> None:
        self.key_flick(luck.randint(-4, 4), luck.randint(15, 20))

    def settle(self, view: Json) -> None:
        answer, key = self.answer(view["stage"])
        expect(answer).to_be_visible()
        self.page.keyboard.press(key)

    def show(self, name: str) -> None:
        self.walk_to(name)
        self.page.keyboard.press("Enter")
        expect(self.status).to_have_text(self.say("prompt-again"))

    def mark(self, name: str) -> None:
        self.show(name)
        self.page.keyboard.press(" ")
        self._made()

    def mark_any(self, luck: random.Random) -> None:
        """Some arrows on, from what is lit to what is lit."""
        for key in ("ArrowDown", *luck.choices(tuple(ARROWS.values()), k=luck.randint(0, 3))):
            self.page.keyboard.press(key)
        self.page.keyboard.press("Enter")
        expect(self.status).to_have_text(self.say("prompt-again"))
        self.page.keyboard.press(" ")
        self._made()

    def agree(self) -> None:
        expect(self.page.locator(".bar .main")).to_be_visible()
        self.page.keyboard.press("Enter")

    def discover(self, number: int) -> None:
        expect(self.asked).to_be_visible()
        self.page.keyboard.press(str(number))

    def end(self) -> None:
        expect(self.finish).to_be_visible()
        mudcracks = self.button("end-mudcracks").is_visible()
        self.page.keyboard.press("e" if mudcracks else "Shift+Enter")

    def walk_to(self, name: str) -> None:
        """Arrow by arrow, each time the way that is longer."""
        expect(self.thing(name)).to_have_count(1)
        self.page.keyboard.press("ArrowDown")
        for _ in range(MOST_STEPS):
            here, across, down = self.page.evaluate(WAY, name)
            if here == name:
                return
            assert here is not None
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
