"""The server got a newer page while somebody had the older one open."""

from playwright.sync_api import Route, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.shifting_stones import Stones
from tests.e2e.tables import BOT, ME, Tables

PART = "**/assets/OpenTable-*"


def newer(route: Route) -> None:
    """The page asks what page there is now; a reload gets the real one."""
    if route.request.resource_type == "document":
        route.continue_()
        return
    page = route.fetch()
    route.fulfill(response=page, body=page.text().replace("/assets/index-", "/assets/index-newer-"))


def test_a_page_whose_part_is_gone_loads_itself_anew_once(device: NewDevice) -> None:
    person = device(fresh=True)
    loads: list[str] = []
    person.page.on("load", lambda page: loads.append(page.url))
    person.page.goto("/")
    expect(person.page.get_by_role("heading", name=person.say("title"))).to_be_visible()
    person.page.route(
        PART, lambda route: route.fulfill(status=404) if len(loads) == 1 else route.continue_()
    )
    person.page.route("/", newer)
    person.page.locator('a[href="open/shifting_stones"]').first.click()
    expect(person.page.get_by_role("heading", name=person.say("open-title"))).to_be_visible()
    assert len(loads) == 2


def test_a_page_that_lacks_a_part_without_being_old_says_so_and_stays(device: NewDevice) -> None:
    person = device(fresh=True)
    loads: list[str] = []
    person.page.on("load", lambda page: loads.append(page.url))
    person.page.goto("/")
    expect(person.page.get_by_role("heading", name=person.say("title"))).to_be_visible()
    person.page.route(f"{PART}.js", lambda route: route.fulfill(status=404))
    with person.page.expect_response(lambda answer: answer.url == f"{person.address}/"):
        person.page.locator('a[href="open/shifting_stones"]').first.click()
    expect(
        person.page.get_by_role("heading", name=person.say("refusal-unreachable"))
    ).to_be_visible()
    assert len(loads) == 1


def test_a_table_whose_screen_cannot_be_fetched_says_so_and_is_there_on_the_next_try(
    device: NewDevice, tables: Tables
) -> None:
    person = device(fresh=True)
    table = tables.open(ME, BOT)
    person.page.route("**/assets/screen-*.js", lambda route: route.fulfill(status=503))
    person.sit_at(table, 0)
    again = person.button("try-again")
    expect(again).to_be_visible()
    person.page.unroute_all()
    again.click()
    Stones(person).my_turn()


def test_what_a_changing_network_cut_off_is_fetched_again(
    device: NewDevice, tables: Tables
) -> None:
    """As when a phone leaves its Wi-Fi: each thing that is asked for is cut off once."""
    person = device(fresh=True)
    table = tables.open(ME, BOT)
    person.sit_at(table)
    cut: set[str] = set()

    def once(route: Route) -> None:
        new = route.request.url not in cut and route.request.method == "GET"
        cut.add(route.request.url)
        if new:
            route.abort("internetdisconnected")
        else:
            route.continue_()

    for part in ("**/assets/screen-*.js", "**/assets/en-*.js", "**/words/**", "**/api/**"):
        person.page.route(part, once)
    person.sit_at(table, 0)
    Stones(person).my_turn()
    assert len(cut) > 3
    person.page.unroute_all()


def test_a_table_that_nobody_answers_for_comes_by_itself_later(
    device: NewDevice, tables: Tables
) -> None:
    person = device(fresh=True)
    table = tables.open(ME, BOT)
    person.page.route(f"**/api/tables/{table.id}", lambda route: route.abort())
    person.sit_at(table, 0)
    expect(person.text("refusal-unreachable")).to_be_visible()
    person.page.unroute_all()
    Stones(person).my_turn()
