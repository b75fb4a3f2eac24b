"""The server is killed in mid-match and comes back: so does the page, and the match goes on."""

from tests.browsers.browser import Browser
from tests.browsers.matches import flip, shifting_stones_at_turn, totals
from tests.browsers.person import DESKTOP, Person
from tests.e2e.table_server import TableServer
from tests.e2e.tables import Tables, count


def test_a_match_goes_on_when_the_server_is_back(
    browser: Browser, server: TableServer, tables: Tables
) -> None:
    browser.resize(DESKTOP)
    person = Person(browser, server.address)
    table = shifting_stones_at_turn(person, tables)
    flip(person, 1, held=4)
    server.kill()
    try:
        person.sees("[role=status]", "line-lost")
        person.misses("button", "end-turn", more=True)
    finally:  # other tests need it too
        server.start()
    person.sees("button", "end-turn", more=True)
    person.misses("[role=status]", "line-lost")
    flip(person, 2, held=3)
    person.press("button", "end-turn", more=True)
    totals(person)
    happened = tables.history(table.id)["frames"]
    mine = [one["type"] for frame in happened if frame["seat"] == 0 for one in frame["events"]]
    assert count(mine, "stone_flipped") == 2
    assert person.errors() == []
