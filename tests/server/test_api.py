"""The HTTP API: odd requests are refused in its own words, and its document tells the truth."""

import asyncio
import socket
import sys
from pathlib import Path

import pytest

from sobremesa.server.api import MOST_BYTES, ROUTES
from sobremesa.server.serving import names_on_network
from tests.server.client import GAME, OPEN, Api, people
from tests.server.running import run, serving

TABLE = {"game": GAME, "seats": people("Ana", "Ben")}
SCHEMATHESIS = str(Path(sys.executable).with_name("schemathesis"))
ALLOWED = """
# A wish may be well written and still be refused: an unknown game, a seat that is taken.
[checks]
positive_data_acceptance.expected-statuses = ["2xx", "401", "403", "404", "422"]
# JSON Schema takes 1.0 for a whole number; we do not.
[[operations]]
include-name = "POST /api/tables/{table}/arrange"
checks.positive_data_acceptance.expected-statuses = ["2xx", "400", "401", "403", "404"]
"""
STAYING = """
# The table that is asked about has to be there to the end.
[[operations]]
include-name = "POST /api/tables/{{table}}/remove"
enabled = false
[parameters]
"path.table" = "{table}"
"""


REFUSED_BODIES: list[tuple[bytes, int, str]] = [
    (b"", 400, "truncated"),
    (b"{", 400, "truncated"),
    (b"\xff", 400, "malformed"),
    (b"[" * 30_000, 400, "wrong_type"),
    (b"[]", 400, "wrong_type"),
    (b"{}", 400, "missing_field"),
    (b'{"game":"chess","seats":[{}]}', 422, "unknown_game"),
    (b'{"game":"../core","seats":[{}]}', 422, "unknown_game"),
    (b'{"game":"shifting_stones","seats":[]}', 400, "wrong_length"),
    (b'{"game":"shifting_stones","seats":[{},{},{},{},{},{}]}', 422, "bad_seats"),
    (b'{"game":"shifting_stones","seats":[{"kind":"ghost"}]}', 400, "bad_value"),
    (b'{"game":"shifting_stones","seats":[{"kind":"bot","level":"x"}]}', 422, "unknown_bot"),
    (b'{"game":"shifting_stones","seats":[{}],"options":{"x":1}}', 422, "unknown_option"),
    (
        b'{"game":"shifting_stones","seats":[{}],"options":{"round_limit":"x"}}',
        422,
        "bad_option",
    ),
    (
        b'{"game":"shifting_stones","seats":[{}],"options":{"round_limit":%s}}' % (b"9" * 4000),
        422,
        "bad_option",
    ),
    (b'{"game":"shifting_stones","seats":[{}],"id":"mine"}', 400, "unknown_field"),
    (b" " * (MOST_BYTES + 1), 413, "too_large"),
]


def test_a_table_that_cannot_be_opened(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            for body, status, code in REFUSED_BODIES:
                answer = await api.http.post("/api/tables", content=body)
                assert (answer.status_code, answer.json()["code"]) == (status, code), body[:99]
                assert (await api.post("/api/tables", TABLE))["table"]["stage"] == "waiting"

    run(play())


def test_a_body_without_an_end_is_cut_off(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server:
            host, _, port = server.address.removeprefix("http://").partition(":")
            for path in ("/api/tables", "/api/tables/none/start"):
                reader, writer = await asyncio.open_connection(host, int(port))
                head = f"POST {path} HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer x\r\n"
                writer.write(f"{head}Content-Length: 1000000000\r\n\r\n".encode())
                writer.write(b" " * (MOST_BYTES + 1))
                answer = (await reader.read()).decode()  # to the end: the connection is closed
                assert " 413 " in answer
                assert "too_large" in answer
                writer.close()
                await writer.wait_closed()

    run(play())


NOWHERE = ["/api/none", "/api/tables/x/y/z", "/api/tables/x/seats/0", "/api/%00"]


def test_there_is_nothing_at_an_unknown_address(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            for path in (*NOWHERE, "/api/" + "x" * 5000):
                for method in ("GET", "POST", "PUT", "DELETE", "PATCH"):
                    refusal = await api.refusal(method, path)
                    assert refusal == (404, "no_such_address"), (method, path)

    run(play())


def test_a_wrong_method_is_told_the_right_one(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            for route in ROUTES:
                path = route.path.format(table="x", seat=0, code="ABCDE")
                for method in ("PUT", "DELETE", "PATCH", "OPTIONS"):
                    assert await api.refusal(method, path) == (405, "wrong_method")
                answer = await api.ask("DELETE", path)
                assert route.method in answer.headers["Allow"]

    run(play())


NO_SEATS: list[tuple[str, int, str]] = [
    ("1", 403, "seat_taken"),
    ("2", 404, "no_such_seat"),
    ("999", 404, "no_such_seat"),
    ("-1", 400, "bad_value"),
    ("9" * 5000, 400, "bad_value"),
    ("0x1", 400, "bad_value"),
    ("%D9%A1", 400, "bad_value"),
    ("1.0", 400, "bad_value"),
    ("%00", 400, "bad_value"),
]


def test_a_seat_that_is_not_one(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open([OPEN, *people("Ben")])
            for seat, status, code in NO_SEATS:
                path = f"{table.path}/seats/{seat}/sit"
                assert await api.refusal("POST", path, {"name": "Ana"}) == (status, code), seat

    run(play())


def test_the_page_gives_no_file_that_is_not_its_own(tmp_path: Path) -> None:
    async def play() -> None:
        page = tmp_path / "page"
        (page / "assets").mkdir(parents=True)
        (page / "index.html").write_text("the page")
        (page / "assets" / "a.js").write_text("code")
        (tmp_path / "secret").write_text("secret")
        async with serving(tmp_path) as server:
            odd = ["/../secret", "/%2e%2e/secret", "/..%2fsecret", f"/{tmp_path}/secret"]
            odd += [f"//{tmp_path}/secret", "/%00", "/" + "x" * 5000, "/assets", "/assets/../.."]
            for path in odd:
                head, body = await raw_get(server.address, path)
                assert int(head.split()[1]) in (200, 307, 400, 404), (path, head)
                assert "secret" not in body
            for path in ("/", "/t/abc", "/favicon"):
                assert (await raw_get(server.address, path))[1] == "the page"
            head, body = await raw_get(server.address, "/assets/a.js")
            assert body == "code"
            assert "immutable" in head
            words = ("/words/en.ftl", f"/words/{GAME}/es.ftl", "/words/es-MX.ftl")
            for path in (*words, f"/rules/{GAME}/es.md"):
                assert " 200 " in (await raw_get(server.address, path))[0]
            odd = ["/words/xx.ftl", "/words/es-.ftl", "/words/es-..%2fen.ftl", "/words/none/en.ftl"]
            for path in (*odd, "/rules/none/en.md", f"/rules/{GAME}/es-MX.md"):
                assert " 404 " in (await raw_get(server.address, path))[0]

    run(play())


async def raw_get(address: str, path: str) -> tuple[str, str]:
    """Ask for a path exactly as it is written; the head and the body of the answer."""
    host, _, port = address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
    answer = (await reader.read()).decode()
    writer.close()
    await writer.wait_closed()
    head, _, body = answer.partition("\r\n\r\n")
    return head, body


def test_health_and_metrics(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            assert await api.get("/health") == {"ok": True}
            table = await api.open(people("Ana", "Ben"))
            async with table.device(0, 1):
                told = await api.metrics()
            assert told["sobremesa_tables_opened_total"] == 1
            assert (told["sobremesa_tables"], told["sobremesa_sockets"]) == (1, 1)

    run(play())


@pytest.mark.parametrize("known", [False, True], ids=["stranger", "host of a real table"])
def test_schemathesis_finds_nothing(tmp_path: Path, known: bool) -> None:
    """As anybody on the street, and as somebody who has a table and may change it."""

    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"), start=False)
            words = ["--header", f"Authorization: Bearer {table.host}"] if known else []
            config = ALLOWED + (STAYING.format(table=table.id) if known else "")
            (tmp_path / "schemathesis.toml").write_text(config)
            running = await asyncio.create_subprocess_exec(
                *(SCHEMATHESIS, "--config-file", "schemathesis.toml", "run"),
                *(f"{server.address}/openapi.json", "--max-examples", "15", "--no-color"),
                *("--phases", "examples,coverage,fuzzing", "--generation-deterministic", *words),
                cwd=tmp_path,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.STDOUT,
            )
            said, _ = await running.communicate()
            assert running.returncode == 0, said.decode()[-6000:]

    run(play())


def test_the_server_tells_where_other_devices_find_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            assert await api.get("/api/here") == {"addresses": [], "public_url": None}
            server.house.addresses = ("http://192.0.2.7:8000",)
            server.house.public_url = "https://play.example.org/games"
            assert await api.get("/api/here") == {
                "addresses": ["http://192.0.2.7:8000"],
                "public_url": "https://play.example.org/games",
            }

    run(play())


def test_the_names_of_a_server_on_its_network() -> None:
    assert names_on_network("127.0.0.1") == ()
    assert names_on_network("192.0.2.7") == ("192.0.2.7",)
    for name in names_on_network("0.0.0.0"):  # as many as this machine has
        assert socket.inet_aton(name)
        assert not name.startswith("127.")
