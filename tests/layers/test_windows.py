"""What Windows does not have is not asked for there; as far as it can be told from elsewhere."""

import asyncio
import subprocess
import sys
from pkgutil import walk_packages

import pytest

import sobremesa
from sobremesa.server import thinker
from sobremesa.server.refusals import CannotServe
from sobremesa.server.settings import Settings
from tests.server.running import run

ELSEWHERE = ("fcntl", "grp", "pty", "pwd", "readline", "resource", "termios", "tty", "uvloop")
"""Modules that Windows has not."""
UNKNOWN = {
    "signal": ("SIGHUP", "SIGQUIT", "SIGUSR1", "SIGUSR2", "SIGCHLD", "SIGKILL"),
    "os": ("fork", "geteuid", "getuid", "killpg", "memfd_create", "O_CLOEXEC", "fchmod", "chown"),
    "socket": ("AF_UNIX", "SO_REUSEPORT"),
}
"""Names that modules of Windows have not."""
SCRIPT = f"""
import asyncio, concurrent.futures.process, importlib, multiprocessing.connection, sys
import multiprocessing.popen_spawn_posix, subprocess, tempfile, webbrowser, zoneinfo
import psycopg, psycopg_pool, redis.asyncio, rich.console, starlette.staticfiles, typer, uvicorn
sys.platform = "win32"
sys.modules.update(dict.fromkeys({ELSEWHERE!r}))
for module, names in {UNKNOWN!r}.items():
    for name in names:
        vars(sys.modules[module]).pop(name, None)
for name in sys.argv[1:]:
    importlib.import_module(name)
sys.modules["sobremesa.server.ending"].ignore_hang_up()
sys.modules["sobremesa.server.open_files"].raise_open_files()
"""


def modules() -> list[str]:
    """All but tests, and what only the extra `fast` loads."""
    found = walk_packages(sobremesa.__path__, "sobremesa.")
    ours = [one.name for one in found if ".tests" not in one.name]
    return [name for name in ours if not name.endswith((".fast", ".kernel"))]


def test_every_module_can_be_imported_on_windows() -> None:
    names = modules()
    assert len(names) > 100
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, *names], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_there_is_one_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    with pytest.raises(CannotServe, match="one_worker_here"):
        Settings(workers=2, redis="redis://here").check()


def test_a_bot_is_heard_where_loops_do_not_hear_pipes(monkeypatch: pytest.MonkeyPatch) -> None:
    async def think() -> None:
        one = thinker.Thinker()
        monkeypatch.setattr(sys, "platform", "win32")
        monkeypatch.setattr(asyncio.get_running_loop(), "add_reader", None)
        try:
            assert await one.think(60, pow, 2, 5) == 32
        finally:
            one.end()

    run(think())
