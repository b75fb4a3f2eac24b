"""What comes after the last move: count, winner, sheet, story, and where to go from there."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

import sobremesa
from sobremesa.core import record
from tests.e2e.conftest import NewDevice
from tests.e2e.device import DESKTOP, PHONE, SMALL_PHONE, Device
from tests.e2e.look import misfits, violations
from tests.e2e.shell import Replay
from tests.e2e.shifting_stones import Stones
from tests.e2e.tables import BOT, FRIEND, ME, Json, Table, Tables

GAMES = Path(sobremesa.__file__).parent / "games"
LYING: ViewportSize = {"width": 844, "height": 390}
SLOW = {"pace": "slow"}
ACTS = ("end-again", "end-look", "replay", "share", "end-home")
"""From the end one goes on without searching: once more, the board, the replay, friends, home."""


def ended(tables: Tables, name: str, *seats: Json) -> Table:
    """A table at which a kept match has just ended."""
    paper = GAMES / "shifting_stones" / "tests" / "records" / name
    return tables.opened_from(record.read(paper.read_text("utf-8")), *seats)


def ceremony(device: Device) -> Locator:
    return device.page.locator(".ceremony")


def test_the_count_comes_first_below_the_board_and_the_sheet_after_it(
    device: NewDevice, tables: Tables
) -> None:
    person = device(settings=SLOW)
    table = ended(tables, "two-normal.json", ME, BOT)
    stones = Stones(person)
    stones.sit_at(table, 0)
    expect(ceremony(person)).to_be_visible()
    expect(stones.sheet).to_have_count(0)
    # Each line is told, and the stones are in sight all the while.
    expect(person.text("score-cards-2")).to_be_visible()
    for stone in range(9):
        expect(stones.stone(stone)).to_be_in_viewport(ratio=1)
    person.shot("end-counting")
    expect(ceremony(person)).to_have_count(0, timeout=60_000)
    _compare(stones, tables, table.id)


def _compare(stones: Stones, tables: Tables, table: str) -> None:
    """The sheet says what the server says."""
    expect(stones.sheet).to_be_visible()
    outcome = tables.history(table)["outcome"]
    shown = stones.lines()
    for line, row in zip(outcome["lines"], shown[1:], strict=False):
        assert [int(cell.split()[-1]) for cell in row[1:]] == line["points"]
    assert [int(cell) for cell in shown[len(outcome["lines"]) + 1][1:]] == outcome["totals"]


@pytest.mark.parametrize("way", ["key", "tap", "button"])
def test_the_count_can_be_skipped_and_is_not_shown_again(
    device: NewDevice, tables: Tables, way: str
) -> None:
    person = device(settings=SLOW)
    stones = Stones(person)
    stones.sit_at(ended(tables, "two-normal.json", ME, BOT), 0)
    expect(ceremony(person)).to_be_visible()
    match way:
        case "key":
            person.page.keyboard.press("x")
        case "tap":
            ceremony(person).click(position={"x": 40, "y": 40})
        case _:
            person.button("end-skip").click()
    expect(stones.sheet).to_be_visible()
    expect(ceremony(person)).to_have_count(0)
    # Whoever comes back finds the result at once.
    person.button("end-look").click()
    person.button("end-sheet").click()
    for _ in range(2):
        expect(stones.sheet).to_be_visible()
        assert ceremony(person).count() == 0
        person.page.reload()


def test_who_has_won_has_a_moment(device: NewDevice, tables: Tables) -> None:
    person = device(settings={"pace": "normal"})
    stones = Stones(person)
    stones.sit_at(ended(tables, "two-normal.json", ME, BOT), 0)
    moment = person.page.locator(".moment")
    expect(moment).to_contain_text(person.say("end-winners", count=1, names="Ana"), timeout=60_000)
    expect(moment).to_have_count(0)
    expect(person.heading("end-winners", count=1, names="Ana")).to_be_visible()


def test_where_nothing_moves_the_sheet_is_there_at_once(device: NewDevice, tables: Tables) -> None:
    for more in ({"settings": {"pace": "off"}}, {"settings": SLOW, "reduced_motion": "reduce"}):
        person = device(**more)
        stones = Stones(person)
        person.page.add_init_script(
            "new MutationObserver(() => { window.moved ||= !!document.querySelector('.ceremony') })"
            ".observe(document, { childList: true, subtree: true })"
        )
        stones.sit_at(ended(tables, "two-normal.json", ME, BOT), 0)
        expect(stones.sheet).to_be_visible()
        assert not person.page.evaluate("window.moved")


def test_who_loses_is_told_kindly_and_alone_nobody_is_honoured(
    device: NewDevice, tables: Tables
) -> None:
    person = device()
    stones = Stones(person)
    stones.sit_at(ended(tables, "two-normal.json", BOT, ME), 0)
    expect(person.text("end-well-played")).to_be_visible()
    alone = device(settings={"pace": "fast"})
    stones = Stones(alone)
    alone.page.add_init_script(
        "new MutationObserver(() => { window.won ||= !!document.querySelector('.moment') })"
        ".observe(document, { childList: true, subtree: true })"
    )
    stones.sit_at(ended(tables, "solo-lost.json", ME), 0)
    expect(stones.sheet).to_be_visible(timeout=60_000)
    assert not alone.page.evaluate("window.won")


@pytest.mark.parametrize(
    "size", [DESKTOP, PHONE, SMALL_PHONE, LYING], ids=lambda s: f"{s['width']}"
)
@pytest.mark.parametrize("lang", ["en", "es"])
def test_all_ways_on_are_in_one_row_in_sight(
    device: NewDevice, tables: Tables, size: ViewportSize, lang: str
) -> None:
    touch = {} if size is DESKTOP else {"has_touch": True}
    person = device(size=size, lang=lang, **touch)
    many = [ME, *[BOT] * 3]
    records = GAMES / "through_the_desert" / "tests" / "records"
    paper = record.read((records / "four.json").read_text("utf-8"))
    for table, game in (
        (ended(tables, "two-normal.json", ME, BOT), "shifting_stones"),
        (tables.opened_from(paper, *many), "through_the_desert"),
    ):
        person.sit_at(table, 0, game=game)
        end = person.page.locator(".end")
        boxes = []
        for key in ACTS:
            name = person.like(key)
            act = end.get_by_role("button", name=name).or_(end.get_by_role("link", name=name))
            expect(act).to_be_in_viewport(ratio=1)
            box = act.bounding_box()
            assert box is not None
            boxes.append(box)
        assert len({round(box["y"]) for box in boxes}) == 1
        assert all(box["height"] >= 44 and box["width"] >= 44 for box in boxes)
        person.shot(f"end-{game}-{size['width']}-{lang}")
        assert misfits(person.page, may_scroll=True, touch=bool(touch)) == []


def test_from_the_end_one_comes_to_the_board_the_replay_and_home(
    device: NewDevice, tables: Tables
) -> None:
    person = device(permissions=["clipboard-read", "clipboard-write"])
    table = ended(tables, "two-normal.json", ME, BOT)
    stones = Stones(person)
    stones.sit_at(table, 0)
    person.button("share").click()
    person.copies(
        f"{person.say('title')}\n{person.say('end-winners', count=1, names='Ana')}\n"
        + " · ".join(
            f"{name} {points}"
            for name, points in zip(
                tables.names(table.id), tables.history(table.id)["outcome"]["totals"], strict=True
            )
        )
    )
    person.button("end-look").click()
    expect(stones.sheet).to_have_count(0)
    person.button("end-sheet").click()
    person.link("replay").click()
    Replay(person)
    person.link("replay-leave").click()
    person.link("end-home").click()
    expect(person.heading("home-matches")).to_be_visible()


def test_the_story_leads_to_its_moments(device: NewDevice, tables: Tables) -> None:
    person = device()
    table = ended(tables, "two-normal.json", ME, BOT)
    stones = Stones(person)
    stones.sit_at(table, 0)
    person.button("end-story").click()
    chart = person.page.get_by_role("button", name=person.say("story-chart"))
    expect(chart).to_be_visible()
    expect(chart).to_have_accessible_name(re.compile("Ana: 21"))
    expect(stones.sheet).to_have_count(0)
    assert violations(person.page) == []
    story = person.page.get_by_role("group", name=person.say("end-story"))
    best = story.get_by_role("link").first
    step = int(str(best.get_attribute("href")).rpartition("/")[2])
    frame = tables.history(table.id)["frames"][step - 1]
    assert "card_scored" in str(frame["events"])
    person.shot("end-story")
    best.click()
    expect(person.page).to_have_url(re.compile(rf"/replay/{step}$"))
    Replay(person)
    person.page.go_back()
    person.button("end-story").click()
    # In the middle of the chart lies the middle of the match.
    chart.click()
    expect(person.page).to_have_url(re.compile(r"/replay/\d+$"))
    middle = int(person.page.url.rpartition("/")[2])
    assert len(tables.history(table.id)["frames"]) * 0.3 < middle
    assert middle < len(tables.history(table.id)["frames"]) * 0.7


def test_a_rematch_takes_both_along(device: NewDevice, tables: Tables) -> None:
    table = tables.open(ME, FRIEND, round_limit=1)
    ana, berta = device(settings={"confirm": "never"}), device(settings={"confirm": "never"})
    ana.sit_at(table, 0)
    berta.sit_at(table, 1)
    for player in (Stones(ana), Stones(berta)):
        player.my_turn()
        player.end()
    Stones(ana).over()
    Stones(berta).over()
    ana.button("end-again").click()
    berta.button("end-next").click()
    for person in (ana, berta):
        expect(person.page).not_to_have_url(re.compile(table.id))
    mine, hers = Stones(ana), Stones(berta)
    for player in (mine, hers):
        expect(player.sheet).to_have_count(0)
        expect(player.hand).to_have_count(4)
    assert ana.table == berta.table
    hers.end()  # the order has moved on by one
    mine.my_turn()


def test_a_series_is_counted_from_match_to_match(device: NewDevice, tables: Tables) -> None:
    person = device()
    table = ended(tables, "two-normal.json", ME, FRIEND)
    stones = Stones(person)
    stones.sit_at(table, 0, 1)
    expect(person.heading("end-winners", count=1, names="Ana")).to_be_visible()
    expect(person.page.locator(".end").get_by_text("Ana 1")).to_have_count(0)
    person.button("end-again").click()
    expect(person.page).not_to_have_url(re.compile(table.id))
    person.button("hand-over-ready", name="Berta").click()
    expect(person.text("series-wins", count=1).first).to_be_visible()
    assert tables.wins(person.table) == {"Ana": 1, "Berta": 0}


def test_alone_there_is_a_best_to_beat(device: NewDevice, tables: Tables) -> None:
    paper = record.read((GAMES / "sonora" / "tests" / "records" / "solo.json").read_text("utf-8"))
    assert paper.outcome is not None
    (points,) = paper.outcome.totals
    person = device(size=PHONE)
    first = tables.opened_from(paper, ME)
    for _ in range(2):  # whoever comes back finds what was said
        person.sit_at(first, 0, game="sonora")
        expect(person.text("best-first", points=points)).to_be_visible()
    person.button("end-again").click()
    expect(person.text("best-goal", points=points)).to_be_visible()
    person.shot("best-to-beat")
    for kept, key, facts in (
        (points - 5, "best-new", {"before": points - 5}),
        (points + 5, "best-stands", {"points": points + 5}),
    ):
        person.page.evaluate(
            """(points) => {
                const all = Object.entries(JSON.parse(localStorage.getItem("sobremesa.bests")));
                const other = all.map(([key, best]) => [key, { ...best, points }]);
                localStorage.setItem("sobremesa.bests", JSON.stringify(Object.fromEntries(other)));
            }""",
            kept,
        )
        person.sit_at(tables.opened_from(paper, ME), 0, game="sonora")
        expect(person.text(key, **facts)).to_be_visible()


def test_a_match_alone_that_can_be_won_has_no_best_above_that(
    device: NewDevice, tables: Tables
) -> None:
    person = device()
    stones = Stones(person)
    stones.sit_at(ended(tables, "solo-won.json", ME), 0)
    expect(person.heading("solo-won")).to_be_visible()
    person.button("end-again").click()
    stones.my_turn()
    expect(person.text("best-goal")).to_have_count(0)


def test_whoever_goes_to_the_rematch_plays_for_themselves(
    device: NewDevice, tables: Tables
) -> None:
    """Even if a bot stood in for them before."""
    table = tables.open(ME, BOT, round_limit=1)
    person = device(settings={"confirm": "never"})
    stones = Stones.at_turn(person, table)
    person.button("people").click()
    person.dialog("people").get_by_role("button", name=person.say("let-bot-play")).click()
    person.page.keyboard.press("Escape")
    stones.over()
    person.button("end-again").click()
    expect(person.page).not_to_have_url(re.compile(table.id))
    stones.my_turn()
    expect(person.text("bot-plays-for-you")).to_have_count(0)


def test_the_saved_record_replays(device: NewDevice, tables: Tables, tmp_path: Path) -> None:
    table = tables.open(ME, BOT, round_limit=1)
    person = device(settings={"confirm": "never"})
    stones = Stones.at_turn(person, table)
    stones.flip(8)
    stones.end()
    stones.over()
    with person.page.expect_download() as coming:
        person.link("end-record").click()
    saved = tmp_path / "record.json"
    coming.value.save_as(saved)
    assert coming.value.suggested_filename.endswith(".json")
    match = sobremesa.replay(saved.read_text("utf-8"))
    assert match.outcome is not None
    assert list(match.outcome.totals) == tables.history(table.id)["outcome"]["totals"]
