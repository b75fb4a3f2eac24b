"""A turn in the desert: colours, lit hexes, ghosts, reasons, taking back."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from sobremesa.games.through_the_desert.hexes import INDEX, NEIGHBOURS, hexes_of
from sobremesa.games.through_the_desert.state import COLOURS
from tests.e2e.conftest import NewDevice
from tests.e2e.tables import PEOPLE, Json, Table, Tables, count
from tests.e2e.through_the_desert import Desert, Deserts, camels, gains, riders_done


def fresh_turn(view: Json) -> bool:
    return riders_done(view) and view["left"] == 2


def seated(
    device: NewDevice,
    tables: Tables,
    seats: int = 2,
    until: Callable[[Json], bool] = fresh_turn,
    **more: object,
) -> tuple[Desert, Deserts, Table]:
    """Seat 0 of a match whose caravans have set out."""
    deserts = Deserts(tables)
    table = deserts.played(until, *PEOPLE[:seats])
    desert = Desert(device(**more))
    desert.sit_at(table, 0)
    desert.my_turn()
    return desert, deserts, table


def shown(desert: Desert, what: str) -> Locator:
    return desert.page.locator(f"svg .{what}")


def test_a_ghost_first_then_two_camels_and_both_are_taken_back(
    device: NewDevice, tables: Tables
) -> None:
    desert, deserts, table = seated(device, tables)
    desert.choose("blue")
    free = desert.free()
    desert.hex(free[0]).click()
    expect(shown(desert, "ghost.firm")).to_be_visible()
    expect(desert.confirm).to_be_enabled()
    assert count(deserts.happened(table.id), "taken_back") == 0
    desert.confirm.click()
    desert.stands(free[0])
    expect(desert.status).to_have_text(desert.like("prompt-camel-hex", colour="blue", count=1))
    desert.device.button("undo").click()
    expect(desert.hex(free[0])).not_to_have_attribute("aria-label", desert.like("hex-camel"))
    desert.my_turn()
    placed: list[str] = []
    for _ in range(2):
        placed += desert.free()[:1]
        desert.hex(placed[-1]).click()
        desert.hex(placed[-1]).click()  # the second time is a yes
        desert.stands(placed[-1])
    expect(desert.text("prompt-other-camels", seat="Berta")).to_be_visible()
    for name in reversed(placed):
        expect(desert.device.button("undo")).not_to_have_attribute("aria-disabled", "true")
        desert.device.button("undo").click()
        expect(desert.hex(name)).not_to_have_attribute("aria-label", desert.like("hex-camel"))
        desert.my_turn()
    assert count(deserts.happened(table.id), "taken_back") == 3


def test_what_a_camel_would_win_is_said_before(device: NewDevice, tables: Tables) -> None:
    desert, deserts, table = seated(
        device, tables, until=lambda view: fresh_turn(view) and bool(gains(view))
    )
    gain = gains(deserts.seen(table.id))[0]
    desert.choose(gain.colour)
    desert.hex(gain.hex).click()
    expect(desert.page.locator(".bubble")).to_have_text(f"+{gain.points}")
    expect(desert.status).to_have_text(
        desert.like("prompt-camel-wins", colour=desert.say(f"colour-{gain.colour}"), hex=gain.hex)
    )


def test_dark_hexes_say_why(device: NewDevice, tables: Tables) -> None:
    desert, deserts, table = seated(device, tables, lang="es")
    view = deserts.seen(table.id)
    desert.choose("red")
    desert.hex("a1").click()
    expect(desert.text("refusal-mountain", hex="a1")).to_be_visible()
    expect(shown(desert, "tried")).to_be_visible()
    # The colour stays chosen, so the next try is one click away.
    expect(desert.colour("red")).to_have_attribute("aria-pressed", "true")
    desert.hex("s6").click()
    expect(desert.text("refusal-beyond-the-line")).to_be_visible()
    rival = next(one for one in view["caravans"] if one["seat"] == 1 and one["colour"] == "red")
    bare = [desert.like("hex-sand"), desert.like("hex-well")]
    beside = next(
        name
        for camel in rival["camels"]
        for name in hexes_of(NEIGHBOURS[INDEX[camel]])
        if any(one.match(str(desert.hex(name).get_attribute("aria-label"))) for one in bare)
    )
    desert.hex(beside).click()
    expect(desert.text("refusal-beside-rival", colour="rojo", seat="Berta")).to_be_visible()
    expect(shown(desert, "cause")).to_be_visible()
    expect(shown(desert, "caravan.faded")).to_have_count(len(view["caravans"]) - 1)
    assert count(deserts.happened(table.id), "camel_placed") == camels(view) - 10


def test_one_caravan_alone_and_owners(device: NewDevice, tables: Tables) -> None:
    desert, deserts, table = seated(device, tables, seats=3)
    caravans = deserts.seen(table.id)["caravans"]
    desert.hex(caravans[0]["rider"]).hover()
    expect(shown(desert, "caravan.faded")).to_have_count(len(caravans) - 1)
    desert.page.mouse.move(2, 2)
    expect(shown(desert, "caravan.faded")).to_have_count(0)
    desert.button("by-owner").click()
    expect(desert.page.locator("svg.by-owner")).to_be_visible()
    desert.device.shot("desert-owners")


def test_always_asks_and_never_asks(device: NewDevice, tables: Tables) -> None:
    desert, deserts, table = seated(device, tables, settings={"confirm": "always"})
    before = count(deserts.happened(table.id), "camel_placed")
    desert.choose("blue")
    name = desert.free()[0]
    desert.hex(name).click()
    desert.hex(name).click()
    desert.confirm.click()
    desert.stands(name)
    assert count(deserts.happened(table.id), "camel_placed") == before + 1


def test_five_set_a_colour_aside_and_place_four_riders(device: NewDevice, tables: Tables) -> None:
    deserts = Deserts(tables)
    table = deserts.lay(*PEOPLE[:5], different_colours=True)
    desert = Desert(device())
    desert.sit_at(table, 0)
    desert.my_turn()
    expect(desert.status).to_have_text(desert.say("prompt-aside"))
    desert.choose("green")
    desert.device.shot("desert-aside")
    desert.button("set-aside").click()
    expect(desert.text("prompt-other-set-aside", seat="Berta")).to_be_visible()
    deserts.play(table, table.tokens[1:], lambda view: view["stage"] == "riders")
    desert.my_turn()
    expect(desert.colour("green")).to_have_accessible_name(desert.say("tray-aside", colour="green"))
    desert.colour("green").click(force=True)  # said to be disabled, and says why
    expect(desert.text("refusal-colour-set-aside", colour="green")).to_be_visible()
    for placed in range(4):
        desert.my_turn()
        assert desert.page.locator(".tray button.open").count() == 4 - placed
        colour = next(
            one for one in COLOURS if "open" in str(desert.colour(one).get_attribute("class"))
        )
        if colour != "green":
            desert.choose(colour)
        name = desert.free()[0]
        desert.hex(name).click()
        desert.confirm.click()
        desert.stands(name)
        deserts.play(
            table, table.tokens[1:], lambda view: view["seat"] == 0 or view["stage"] == "camels"
        )
    assert count(deserts.happened(table.id), "rider_placed") == 20


def test_a_colour_of_the_first_round_says_why_not(device: NewDevice, tables: Tables) -> None:
    deserts = Deserts(tables)
    table = deserts.played(lambda view: len(view["caravans"]) == 1, *PEOPLE[:3])
    taken = deserts.seen(table.id)["caravans"][0]["colour"]
    desert = Desert(device())
    desert.sit_at(table, 1)
    desert.my_turn()
    expect(desert.colour(taken)).to_have_attribute("aria-disabled", "true")
    desert.colour(taken).click(force=True)
    expect(desert.text("refusal-colour-begun", colour=taken, seat="Ana")).to_be_visible()
