"""Lessons in the browser: found at home, solved by playing, kept as learnt."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.faults import SIZES, faults, held
from tests.e2e.sonora import GAME
from tests.e2e.sonora_sheet import Sheet


def begin(sheet: Sheet, name: str) -> None:
    """Take a lesson from the list."""
    sheet.page.goto(f"/learn/{GAME}")
    sheet.page.get_by_role("button").filter(has_text=sheet.say(f"lesson-{name}")).click()
    expect(note(sheet)).to_contain_text(sheet.say(f"lesson-{name}-1"))


def solve(sheet: Sheet, thing: str) -> None:
    """The last mark of a lesson: after it nothing more is to be done at the table."""
    sheet.show(thing)
    sheet.thing(thing).click()


def note(sheet: Sheet) -> Locator:
    """The side of the note that is seen."""
    return sheet.page.locator(".lesson .row").filter(visible=True)


def test_a_lesson_is_found_solved_and_kept_as_learnt(device: NewDevice) -> None:
    sheet = Sheet(device(lang="es"))
    sheet.device.home()
    sheet.page.get_by_role("article").locator(f"a[href='learn/{GAME}']").click()
    expect(sheet.page.get_by_role("listitem")).to_have_count(14)  # and a match
    begin(sheet, "creek")
    one, three = (
        sheet.say("queue-disc", name=sheet.named(disc), into=sheet.say("score-creek"), count=1)
        for disc in (0, 2)
    )
    sheet.mark("space-bl4")  # the 1: now the 3 goes too far
    expect(sheet.entry(one)).to_have_count(0)
    sheet.device.button("undo").click()
    expect(sheet.entry(one)).to_be_visible()
    expect(note(sheet)).to_contain_text(sheet.say("lesson-creek-1"))
    sheet.entry(three).click()
    solve(sheet, "space-blr2")
    expect(note(sheet)).to_contain_text(sheet.say("lesson-creek-done"))
    sheet.device.button("lesson-next").click()
    expect(note(sheet)).to_contain_text(sheet.say("lesson-mudcracks-1"))
    sheet.page.goto(f"/learn/{GAME}")
    learnt = sheet.page.get_by_role("listitem").filter(has_text=sheet.device.say("learnt"))
    expect(learnt).to_have_count(1)
    expect(learnt).to_contain_text(sheet.say("lesson-creek"))


def test_lessons_leave_nothing_behind(device: NewDevice) -> None:
    sheet = Sheet(device(fresh=True))
    begin(sheet, "ruins")
    solve(sheet, "hex-B-8")
    first = sheet.page.url
    sheet.device.button("lesson-next").click()
    expect(note(sheet)).to_contain_text(sheet.say("lesson-canyon-1"))
    assert sheet.page.url != first
    held = "Object.keys(JSON.parse(localStorage['sobremesa.tables']))"
    sheet.page.wait_for_function(f"{held}.length === 1")
    assert sheet.page.request.get(first.replace("/t/", "/api/tables/")).status == 404
    sheet.page.go_back()  # where the lessons are, and not at a table that is gone
    expect(sheet.page.get_by_role("listitem")).not_to_have_count(0)
    sheet.device.home()
    sheet.device.more()  # the shelf is there, and with it the list of matches would be
    expect(sheet.page.locator("[data-matter]")).to_have_count(0)


def screens(sheet: Sheet) -> Iterator[str]:
    sheet.page.goto(f"/learn/{GAME}")
    expect(sheet.page.get_by_role("listitem")).to_have_count(14)
    yield "list"
    sheet.page.get_by_role("listitem").nth(2).get_by_role("button").click()
    expect(sheet.thing("hex-B-8")).to_have_count(1)
    yield "task"
    solve(sheet, "hex-B-8")
    expect(sheet.page.locator(".lesson.done .main").filter(visible=True)).to_be_visible()
    yield "done"


@pytest.mark.parametrize("size", SIZES)
def test_lessons_fit_and_axe_finds_nothing(device: NewDevice, size: str) -> None:
    sheet = Sheet(device(**held(size)))
    found = faults(sheet.device, size, screens(sheet), "lessons", may_scroll="list".__eq__)
    assert not found, "\n".join(found)
