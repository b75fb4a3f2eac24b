"""All lessons of Sonora, one after the other, by mouse; and one missed and taken once more."""

from collections.abc import Callable
from math import cos, radians, sin

from playwright.sync_api import expect

from sobremesa.lessons import lessons
from tests.e2e.conftest import NewDevice
from tests.e2e.sonora import GAME
from tests.e2e.sonora_sheet import Sheet
from tests.e2e.test_lessons import begin, note, solve

NEXT = {one.id: after.id for one, after in zip(lessons(GAME), lessons(GAME)[1:], strict=False)}


def pull(sheet: Sheet, disc: int, degrees: float, far: float) -> None:
    """Flick a disc to the right of straight ahead, by a pull of so many pixels."""
    sheet.my_turn()
    if sheet.in_hand(disc).get_attribute("aria-pressed") != "true":
        sheet.choose(disc)
    back = radians(45 + degrees)
    sheet.pull(far * cos(back), far * sin(back))


def first(sheet: Sheet) -> None:
    pull(sheet, 0, -24, 88)
    asked(sheet, "first-2")
    sheet.in_hand(3).click()  # whichever is taken, the 5 is meant
    expect(sheet.in_hand(4)).to_have_attribute("aria-pressed", "true")
    pull(sheet, 4, 5, 140)


def mudcracks(sheet: Sheet) -> None:
    sheet.agree()
    asked(sheet, "mudcracks-2")
    solve(sheet, "node-m8")


def a_round(sheet: Sheet) -> None:
    solve(sheet, "square-193")
    asked(sheet, "round-2")
    sheet.end()


def hole(sheet: Sheet) -> None:
    pull(sheet, 4, 0, 98)
    asked(sheet, "hole-2")
    sections = sheet.page.get_by_role("group", name=sheet.say("sections-label"))
    sections.get_by_role("button").first.click()


def reflick(sheet: Sheet) -> None:
    expect(sheet.button("keep-out")).to_have_count(0)
    sheet.button("reflick", count=3).click()
    asked(sheet, "reflick-2")
    pull(sheet, 4, 5, 140)


def swap(sheet: Sheet) -> None:
    expect(sheet.button("end-swaps")).to_have_count(0)
    sheet.disc(0).click()
    sheet.disc(4).click()


def bonuses(sheet: Sheet) -> None:
    sheet.discover(3)
    asked(sheet, "bonuses-2")
    sheet.queue.get_by_role("button").click()
    sheet.agree()
    asked(sheet, "bonuses-3")
    solve(sheet, "node-m3")


def solo(sheet: Sheet) -> None:
    solve(sheet, "square-8")
    asked(sheet, "solo-2")
    solve(sheet, "space-all3")
    asked(sheet, "solo-3")
    solve(sheet, "space-bll4")


def creek(sheet: Sheet) -> None:
    sheet.queue.get_by_role("button").nth(1).click()
    solve(sheet, "space-blr2")


SOLVED: dict[str, Callable[[Sheet], None]] = {
    "first": first,
    "circles": lambda sheet: pull(sheet, 4, 26, 62),
    "ruins": lambda sheet: solve(sheet, "hex-B-8"),
    "canyon": lambda sheet: solve(sheet, "square-227"),
    "creek": creek,
    "mudcracks": mudcracks,
    "round": a_round,
    "hole": hole,
    "flick": lambda sheet: pull(sheet, 4, -14, 160),
    "reflick": reflick,
    "swap": swap,
    "bonuses": bonuses,
    "solo": solo,
}


def asked(sheet: Sheet, part: str) -> None:
    expect(note(sheet)).to_contain_text(sheet.say(f"lesson-{part}"))


def test_one_lesson_leads_to_the_next_and_the_last_to_a_match(device: NewDevice) -> None:
    sheet = Sheet(device())
    begin(sheet, "first")
    for name, solved in SOLVED.items():
        asked(sheet, f"{name}-1")
        solved(sheet)
        asked(sheet, f"{name}-done")
        sheet.device.button("lesson-next" if name in NEXT else "lesson-match").click()
    expect(note(sheet)).to_have_count(0)
    sheet.my_turn()


def test_a_lesson_that_is_missed_is_taken_once_more(device: NewDevice) -> None:
    sheet = Sheet(device())
    begin(sheet, "swap")
    sheet.disc(0).click()
    sheet.disc(3).click()
    asked(sheet, "swap-missed")
    sheet.device.button("lesson-again").click()
    asked(sheet, "swap-1")
    swap(sheet)
    asked(sheet, "swap-done")
