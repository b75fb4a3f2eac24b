"""Faces that people make for everybody at the table."""

from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import PHONE, Device
from tests.e2e.look import violations
from tests.e2e.shifting_stones import Stones
from tests.e2e.tables import BOT, FRIEND, ME, Tables

LISTENING = """
    window.flown = [];
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) {
            if (node instanceof Element && node.matches(".flight")) flown.push(node.innerText);
        }
    }).observe(document, { childList: true, subtree: true });
"""
"""Under whose name each face flew, however soon it is gone again."""


def make(device: Device, face: str) -> None:
    device.button("react").click()
    device.button(face).click()


def saw(device: Device, *names: str) -> None:
    device.page.wait_for_function(
        "(names) => flown.join() === names && !document.querySelector('.flight')",
        arg=",".join(names),
    )


def heard(device: Device, name: str, face: str) -> None:
    words = device.say("reacted", name=name, face=device.say(face))
    expect(device.page.get_by_role("status").filter(has_text=words)).to_be_attached()


def test_a_face_is_seen_at_every_device_and_each_may_do_without(
    device: NewDevice, tables: Tables
) -> None:
    table = tables.open(ME, FRIEND)
    ana, watcher = device(fresh=True), device(fresh=True)
    berta = device(fresh=True, lang="es", size=PHONE, has_touch=True)
    for one, seats in ((ana, (0,)), (berta, (1,)), (watcher, ())):
        one.context.add_init_script(LISTENING)
        one.sit_at(table, *seats)
        expect(Stones(one).stone(0)).to_be_visible()
    expect(watcher.button("react")).to_have_count(0)

    ana.button("react").click()
    chooser = ana.dialog("react")
    expect(chooser.get_by_role("button")).to_have_count(6)
    assert not violations(ana.page)
    ana.page.keyboard.press("Escape")
    expect(chooser).to_be_hidden()
    make(ana, "reaction-bravo")
    make(berta, "reaction-thanks")
    for one in (ana, berta, watcher):
        saw(one, "Ana", "Berta")
        heard(one, "Berta", "reaction-thanks")

    berta.button("settings").click()
    berta.page.get_by_role("checkbox", name=berta.say("settings-reactions")).uncheck()
    berta.page.keyboard.press("Escape")
    expect(berta.button("react")).to_have_count(0)
    ana.page.keyboard.press("l")
    ana.page.keyboard.press("Enter")
    heard(watcher, "Ana", "reaction-laugh")
    Stones(ana).flip(0)
    berta.button("tab-log").click()
    expect(Stones(berta).line("event-stone-flipped")).to_have_count(1)
    assert berta.page.evaluate("flown") == ["Ana", "Berta"]


def test_nobody_makes_faces_at_bots(device: NewDevice, tables: Tables) -> None:
    person = device()
    Stones.at_turn(person, tables.open(ME, BOT))
    expect(person.button("people")).to_be_visible()
    expect(person.button("react")).to_have_count(0)
