"""Everything that a server writes in a whole run, looked through for every secret it handed out."""

import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
from msgspec import json
from websockets.exceptions import InvalidStatus

from sobremesa import Luck
from sobremesa.server.seating import hashed
from tests.server.client import OPEN, Api, any_move, bots, people, plugged_in
from tests.server.running import ADMIN, Program, program, run, serving
from tests.services import free_port

KNOWN = {"at", "level", "event", "code", "path", "table", "seat", "seats", "error"}
KNOWN |= {"most", "connections", "step", "version", "known", "bot"}
"""What a line may have. None of it is what somebody sent, holds or plays."""
OWN = "own-token-of-a-device-0123456789"


class Secrets:
    """What was handed out, and must be written nowhere."""

    def __init__(self) -> None:
        self.all: dict[str, str] = {"the admin token": ADMIN, "a device's own token": OWN}

    def note(self, answer: Any) -> None:
        """Tokens and codes, wherever they stand in an answer."""
        if isinstance(answer, dict):
            for key, value in answer.items():
                if key == "code" and "seats" not in answer:
                    continue  # of a refusal
                if key in ("host", "token", "code") and isinstance(value, str) and value:
                    self.all[f"{key} of {answer.get('id', 'somebody')} {value[:3]}"] = value
                if key == "tokens":
                    self.all |= {f"token of seat {n} {one[:3]}": one for n, one in value.items()}
                self.note(value)
        elif isinstance(answer, list):
            for one in answer:
                self.note(one)

    def found_in(self, text: str) -> list[str]:
        secrets = {**self.all, **{f"hash of {n}": hashed(one) for n, one in self.all.items()}}
        return [name for name, secret in secrets.items() if secret in text]


class Watched(Api):
    """Notes every secret that it is told."""

    def __init__(self, address: str, secrets: Secrets) -> None:
        super().__init__(address)
        self.secrets = secrets

    async def ask(
        self, method: str, path: str, body: Any = None, token: str = ""
    ) -> httpx.Response:
        answer = await super().ask(method, path, body, token)
        if answer.is_success and answer.headers["content-type"] == "application/json":
            self.secrets.note(answer.json())
        return answer


async def play_a_little(api: Watched) -> list[str]:
    """Two tables with people, bots, a watcher and illegal moves; the ids of the tables."""
    table = await api.open([*people("Ana"), OPEN, *bots("easy")], start=False)
    code = table.info["code"]
    await api.get(f"/api/codes/{code}")
    sit = {"name": "Ben", "token": OWN}
    table.tokens[1] = (await api.post(table.seat(1, "sit"), sit))["token"]
    await api.post(f"{table.path}/start", None, table.host)
    async with table.device(0, 1) as both, table.device():
        for _ in range(3):
            await both.step(Luck(1), 0, 1)
        standing = await both.turn(0, 1)
        seat, step = standing["seat"], standing["step"]
        await both.ask(seat, step, {**any_move(standing, Luck(2)), "card": 999_999})
        await both.ask(seat, 0, any_move(standing, Luck(2)))
        await both.ask(1 - seat, step, any_move(standing, Luck(2)))
        await both.send({"type": "play", "move": OWN})
    over = await api.open(people("Cleo", "Dora"))
    async with over.device(0, 1) as both:
        await both.play_out(Luck(3), 0, 1)
    await api.get(f"{over.path}/record")
    await api.get(f"{over.path}/history", over.tokens[0])
    return [table.id, over.id]


async def make_mistakes(api: Watched, table: str) -> None:
    """Secrets where they do not belong: in paths, queries, bodies and as the wrong token."""
    secrets = [*api.secrets.all.values()]
    for secret in secrets:
        await api.ask("GET", f"/api/tables/{secret}?token={secret}", token=secret)
        await api.ask("GET", f"/api/codes/{secret[:20]}")
        await api.ask("POST", f"/api/{secret}", {secret: secret}, secret)
        await api.ask("POST", f"/api/tables/{table}/seats/0/leave", None, "x" + secret)
        await api.ask("POST", "/api/tables", {"game": secret, "seats": [{"name": secret}]})
        await api.http.get(f"/{secret}/x.js", headers={"Referer": f"{api.address}/#{secret}"})
        for where in (f"{table}?token={secret}", secret):
            try:
                async with plugged_in(api.address, where) as device:
                    await device.send({"type": "hello", "tokens": [secret], "after": secret})
                    await device.hung_up()
            except InvalidStatus:
                pass
    for path in ("desk", "tables", f"tables/{table}/end", f"tables/{table}/record"):
        for token in ("", table, f"x{ADMIN}", ADMIN):
            method = "GET" if path == "desk" or path.endswith("record") else "POST"
            await api.ask(method, f"/api/admin/{path}", {} if path == "tables" else None, token)


def damage(data: Path, table: str, other: str) -> None:
    """A move that is not allowed, with what nobody should read, and a document that is none."""
    with sqlite3.connect(data / "sobremesa.db") as database:
        rows = "SELECT max(step) FROM moves WHERE match_id = ?"
        [[step]] = database.execute(rows, (table,)).fetchall()
        move = json.encode({"type": "flip", "card": 987_654, "stone": OWN})
        values = (table, step + 1, 0, "", move)
        database.execute(
            "INSERT INTO moves (match_id, step, seat, id, move) VALUES (?,?,?,?,?)", values
        )
        database.execute("UPDATE tables SET body = ? WHERE id = ?", (f'{{"id":"{OWN}"', other))
        # Closed at the desk before: now its log is read again.
        body = database.execute("SELECT body FROM tables WHERE id = ?", (table,)).fetchone()[0]
        opened = body.replace(b'"closed":true', b'"closed":false')
        database.execute("UPDATE tables SET body = ? WHERE id = ?", (opened, table))


def stopped(server: Program) -> str:
    """Everything that it wrote."""
    os.kill(server.pid, signal.SIGTERM)
    assert server._process.stdout is not None
    rest = server._process.stdout.read().decode()
    server.stop()
    return rest + server.log.read_text("utf-8")


def test_no_secret_is_in_the_log_or_in_the_metrics_of_a_whole_run(tmp_path: Path) -> None:
    secrets = Secrets()
    own = f"127.0.0.1:{free_port()}"

    async def first(server: Program) -> list[str]:
        async with Watched(server.address, secrets) as api:
            tables = await play_a_little(api)
            await make_mistakes(api, tables[0])
            return [*tables, await told(api)]

    async def second(server: Program, broken: list[str]) -> str:
        async with Watched(server.address, secrets) as api:
            for table in broken:
                await api.ask("GET", f"/api/tables/{table}", token=OWN)
                await api.ask("GET", f"/api/tables/{table}/record", token=OWN)
            return await told(api)

    async def told(api: Watched) -> str:
        with httpx.Client() as prometheus:
            there = prometheus.get(f"http://{own}/metrics").text
        here = (await api.ask("GET", "/metrics", token=ADMIN)).text
        assert "sobremesa_refusals_total" in here
        assert "sobremesa_refusals_total" in there
        return here + there

    words = ("--metrics", own, "--limit", "tokens_at_once=1000", "--limit", "misses_at_once=1000")
    with program(tmp_path, *words) as server:
        *tables, written = run(first(server))
        written += stopped(server)
    damage(tmp_path, *tables)
    with program(tmp_path, *words) as server:
        written += run(second(server, tables)) + stopped(server)
    assert len(secrets.all) > 8
    assert secrets.found_in(written) == []
    assert not any(secret in written for secret in ("999999", "987654", "Ana", "Ben"))
    lines = [json.decode(line) for line in server.log.read_bytes().splitlines()]  # each is JSON
    events = [line["event"] for line in lines]
    for event in ("refused", "wrong admin token", "table closed", "table exported", "match broken"):
        assert event in events, event
    assert {key for line in lines for key in line} <= KNOWN


FAILING = """
import asyncio, logging, sys, threading, warnings
from sobremesa.core.refusal import IllegalMove
from sobremesa.server.log import log, note, start_log

def fail(secret):
    try:
        raise IllegalMove("no_such_card", "hand", card=secret)
    except IllegalMove as refused:
        raise KeyError(secret) from refused

class Untidy:
    def __del__(self):
        fail(sys.argv[1])

start_log()
try:
    fail(sys.argv[1])
except KeyError as error:
    log.error("failed", exc_info=error)
logging.getLogger("asyncio").error("Task exception was never retrieved\\nfuture: %s", sys.argv[1])
logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" [accepted]', "::1", sys.argv[1])
thread = threading.Thread(target=fail, args=(sys.argv[1],))
thread.start()
thread.join()
Untidy()
"""


def test_errors_are_told_by_kind_and_place_and_not_in_their_words() -> None:
    """What an error says may be a hand, whoever has raised it."""
    words = [sys.executable, "-c", FAILING, OWN]
    said = subprocess.run(words, capture_output=True, text=True, check=True).stderr
    assert OWN not in said
    lines = [json.decode(line) for line in said.splitlines()]
    assert [line["event"] for line in lines] == [
        "failed",
        "Task exception was never retrieved",
        "thread failed",
        "failed unseen",
    ]
    for told in (lines[0], lines[2], lines[3]):
        assert told["error"].endswith("KeyError")
        assert "IllegalMove no_such_card" in told["error"]
        assert "in fail" in told["error"]


def test_a_process_is_alive_while_nobody_can_play(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            for path in ("/health", "/health/ready", "/health/alive"):
                assert await api.get(path) == {"ok": True}
            server.house.worker.store.writing.fails = True
            said = [
                (await api.ask("GET", path)).status_code for path in ("/health", "/health/ready")
            ]
            assert (said, await api.get("/health/alive")) == ([503, 503], {"ok": True})

    run(play())
