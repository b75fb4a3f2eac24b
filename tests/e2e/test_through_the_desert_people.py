"""Who plays: several people on one device, bots that stand in, long names on a phone."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import PHONE, SMALL_PHONE
from tests.e2e.tables import PEOPLE, Json, Table, Tables
from tests.e2e.through_the_desert import Desert, Deserts, riders_done

QUICK = {"confirm": "never"}


def fresh_turn(view: Json) -> bool:
    return riders_done(view) and view["left"] == 2


def who(desert: Desert) -> Locator:
    return desert.page.locator(".status .who")


def bot_plays(deserts: Deserts, table: Table, seat: int) -> None:
    """Somebody leaves a seat to a bot for a while."""
    answer = deserts.http.post(
        f"/api/tables/{table.id}/seats/{seat}/change",
        json={"kind": "bot", "level": "easy"},
        headers={"Authorization": f"Bearer {table.tokens[seat]}"},
    )
    assert answer.is_success, answer.text


@pytest.mark.parametrize("lang", ["en", "es"])
def test_where_nothing_is_hidden_the_device_just_changes_hands(
    device: NewDevice, tables: Tables, lang: str
) -> None:
    deserts = Deserts(tables)
    table = deserts.played(fresh_turn, *PEOPLE[:2])
    pair = Desert(device(lang=lang, settings=QUICK))
    pair.sit_at(table, 0, 1)
    for name in ("Ana", "Berta", "Ana"):
        expect(who(pair)).to_have_text(name)
        expect(pair.page.locator(".seat.turn .name")).to_have_text(name)
        expect(pair.page.locator(".status > [role=status]")).to_contain_text(f"{name}:")
        pair.place_any()
        expect(who(pair)).to_have_text(name)
        pair.place_any()
    expect(who(pair)).to_have_text("Berta")
    pair.device.shot(f"desert-hot-seat-{lang}")
    # A slip at the end of a turn can still be taken back, though the next one is in view.
    before = deserts.seen(table.id)["supply"]
    pair.device.button("undo").click()
    expect(who(pair)).to_have_text("Ana")
    pair.my_turn()
    assert sum(deserts.seen(table.id)["supply"]) == sum(before) + 1
    # After a reload it is seen at once whose turn it is.
    pair.page.reload()
    expect(who(pair)).to_have_text("Ana")
    pair.my_turn()


def test_what_others_did_is_said_and_who_plays_for_whom(device: NewDevice, tables: Tables) -> None:
    deserts = Deserts(tables)
    table = deserts.played(fresh_turn, *PEOPLE[:3])
    ana, berta = Desert(device(settings=QUICK)), Desert(device(lang="es"))
    ana.sit_at(table, 0)
    berta.sit_at(table, 1)
    more = berta.page.locator(".status small")
    berta.hex("a1").hover()
    expect(more).to_have_text(berta.say("hex-mountain", hex="a1"))
    ana.place_any()  # what happens is not hidden by what was pointed at before
    expect(more).to_have_text(re.compile("^Ana "))
    ana.place_any()
    berta.my_turn()
    expect(more).to_contain_text("Ana")  # also when it is one's own turn
    berta.page.locator(".tray button.open").first.click()
    expect(more).to_have_count(0)  # until something is planned
    bot_plays(deserts, table, 2)
    expect(ana.page.locator(".seat small").nth(2)).to_contain_text(ana.say("stand-in"))
    bot_plays(deserts, table, 1)
    expect(berta.device.text("bot-plays-for-you")).to_be_visible()
    berta.device.button("reclaim-seat").click()
    expect(berta.device.text("bot-plays-for-you")).to_have_count(0)


def test_points_that_lie_face_down_are_not_shown_before_the_end(
    device: NewDevice, tables: Tables
) -> None:
    deserts = Deserts(tables)
    table = deserts.played(fresh_turn, *PEOPLE[:2], face_down=True)
    desert = Desert(device())
    desert.sit_at(table, 0)
    desert.my_turn()
    cards = desert.page.locator(".panel .seat")
    expect(cards.nth(0).locator(".points")).to_be_visible()
    expect(cards.nth(1)).to_contain_text(desert.say("scores-face-down"))
    expect(cards.nth(1).locator(".points, dl")).to_have_count(0)
    desert.device.shot("desert-face-down")


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE])
def test_five_names_can_be_read_on_a_phone(
    device: NewDevice, tables: Tables, size: dict[str, int]
) -> None:
    deserts = Deserts(tables)
    names = ("Ana", "Dolores", "Enrique", "Maximiliana", "Juan Carlos")
    people = [{"kind": "person", "name": name} for name in names]
    table = deserts.played(fresh_turn, *people)
    desert = Desert(device(size=size, has_touch=True, is_mobile=True))
    desert.sit_at(table, 0)
    desert.my_turn()
    shown = desert.page.locator(".strip .name").filter(visible=True)
    expect(shown).to_have_text(list(names))
    cut = shown.evaluate_all(
        """(names) => names.filter((name) => {
            const words = document.createRange();
            words.selectNodeContents(name);
            const box = name.closest("li").getBoundingClientRect();
            const first = name.closest(".first").getBoundingClientRect();
            return [...words.getClientRects()].some((one) =>
                one.right > box.right || one.bottom > first.bottom + 3);
        }).map((name) => name.textContent)"""
    )
    assert cut == []
    desert.device.shot(f"desert-names-{size['width']}")
