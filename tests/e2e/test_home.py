"""From the first page into a match, and back to the matches one is in."""

import json
import re

import pytest
from playwright.sync_api import Locator, Request, ViewportSize, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import DESKTOP, PHONE, SMALL_PHONE, TABLES, TABLET
from tests.e2e.look import still
from tests.e2e.shifting_stones import Stones
from tests.e2e.tables import BOT, FRIEND, GAME, ME, OPEN, Table, Tables


def test_a_newcomer_plays_against_a_bot_with_one_click(device: NewDevice) -> None:
    newcomer = device(settings={"confirm": "never"})
    newcomer.home()
    expect(newcomer.field("your-name")).to_have_count(1)  # once, however many games there are
    newcomer.shot("home")
    newcomer.button("quick-bot").click()
    stones = Stones(newcomer)
    stones.my_turn()
    expect(stones.hand).to_have_count(4)
    newcomer.shot("table")
    stones.flip(0)
    stones.swap(3, 4)
    stones.end()
    newcomer.shot("table-after")
    stones.my_turn()


def test_opponents_are_chosen_by_number_and_face_and_remembered(
    device: NewDevice, tables: Tables
) -> None:
    person = device(fresh=True)

    def chosen(group: str) -> str:
        radios = person.page.get_by_role("radiogroup", name=person.say(group), exact=True)
        found = radios.get_by_role("radio", checked=True)
        expect(found).to_have_count(1)
        return found.get_attribute("aria-label") or found.evaluate("it => it.parentNode.innerText")

    person.home()
    person.more()
    weakest = chosen("opponents-level")
    assert chosen("opponents") == "1"
    for group in ("opponents", "opponents-level"):
        radios = person.page.get_by_role("radiogroup", name=person.say(group), exact=True)
        radios.get_by_role("radio", checked=True).press("ArrowRight")
    stronger = chosen("opponents-level")
    assert stronger != weakest
    person.shot("all-of-a-game")
    person.page.keyboard.press("Escape")
    person.page.reload()
    expect(person.button("quick-bot")).to_be_enabled()
    rivals = person.page.get_by_role("article").first.locator(".rivals")
    name, level = stronger.split(", ")
    expect(rivals).to_have_accessible_name(re.compile(f"{name}, .+ {level}$"))
    rivals.click()
    assert (chosen("opponents"), chosen("opponents-level")) == ("2", stronger)
    person.page.keyboard.press("Escape")
    person.button("quick-bot").click()
    Stones(person).my_turn()
    _, first, second = tables.names(person.table)
    assert first == name
    for name in (first, second):
        expect(person.page.get_by_title(name).first).to_have_text(name)
    person.shot("opponents")


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE, DESKTOP])
def test_the_first_screen_has_code_match_and_all_games_without_scrolling(
    device: NewDevice, tables: Tables, size: ViewportSize, lang: str
) -> None:
    """And all of it can be touched, each in one piece; Sonora is begun against somebody better."""
    person = device(fresh=True, lang=lang, size=size, has_touch=size != DESKTOP)
    held = [tables.open(ME, OPEN, start=False), tables.open(ME, FRIEND)]
    person.keep(
        TABLES,
        {
            table.id: {"game": GAME, "code": "", "tokens": [table.tokens[0]], "at": at, "seen": 0}
            for at, table in enumerate(held, start=1)
        },
    )
    person.home()
    page = person.page
    region = page.get_by_role("region", name=person.say("home-matches"))
    mine = region.get_by_role("link").filter(has_text=person.say("your-turn"))
    begins = page.get_by_role("article").get_by_role("button", name=person.like("quick-bot"))
    expect(begins).to_have_count(4)
    covers = page.get_by_role("article").locator(".cover").all()
    first = [person.field("home-join"), person.button("join"), mine, *covers, *begins.all()]
    for one in first:
        expect(one).to_be_in_viewport(ratio=1)
        one.click(trial=True)
    assert page.evaluate("scrollY") == 0
    person.shot(f"first-screen-{size['width']}-{lang}")
    page.get_by_role("article").nth(1).locator(".rivals").click()
    levels = page.get_by_role("radiogroup", name=person.say("opponents-level"), exact=True)
    levels.locator("label").nth(3).click()
    page.get_by_role("dialog").get_by_role("button", name=person.like("quick-bot")).click()
    wanted = page.evaluate("JSON.parse(localStorage['sobremesa.opponents']).sonora.level")
    assert tables.level(person.table, 1) == wanted != "first"


def test_how_it_is_played_is_one_press_and_remembered(device: NewDevice) -> None:
    person = device(fresh=True)
    watch, undo, draw = (
        person.page.get_by_role("checkbox", name=person.like(key, more=True))
        for key in ("open-watchers", "open-undo", "open-draw")
    )

    def form(way: str) -> None:
        person.page.goto(f"/open/{GAME}")
        expect(person.button(f"preset-{way}")).to_have_attribute("aria-pressed", "true")

    form("relaxed")
    person.button("preset-strict").click()
    expect(undo).not_to_be_checked()
    expect(draw).to_be_checked()
    expect(person.field("open-clock")).to_have_value("120")
    person.shot("open-strict")
    watch.uncheck()
    expect(person.button("preset-strict")).to_have_attribute("aria-pressed", "false")
    person.button("open-go-wait").click()
    person.page.wait_for_url(re.compile("/t/"))
    form("last")
    expect(watch).not_to_be_checked()
    expect(draw).to_be_checked()
    person.button("preset-relaxed").click()
    expect(watch).to_be_checked()
    expect(undo).to_be_checked()


def test_covers_stir_only_where_motion_is_wanted(device: NewDevice) -> None:
    for pace, stirs in (("normal", True), ("off", False)):
        person = device(fresh=True, settings={"pace": pace})
        person.home()
        card = person.page.get_by_role("article").first
        card.hover()
        middle = card.locator(".picture use").nth(4)
        if stirs:
            expect(middle).not_to_have_css("translate", "0px")
        else:
            still(person.page)
            expect(middle).to_have_css("translate", "0px")


def test_nothing_lies_on_the_buttons_of_any_game(device: NewDevice) -> None:
    for size in (DESKTOP, TABLET, PHONE):
        newcomer = device(size=size)
        newcomer.home()
        ways = newcomer.page.locator("article :is(button, a.button)").all()
        assert ways
        for way in ways:
            way.click(trial=True)


def test_the_matches_that_wait_for_me_are_first_and_lost_ones_are_forgotten(
    device: NewDevice, tables: Tables
) -> None:
    over = tables.open(ME, round_limit=1)
    player = device(settings={"confirm": "never"})
    stones = Stones.at_turn(player, over)
    stones.end()
    stones.over()
    held = [
        (over, 0, "stage-over"),
        (tables.open(ME, OPEN, start=False), 0, "stage-waiting"),
        (tables.open(FRIEND, ME), 1, "stage-playing"),
        (tables.open(ME, FRIEND), 0, "your-turn"),
        (tables.open(ME, FRIEND), 0, "your-turn"),
    ]
    lost = Table("gone", "GONE", "", ("t",))
    kept = {
        table.id: {"game": GAME, "code": "", "tokens": [table.tokens[seat]], "at": at, "seen": 0}
        for at, (table, seat, _) in enumerate([*held, (lost, 0, "")][::-1], start=1)
    }
    person = device(fresh=True)
    person.keep(TABLES, kept)
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url.removeprefix(person.address))

    person.page.on("request", note)
    person.home()
    expect(person.heading("home-matches")).to_be_visible()
    person.button("home-all-matches").click()
    region = person.page.get_by_role("region", name=person.say("home-matches"))
    rows = region.get_by_role("listitem")
    wanted = [held[3], held[4], *held[2::-1]]
    expect(rows).to_contain_text([person.say(matter) for _, _, matter in wanted])
    for row, (table, _, _) in zip(rows.all(), wanted, strict=True):
        expect(row.get_by_role("link")).to_have_attribute("href", table.href)
    person.shot("home-your-turn")
    assert [path for path in asked if path.startswith(("/api/mine", "/api/tables"))] == [
        "/api/mine"
    ]
    assert set(json.loads(person.page.evaluate(f"localStorage.getItem('{TABLES}')"))) == {
        table.id for table, _, _ in held
    }
    rows.first.click()
    Stones(person).my_turn()


def test_matches_are_left_removed_and_struck_off_the_list(
    device: NewDevice, tables: Tables
) -> None:
    """Each way is told beside its button; in the list, and at the table itself."""
    alone, waiting = tables.open(ME, BOT), tables.open(ME, OPEN, start=False)
    theirs, over = tables.open(FRIEND, ME), tables.open(ME, round_limit=1)
    player = device(settings={"confirm": "never"})
    stones = Stones.at_turn(player, over)
    stones.end()
    stones.over()
    person = device(fresh=True, lang="es")
    mine = {alone: 0, waiting: 0, theirs: 1, over: 0}
    person.keep(
        TABLES,
        {
            table.id: {
                "game": GAME,
                "code": "",
                "tokens": [table.tokens[seat]],
                **({"host": table.host} if table in (alone, waiting) else {}),
                "at": 1,
                "seen": 0,
            }
            for table, seat in mine.items()
        },
    )
    person.home()
    person.button("home-all-matches").click()
    region = person.page.get_by_role("region", name=person.say("home-matches"))
    rows = region.get_by_role("listitem")

    def ways(table: Table) -> Locator:
        row = rows.filter(has=person.page.locator(f"[href='{table.href}']"))
        row.get_by_role("button").click()
        return person.dialog("title")

    def goes(table: Table, way: str, left: int) -> None:
        sheet = ways(table)
        button = sheet.get_by_role("button", name=person.say(way), exact=True)
        expect(button).to_have_accessible_description(person.say(f"{way}-help"))
        person.shot(f"way-out-{way}")
        button.click()
        expect(sheet).to_have_count(0)
        expect(rows).to_have_count(left)

    expect(rows).to_have_count(4)
    goes(waiting, "remove-waiting", 3)
    goes(theirs, "forever-match", 2)
    goes(over, "forget-match", 1)
    assert tables.happened(theirs.id)  # it goes on
    assert tables.stage(over.id) == "over"
    rows.get_by_role("link").click()
    Stones(person).my_turn()
    person.button("people").click()
    person.dialog("people").get_by_text(person.say("remove-match")).first.click()
    person.shot("ways-out")
    person.dialog("people").get_by_role("button", name=person.say("remove-match")).click()
    expect(person.button("quick-bot")).to_be_enabled()
    expect(region).to_have_count(0)
    for gone in (alone, waiting):
        assert tables.http.get(f"/api/tables/{gone.id}").status_code == 404


def test_a_page_in_the_background_says_that_it_is_my_turn(
    device: NewDevice, tables: Tables
) -> None:
    table = tables.open(ME, FRIEND)
    ana, berta = device(settings={"confirm": "never"}), device(fresh=True)
    quiet = device(fresh=True, settings={"soundTurn": False, "soundMoves": False})
    for one in (berta, quiet):
        one.context.add_init_script(
            """window.notes = 0;
            const { start } = AudioBufferSourceNode.prototype;
            AudioBufferSourceNode.prototype.start = function () {
                window.notes += 1;
                return start.call(this);
            };"""
        )
        one.sit_at(table, 1)
        expect(Stones(one).hand).to_have_count(4)
        expect(one.page).to_have_title(f"{one.say('title')} · {one.say('sobremesa')}")
        one.page.mouse.click(5, 400)  # a page may only sound after somebody has touched it
        one.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    Stones.at_turn(ana, table).end()
    for one in (berta, quiet):
        title = f"● {one.say('your-turn')} · {one.say('title')} · {one.say('sobremesa')}"
        expect(one.page).to_have_title(title)
    assert berta.page.evaluate("notes") > 0
    assert quiet.page.evaluate("notes") == 0
