"""Keys alone, from the first page to the end of a match."""

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device
from tests.e2e.shifting_stones import Stones, nothing_matches
from tests.e2e.tables import BOT, ME, Tables, count


def reach(device: Device, wanted: Locator, most: int = 40) -> None:
    """Press Tab until this has the focus, and see that it shows."""
    expect(wanted).to_be_visible()
    for _ in range(most):
        if wanted.evaluate("node => node === document.activeElement"):
            outline = "node => getComputedStyle(node).outlineStyle"
            assert wanted.evaluate(outline) != "none", "the focus cannot be seen"
            return
        device.page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} is not reached with {most} tabs")


def choose(device: Device, field: Locator, wanted: str) -> None:
    """Pick from a list by typing what it says."""
    reach(device, field)
    device.page.keyboard.type(wanted)
    expect(field.locator("option:checked")).to_have_text(wanted)


def test_from_the_first_page_to_the_end_of_a_match(device: NewDevice, tables: Tables) -> None:
    person = device(settings={"confirm": "never"})
    keys = person.page.keyboard
    person.home()
    reach(person, person.page.get_by_role("button", name=person.say("title"), exact=True))
    keys.press("Enter")
    reach(person, person.link("play-friends"))
    keys.press("Enter")
    choose(person, person.field("open-who", number=2), person.say("who-bot"))
    reach(person, person.text("open-more"))
    keys.press("Enter")
    reach(person, person.field("option-round-limit"))
    keys.press("Control+A")
    keys.type("1")
    reach(person, person.button("open-go-play"))
    keys.press("Enter")
    stones = Stones(person)
    stones.my_turn()
    keys.press("5")
    keys.press("f")
    expect(person.text("prompt-flip", stone=5)).to_be_visible()
    keys.press("Escape")
    expect(person.text("prompt-flip", stone=5)).to_have_count(0)
    keys.press("5")
    keys.press("f")
    keys.press("a")
    expect(stones.hand).to_have_count(3)
    stones.my_turn()
    keys.press("1")
    keys.press("ArrowRight")
    expect(
        person.text("prompt-swap", stones=person.say("two-stones", one=1, other=2))
    ).to_be_visible()
    keys.press("b")
    expect(stones.hand).to_have_count(2)
    stones.my_turn()
    keys.press("u")
    expect(stones.hand).to_have_count(3)
    stones.my_turn()
    keys.press("e")
    stones.over()
    happened = tables.happened(person.table)
    assert count(happened, "stone_flipped") >= 1
    assert count(happened, "taken_back") == 1
    reach(person, person.link("replay"))
    keys.press("Enter")
    expect(person.button("replay-next")).to_be_visible()


def test_skip_and_confirm_by_keys(device: NewDevice, tables: Tables) -> None:
    table = tables.dealt(nothing_matches, ME, round_limit=3)
    person = device(settings={"confirm": "always"})
    stones = Stones.at_turn(person, table)
    keys = person.page.keyboard
    for key in ("9", "ArrowUp", "c"):
        keys.press(key)
    expect(person.text("prompt-ready")).to_be_visible()
    keys.press("Enter")
    expect(stones.hand).to_have_count(3)
    stones.my_turn()
    keys.press("u")
    expect(stones.hand).to_have_count(4)
    stones.my_turn()
    keys.press("k")
    expect(person.text("ask-skip")).to_be_visible()
    keys.press("Enter")
    expect(stones.hand).to_have_count(6)
    assert count(tables.happened(table.id), "turn_skipped") == 1


def test_stones_and_cards_are_reached_with_tab_and_pressed_with_enter(
    device: NewDevice, tables: Tables
) -> None:
    table = tables.open(ME, round_limit=3)
    person = device(settings={"confirm": "never"})
    stones = Stones.at_turn(person, table)
    for _ in range(60):
        person.page.keyboard.press("Tab")
        if stones.stone(2).evaluate("node => node === document.activeElement"):
            break
    person.page.keyboard.press("Enter")
    expect(person.text("prompt-flip", stone=3)).to_be_visible()
    reach(person, stones.hand.nth(1))
    person.page.keyboard.press("Space")
    expect(stones.hand).to_have_count(3)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_list_of_keys_opens_with_a_question_mark(
    device: NewDevice, tables: Tables, lang: str
) -> None:
    table = tables.open(ME, round_limit=1)
    person = device(lang=lang)
    Stones.at_turn(person, table)
    for key in ("5", "f", "?"):
        person.page.keyboard.press(key)
    keys = person.dialog("keys")
    for key in ("key-stones", "key-flip", "key-swap", "key-cards", "key-end", "key-undo"):
        expect(keys.get_by_text(person.say(key), exact=True)).to_be_visible()
    person.page.keyboard.press("e")
    person.page.keyboard.down("Escape")
    expect(keys).to_have_count(0)
    person.page.keyboard.down("Escape")  # it is held: one thing is closed, not one after the other
    person.page.keyboard.up("Escape")
    expect(person.text("prompt-flip", stone=5)).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.text("prompt-flip", stone=5)).to_have_count(0)
    assert count(tables.happened(table.id), "turn_ended") == 0


def test_escape_closes_a_dialog_whose_focused_button_has_gone(
    device: NewDevice, tables: Tables
) -> None:
    person = device()
    Stones.at_turn(person, tables.open(ME, BOT))
    person.button("people").click()
    people = person.dialog("people")
    people.get_by_role("button", name=person.say("let-bot-play")).click()
    expect(people.get_by_role("button", name=person.say("reclaim-seat"))).to_be_visible()
    person.page.evaluate("document.activeElement?.blur()")
    person.page.keyboard.press("Escape")
    expect(people).to_have_count(0)


def test_j_passes_over_what_others_do_and_it_is_told_until_the_next_move(
    device: NewDevice, tables: Tables
) -> None:
    person = device(settings={"confirm": "never", "pace": "slow"})
    stones = Stones.at_turn(person, tables.open(ME, BOT, BOT, round_limit=3))
    stones.end()
    expect(person.button("to-my-turn")).to_be_visible()
    person.page.keyboard.press("j")
    stones.my_turn()
    expect(person.button("to-my-turn")).to_have_count(0)
    expect(person.link("missed-show")).to_be_visible()
    stones.flip(0)
    expect(person.link("missed-show")).to_have_count(0)
