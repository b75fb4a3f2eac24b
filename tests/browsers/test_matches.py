"""The end of a match of each game, by mouse, and with a finger where the browser has one."""

import pytest

from tests.browsers.browser import Browser
from tests.browsers.matches import MATCHES, totals
from tests.browsers.person import DESKTOP, PHONE, Person
from tests.e2e.table_server import TableServer
from tests.e2e.tables import Tables


@pytest.mark.parametrize("game", MATCHES)
def test_a_match_is_played_to_its_end(
    browser: Browser, server: TableServer, tables: Tables, game: str
) -> None:
    for hand in browser.hands:
        finger = hand == "finger"
        browser.resize(PHONE if finger else DESKTOP)
        person = Person(browser, server.address, finger)
        table = MATCHES[game](person, tables)
        shown = totals(person)
        person.shot(f"{game}-{hand}-end")
        assert shown == [str(one) for one in tables.history(table.id)["outcome"]["totals"]]
        assert person.errors() == []
