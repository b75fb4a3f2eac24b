"""Matches against bots and alone, to their real ends."""

from pathlib import Path

from msgspec import structs
from playwright.sync_api import expect

from sobremesa.core import record
from sobremesa.games import shifting_stones
from tests.e2e.conftest import NewDevice
from tests.e2e.shell import open_table
from tests.e2e.shifting_stones import Stones
from tests.e2e.tables import ME, Tables, count

QUICK = {"confirm": "never"}
WON = Path(shifting_stones.__file__).parent / "tests" / "records" / "solo-won.json"


def test_against_a_bot_until_ten_cards_are_scored(device: NewDevice, tables: Tables) -> None:
    person = device(settings=QUICK)
    person.home()
    person.button("quick-bot").click()
    stones = Stones(person)
    over = person.text("end-over").first
    while True:
        expect(stones.end_button.or_(over).first).to_be_visible(timeout=60_000)
        if over.is_visible():
            break
        told = stones.log.count()
        stones.end()
        expect(stones.log).not_to_have_count(told)  # a quick bot may have played before we look
    stones.over()
    happened = tables.happened(person.table)
    assert count(happened, "last_round_begun") == 1
    assert count(happened, "card_scored") >= 10
    _, name = tables.names(person.table)
    expect(person.heading("end-winners", count=1, names=name)).to_be_visible()
    outcome = tables.history(person.table)["outcome"]
    assert stones.lines()[-2][1:] == [str(total) for total in outcome["totals"]]


def test_against_several_bots_with_a_round_limit(device: NewDevice, tables: Tables) -> None:
    person = device(settings=QUICK)
    open_table(person, "who-bot", round_limit=1)
    stones = Stones(person)
    stones.my_turn()
    expect(person.text("text-round-of", round=1, limit=1, more=True)).to_be_visible()
    stones.swap(0, 1)
    stones.end()
    stones.over()
    assert tables.stage(person.table) == "over"


def test_alone_four_fails_lose(device: NewDevice, tables: Tables) -> None:
    person = device(settings=QUICK)
    person.home()
    person.more()
    person.button("quick-alone").click()
    stones = Stones(person)
    for fails in range(4):
        stones.my_turn()
        noted = person.page.get_by_role("img", name=person.say("fails-label", fails=fails, most=4))
        expect(noted.filter(visible=True)).to_be_visible()
        if fails == 2:
            person.shot("solo")
        stones.end()
        expect(stones.line("event-fail-noted", fails=fails + 1)).to_have_count(1)
    stones.over()
    expect(person.heading("solo-lost")).to_be_visible()
    assert count(tables.happened(person.table), "fail_noted") == 4
    person.shot("solo-end")


def test_alone_a_win_is_said_as_such(device: NewDevice, tables: Tables) -> None:
    """All but the last card of a match that was won, and then this card."""
    won = record.read(WON.read_text("utf-8"))
    table = tables.opened_from(structs.replace(won, moves=won.moves[:-1]), ME)
    person = device()
    stones = Stones.at_turn(person, table)
    stones.hand.click()
    person.button("score-card").click()
    stones.over()
    expect(person.heading("solo-won")).to_be_visible()
    assert won.outcome is not None
    assert stones.lines()[-1][1:] == [str(total) for total in won.outcome.totals]
    person.shot("solo-won")
