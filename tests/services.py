"""Real servers for tests, such as PostgreSQL: each in a folder of its own, on a free port.

A server runs under a guard: this file, started as a program, which ends the server as soon as the
test process closes its pipe to it, be it by leaving in order or by being killed. So nothing stays
behind, whatever happens to the tests.
"""

import atexit
import fcntl
import functools
import os
import pwd
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

PATIENCE = 60.0
POLICY = Path("/usr/sbin/policy-rc.d")


class Server:
    """A server program in a temporary folder. It can be stopped, killed and started again."""

    def __init__(self, name: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix=f"sobremesa-{name}-"))
        self.port = free_port()
        self.user: str | None = None
        self._guard: subprocess.Popen[bytes] | None = None
        atexit.register(self.discard)

    def command(self) -> Sequence[str | Path]:
        raise NotImplementedError

    def answers(self) -> bool:
        raise NotImplementedError

    @property
    def log(self) -> Path:
        return self.folder / "log"

    def start(self) -> None:
        """Start the server and wait until it answers."""
        words = [self.user or "", str(self.folder), *map(str, self.command())]
        with self.log.open("ab") as log:
            self._guard = subprocess.Popen(
                [sys.executable, "-I", __file__, *words],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                cwd="/",
                start_new_session=True,  # Ctrl+C is for the tests; the guard sees the pipe close
            )
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            if self._guard.poll() is not None or time.monotonic() > deadline:
                text = self.log.read_text("utf-8", "replace")
                self.stop()
                raise RuntimeError(f"{type(self).__name__} does not start:\n{text}")
            time.sleep(0.02)

    def stop(self) -> None:
        """Stop the server in order, and wait until it is gone."""
        if self._guard is not None:
            guard, self._guard = self._guard, None
            guard.communicate(b"stop", timeout=PATIENCE)

    def gone(self) -> None:
        """Wait for a server that was killed."""
        deadline = time.monotonic() + PATIENCE
        while self.answers() and time.monotonic() < deadline:
            time.sleep(0.02)
        self.stop()

    @property
    def guard(self) -> int:
        """The process that watches over the server: its parent."""
        assert self._guard is not None
        return self._guard.pid

    def restart(self) -> None:
        self.stop()
        self.start()

    def discard(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Server):
    """PostgreSQL. `initdb` refuses root, so as root it runs as another user."""

    def __init__(self, durable: bool = False) -> None:
        super().__init__("postgres")
        self.durable = durable
        if os.geteuid() == 0:
            self.user = unprivileged()
            os.chown(self.folder, pwd.getpwnam(self.user).pw_uid, -1)
        done = subprocess.run(
            [
                *(program("initdb"), "--pgdata", self.folder / "data", "--auth", "trust"),
                *("--username", "sobremesa", "--encoding", "UTF8", "--locale", "C", "--no-sync"),
            ],
            **as_user(self.user),
            cwd="/",
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"initdb does not work:\n{done.stdout}{done.stderr}")

    def command(self) -> Sequence[str | Path]:
        settings = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "shared_buffers": "32MB",
            "fsync": "on" if self.durable else "off",
        }
        words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        return [program("postgres"), "-D", self.folder / "data", "-p", str(self.port), *words]

    def answers(self) -> bool:
        import psycopg

        try:
            psycopg.connect(self.url("postgres"), connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    def url(self, database: str) -> str:
        return f"postgresql://sobremesa@127.0.0.1:{self.port}/{database}"

    def crash(self) -> None:
        """Let the server fall down without tidying up."""
        number = (self.folder / "data" / "postmaster.pid").read_text("ascii").split()[0]
        os.kill(int(number), signal.SIGQUIT)
        self.gone()

    def new_database(self) -> str:
        """The address of an empty database that nobody else uses."""
        import psycopg

        name = f"test_{uuid.uuid4().hex}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)


class RedisServer(Server):
    """Redis, keeping nothing on disk."""

    def __init__(self) -> None:
        super().__init__("redis")

    def command(self) -> Sequence[str | Path]:
        settings = {
            "--port": str(self.port),
            "--bind": "127.0.0.1",
            "--dir": str(self.folder),
            "--save": "",
            "--appendonly": "no",
        }
        return [program("redis-server"), *(word for pair in settings.items() for word in pair)]

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=2) as link:
                link.sendall(b"PING\r\n")
                return link.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"


@functools.cache
def postgres(durable: bool = False) -> Postgres:
    """A PostgreSQL for this test session (under xdist: for this worker of it)."""
    require("PostgreSQL", "postgresql", "initdb", "postgres")
    server = Postgres(durable)
    server.start()
    return server


@functools.cache
def redis() -> RedisServer:
    """A Redis for this test session (under xdist: for this worker of it)."""
    require("Redis", "redis-server", "redis-server")
    server = RedisServer()
    server.start()
    return server


# Programs and packages


def find_program(name: str) -> Path | None:
    """On the PATH, or where Debian hides PostgreSQL and nginx; the newest version first."""
    folders = sorted(
        Path("/usr/lib/postgresql").glob("*/bin"),
        key=lambda folder: int(folder.parent.name) if folder.parent.name.isdigit() else 0,
        reverse=True,
    )
    usual = os.environ.get("PATH", os.defpath)
    path = os.pathsep.join([*map(str, folders), usual, "/usr/sbin"])  # not on everybody's path
    found = shutil.which(name, path=path)
    return Path(found) if found else None


def program(name: str) -> Path:
    found = find_program(name)
    if found is None:
        raise FileNotFoundError(name)
    return found


def require(what: str, package: str, *programs: str) -> None:
    """Make sure that the programs are there, or say plainly why a test cannot be run."""
    if all(map(find_program, programs)):
        return
    reason = f"{what} is not installed"
    if may_install():
        complaint = install(package, programs)
        if complaint is None:
            return
        reason = f"{reason}, and installing it failed: {complaint}"
    give_up(reason)


def give_up(reason: str) -> NoReturn:
    """Skip; but in CI a skip is a failure."""
    import pytest

    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


def may_install() -> bool:
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(package: str, programs: Sequence[str]) -> str | None:
    """Install a Debian package, one test process at a time. What went wrong, or None."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    with Path(tempfile.gettempdir(), "sobremesa-apt.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if all(map(find_program, programs)):
            return None
        with no_services_started():
            for words in (["update"], ["install", "--yes", "--no-install-recommends", package]):
                done = subprocess.run(
                    ["apt-get", "-q", "-o", "DPkg::Lock::Timeout=120", *words],
                    env=environment,
                    stdin=subprocess.DEVNULL,
                    capture_output=True,
                    text=True,
                    check=False,
                )
                if done.returncode:
                    return (done.stderr or done.stdout).strip()[-500:]
    return None if all(map(find_program, programs)) else f"no {' or '.join(programs)} came with it"


@contextmanager
def no_services_started() -> Iterator[None]:
    """Debian asks this file whether a package may start its service when it is installed."""
    ours = not POLICY.exists()
    if ours:
        POLICY.write_text("#!/bin/sh\nexit 101\n", "ascii")
        POLICY.chmod(0o755)
    try:
        yield
    finally:
        if ours:
            POLICY.unlink(missing_ok=True)


# Processes


def unprivileged() -> str:
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    give_up("root has no other user to run PostgreSQL as")


def as_user(name: str | None) -> dict[str, Any]:
    """What `subprocess` is told to run something as another user."""
    if not name:
        return {}
    entry = pwd.getpwnam(name)
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}


def listens(port: int) -> bool:
    """Whether somebody on this computer is at a port."""
    try:
        socket.create_connection(("127.0.0.1", port), timeout=2).close()
    except OSError:
        return False
    return True


def free_port() -> int:
    with socket.socket() as link:
        link.bind(("127.0.0.1", 0))
        port: int = link.getsockname()[1]
        return port


def guard(user: str, folder: str, *command: str) -> int:
    """Run a server until it ends or our input does, then see to it that it is gone."""
    # Who was started in the background has it ignored, and would hand that on.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    server: subprocess.Popen[bytes] = subprocess.Popen(
        command, **as_user(user), cwd=folder, stdin=subprocess.DEVNULL
    )
    while server.poll() is None:
        if select.select([sys.stdin], [], [], 0.2)[0]:
            server.send_signal(signal.SIGINT)  # to PostgreSQL: end the sessions and stop now
            break
    try:
        code = server.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        server.kill()
        code = server.wait()
    if not sys.stdin.read():  # nobody said stop: the tests are dead and cannot tidy up
        shutil.rmtree(folder, ignore_errors=True)
    return code


if __name__ == "__main__":
    sys.exit(guard(*sys.argv[1:]))
