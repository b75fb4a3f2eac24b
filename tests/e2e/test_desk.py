"""The desk: tables are found, ended, exported and deleted, by mouse and by keys."""

from pathlib import Path

from playwright.sync_api import expect

import sobremesa
from tests.e2e.admin_desk import AdminDesk
from tests.e2e.conftest import NewDevice
from tests.e2e.device import PHONE
from tests.e2e.shifting_stones import Stones
from tests.e2e.tables import FRIEND, ME, OPEN, Tables
from tests.server.running import ADMIN


def test_the_desk_opens_with_the_token_which_is_nowhere_but_in_this_window(
    device: NewDevice,
) -> None:
    admin = device(fresh=True)
    asked: list[str] = []
    admin.page.on("request", lambda request: asked.append(request.url + str(request.headers)))
    admin.page.goto("/admin")
    token = admin.page.get_by_label(admin.say("desk-token"))
    token.fill("a wrong one")
    admin.button("desk-open").click()
    expect(admin.text("refusal-wrong-admin-token")).to_be_visible()
    token.fill(ADMIN)
    admin.button("desk-open").click()
    expect(admin.heading("desk-tables")).to_be_visible()
    expect(admin.text("desk-disk")).to_be_visible()
    expect(admin.text("desk-keep-finished", days=0)).to_be_visible()
    assert ADMIN not in admin.page.evaluate("JSON.stringify(localStorage)") + admin.page.url
    with_it = [one for one in asked if ADMIN in one]
    assert with_it
    assert all("/api/admin/" in one.split("{")[0] for one in with_it)
    assert not any(ADMIN in one.split("{")[0] for one in asked)
    admin.page.reload()
    expect(admin.heading("desk-tables")).to_be_visible()
    admin.speak("es")
    expect(admin.heading("desk-tables")).to_be_visible()
    admin.button("desk-leave").click()
    admin.page.reload()
    expect(admin.button("desk-open")).to_be_visible()


def test_people_at_a_table_that_is_ended_at_the_desk_see_why(
    device: NewDevice, tables: Tables
) -> None:
    table = tables.open(ME, FRIEND)
    player = device()
    Stones.at_turn(player, table)
    desk = AdminDesk.of(device(size=PHONE, has_touch=True, lang="es"))
    admin = desk.device
    admin.button("desk-stage-playing", more=True).tap()
    row = desk.of_table(table.id)
    expect(row).to_contain_text(admin.say("desk-here", name="Ana"))
    row.get_by_role("button", name=admin.say("desk-end-one")).tap()
    admin.dialog("desk-end-one").get_by_role("button", name=admin.say("desk-end")).tap()
    expect(admin.text("desk-ended")).to_be_visible()
    expect(desk.of_table(table.id)).to_have_count(0)
    expect(player.text("refusal-table-closed")).to_be_visible()
    player.shot("desk-ended-for-a-player")
    admin.button("desk-stage-over", more=True).tap()
    expect(desk.of_table(table.id)).to_contain_text(admin.say("desk-closed"))


def test_by_keys_a_record_is_exported_and_a_table_deleted(
    device: NewDevice, tables: Tables, tmp_path: Path
) -> None:
    waiting, table = tables.open(ME, OPEN, start=False), tables.open(ME, FRIEND)
    player = device(lang="es")
    Stones.at_turn(player, table)
    desk = AdminDesk.of(device())
    admin, keyboard = desk.device, desk.device.page.keyboard
    row = desk.of_table(table.id)
    row.get_by_role("button", name=admin.say("desk-export-one")).focus()
    keyboard.press("Enter")
    sure = admin.dialog("desk-export-one")  # the match is not over: its hands are in the file
    expect(sure).to_contain_text(admin.say("desk-export-sure"))
    sure.get_by_role("button", name=admin.say("desk-export")).focus()
    with admin.page.expect_download() as saved:
        keyboard.press("Enter")
    saved.value.save_as(tmp_path / "record.json")
    assert sobremesa.replay((tmp_path / "record.json").read_bytes()).players == ("Ana", "Berta")
    delete = row.get_by_role("button", name=admin.say("desk-delete-one"))
    delete.focus()
    keyboard.press("Enter")
    expect(admin.dialog("desk-delete-one")).to_be_visible()
    keyboard.press("Escape")
    expect(delete).to_be_focused()
    keyboard.press("Enter")
    yes = admin.dialog("desk-delete-one").get_by_role("button", name=admin.say("desk-delete"))
    for _ in range(3):  # past closing, the words, and cancelling
        keyboard.press("Tab")
    expect(yes).to_be_focused()
    keyboard.press("Enter")
    expect(admin.text("desk-deleted")).to_be_visible()
    expect(desk.of_table(table.id)).to_have_count(0)
    expect(desk.of_table(waiting.id)).to_have_count(1)
    expect(player.heading("no-table")).to_be_visible()
    expect(player.text("refusal-no-such-table")).to_be_visible()
