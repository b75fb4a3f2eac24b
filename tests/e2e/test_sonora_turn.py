"""A flick in detail: how it is shown, and the choices that follow it."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.faults import LYING_PHONE
from tests.e2e.sonora import (
    FULL_HOLE,
    HALFWAY,
    PEOPLE,
    SURE,
    Sonora,
    Sonoras,
    Spot,
    with_a_disc,
)
from tests.e2e.tables import Json, Tables

RED: tuple[Spot, ...] = ((110, 120), (130, 40), (50, 110), (30, 70), HALFWAY)
BLUE: tuple[Spot, ...] = ((240, 110), (190, 60), (262, 128), (215, 90), (240, 60))
"""Places for the discs of two seats, each with a free way from its corner."""
FRAMES = """() => new Promise((done) => {
    const times = [];
    const frame = (now) => {
        if (document.querySelector("canvas.on")) times.push(now);
        else if (times.length) return done(times);
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
})"""

MOMENTS = """() => {
    window.moments = [];
    new MutationObserver(() => {
        const moment = document.querySelector(".moment");
        const text = moment?.textContent.replace(/\\d/, "").trim() ?? "";
        if (text !== (window.moments.at(-1) ?? "")) window.moments.push(text);
        // Long before its time is over.
        if (moment) dispatchEvent(new PointerEvent("pointerdown"));
    }).observe(document.body, { childList: true, subtree: true });
}"""
"""Writes down what stands large above the board, and presses it away at once."""
TWO_MOMENTS = """() => new Promise((done) => {
    const look = () => (window.moments.length > 1 ? done(window.moments) : setTimeout(look, 50));
    look();
})"""
"""What was written down, once it is gone again."""

WHERE = """() => {
    const box = (one) => {
        const { left, top, width, height } = document.querySelector(one).getBoundingClientRect();
        return [left, top, width, height].map(Math.round);
    };
    window.where = new Promise((seen) => {
        const look = () => {
            const moment = document.querySelector(".moment");
            if (!moment) return requestAnimationFrame(look);
            // It grows while it comes.
            moment.getAnimations().forEach((one) => one.cancel());
            seen([box(".moment"), box(".square")]);
        };
        look();
    });
}"""
"""Notes where the first moment is, and where the board."""


def in_turns(*spots: tuple[Spot, ...]) -> list[Spot]:
    """Two flicks each, two flicks each, one each."""
    return [
        spot for part in ((0, 2), (2, 4), (4, 5)) for own in spots for spot in own[slice(*part)]
    ]


def lying(view: Json) -> int:
    return sum(disc["where"] == "board" for disc in view["discs"])


@pytest.fixture
def sonora(device: NewDevice, tables: Tables) -> Sonora:
    return with_a_disc(device(), tables)


def test_choosing_the_next_disc_keeps_the_last(sonora: Sonora) -> None:
    sonora.key_flick(-2, 15)
    expect(sonora.button("reflick")).to_be_visible()
    expect(sonora.button("keep")).to_have_count(0)
    sonora.choose(1)
    expect(sonora.status).to_have_text(sonora.like("prompt-pull"))
    sonora.key_flick(3, 12)
    expect(sonora.status).to_have_text(sonora.like("prompt-reflick"))
    sonora.button("keep").click()
    expect(sonora.status).to_have_text(sonora.like("prompt-other-flick"))


def test_a_bullseye_is_asked_about_and_told(sonora: Sonora) -> None:
    sonora.key_flick(*FULL_HOLE)
    expect(sonora.status).to_have_text(sonora.like("prompt-bullseye"))
    sonora.page.get_by_role("group", name=sonora.say("sections-label")).get_by_role(
        "button", name=re.compile(sonora.say("score-canyon"))
    ).click()
    expect(sonora.status).to_have_text(sonora.like("prompt-reflick-next"))
    sonora.page.keyboard.press("r")
    expect(sonora.status).to_have_text(sonora.like("prompt-pull"))


def test_a_bullseye_has_its_moment_that_any_press_ends(device: NewDevice, tables: Tables) -> None:
    sonora = Sonora(device(settings={"pace": "slow"}))
    sonora.sit_at(Sonoras(tables).lay(*PEOPLE[:2], **SURE), 0)
    sonora.choose(4)
    sonora.page.evaluate(MOMENTS)
    sonora.key_flick(*FULL_HOLE)
    assert sonora.page.evaluate(TWO_MOMENTS) == [sonora.say("moment-bullseye"), ""]
    expect(sonora.status).to_have_text(sonora.like("prompt-bullseye"))


def test_a_moment_stands_over_the_board_on_a_phone_on_its_side(
    device: NewDevice, tables: Tables
) -> None:
    sonora = Sonora(device(settings={"pace": "slow"}, size=LYING_PHONE, has_touch=True))
    sonora.sit_at(Sonoras(tables).lay(*PEOPLE[:2], **SURE), 0)
    sonora.choose(4)
    sonora.page.evaluate(WHERE)
    sonora.key_flick(*FULL_HOLE)
    moment, board = sonora.page.evaluate("() => window.where")
    assert moment == board


def test_what_became_of_a_flick_is_said(device: NewDevice, tables: Tables) -> None:
    games = Sonoras(tables)
    table = games.lay(*PEOPLE[:2], **SURE)
    sonora = Sonora(device())
    sonora.sit_at(table, 1)
    games.send(table, [(100, 130)], lambda view: lying(view) == 1, table.tokens[:1])
    red_1 = sonora.named(0)
    parts = sonora.say("lies-share", ground=sonora.say("zone-ruins"), share=100)
    said = sonora.say("result", disc=red_1, parts=parts)
    live = sonora.page.locator("[aria-live=polite]").filter(has_text=said)
    expect(live).to_have_count(1)
    sonora.page.keyboard.press("t")
    expect(sonora.dialog("in-words-title").get_by_text(said)).to_be_visible()


def test_what_a_flick_hit_is_said(device: NewDevice, tables: Tables) -> None:
    games = Sonoras(tables)
    table = games.lay(*PEOPLE[:2], **SURE)
    sonora = Sonora(device())
    sonora.sit_at(table, 1)
    games.send(
        table,
        [(100, 130), (100, 130)],
        lambda view: view["disc"] == 1 and view["stage"] == "reflick",
        table.tokens[:1],
    )
    hit = sonora.say("result-hit", discs=sonora.named(0))
    said = re.compile(rf"^{sonora.named(1)}: {sonora.say('zone-ruins')} \d+%, {hit}$")
    expect(sonora.page.locator("[aria-live=polite]").filter(has_text=said)).to_have_count(1)


def test_swaps_and_halves_are_chosen_on_the_screen(device: NewDevice, tables: Tables) -> None:
    games = Sonoras(tables)
    table = games.sent(in_turns(RED, BLUE), lambda view: view["stage"] == "swap", *PEOPLE[:2])
    sonora = Sonora(device())
    sonora.sit_at(table, 0)
    expect(sonora.status).to_have_text(sonora.like("prompt-swap"))
    last_flick = sonora.page.locator(".status small")
    expect(last_flick).to_be_visible()
    sonora.page.keyboard.press("1")
    expect(last_flick).to_have_count(0)
    sonora.page.keyboard.press("Escape")
    # The first corner lies before seat 0: the board is turned by two quarters.
    sonora.page.mouse.click(*sonora.at(300 - 110, 300 - 120))
    expect(sonora.status).to_have_text(sonora.like("prompt-swap-with", disc=sonora.named(0)))
    # Red 3 counts twice for the canyon, where red 1 would count less.
    gains = sonora.page.locator(".square .gain")
    letters = [sonora.say(f"letter-{section}") for section in ("ruins", "canyon")]
    expect(gains.filter(has_text=f"{letters[0]} +2")).to_have_text(re.compile(f"{letters[1]} −4"))
    pointed = sonora.page.locator(".status small").filter(has_text=sonora.named(0))
    expect(pointed).to_be_visible()
    sonora.page.keyboard.press("2")
    expect(gains).to_have_count(0)
    expect(pointed).to_have_count(0)
    games.send(table, [], lambda view: view["stage"] == "halves", table.tokens[1:])
    expect(sonora.status).to_have_text(sonora.like("prompt-halves"))
    sonora.page.keyboard.press("2")
    expect(sonora.status).to_have_text(sonora.like("prompt-ruins"))
    frames = games.frames(table)
    swapped = next(e for f in frames for e in f["events"] if e["type"] == "swapped")
    assert (swapped["first"], swapped["second"]) == (0, 1)


def test_alone_the_colours_are_chosen_in_the_end(device: NewDevice, tables: Tables) -> None:
    games = Sonoras(tables)
    spots = [(x, y) for y in range(20, 150, 27) for x in (130, 103, 76)]
    table = games.sent(spots, lambda view: view["stage"] == "colours", PEOPLE[0])
    sonora = Sonora(device())
    sonora.sit_at(table, 0)
    expect(sonora.status).to_have_text(sonora.say("prompt-own"))
    colours = sonora.page.get_by_role("group", name=sonora.say("colours-label"))
    colours.get_by_role("button", name=sonora.say("colour-2")).click()
    expect(sonora.status).to_have_text(sonora.say("prompt-rival"))
    sonora.page.keyboard.press("1")
    expect(sonora.status).to_have_text(sonora.say("prompt-swap"))
    happened = [e for f in games.frames(table) for e in f["events"]]
    chosen = next(event for event in happened if event["type"] == "colours_chosen")
    assert (chosen["own"], chosen["rival"]) == (2, 0)


def test_a_flick_is_played_frame_by_frame(device: NewDevice, tables: Tables) -> None:
    """Sixty frames a second on a machine that is not busy: printed, and only loosely asked for."""
    games = Sonoras(tables)
    table = games.lay(*PEOPLE, **SURE)
    sonora = Sonora(device(settings={"pace": "slow"}))
    sonora.sit_at(table, 0)
    sonora.choose(4)
    sonora.key_flick(-2, 21)
    times = sonora.page.evaluate(FRAMES)
    gaps = sorted(b - a for a, b in pairwise(times))
    middle, worst = gaps[len(gaps) // 2], gaps[int(len(gaps) * 0.95)]
    print(f"{len(gaps)} frames: median {middle:.1f} ms, 95 % under {worst:.1f} ms")
    assert len(gaps) > 8
    assert middle < 100


def test_nothing_is_told_before_the_discs_lie_still(device: NewDevice, tables: Tables) -> None:
    table = Sonoras(tables).lay(*PEOPLE[:2], **SURE)
    sonora = Sonora(device(settings={"pace": "slow"}))
    sonora.sit_at(table, 0, 1)
    sonora.choose(4)
    around = ".table > .panel, .table > .log, .status .who"
    told = sonora.page.locator(around)
    before = told.all_inner_texts()
    sonora.watch(around, ".status .said")
    sonora.key_flick(-2, 15)
    *seen, said = sonora.watched()
    assert seen == before
    assert said == sonora.say("prompt-other-roll")
    expect(sonora.running).to_have_count(0)
    after = told.all_inner_texts()
    assert len(after) == len(before)
    assert after[0] != before[0], "the sums"
    assert after[1:] != before[1:], "the log"


def test_the_replay_begins_before_the_first_flick(device: NewDevice, tables: Tables) -> None:
    games = Sonoras(tables)
    table = games.lay(*PEOPLE[:2], **SURE)
    sonora = Sonora(device(settings={"pace": "slow"}))
    sonora.page.goto(f"{table.path}/replay")
    expect(sonora.board).to_be_visible()
    games.send(table, RED[:1], lambda view: lying(view) == 1)
    sonora.page.goto(f"{table.path}/replay/0")
    expect(sonora.page.locator(".square .tag")).to_have_count(0)
    for _ in ("meant", "rolled"):
        sonora.device.button("replay-next").click()
    expect(sonora.running).to_be_visible()


def test_any_flick_is_shown_again_also_slowly_and_in_the_replay(
    device: NewDevice, tables: Tables
) -> None:
    games = Sonoras(tables)
    table = games.sent(RED, lambda view: lying(view) == 2, *PEOPLE[:2])
    sonora = Sonora(device(settings={"pace": "slow"}))  # a busy machine must not miss it
    sonora.sit_at(table, 0)
    expect(sonora.running).to_have_count(0)
    for key in ("again", "again-slowly"):
        sonora.button(key).click()
        expect(sonora.running).to_be_visible()
        expect(sonora.running).to_have_count(0)
    steps = [
        f["step"]
        for f in games.frames(table)
        if f["events"] and f["events"][0]["type"] == "flicked"
    ]
    # From the log, an earlier one, by way of its moment.
    sonora.page.locator(".log a").filter(has_text=sonora.named(0)).first.click()
    sonora.device.link("past-replay").click()
    expect(sonora.device.button("replay-next")).to_be_visible()
    sonora.button("again-slowly").click()
    expect(sonora.running).to_be_visible()
    sonora.page.goto(f"{table.path}/replay/{steps[0] - 1}")
    expect(sonora.device.button("replay-next")).to_be_visible()
    sonora.device.button("replay-next").click()
    expect(sonora.running).to_be_visible()
    expect(sonora.running).to_have_count(0)
    sonora.button("again-slowly").click()
    expect(sonora.running).to_be_visible()


def test_without_motion_only_the_result_is_shown(device: NewDevice, tables: Tables) -> None:
    games = Sonoras(tables)
    table = games.lay(*PEOPLE[:2], **SURE)
    sonora = Sonora(device(settings={"pace": "normal"}, reduced_motion="reduce"))
    sonora.sit_at(table, 0)
    sonora.choose(4)
    sonora.key_flick(-2, 15)
    expect(sonora.status).to_have_text(sonora.like("prompt-reflick-next"))
    expect(sonora.running).to_have_count(0)
    sonora.button("again").click()
    expect(sonora.page.locator(".way").first).to_be_visible()
    expect(sonora.running).to_have_count(0)
