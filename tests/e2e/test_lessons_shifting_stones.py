"""The lessons of Shifting Stones in the browser: all of them by mouse, and one that is missed."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.shifting_stones import Stones


class Lessons(Stones):
    """A board with a note of what is to be done."""

    @property
    def note(self) -> Locator:
        """The side of the note that is seen."""
        return self.page.locator(".lesson .row").filter(visible=True)

    @property
    def lit(self) -> Locator:
        """The stones that are asked for, or show what matches."""
        return self.page.locator(".pit.lit")

    def begin(self, name: str) -> None:
        """Take a lesson from the list."""
        self.page.goto(f"/learn/{self.game}")
        self.page.get_by_role("button").filter(has_text=self.say(f"lesson-{name}")).click()

    def asks(self, name: str, part: int | str) -> None:
        """Wait until the note says this."""
        expect(self.note).to_contain_text(self.say(f"lesson-{name}-{part}"))

    def score(self, card: int) -> None:
        held = self.hand.count()
        self.hand.nth(card).click()
        self.button("score-card").click()
        expect(self.hand).to_have_count(held - 1)


Step = Callable[[Lessons], None]


def score(card: int) -> Step:
    return lambda lessons: lessons.score(card)


def flip(stone: int, card: int) -> Step:
    return lambda lessons: lessons.flip(stone, card)


def swap(one: int, other: int, card: int) -> Step:
    return lambda lessons: lessons.swap(one, other, card)


def end(lessons: Lessons) -> None:
    lessons.end()


def skip(lessons: Lessons) -> None:
    lessons.skip_button.click()
    lessons.button("ask-skip-yes").click()


def is_shown_the_stones(lessons: Lessons) -> None:
    """Only the note tells that the rival has moved some."""
    lessons.lie(("horse", "fish", "bird", "seed", "tree", "tree", "moon", "horse", "boat"))
    expect(lessons.device.text("missed")).to_have_count(0)


WALK: dict[str, tuple[tuple[Step, ...], ...]] = {
    "score": ((score(1),), (score(2),), (end,)),
    "flip": ((flip(4, card=2),), (score(1),), (flip(8, card=0), score(0))),
    "swap": ((swap(7, 8, card=0),), (score(0),), (swap(3, 4, card=1), score(0))),
    "several": ((flip(5, card=1),), (score(1),), (score(0),)),
    "pay": ((flip(2, card=0),), (score(1),), (swap(7, 8, card=1), score(0))),
    "skip": ((skip,), (is_shown_the_stones, swap(2, 5, card=0), swap(3, 6, card=1), score(0))),
    "bonus": ((flip(3, card=1),), (score(0),)),
    "end": ((score(1),), (flip(7, card=0), score(0)), (end,)),
}
"""How each task is solved; stones and cards in hand are counted from 0."""


def test_all_lessons_lead_to_a_match(device: NewDevice) -> None:
    lessons = Lessons(device())
    lessons.begin("score")
    for name, tasks in WALK.items():
        for number, steps in enumerate(tasks, start=1):
            lessons.asks(name, number)
            for step in steps:
                step(lessons)
        lessons.asks(name, "done")
        lessons.device.button("lesson-match" if name == "end" else "lesson-next").click()
    lessons.my_turn()
    expect(lessons.note).to_have_count(0)


def test_a_lesson_lights_what_it_asks_for_and_can_be_missed(device: NewDevice) -> None:
    lessons = Lessons(device(lang="es"))
    lessons.begin("bonus")
    lessons.asks("bonus", 1)
    expect(lessons.lit).to_have_count(2)
    expect(lessons.page.locator(".held.glow")).to_have_count(0)
    expect(lessons.end_button).to_have_attribute("aria-disabled", "true")
    lessons.stone(0).click()
    expect(lessons.device.text("refusal-lesson-asks-else").first).to_be_visible()
    lessons.stone(8).click()
    lessons.hand.first.click()
    lessons.asks("bonus", "missed")
    expect(lessons.lit).to_have_count(0)
    lessons.device.button("lesson-again").click()
    lessons.asks("bonus", 1)
    expect(lessons.hand).to_have_count(2)
