"""Before anything is asked for: headers of every answer, whose page asks, and below which path."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from sobremesa import Luck
from sobremesa.server.front import HEADERS
from sobremesa.server.porter import Porter, plain
from sobremesa.server.settings import Settings
from tests.server.client import SHORT, Api, people, speaks
from tests.server.running import NO_LIMITS, run, serving
from tests.trust.test_quiet_doors import linked

STRANGER = "127.0.0.3"
"""An address of this machine that no setting trusts."""
WISH = {"game": "shifting_stones", "seats": people("Ana", "Ben"), "options": SHORT, "start": True}


@pytest.fixture
def page(tmp_path: Path) -> Path:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text('<base href="/" /><script src="./assets/x.js"></script>')
    (page / "assets" / "x.js").write_text("code")
    return tmp_path


def from_there(address: str, there: str = STRANGER) -> httpx.AsyncClient:
    """Somebody who asks from another address of this machine."""
    link = httpx.AsyncHTTPTransport(local_address=there)
    return httpx.AsyncClient(base_url=address, transport=link)


async def answer_to_socket(address: str, path: str, headers: Mapping[str, str]) -> Any:
    """How a socket is answered."""
    url = f"{address.replace('http', 'ws', 1)}{path}"
    try:
        async with connect(url, additional_headers=headers, proxy=None) as socket:
            return socket.response
    except InvalidStatus as refused:
        return refused.response


# Headers


def test_every_answer_tells_browsers_what_they_may_do(page: Path) -> None:
    async def play() -> None:
        async with (
            serving(page, settings=Settings(base_path="/games")) as server,
            Api(server.address) as api,
        ):
            table = await api.open(people("Ana", "Ben"))
            heads = [
                (await api.http.get(path)).headers
                for path in ("/", "/assets/x.js", "/games", "/health", "/api/games", "/api/none")
            ]
            socket = await answer_to_socket(server.address, f"/ws/tables/{table.id}", {})
            heads.append(socket.headers)
            async with linked(server.address, b"nonsense\r\n\r\n") as (reader, _):
                said = (await reader.read()).decode().split("\r\n\r\n")[0]
                lines = [line.split(": ", 1) for line in said.split("\r\n")[1:]]
                heads.append(httpx.Headers(dict(lines)))
            for head in heads:
                assert [head[name] for name, _ in HEADERS] == [value for _, value in HEADERS]
                assert "server" not in head
                assert "set-cookie" not in head
            content = dict(HEADERS)["Content-Security-Policy"]
            assert "script-src 'self';" in content
            assert "frame-ancestors 'none'" in content

    run(play())


# Whose page asks


ORIGINS = {
    None: True,
    "http://{host}": True,
    "HTTP://{host}": True,
    "https://play.example.org": True,
    "https://play.example.org:443": True,
    "http://evil.example.org": False,
    "http://play.example.org.evil.example": False,
    "http://{host}.evil.example": False,
    "http://127.0.0.1:1": False,
    "null": False,
    "": False,
}


def test_what_another_sites_page_asks_is_not_done(tmp_path: Path) -> None:
    async def play() -> None:
        ours = Settings(public_url="https://play.example.org/")
        async with serving(tmp_path, settings=ours) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            host = server.address.removeprefix("http://")
            for origin, welcome in ORIGINS.items():
                headers = {} if origin is None else {"Origin": origin.format(host=host)}
                posted = await api.http.post("/api/tables", json=WISH, headers=headers)
                socket = await answer_to_socket(server.address, f"/ws/tables/{table.id}", headers)
                statuses = (posted.status_code, socket.status_code)
                assert statuses == ((201, 101) if welcome else (403, 403)), origin
                if not welcome:
                    assert posted.json()["code"] == "wrong_origin"
                    speaks(posted.json())
                    assert b"wrong_origin" in socket.body
                assert (await api.http.get("/api/games", headers=headers)).is_success

    run(play())


# The base path


@pytest.mark.parametrize(
    "settings",
    [Settings(base_path="/games/"), Settings(public_url="https://play.example.org/games")],
    ids=["base path", "public URL"],
)
def test_everything_is_below_the_base_path(page: Path, settings: Settings) -> None:
    async def play() -> None:
        async with serving(page, settings=settings) as server:
            base = f"{server.address}/games"
            async with Api(base) as api, from_there(server.address) as stranger:
                assert (await api.get("/health")) == {"ok": True}
                assert (await api.http.get("/words/en.ftl")).is_success
                assert (await api.http.get("/assets/x.js")).text == "code"
                for path in ("/", "/t/abc"):
                    shown = await api.http.get(path)
                    assert shown.text.startswith('<base href="/games/" />')
                    assert shown.headers["content-type"].startswith("text/html")
                bare = await stranger.get("/games?lang=es")
                assert (bare.status_code, bare.headers["location"]) == (308, "/games/?lang=es")
                for path in ("/", "/health", "/api/games", "/gamesome/", "/x/games/", "//games/"):
                    outside = await stranger.get(path)
                    assert (outside.status_code, outside.json()["code"]) == (404, "no_such_address")
                table = await api.open(people("Ana", "Ben"))
                async with table.device(0, 1) as device:
                    await device.play_out(Luck(1), 0, 1)

    run(play())


def test_a_trusted_proxy_may_take_the_base_path_off(page: Path) -> None:
    async def play() -> None:
        settings = Settings(base_path="/games", trusted_proxies=("127.0.0.2/31",))
        async with serving(page, settings=settings) as server:
            for there, status in (("127.0.0.2", 200), (STRANGER, 200), ("127.0.0.1", 404)):
                async with from_there(server.address, there) as asking:
                    assert (await asking.get("/api/games")).status_code == status
                    assert (await asking.get("/games/api/games")).status_code == 200

    run(play())


def test_whoever_asks_outside_the_base_path_is_counted_too(tmp_path: Path) -> None:
    async def play() -> None:
        limits = replace(NO_LIMITS, files_a_second=0.001, files_at_once=3)
        games = Settings(base_path="/games")
        async with (
            serving(tmp_path, limits=limits, settings=games) as server,
            from_there(server.address) as stranger,
        ):
            answers = [(await stranger.get("/")).status_code for _ in range(4)]
            assert answers == [404, 404, 404, 429]

    run(play())


# Addresses


def test_an_address_of_version_4_is_known_where_both_kinds_are_listened_at() -> None:
    porter = Porter(NO_LIMITS, proxies=("127.0.0.1", "10.0.0.0/8"))
    for address, trusted in (("127.0.0.1", True), ("10.9.8.7", True), ("127.0.0.2", False)):
        assert plain((f"::ffff:{address}", 1)) == plain((address, 1)) == (address, 1)
        assert porter.is_proxy(plain((f"::ffff:{address}", 1))) is trusted
    assert plain(("2001:db8::1", 1)) == ("2001:db8::1", 1)
    assert not porter.is_proxy(None)
