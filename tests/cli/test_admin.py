"""`sobremesa admin` against a running server, as somebody at its computer uses it."""

import json
import subprocess
from pathlib import Path

import httpx
import pytest

import sobremesa
from tests.cli.terminal import SOBREMESA, Terminal
from tests.server.running import Program, program


def admin(data: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [SOBREMESA, "admin", *words, "--data", str(data)],
        capture_output=True,
        text=True,
        cwd=data,
        env={"HOME": "/nowhere", "http_proxy": "http://127.0.0.1:1", **more},
        check=False,
    )


def open_table(server: Program) -> str:
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "bot"}]
    wish = {"game": "shifting_stones", "seats": seats, "start": True}
    opened = httpx.post(f"{server.address}/api/tables", json=wish).json()
    found: str = opened["table"]["id"]
    return found


def test_tables_are_listed_ended_exported_and_deleted_from_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.server.running.ADMIN", "")  # so that it makes one of its own
    data = tmp_path / "data"
    data.mkdir()
    with program(data) as server:
        token = (data / "admin.token").read_text("ascii").strip()
        said = admin(data, "token").stdout
        assert said == f"{token}\nThe desk is at {server.address}/admin\n"
        assert token not in server.log.read_text("utf-8")
        table = open_table(server)
        listed = admin(data, "tables", "--lang", "es").stdout
        assert listed.startswith(f"{table}  shifting_stones, en juego: Ana, Vera.")
        assert admin(data, "tables", "--stage", "over").stdout.startswith("Tables: 0 waiting")
        assert admin(data, "export", table).returncode == 0
        record = data / f"{table}.json"
        assert sobremesa.replay(record.read_bytes()).players == ("Ana", "Vera (normal)")
        assert record.stat().st_mode & 0o077 == 0
        assert "cannot be written" in admin(data, "export", table).stderr
        assert "has ended" in admin(data, "end", table).stdout
        told = json.loads(admin(data, "tables", "--json").stdout)
        assert [one["closed"] for one in told["tables"]] == [True]
        assert told["desk"]["over"] == 1
        with Terminal("admin", "delete", table, "--data", str(data), home=data) as terminal:
            terminal.wait_for("for good?")
            terminal.type("y")
            terminal.wait_for("has been deleted")
            assert terminal.end() == 0
        gone = admin(data, "delete", table, "--yes")
        assert (gone.returncode, gone.stdout, gone.stderr.count("\n")) == (2, "", 1)
        wrong = admin(data, "tables", SOBREMESA_ADMIN_TOKEN="x" * 16)
        assert (wrong.returncode, "not this server’s admin token" in wrong.stderr) == (2, True)
    silent = admin(data, "tables")
    assert (silent.returncode, f"No server answers at {server.address}" in silent.stderr) == (
        2,
        True,
    )


def test_where_no_server_was_started_nothing_is_made(tmp_path: Path) -> None:
    said = admin(tmp_path, "tables")
    assert (said.returncode, "No server has been started" in said.stderr) == (2, True)
    assert not list(tmp_path.iterdir())
