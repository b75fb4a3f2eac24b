"""From the first page into a match, and back to the matches one is in."""

import json

from playwright.sync_api import Request, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import DESKTOP, PHONE, TABLES, TABLET
from tests.e2e.shifting_stones import Stones
from tests.e2e.tables import FRIEND, GAME, ME, OPEN, Table, Tables


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
        radios = person.page.get_by_role("radiogroup", name=person.say(group), exact=True).first
        found = radios.get_by_role("radio", checked=True)
        expect(found).to_have_count(1)
        return found.get_attribute("aria-label") or found.evaluate("it => it.parentNode.innerText")

    person.home()
    weakest = chosen("opponents-level")
    assert chosen("opponents") == "1"
    for group in ("opponents", "opponents-level"):
        radios = person.page.get_by_role("radiogroup", name=person.say(group), exact=True).first
        radios.get_by_role("radio", checked=True).press("ArrowRight")
    stronger = chosen("opponents-level")
    assert stronger != weakest
    person.page.reload()
    expect(person.button("quick-bot")).to_be_enabled()
    assert (chosen("opponents"), chosen("opponents-level")) == ("2", stronger)
    person.button("quick-bot").click()
    Stones(person).my_turn()
    _, first, second = tables.names(person.table)
    assert stronger.startswith(f"{first}, ")
    for name in (first, second):
        expect(person.page.get_by_title(name).first).to_have_text(name)
    person.shot("opponents")


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
