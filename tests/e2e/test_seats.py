"""Who sits where: the waiting room, a bot that stands in, a seat that moves to another device."""

import pytest
from playwright.sync_api import Locator, Route, ViewportSize, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import DESKTOP, PHONE, Device
from tests.e2e.shell import invitation, open_table, sit_down
from tests.e2e.shifting_stones import Stones
from tests.e2e.tables import BOT, FRIEND, ME, OPEN, Table, Tables

MOVED = "#seat="
"""What the picture for the other device puts between the address of the table and the tokens."""

AND = {"en": "and", "es": "y"}


def seats(device: Device) -> Locator:
    """The list of seats in the waiting room."""
    region = device.page.get_by_role("region", name=device.say("open-seats"))
    return region.get_by_role("listitem")


def test_the_host_arranges_removes_and_fills_with_bots(device: NewDevice) -> None:
    ana, berta = device(), device()
    open_table(ana, "who-open")
    berta.page.goto(invitation(ana))
    sit_down(berta, "Berta")
    expect(seats(ana).nth(1)).to_contain_text("Berta")
    ana.button("seat-up", number=2).press("Enter")
    expect(seats(ana).first).to_contain_text("Berta")
    expect(seats(berta).first).to_contain_text("Berta")
    ana.button("seat-remove", name="Berta").click()
    expect(seats(ana).first).to_contain_text(ana.say("seat-open"))
    expect(ana.button("start")).to_be_disabled()
    ana.button("fill-bots").click()
    expect(ana.text("waiting-ready")).to_be_visible()
    ana.button("start").click()
    expect(Stones(ana).hand).to_have_count(4)


def test_seats_that_changed_places_begin_to_play_at_once(device: NewDevice) -> None:
    ana, berta = device(), device()
    open_table(ana, "who-open")
    berta.page.goto(invitation(ana))
    sit_down(berta, "Berta")
    ana.button("seat-up", number=2).click()
    expect(seats(ana).first).to_contain_text("Berta")
    expect(seats(ana).nth(1)).to_contain_text(ana.say("seat-mine"))
    expect(seats(berta).first).to_contain_text(berta.say("seat-mine"))
    ana.button("start").click()
    Stones(berta).my_turn()
    expect(Stones(ana).hand).to_have_count(4)


def test_a_seat_is_theirs_though_the_answer_was_lost(device: NewDevice, tables: Tables) -> None:
    table = tables.open(ME, OPEN, start=False)
    berta = device(fresh=True)
    berta.page.goto(table.path)

    def lose(route: Route) -> None:
        route.fetch()
        route.abort()

    berta.page.route("**/sit", lose)
    berta.button("sit").click()
    expect(berta.text("seat-mine")).to_be_visible()


def test_a_bot_stands_in_for_who_is_away_and_the_seat_is_taken_back(
    device: NewDevice, tables: Tables
) -> None:
    table = tables.open(ME, FRIEND, round_limit=6)
    ana, berta = device(settings={"confirm": "never"}), device()
    mine = Stones.at_turn(ana, table)
    mine.end()
    ana.button("people").click()
    people = ana.dialog("people")
    expect(people.get_by_text(ana.say("seat-absent"), exact=True)).to_be_visible()
    berta_row = people.get_by_role("listitem").filter(has_text="Berta")
    berta_row.get_by_role("button", name=ana.say("let-bot-play")).click()
    expect(people.get_by_text(ana.say("seat-stand-in"), exact=True)).to_be_visible()
    ana.page.keyboard.press("Escape")
    mine.my_turn()
    berta.sit_at(table, 1)
    expect(Stones(berta).hand).not_to_have_count(0)
    berta.button("reclaim-seat").click()
    expect(berta.button("reclaim-seat")).to_have_count(0)
    mine.end()
    Stones(berta).my_turn()
    berta.shot("seat-taken-back")


def with_a_bot(tables: Tables) -> Table:
    """Ana has opened the table, Berta sat down by herself, and a bot plays with them."""
    table = tables.open(ME, OPEN, BOT, start=False, round_limit=6)
    seat = f"/api/tables/{table.id}/seats/1/sit"
    berta = tables.http.post(seat, json={"name": "Berta"}).json()["token"]
    bearer = {"Authorization": f"Bearer {table.host}"}
    tables.http.post(f"/api/tables/{table.id}/start", headers=bearer)
    return Table(table.id, table.code, table.host, (*table.tokens, berta))


def ask_to_play(device: Device, table: Table, name: str) -> None:
    """Come with the code, and ask for the bot's seat."""
    device.page.goto(f"/join/{table.code}")
    device.button("ask-play").click()
    device.field("ask-name").fill(name)
    device.shot(f"asking-{device.lang}")
    device.dialog("people").get_by_role("button", name=device.say("ask-seat")).click()


@pytest.mark.parametrize(
    ("lang", "size", "scheme"), [("en", DESKTOP, "light"), ("es", PHONE, "dark")]
)
def test_a_newcomer_asks_for_a_bots_seat_and_all_agree(
    device: NewDevice, tables: Tables, lang: str, size: ViewportSize, scheme: str
) -> None:
    table = with_a_bot(tables)
    look = {"lang": lang, "size": size, "color_scheme": scheme}
    ana, berta, carlos = device(**look), device(**look), device(**look)
    ana.sit_at(table, 0)
    berta.sit_at(table, 1)
    ask_to_play(carlos, table, "Carlos")
    expect(carlos.text("ask-waiting", names=f"Ana {AND[lang]} Berta")).to_be_visible()
    expect(Stones(carlos).hand).to_have_count(0)
    bot = tables.names(table.id)[2]
    expect(ana.text("ask-for-you", name="Carlos", bot=bot)).to_be_visible()
    ana.shot(f"asked-{lang}-{scheme}")
    ana.button("ask-yes").click()
    expect(ana.text("ask-for-you", name="Carlos", bot=bot)).to_have_count(0)
    expect(carlos.text("ask-waiting", names="Berta")).to_be_visible()
    carlos.shot(f"ask-waiting-{lang}-{scheme}")
    berta.button("ask-yes").click()
    expect(Stones(carlos).hand).not_to_have_count(0)
    expect(carlos.text("ask-waiting", names="Berta")).to_have_count(0)
    for one in (ana, berta, carlos):
        if size == PHONE:
            one.button("tab-log").click()
        expect(one.text("event-seat-sat", name="Carlos", number=3)).to_be_visible()
    ana.shot(f"ask-agreed-{lang}-{scheme}")


def test_one_no_is_enough_and_the_newcomer_keeps_watching(
    device: NewDevice, tables: Tables
) -> None:
    table = with_a_bot(tables)
    ana, carlos = device(), device()
    ana.sit_at(table, 0)
    ask_to_play(carlos, table, "Carlos")
    ana.button("ask-no").click()
    expect(carlos.text("ask-declined")).to_be_visible()
    carlos.shot("ask-declined")
    expect(ana.button("ask-no")).to_have_count(0)
    expect(Stones(carlos).hand).to_have_count(0)
    held = carlos.page.evaluate("JSON.parse(localStorage.getItem('sobremesa.tables'))")
    assert held[table.id]["tokens"] == []


def test_whoever_leaves_is_told_what_becomes_of_their_hand(
    device: NewDevice, tables: Tables
) -> None:
    table = with_a_bot(tables)
    ana, berta = device(), device()
    ana.sit_at(table, 0)
    berta.sit_at(table, 1)
    berta.button("people").click()
    expect(berta.text("leave-match-help")).to_be_visible()
    berta.shot("leave-match")
    berta.dialog("people").get_by_role("button", name=berta.say("leave-match")).click()
    expect(ana.text("event-seat-left-bot", name="Berta")).to_be_visible()
    berta.page.keyboard.press("Escape")
    berta.button("reclaim-seat").click()
    expect(ana.text("event-seat-back", name="Berta")).to_be_visible()


def test_a_seat_moves_to_another_device_by_a_link(device: NewDevice, tables: Tables) -> None:
    table = tables.open(ME, FRIEND)
    old, new = device(), device(settings={"confirm": "never"})
    Stones.at_turn(old, table)
    old.button("people").click()
    old.dialog("people").get_by_text(old.say("move-seat"), exact=True).click()
    expect(old.page.get_by_role("img", name=old.say("move-seat"))).to_be_visible()
    old.shot("seat-moves")
    new.page.goto(f"{table.path}{MOVED}{table.tokens[0]}")
    stones = Stones(new)
    stones.my_turn()
    assert table.tokens[0] not in new.page.url
    stones.flip(0)
    expect(Stones(old).hand).to_have_count(3)
    new.page.reload()
    stones.my_turn()


@pytest.mark.parametrize("address", ["http://192.168.1.20:8000", ""])
def test_the_invitation_names_an_address_that_other_devices_can_use(
    device: NewDevice, address: str
) -> None:
    host = device(fresh=True, permissions=["clipboard-read", "clipboard-write"])
    addresses = [address] if address else []
    host.context.route("**/api/here", lambda route: route.fulfill(json={"addresses": addresses}))
    open_table(host, "who-open")
    expect(host.text("waiting-network" if address else "waiting-local")).to_be_visible()
    expect(host.text("waiting-local" if address else "waiting-network")).to_have_count(0)
    link = invitation(host)
    assert link.startswith(f"{address or host.address}/join/")
    host.button("copy-link").click()
    host.copies(link)
    host.shot("waiting-network" if address else "waiting-local")
