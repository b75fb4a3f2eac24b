"""Each browser is opened once; so is the server, whose page has an ear for errors."""

from collections.abc import Iterator

import pytest

from tests.browsers.browser import Browser
from tests.browsers.firefox import firefox
from tests.browsers.person import EAR
from tests.browsers.webkit import webkit
from tests.e2e.table_server import TableServer
from tests.e2e.tables import Tables

BROWSERS = {"firefox": firefox, "webkit": webkit}


@pytest.fixture(scope="package", params=BROWSERS)
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    with BROWSERS[request.param]() as browser:
        yield browser


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    with TableServer(tmp_path_factory.mktemp("table"), first=EAR) as server:
        yield server


@pytest.fixture(scope="package")
def tables(server: TableServer) -> Iterator[Tables]:
    with Tables(server.address, server.folder) as tables:
        yield tables
