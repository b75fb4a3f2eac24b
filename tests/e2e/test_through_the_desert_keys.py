"""The desert by keys alone, and in words."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.look import still
from tests.e2e.tables import PEOPLE, Tables, count
from tests.e2e.through_the_desert import Desert, Deserts, riders_done


def test_a_few_turns_without_a_pointer(device: NewDevice, tables: Tables) -> None:
    deserts = Deserts(tables)
    table = deserts.lay(*PEOPLE[:2])
    desert = Desert(device())
    desert.sit_at(table, 0)
    keys = desert.page.keyboard
    focus = desert.page.locator("[data-hex]:focus")
    for rider in range(5):  # riders: a colour, the next free hex, a look, a yes
        desert.my_turn()
        keys.press(str(rider + 1))
        keys.press("n")
        expect(focus).to_have_attribute("aria-label", desert.like("hex-free"))
        name = str(focus.get_attribute("data-hex"))
        keys.press("Enter")
        expect(desert.status).to_have_text(desert.like("prompt-rider-ready", hex=name))
        keys.press("Enter")
        desert.stands(name)
        deserts.play(table, table.tokens[1:], lambda view: view["seat"] == 0)
    desert.my_turn()
    keys.press("3")
    expect(desert.colour("red")).to_have_attribute("aria-pressed", "true")
    keys.press("n")
    first = str(focus.get_attribute("data-hex"))
    keys.press("n")
    expect(focus).not_to_have_attribute("data-hex", first)
    keys.press("Shift+N")
    expect(focus).to_have_attribute("data-hex", first)
    keys.press("Enter")
    expect(desert.page.locator("svg .ghost.firm")).to_be_visible()
    keys.press("Escape")
    expect(desert.page.locator("svg .ghost.firm")).to_have_count(0)
    keys.press("Enter")
    desert.confirm.focus()
    keys.press("Enter")
    expect(focus).to_have_attribute("data-hex", first)  # one goes on from there
    desert.stands(first)
    expect(desert.text("prompt-other-camels", seat="Berta")).to_be_visible()
    keys.press("u")
    expect(desert.hex(first)).not_to_have_attribute("aria-label", desert.like("hex-camel"))
    assert count(deserts.happened(table.id), "taken_back") == 1


def test_the_cursor_goes_six_ways(device: NewDevice, tables: Tables) -> None:
    deserts = Deserts(tables)
    table = deserts.played(riders_done, *PEOPLE[:4])
    desert = Desert(device())
    desert.sit_at(table, 0)
    desert.my_turn()
    keys = desert.page.keyboard
    focus = desert.page.locator("[data-hex]:focus")
    keys.press("w")  # the first key only shows where it is
    expect(focus).to_have_attribute("data-hex", "j6")
    walk = [("w", "j5"), ("s", "j6"), ("q", "i6"), ("d", "j6"), ("e", "k6"), ("a", "j6")]
    walk += [("ArrowLeft", "i6"), ("ArrowRight", "j6"), ("ArrowUp", "j5"), ("ArrowDown", "j6")]
    for key, name in walk:
        keys.press(key)
        expect(focus).to_have_attribute("data-hex", name)
    assert focus.evaluate("node => getComputedStyle(node).stroke") != "none"
    assert desert.page.locator("[data-hex][tabindex='0']").count() == 1
    for key in "+++wwwwweeeeeeee":  # brought nearer, the board follows; it is not scrolled away
        keys.press(key)
    still(desert.page)
    expect(focus).to_be_in_viewport(ratio=1)
    pane = desert.page.locator(".pane")
    assert pane.evaluate("one => [one.scrollLeft, one.scrollTop]") == [0, 0]
    keys.press("0")
    keys.press("o")
    expect(desert.button("by-owner")).to_have_attribute("aria-pressed", "true")
    keys.press("+")
    expect(desert.button("zoom-out")).to_be_visible()
    keys.press("0")
    expect(desert.button("zoom-out")).to_have_count(0)
    keys.press("?")
    expect(desert.page.get_by_role("dialog").get_by_text(desert.say("key-ways"))).to_be_visible()


def test_the_table_in_words(device: NewDevice, tables: Tables) -> None:
    deserts = Deserts(tables)
    table = deserts.played(riders_done, *PEOPLE[:3])
    desert = Desert(device(lang="es"))
    desert.sit_at(table, 0)
    desert.my_turn()
    view = deserts.seen(table.id)
    heard = desert.page.get_by_role("region", name=desert.say("in-words-title"))
    expect(heard.get_by_role("heading")).to_have_count(4)
    desert.page.keyboard.press("t")
    words = desert.page.get_by_role("dialog", name=desert.say("in-words-title"))
    for caravan in view["caravans"]:
        colour = desert.say(f"colour-{caravan['colour']}")
        line = re.compile(rf"^{colour}: .*\b{caravan['rider']}\b")
        expect(words.get_by_role("listitem").filter(has_text=line)).to_have_count(1)
    for name in view["oases"]:
        expect(words.get_by_text(re.compile(rf"^Oasis: .*\b{name}\b"))).to_be_visible()
    desert.page.keyboard.press("Escape")
    expect(words).to_have_count(0)
