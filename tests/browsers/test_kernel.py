"""The page's twin of the kernel, as it was built, in other engines: every golden flick again."""

from hashlib import sha256

from msgspec import json

from tests.browsers.browser import Browser
from tests.e2e.table_server import TableServer
from tests.e2e.test_sonora_kernel import RUN, packed
from tests.physics.golden import kept
from tests.physics.scenes import FLICKS


def test_every_golden_flick_ends_the_same(browser: Browser, server: TableServer) -> None:
    (twin,) = (server.folder / "page" / "assets").glob("twin-*.js")
    browser.goto(f"{server.address}/icon.svg")
    scenes = json.encode([packed(number) for number in range(FLICKS)]).decode()
    results = browser.evaluate(RUN, [f"/assets/{twin.name}", scenes]).splitlines()
    assert [sha256(one.encode()).hexdigest()[:12] for one in results] == kept().hashes
