"""A match gone by: step, jump, play, and a link to one moment."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device
from tests.e2e.shell import Replay
from tests.e2e.shifting_stones import Stones
from tests.e2e.tables import ME, Table, Tables


@pytest.fixture
def played(device: NewDevice, tables: Tables) -> tuple[Device, Table]:
    """A device at the end of a short match alone."""
    table = tables.open(ME, round_limit=1)
    person = device(
        settings={"confirm": "never"}, permissions=["clipboard-read", "clipboard-write"]
    )
    stones = Stones.at_turn(person, table)
    stones.flip(0)
    stones.swap(4, 5)
    stones.end()
    stones.over()
    return person, table


def test_step_and_jump(played: tuple[Device, Table], tables: Tables) -> None:
    person, table = played
    frames = tables.history(table.id, table.tokens[0])["frames"]
    person.link("replay").click()
    replay, stones = Replay(person), Stones(person)
    assert replay.all == len(frames)
    person.button("replay-last").click()
    replay.shows(len(frames))
    for number in range(len(frames), 0, -1):
        replay.shows(number)
        if frames[number - 1]["view"]["grid"]:
            stones.lie(frames[number - 1]["view"]["grid"])
        if number > 1:
            person.button("replay-back").click()
    person.button("replay-next").click()
    replay.shows(2)
    person.page.keyboard.press("End")
    replay.shows(len(frames))
    person.page.keyboard.press("ArrowLeft")
    replay.shows(len(frames) - 1)
    flipped = next(i for i, frame in enumerate(frames) if "stone_flipped" in str(frame["events"]))
    stones.line("event-stone-flipped").get_by_role("link").click()
    replay.shows(flipped + 1)
    person.shot("replay")
    person.link("replay-leave").click()
    stones.over()


def test_it_plays_by_itself_to_the_end(played: tuple[Device, Table]) -> None:
    person, _ = played
    person.link("replay").click()
    replay = Replay(person)
    person.button("replay-first").click(force=True)
    replay.shows(1)
    person.button("replay-play").click()
    expect(person.button("replay-pause")).to_be_visible()
    replay.shows(replay.all)
    expect(person.button("replay-play")).to_be_visible()


def test_a_link_to_one_moment_opens_there(
    played: tuple[Device, Table], device: NewDevice, tables: Tables
) -> None:
    person, table = played
    person.page.goto(f"{table.path}/replay/0")
    replay = Replay(person)
    for _ in range(3):
        person.button("replay-next").click()
    replay.shows(4)
    person.button("replay-link").click()
    link = person.page.url
    person.copies(link)
    friend = device(lang="es")
    friend.page.goto(link)
    Replay(friend).shows(4)
    Stones(friend).lie(tables.history(table.id)["frames"][3]["view"]["grid"])
