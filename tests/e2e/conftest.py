"""One browser and one server for a worker's browser tests, devices for each test.

While Playwright runs, the thread has an event loop, and no other test could start one: so the
browser goes when the worker leaves this folder.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.e2e.chromium import chromium
from tests.e2e.device import Device
from tests.e2e.table_server import TableServer
from tests.e2e.tables import Tables

NewDevice = Callable[..., Device]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    server = TableServer(tmp_path_factory.mktemp("table"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="package")
def tables(server: TableServer) -> Iterator[Tables]:
    tables = Tables(server.address)
    yield tables
    tables.http.close()


@pytest.fixture
def device(browser: Browser, server: TableServer) -> Iterator[NewDevice]:
    """Makes devices; each must come through its test without an error of the page's own."""
    devices: list[Device] = []

    def new(address: str = server.address, **more: Any) -> Device:
        devices.append(Device(browser, address, **more))
        return devices[-1]

    yield new
    for one in devices:
        one.leave()
    assert [error for one in devices for error in one.errors] == []
