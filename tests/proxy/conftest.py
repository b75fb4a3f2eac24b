"""One server and one proxy before it for all tests of a process."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.docs.pages import text
from tests.proxy.certificates import Certificate, certificate
from tests.proxy.nginx import TOLD, Nginx
from tests.server.running import Program, program


class Site(NamedTuple):
    """A server, and how people come to it."""

    server: Program
    nginx: Nginx

    def at(self, port: int) -> str:
        """The address that people know, by one of the ways through the proxy."""
        return f"https://127.0.0.1:{port}/games"


@pytest.fixture(scope="session")
def shown(tmp_path_factory: pytest.TempPathFactory) -> Certificate:
    return certificate(tmp_path_factory.mktemp("certificate"))


@pytest.fixture
def believed(shown: Certificate, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who ask believe the certificate."""
    monkeypatch.setenv("SSL_CERT_FILE", str(shown.file))


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, shown: Certificate) -> Iterator[Site]:
    line = next(line for line in text(TOLD).splitlines() if "--limit misses_at_once" in line)
    words = line.split("0.0.0.0 ")[1].split()
    assert words[0] == "--limit"
    folder: Path = tmp_path_factory.mktemp("site")
    words += ["--base-path", "/games", "--trusted-proxies", "127.0.0.2"]
    with program(folder, *words) as server:
        nginx = Nginx(server.address.removesuffix("/games"), shown)
        nginx.start()
        try:
            yield Site(server, nginx)
        finally:
            nginx.discard()
