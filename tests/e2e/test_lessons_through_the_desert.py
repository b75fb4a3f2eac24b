"""The lessons of Through the Desert on a device: each is solved, the last one leads to a match."""

from msgspec import json
from playwright.sync_api import Locator, expect

from sobremesa.lessons import HOME, Lesson, lesson, lessons
from tests.e2e.conftest import NewDevice
from tests.e2e.tables import Json
from tests.e2e.through_the_desert import Desert

GAME = Desert.game
ALL = lessons(GAME)
TRIED = json.decode((HOME / GAME / "tests/tried.json").read_bytes())


class Pupil(Desert):
    """A learner at the board."""

    def begin(self, name: str) -> None:
        """Take a lesson from the list."""
        self.page.goto(f"/learn/{GAME}")
        place = next(i for i, one in enumerate(ALL) if one.id == name)
        self.page.get_by_role("listitem").nth(place).get_by_role("button").click()
        self.reads(name, "1")

    def reads(self, name: str, part: str) -> None:
        expect(self.note).to_contain_text(self.say(f"lesson-{name}-{part}"))

    @property
    def note(self) -> Locator:
        """The side of the note that is seen."""
        return self.page.locator(".lesson .row").filter(visible=True)

    def place(self, move: Json) -> None:
        """A colour, a hex that is lit for it, and the yes."""
        self.choose(move["colour"])
        assert move["hex"] in self.free()
        self.hex(move["hex"]).click()
        self.confirm.or_(self.button("place-and-end")).click()

    def solve(self, taught: Lesson) -> None:
        moves = TRIED[taught.id]["solved"]
        assert len(moves) == len(taught.tasks)
        for number, move in enumerate(moves, start=1):
            self.reads(taught.id, str(number))
            self.my_turn()
            self.place(move)
        self.reads(taught.id, "done")


def test_all_lessons_are_solved_and_a_match_follows(device: NewDevice) -> None:
    pupil = Pupil(device())
    pupil.begin(ALL[0].id)
    for taught in ALL:
        pupil.solve(taught)
        pupil.device.button("lesson-match" if taught == ALL[-1] else "lesson-next").click()
    pupil.my_turn()
    expect(pupil.page.locator(".lesson")).to_have_count(0)
    expect(pupil.status).to_have_text(pupil.say("prompt-rider", count=5))


def test_a_lesson_that_is_missed_begins_once_more(device: NewDevice) -> None:
    pupil = Pupil(device(lang="es"))
    pupil.begin("oasis")
    pupil.place({"colour": "red", "hex": "b2"})
    pupil.reads("oasis", "missed")
    assert not pupil.free()
    pupil.device.button("lesson-again").click()
    pupil.reads("oasis", "1")
    pupil.solve(lesson(GAME, "oasis"))


def test_only_what_a_lesson_asks_is_lit_and_the_rest_says_why(device: NewDevice) -> None:
    pupil = Pupil(device())
    pupil.begin("oasis")
    pupil.colour("green").click(force=True)  # it has room, but is not asked for
    expect(pupil.text("refusal-lesson-asks-else")).to_be_visible()
    pupil.hex("m4").click()  # violet could, and red cannot
    expect(pupil.text("refusal-not-beside-caravan", hex="m4", colour="red")).to_be_visible()
    pupil.choose("red")
    assert pupil.free() == ["a3", "a4", "b2", "c3", "c4"]
    expect(pupil.page.locator("svg .gain")).to_have_count(2)
    pupil.hex("b4").click()  # the water beside it
    expect(pupil.text("refusal-lesson-asks-else")).to_be_visible()
