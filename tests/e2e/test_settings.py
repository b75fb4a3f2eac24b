"""What a person sets on their device."""

from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device
from tests.e2e.shifting_stones import Stones
from tests.e2e.tables import BOT, ME, Tables


def test_the_language_changes_in_place_with_log_and_refusals(
    device: NewDevice, tables: Tables
) -> None:
    table = tables.open(ME, BOT)
    person = device(settings={"confirm": "never"})
    stones = Stones.at_turn(person, table)
    stones.flip(0)
    stones.drag(0, 4)
    expect(
        person.text("refusal-diagonal", stones=person.say("two-stones", one=1, other=5))
    ).to_be_visible()
    for lang in ("es", "en", "es"):
        person.speak(lang)
        expect(
            person.text("refusal-diagonal", stones=person.say("two-stones", one=1, other=5))
        ).to_be_visible()
        expect(stones.line("event-stone-flipped")).to_have_count(1)
        expect(stones.line("event-stones-laid")).to_have_count(1)
        stones.lie(tables.view(table).grid)
        expect(stones.hand).to_have_count(3)
        expect(person.page).to_have_title(_title(person))
    person.shot("table-es")
    person.page.reload()
    stones.my_turn()
    expect(person.page.locator("html")).to_have_attribute("lang", "es")
    assert "⟨" not in person.page.locator("body").inner_text()


def _title(device: Device) -> str:
    return f"● {device.say('your-turn')} · {device.say('title')} · {device.say('sobremesa')}"


def test_a_plan_survives_a_change_of_language(device: NewDevice, tables: Tables) -> None:
    table = tables.open(ME, BOT)
    person = device()
    stones = Stones.at_turn(person, table)
    stones.stone(3).click()
    expect(person.text("prompt-flip", stone=4)).to_be_visible()
    person.speak("es")
    expect(person.text("prompt-flip", stone=4)).to_be_visible()


def test_the_browsers_language_is_the_first(device: NewDevice) -> None:
    person = device(lang="es")
    person.home()
    expect(person.heading("home-title")).to_be_visible()
    expect(person.page.locator("html")).to_have_attribute("lang", "es")


def ground(page: Page) -> float:
    """How light the page is behind everything."""
    colour: str = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    red, green, blue = map(int, colour.removeprefix("rgb(").rstrip(")").split(",")[:3])
    return (red + green + blue) / 3


def test_light_size_and_patterns_change_at_once_and_survive_a_reload(
    device: NewDevice, tables: Tables
) -> None:
    table = tables.open(ME, BOT)
    person = device()
    person.sit_at(table, 0)
    page = person.page
    Stones(person).my_turn()
    light = ground(page)
    person.button("settings").click()
    sheet = person.dialog("settings")
    for choice in ("theme-dark", "size-large"):
        sheet.get_by_text(person.say(choice), exact=True).click()
    sheet.get_by_role("checkbox", name=person.say("settings-patterns")).check()
    person.shot("settings-dark")
    _are_set(person, light)
    page.reload()
    Stones(person).my_turn()
    _are_set(person, light)
    person.shot("table-dark-large-patterns")
    person.button("settings").click()
    for choice in ("theme-dark", "size-large", "confirm-risky"):
        expect(sheet.get_by_role("radio", name=person.say(choice), exact=True)).to_be_checked()
    expect(sheet.get_by_role("checkbox", name=person.say("settings-patterns"))).to_be_checked()
    page.keyboard.press("Escape")
    page.goto("/")
    expect(person.button("quick-bot")).to_be_visible()
    _are_set(person, light)


def _are_set(person: Device, light: float) -> None:
    root = person.page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-patterns", "on")
    assert ground(person.page) < 80 < light
    size = person.page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    assert size > 16


def test_the_device_decides_about_the_light_if_nobody_does(device: NewDevice) -> None:
    person = device(fresh=True, color_scheme="dark")
    words: list[Route] = []
    person.page.route("**/words/en*.ftl", lambda route: words.append(route))
    with person.page.expect_request("**/words/en*.ftl"):
        person.page.goto("/")
    assert ground(person.page) < 80, "it is light until it has its words"
    words[0].continue_()
    expect(person.button("quick-bot")).to_be_enabled()
    assert ground(person.page) < 80
    person.page.emulate_media(color_scheme="light")
    expect(person.page.locator("html")).to_have_attribute("data-theme", "light")
    assert ground(person.page) > 150
