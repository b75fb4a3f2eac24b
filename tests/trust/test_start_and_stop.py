"""A server that cannot serve says why and ends with 2; nothing but a wish to stop stops another."""

import asyncio
import http.client
import os
import resource
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, redirect_stderr, redirect_stdout, suppress
from functools import partial
from io import StringIO
from pathlib import Path

import pytest

import sobremesa
from sobremesa import Luck
from sobremesa.cli import commands
from sobremesa.cli.keeping import keep
from sobremesa.store.opening import FILE
from sobremesa.store.sqlite import SqliteStore
from tests import services
from tests.kept.test_old_papers import RECORDS
from tests.server.client import Api, any_move, people
from tests.server.raw import HELLO, PING, Rude
from tests.server.running import PATIENCE, SOBREMESA, Program, children, program, run, soon


def refused(*words: str, lang: str = "en") -> str:
    """What a server says that cannot serve: one sentence, nothing before it, and a 2."""
    said, complained = StringIO(), StringIO()
    with redirect_stdout(said), redirect_stderr(complained):
        code = commands.run(["serve", *words], lang)
    return only_sentence(code, said.getvalue(), complained.getvalue())


def only_sentence(code: int, said: str, complained: str) -> str:
    assert said == ""
    assert code == 2, complained
    (sentence,) = complained.splitlines()
    assert sentence.startswith("sobremesa: ")
    return sentence


def nobody() -> str:
    """An address where nobody listens."""
    return f"127.0.0.1:{services.free_port()}"


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_folder_that_cannot_be_used(tmp_path: Path, lang: str) -> None:
    (tmp_path / "file").write_text("no folder")
    said = refused("--port", "0", "--data", str(tmp_path / "file" / "data"), lang=lang)
    assert ("carpeta" if lang == "es" else "folder") in said


def test_a_folder_without_room(tmp_path: Path) -> None:
    """The program itself, since what it may write is limited."""
    done = subprocess.run(
        [SOBREMESA, "serve", "--lang", "en", "--port", "0", "--data", str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=2 * PATIENCE,
        check=False,
        preexec_fn=partial(resource.setrlimit, resource.RLIMIT_FSIZE, (4096, 4096)),
    )
    assert "--data" in only_sentence(done.returncode, done.stdout, done.stderr)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"something else entirely\n" * 100)
    assert "not a database" in refused("--port", "0", "--data", str(tmp_path))


def test_a_database_of_a_later_version(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        database.execute("CREATE TABLE schema (version integer NOT NULL PRIMARY KEY)")
        database.execute("INSERT INTO schema VALUES (99)")
    assert "99" in refused("--port", "0", "--data", str(tmp_path))


@pytest.mark.parametrize(
    ("wrong", "several"), [("away", False), ("away", True), ("unknown", False), ("address", False)]
)
def test_a_database_that_does_not_open(tmp_path: Path, wrong: str, several: bool) -> None:
    database = {
        "away": f"postgresql://sobremesa@{nobody()}/sobremesa",
        "unknown": services.postgres().url("no_such_database"),
        "address": "postgresql://[",
    }[wrong]
    more = ["--workers", "2", "--redis", services.redis().url] if several else []
    words = ("--port", "0", "--data", str(tmp_path), "--database", database)
    assert "--database" in refused(*words, *more)


@pytest.mark.parametrize(
    ("redis", "workers"),
    [("redis://{}/0", "1"), ("redis://{}/0", "2"), ("redis://127.0.0.1:port/0", "1")],
)
def test_a_redis_that_does_not_answer(tmp_path: Path, redis: str, workers: str) -> None:
    words = ("--port", "0", "--data", str(tmp_path), "--workers", workers)
    assert "--redis" in refused(*words, "--redis", redis.format(nobody()))


def test_a_host_that_is_not_here(tmp_path: Path) -> None:
    assert "--port" in refused("--host", "192.0.2.1", "--port", "0", "--data", str(tmp_path))


WORKERS_THAT_FAIL = """
from sobremesa.server.serving import _run, configured, listen
if __name__ == "__main__":
    config = configured("tests.trust.no_such_module:made", workers=2)
    print(_run(config, listen("127.0.0.1", 0), lambda: print("laid")))
"""


def test_workers_that_cannot_even_begin_end_the_server(tmp_path: Path) -> None:
    (tmp_path / "failing.py").write_text(WORKERS_THAT_FAIL)
    words = [sys.executable, str(tmp_path / "failing.py")]
    done = subprocess.run(words, capture_output=True, timeout=2 * PATIENCE, check=False)
    assert done.stdout == b"False\n", done.stderr


# One folder, one server


def test_a_second_server_in_one_folder_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    with program(tmp_path) as first:
        said = refused("--port", "0", "--data", str(tmp_path))
        assert "already serving" in said
        first.kill()
        with program(tmp_path) as second:
            assert second.stop() == 0


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@contextmanager
def open_hearted() -> Iterator[None]:
    """A system that lets everybody read what is made."""
    usual = os.umask(0)
    try:
        yield
    finally:
        os.umask(usual)


def test_what_is_kept_is_for_the_owner_alone(tmp_path: Path) -> None:
    data, played = tmp_path / "data", tmp_path / "played"
    with open_hearted(), program_in(data) as running:
        files = [data / (FILE + end) for end in ("", "-wal", "-shm")]
        assert mode(data) == 0o700
        assert [mode(file) for file in files] == [0o600] * 3
        running.stop()
        paper = keep(sobremesa.replay(RECORDS[0].read_text("utf-8")).record, played)
        assert [mode(path) for path in (played, paper.parent, paper)] == [0o700, 0o700, 0o600]


@contextmanager
def program_in(data: Path) -> Iterator[Program]:
    """A server whose folder is not there yet."""

    class Elsewhere(Program):
        def start(self) -> None:
            self.log = data.parent / "server.log"
            super().start()

    running = Elsewhere(data)
    try:
        yield running
    finally:
        running.end()


def test_an_old_database_is_made_private_and_its_folder_left_alone(tmp_path: Path) -> None:
    async def play() -> None:
        tmp_path.chmod(0o755)
        (tmp_path / FILE).touch(0o666)
        (tmp_path / FILE).chmod(0o666)
        store = await SqliteStore.open(tmp_path / FILE)
        assert {mode(file) for file in tmp_path.iterdir()} == {0o600}
        assert mode(tmp_path) == 0o755
        await store.close()

    run(play())


# Signals


@pytest.fixture(params=["1", "2"], ids=["alone", "workers"])
def words(request: pytest.FixtureRequest) -> list[str]:
    return ["--workers", request.param, "--redis", services.redis().url]


def test_a_hang_up_cuts_nobody_off(tmp_path: Path, words: list[str]) -> None:
    async def play() -> None:
        with program(tmp_path, *words) as running:
            async with Api(running.address) as api:
                table = await api.open(people("Ana", "Ben"))
                family = children(running.pid)
                async with Rude.to(running.address, table.id) as watcher:
                    await watcher.send(HELLO)
                    await watcher.receive()
                    for pid in (running.pid, *family):  # as a terminal does it that is closed
                        os.kill(pid, signal.SIGHUP)
                    await asyncio.sleep(1.5)  # a parent looks twice a second
                    await watcher.send(PING)
                    async with asyncio.timeout(PATIENCE):
                        while b"pong" not in (await watcher.receive())[1]:
                            pass
                assert children(running.pid) == family
            assert running.stop() == 0

    run(play())


def test_workers_of_a_killed_parent_end(tmp_path: Path) -> None:
    async def play() -> None:
        with program(tmp_path, "--workers", "2", "--redis", services.redis().url) as running:
            await soon(lambda: len(workers(running)) == 2)
            family = workers(running)
            running.kill()
            await soon(lambda: not any(map(alive, family)))

    run(play())


def alive(pid: int) -> bool:
    with suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    return False


@contextmanager
def frozen_postgres() -> Iterator[None]:
    """PostgreSQL hangs: it takes connections and says nothing, on old ones neither."""
    server = services.postgres()
    first = int((server.folder / "data" / "postmaster.pid").read_text("ascii").split()[0])
    family = [first, *children(first)]
    for pid in family:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in family:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


def test_a_server_ends_though_its_database_hangs(tmp_path: Path, words: list[str]) -> None:
    async def play() -> None:
        database = services.postgres().new_database()
        with program(tmp_path, *words, "--database", database) as running:
            async with Api(running.address) as api:
                table = await api.open(people("Ana", "Ben"))
                family = children(running.pid)
                async with table.device(0) as ana:
                    standing = await ana.turn(0)
                    with frozen_postgres():
                        play = {"type": "play", "seat": 0, "step": standing["step"], "id": "a"}
                        await ana.send({**play, "move": any_move(standing, Luck(1))})
                        await asyncio.sleep(0.5)
                        assert await asyncio.to_thread(running.stop) == 0
                        await soon(lambda: not any(map(alive, family)))

    run(play())


def test_a_worker_that_dies_while_the_database_is_away_is_replaced_when_it_is_back(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        words = ["--workers", "2", "--redis", services.redis().url]
        database = services.postgres().new_database()
        with program(tmp_path, *words, "--database", database) as running:
            await soon(lambda: len(workers(running)) == 2 and answers(running.port))
            family = workers(running)
            services.postgres().stop()
            try:
                os.kill(family[0], signal.SIGKILL)
                await soon(lambda: len(set(workers(running)) - set(family)) == 1)
                await soon(lambda: "database_shut" in running.log.read_text("utf-8"))
            finally:
                services.postgres().start()
            os.kill(family[1], signal.SIGKILL)  # only the new ones are left to answer
            await soon(lambda: answers(running.port))
            assert running.stop() == 0

    run(play())


def workers(running: Program) -> list[int]:
    """The processes that serve, without the one that tidies up after them."""

    def serves(pid: int) -> bool:
        with suppress(FileNotFoundError, ProcessLookupError):
            return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes() and alive(pid)
        return False

    return [pid for pid in children(running.pid) if serves(pid)]


def answers(port: int, host: str = "127.0.0.1") -> bool:
    link = http.client.HTTPConnection(host, port, timeout=5)
    with suppress(OSError, http.client.HTTPException), closing(link):
        link.request("GET", "/health")
        return link.getresponse().status == 200
    return False


# Addresses


@pytest.mark.parametrize(("host", "also"), [("::1", []), ("::", ["127.0.0.1"])])
def test_a_server_of_the_newer_addresses(tmp_path: Path, host: str, also: list[str]) -> None:
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        services.give_up("this machine has no such addresses")
    with program(tmp_path, "--host", host) as running:
        assert running.address == f"http://[::1]:{running.port}"
        assert all(answers(running.port, here) for here in ["::1", *also])
