"""A real terminal for the tests: a program in a pseudo-terminal, typed at and read from."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

SOBREMESA = str(Path(sys.executable).with_name("sobremesa"))


class Terminal:
    """Runs `sobremesa` with these words as a person would; a failed test leaves nothing running."""

    def __init__(self, *words: str, home: Path) -> None:
        self.shown = ""
        self._screen, inside = pty.openpty()
        self._program = subprocess.Popen(
            [SOBREMESA, *words],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env={"HOME": str(home), "TERM": "xterm", "COLUMNS": "100", "PATH": os.environ["PATH"]},
            start_new_session=True,
        )
        os.close(inside)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        if self._program.poll() is None:
            self._program.kill()
            self._program.wait()
        with suppress(OSError):
            os.close(self._screen)

    def wait_for(self, text: str, seconds: float = 30) -> str:
        """Read until the text shows; what was read up to and with it."""
        end = time.monotonic() + seconds
        while text not in self.shown:
            if time.monotonic() > end or not self._read(0.2):
                raise AssertionError(f"no {text!r} in {self.shown!r}")
        before, found, self.shown = self.shown.partition(text)
        return before + found

    def type(self, line: str) -> None:
        os.write(self._screen, f"{line}\n".encode())

    def interrupt_until(self, text: str) -> str:
        """Ctrl-C, as often as a person would press it.

        One that comes after the prompt is shown and before Python waits for the line is only
        noticed with the next key.
        """
        for _ in range(10):
            os.killpg(self._program.pid, signal.SIGINT)
            try:
                return self.wait_for(text, seconds=3)
            except AssertionError:
                if self._program.poll() is not None:
                    raise
        raise AssertionError(f"no {text!r} in {self.shown!r}")

    def end(self) -> int:
        """Wait for the end and read the rest; the exit code."""
        while self._read(30):
            pass
        return self._program.wait(30)

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
