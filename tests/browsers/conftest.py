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
    server = TableServer(tmp_path_factory.mktemp("table"))
    page = server.folder / "page" / "index.html"
    heard = page.read_text("utf-8").replace("<head>", '<head><script src="/ear.js"></script>', 1)
    page.write_text(heard, "utf-8")
    page.with_name("ear.js").write_text(EAR, "utf-8")
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="package")
def tables(server: TableServer) -> Iterator[Tables]:
    tables = Tables(server.address, server.folder)
    yield tables
    tables.http.close()
