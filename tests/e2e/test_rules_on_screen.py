"""What the page allows, refuses and asks, and how it says why."""

from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.shifting_stones import Stones, first_card_matches, nothing_matches
from tests.e2e.tables import BOT, ME, Tables, count


def test_undo_goes_back_to_the_start_of_the_turn_and_says_why_it_stops_at_a_draw(
    device: NewDevice, tables: Tables
) -> None:
    table = tables.open(ME, round_limit=3)
    person = device(settings={"confirm": "never"})
    stones = Stones.at_turn(person, table)
    grid = tables.view(table).grid
    stones.flip(0)
    stones.swap(1, 2)
    for held in (3, 4):
        stones.undo_button.click()
        expect(stones.hand).to_have_count(held)
    stones.lie(grid)
    expect(stones.undo_button).to_have_attribute("aria-disabled", "true")
    stones.flip(0)
    stones.end()
    expect(stones.line("event-fail-noted", fails=1)).to_have_count(1)
    stones.my_turn()
    expect(stones.undo_button).to_have_attribute("aria-disabled", "true")
    stones.undo_button.hover()
    expect(person.text("refusal-final")).to_be_visible()
    expect(stones.undo_button).to_have_accessible_description(person.say("refusal-final"))
    person.shot("undo-refused")
    stones.undo_button.click(force=True)
    stones.flip(1)  # what was sent before is answered before
    assert count(tables.happened(table.id), "taken_back") == 2


def test_skip_is_greyed_after_a_skip_and_after_an_action_with_the_reason(
    device: NewDevice, tables: Tables
) -> None:
    table = tables.dealt(nothing_matches, ME, round_limit=4)
    person = device()
    stones = Stones.at_turn(person, table)
    expect(stones.skip_button).to_have_attribute("aria-disabled", "false")
    stones.skip_button.click()
    expect(person.text("ask-skip")).to_be_visible()
    person.button("ask-skip-yes").click()
    expect(stones.hand).to_have_count(6)
    _skip_refused(stones, "refusal-skipped-last-turn")
    person.shot("skip-refused")


def test_skip_is_greyed_after_an_action(device: NewDevice, tables: Tables) -> None:
    table = tables.open(ME, round_limit=4)
    person = device(settings={"confirm": "never"})
    stones = Stones.at_turn(person, table)
    stones.flip(4)
    _skip_refused(stones, "refusal-already-acted")


def _skip_refused(stones: Stones, why: str) -> None:
    device = stones.device
    expect(stones.skip_button).to_have_attribute("aria-disabled", "true")
    stones.skip_button.hover()
    expect(device.text(why)).to_be_visible()
    expect(stones.skip_button).to_have_accessible_description(device.say(why))
    stones.skip_button.click(force=True)
    expect(device.button("ask-skip-yes")).to_have_count(0)


def test_an_illegal_try_is_explained_with_its_rule(device: NewDevice, tables: Tables) -> None:
    table = tables.open(ME, BOT)
    person = device()
    stones = Stones.at_turn(person, table)
    grid = tables.view(table).grid
    stones.drag(0, 4)
    alert = person.page.get_by_role("alert").filter(
        has_text=person.say("refusal-diagonal", stones=person.say("two-stones", one=1, other=5))
    )
    expect(alert).to_be_visible()
    person.shot("refusal")
    stones.lie(grid)
    expect(stones.hand).to_have_count(4)
    alert.get_by_role("button", name=person.say("section-swap")).click()
    rules = person.dialog("rules-of", title=person.say("title"))
    expect(rules.get_by_role("heading", name=person.say("section-swap"))).to_be_in_viewport()
    person.page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    stones.stone(0).click()
    expect(alert).to_have_count(0)
    assert count(tables.happened(table.id), "stones_swapped") == 0


def test_a_card_that_could_be_scored_asks_before_it_is_spent(
    device: NewDevice, tables: Tables
) -> None:
    table = tables.dealt(first_card_matches, ME, BOT)
    person = device()
    stones = Stones.at_turn(person, table)
    expect(stones.hand.first).to_have_accessible_name(person.like("text-points", more=True))
    expect(stones.hand.first).to_contain_text(person.say("text-matches"))
    stones.stone(0).click()
    stones.hand.first.click()
    expect(person.text("ask-spend")).to_be_visible()
    person.shot("ask-before-spending")
    person.button("cancel").click()
    expect(stones.hand).to_have_count(4)
    stones.stone(0).click()
    stones.hand.first.click()
    person.button("score-instead").click()
    expect(stones.hand).to_have_count(3)
    expect(stones.line("event-card-scored", seat="Ana")).to_have_count(1)
    assert count(tables.happened(table.id), "card_scored") == 1
    assert count(tables.happened(table.id), "stone_flipped") == 0


def test_a_matching_card_is_scored_with_a_tap_and_a_yes(device: NewDevice, tables: Tables) -> None:
    table = tables.dealt(first_card_matches, ME, BOT)
    person = device()
    stones = Stones.at_turn(person, table)
    stones.end()
    expect(person.text("ask-end")).to_be_visible()
    person.button("cancel").click()
    stones.hand.first.click()
    expect(person.text("prompt-card-scores")).to_be_visible()
    person.shot("card-matches")
    person.button("score-card").click()
    expect(stones.hand).to_have_count(3)
    stones.my_turn()
    stones.undo_button.click()
    expect(stones.hand).to_have_count(4)
