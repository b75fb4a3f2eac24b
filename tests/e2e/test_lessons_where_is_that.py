"""The lessons of Where Is That? in the browser: all in a row, and one that is missed."""

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.where_is_that import GAME, MapBoard


class Lessons(MapBoard):
    """A map to learn on."""

    @property
    def note(self) -> Locator:
        """What the lesson says now."""
        return self.page.locator(".lesson .row").filter(visible=True)

    def begin(self, name: str) -> None:
        """Take a lesson from the list."""
        self.page.goto(f"/learn/{GAME}")
        self.page.get_by_text(self.say(f"lesson-{name}"), exact=True).click()
        self.asks(name, "1")

    def asks(self, name: str, part: str) -> None:
        expect(self.note).to_contain_text(self.say(f"lesson-{name}-{part}"))

    def goes_on(self, key: str = "lesson-next") -> None:
        self.device.button(key).click()

    def offers_only(self, card: str) -> None:
        """Expect one card to glow, and take it."""
        expect(self.page.locator(".market .open")).to_have_count(1)
        self.page.locator(".market .open").filter(has_text=self.name(card)).click()

    def lays(self, x: int, y: int) -> None:
        """Lay the card in hand on a free cell that is lit."""
        self.cell(x, y).click()
        self.button("place").click()

    def chooses(self, x: int, y: int) -> None:
        """Choose a card to push, where cards are lit."""
        expect(self.page.locator(".asked").first).to_be_visible()
        self.cell(x, y).click()

    def pushes(self, direction: str) -> None:
        """Push the card that was chosen, and say yes."""
        way = self.button("push-to", direction=self.say(f"direction-{direction}"))
        way.click()
        way.click()  # the same again is a yes


def test_the_lessons_lead_from_the_first_card_to_a_match(device: NewDevice) -> None:
    board = Lessons(device())
    board.begin("lay")
    board.page.locator(".market").get_by_text(board.name("wo-lima")).click()
    expect(board.device.text("refusal-lesson-asks-else")).to_be_visible()
    board.offers_only("wo-beijing")
    board.asks("lay", "2")
    board.lays(1, 0)
    board.asks("lay", "3")
    board.offers_only("wo-johannesburg")
    board.lays(0, 1)
    board.asks("lay", "done")
    board.goes_on()

    board.asks("push", "1")
    board.chooses(1, 0)
    board.pushes("east")
    board.asks("push", "2")
    board.chooses(1, 0)
    board.pushes("east")
    board.asks("push", "done")
    board.goes_on()

    board.asks("pairs", "1")
    board.lays(1, 1)
    board.asks("pairs", "2")
    expect(board.page.locator(".asked")).to_have_count(1)
    board.chooses(0, 0)
    board.pushes("west")
    board.asks("pairs", "done")
    board.goes_on()

    board.asks("reveal", "1")
    board.lays(1, 2)
    board.asks("reveal", "done")
    expect(board.places).to_have_count(13)
    board.goes_on()

    board.asks("shakeup", "1")
    board.lays(2, 0)
    board.asks("shakeup", "2")
    board.chooses(1, 1)
    board.pushes("north")
    board.asks("shakeup", "done")
    board.goes_on()

    board.asks("risk", "1")
    board.lays(1, -1)
    board.asks("risk", "2")
    board.lays(0, 2)
    board.asks("risk", "done")
    board.goes_on("lesson-match")
    board.my_turn()
    expect(board.note).to_have_count(0)


def test_a_lesson_that_was_missed_is_taken_once_more(device: NewDevice) -> None:
    board = Lessons(device())
    board.begin("shakeup")
    board.lays(2, 0)
    board.asks("shakeup", "2")
    board.chooses(1, 1)
    board.button("push-not", direction=board.say("direction-west")).click()
    expect(board.page.get_by_role("alert")).to_contain_text(board.name("wo-mexico-city"))
    board.pushes("east")
    board.asks("shakeup", "missed")
    board.goes_on("lesson-again")
    board.asks("shakeup", "1")
    board.lays(2, 0)
    board.asks("shakeup", "2")
