"""One browser and one server for a worker's browser tests, and a cupboard with devices.

While Playwright runs, the thread has an event loop, and no other test could start one: so the
browser goes when the worker leaves this folder.
"""

from collections.abc import Callable, Generator, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.e2e.chromium import chromium
from tests.e2e.cupboard import Cupboard, shown
from tests.e2e.device import DESKTOP, LOCALES, Device
from tests.e2e.table_server import TableServer
from tests.e2e.tables import Tables

NewDevice = Callable[..., Device]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Function, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failure tells what every device showed just then."""
    report = yield
    browser = item.funcargs.get("browser")
    if call.when == "call" and report.failed and isinstance(browser, Browser):
        report.sections += [("a device shows", text) for text in shown(browser)]
    return report


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    with TableServer(tmp_path_factory.mktemp("table")) as server:
        yield server


@pytest.fixture(scope="package")
def tables(server: TableServer) -> Iterator[Tables]:
    with Tables(server.address, server.folder) as tables:
        yield tables


@pytest.fixture(scope="package")
def cupboard(browser: Browser, server: TableServer) -> Cupboard:
    return Cupboard(browser, server.address)


@pytest.fixture
def device(cupboard: Cupboard, server: TableServer) -> Iterator[NewDevice]:
    """Makes devices; each must come through its test without an error of the page's own.

    A `fresh` one was never used and is thrown away: for tests that weigh what is fetched, listen
    in, or stand in for the network or the clock; and for those with a server of their own.
    """
    lent: list[tuple[dict[str, Any], Device]] = []
    bought: list[Device] = []

    def new(
        address: str = server.address,
        *,
        fresh: bool = False,
        lang: str = "en",
        size: ViewportSize = DESKTOP,
        settings: dict[str, Any] | None = None,
        **more: Any,
    ) -> Device:
        look = {"locale": LOCALES[lang], "viewport": size, **more}
        fresh = fresh or address != server.address
        context = cupboard.buy(address, look) if fresh else cupboard.take(look)
        one = Device(context, address, lang, settings or {})
        if fresh:
            bought.append(one)
        else:
            lent.append((look, one))
        return one

    yield new
    for one in bought:
        one.context.close()
    for look, one in lent:
        one.leave()
        cupboard.put_back(look, one.context)
    everyone = [*bought, *(one for _, one in lent)]
    assert [error for one in everyone for error in one.errors] == []
