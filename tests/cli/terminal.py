"""A real terminal for the tests: a program in a pseudo-terminal, typed at and read from."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

SOBREMESA = str(Path(sys.executable).with_name("sobremesa"))
PATIENCE = 60.0


def hear_ctrl_c() -> None:
    """What a shell at a terminal does for a program, whoever started the tests and how."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """Runs `sobremesa` with these words as a person would; a failed test leaves nothing running."""

    def __init__(
        self, *words: str, home: Path, program: Sequence[str] = (SOBREMESA,), **more: str
    ) -> None:
        self.shown = ""
        self._screen, inside = pty.openpty()
        here = {"HOME": str(home), "TERM": "xterm", "COLUMNS": "100", "PATH": os.environ["PATH"]}
        self._program = subprocess.Popen(
            [*program, *words],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env={**here, **more},
            start_new_session=True,
            preexec_fn=hear_ctrl_c,
        )
        os.close(inside)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        if self._program.poll() is None:
            os.killpg(self._program.pid, signal.SIGKILL)  # with those it has started
            self._program.wait()
        with suppress(OSError):
            os.close(self._screen)

    def wait_for(self, text: str) -> str:
        """Read until the text shows; what was read up to and with it."""
        end = time.monotonic() + PATIENCE
        while text not in self.shown:
            if time.monotonic() > end or not self._read(0.2):
                raise AssertionError(f"no {text!r} in {self.shown!r}")
        before, found, self.shown = self.shown.partition(text)
        return before + found

    def type(self, line: str) -> None:
        os.write(self._screen, f"{line}\n".encode())

    def interrupt(self) -> None:
        """Ctrl-C at a prompt, once the program sleeps there.

        Python notices one that comes earlier only with the next key.
        """
        about = Path(f"/proc/{self._program.pid}/stat")
        end = time.monotonic() + PATIENCE
        while about.read_text("utf-8").rpartition(")")[2].split()[0] != "S":
            assert time.monotonic() < end, "it does not wait for anybody"
            time.sleep(0.01)
        os.killpg(self._program.pid, signal.SIGINT)

    def end(self) -> int:
        """Wait for the end and read the rest; the exit code."""
        while self._read(PATIENCE):
            pass
        return self._program.wait(PATIENCE)

    def _read(self, seconds: float) -> bool:
        """Read a little; False once the program has gone."""
        ready, _, _ = select.select([self._screen], [], [], seconds)
        if not ready:
            return self._program.poll() is None
        try:
            read = os.read(self._screen, 65536)
        except OSError:
            return False
        self.shown += read.decode("utf-8", "replace")
        return bool(read)
