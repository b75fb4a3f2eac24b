"""Through a real nginx: TLS, sockets, a base path, and who is believed to speak for whom."""

import asyncio

import httpx
import pytest

from sobremesa import Luck
from tests.proxy.conftest import Site
from tests.server.client import GAME, Api, people
from tests.server.running import run

pytestmark = pytest.mark.usefixtures("believed")
CLASS = 30
ROUNDS = 2
PARTS = 25
"""About as many files as the page and one game have."""


@pytest.mark.parametrize("way", ["keeping", "stripping"])
def test_a_match_is_played_over_tls_below_a_base_path(site: Site, way: str) -> None:
    async def play() -> None:
        address = site.at(getattr(site.nginx, way))
        async with Api(address) as api:
            assert await api.get("/health") == {"ok": True}
            assert (await api.http.get("/words/en.ftl")).is_success
            ours, theirs = address.removesuffix("/games"), "https://evil.example.org"
            wish = {"game": GAME, "seats": people("Ana", "Ben")}
            for origin, status in ((ours, 201), (theirs, 403)):
                headers = {"Origin": origin}
                answer = await api.http.post("/api/tables", json=wish, headers=headers)
                assert answer.status_code == status
            table = await api.open(people("Ana", "Ben"))
            async with table.device(0, 1) as device:
                assert device.socket.transport.get_extra_info("cipher")
                await device.play_out(Luck(1), 0, 1)

    run(play())


def test_the_base_path_without_its_slash_leads_there(site: Site) -> None:
    answer = httpx.get(site.at(site.nginx.keeping))
    assert (answer.status_code, answer.headers["location"]) == (308, "/games/")


# Who speaks for whom


def asked(address: str, here: str, for_whom: str = "") -> int:
    """How a wrong code is answered that comes from an address, and perhaps claims another."""
    headers = {"X-Forwarded-For": for_whom} if for_whom else {}
    link = httpx.HTTPTransport(local_address=here)
    with httpx.Client(transport=link, headers=headers) as asking:
        return asking.get(f"{address}/api/codes/QQQQQ").status_code


def use_up(address: str, here: str) -> None:
    """Ask for wrong codes until there are too many of them."""
    link = httpx.HTTPTransport(local_address=here)
    with httpx.Client(transport=link) as asking:
        for _ in range(1000):
            if asking.get(f"{address}/api/codes/QQQQQ").status_code == 429:
                return
    raise AssertionError("nobody counts")


def test_a_trusted_proxy_on_another_address_is_believed_for_whom_it_speaks(site: Site) -> None:
    address = site.at(site.nginx.keeping)
    use_up(address, "127.0.0.66")
    assert asked(address, "127.0.0.67") == 404
    assert asked(address, "127.0.0.66") == 429
    assert asked(address, "127.0.0.66", for_whom="203.0.113.9") == 429  # nginx writes the truth
    assert asked(address, "127.0.0.66", for_whom="203.0.113.9, 127.0.0.2") == 429
    assert asked(site.server.address, "127.0.0.68", for_whom="127.0.0.66") == 404


def test_all_others_are_counted_themselves_whatever_they_say(site: Site) -> None:
    address = site.at(site.nginx.unknown)
    use_up(address, "127.0.0.69")
    assert asked(address, "127.0.0.70") == 429
    assert asked(address, "127.0.0.70", for_whom="203.0.113.9") == 429
    assert asked(site.server.address, "127.0.0.4") == 429  # it is the proxy that is counted
    assert asked(site.server.address, "127.0.0.69") == 404


# A class


async def pupil(address: str, number: int) -> None:
    """What a pupil's page asks for: itself, and then a table, a match and its replay each round."""
    async with Api(address) as api:
        for part in range(PARTS):
            assert (await api.http.get(f"/assets/part{part}.js")).status_code == 404
        await api.get("/api/games")
        await api.get("/api/here")
        for turn in range(ROUNDS):
            await api.post("/api/mine", {"tables": {}})
            assert await api.refusal("GET", "/api/codes/QQQQQ") == (404, "no_such_code")
            table = await api.open(people("Ana"))
            async with table.device(0) as device:
                await device.play_out(Luck(number * ROUNDS + turn), 0)
                assert (await api.get(f"{table.path}/history", table.tokens[0]))["outcome"]


def test_a_class_behind_one_address_plays_two_rounds(site: Site) -> None:
    async def play() -> None:
        address = site.at(site.nginx.keeping)
        async with asyncio.TaskGroup() as tasks:
            for number in range(CLASS):
                tasks.create_task(pupil(address, number))

    run(play())
