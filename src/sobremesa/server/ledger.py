"""What the workers of a server count together: a file that all of them map.

An address has a place in it by its hash, so that nobody can choose whose place to share. Rates are
moments, written by whoever gives something. Of those who are there each worker counts its own, in a
row that is its own while it lives: what a killed worker leaves is wiped by the next in its row.
"""

import hashlib
import mmap
import os
import secrets
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

PLACES = 1 << 14
RATES = 12
COUNTS = 4
ROWS = 64
"""More workers than any machine here has."""
KEY_BYTES = 16
RATE_BYTES = PLACES * 8
ROW_BYTES = COUNTS * PLACES * 4
RATES_AT = mmap.PAGESIZE
ROWS_AT = RATES_AT + RATES * RATE_BYTES
SHEETS_AT = ROWS_AT + ROWS * ROW_BYTES
SHEET_BYTES = 72 * 1024
"""Of what a worker counts about itself (`metrics.py`); whoever comes after it counts on."""
IN_MEMORY = hasattr(os, "memfd_create")
"""On Linux."""


class Ledger:
    """The counts of one worker, and a look at those of the others."""

    def __init__(self, path: str) -> None:
        self._file = os.open(path, os.O_RDWR)
        self._all = memoryview(mmap.mmap(self._file, 0))
        self._key = bytes(self._all[:KEY_BYTES])
        self._row = self._free_row()
        self._all[self._starts(self._row) : self._starts(self._row + 1)] = bytes(ROW_BYTES)

    def _free_row(self) -> int:
        """Mine until this process ends, however it ends."""
        if sys.platform == "win32":
            raise RuntimeError("one worker needs no ledger")
        import fcntl

        for row in range(ROWS):
            try:
                fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, row)
            except OSError:
                continue
            return row
        raise RuntimeError("more workers than rows")

    @property
    def sheet(self) -> memoryview:
        """Where this worker writes down what it counts."""
        return self._sheet(self._row)

    def sheets(self) -> Iterator[tuple[memoryview, bool]]:
        """The sheets of all workers there have been, and whether each still has one."""
        for row in range(ROWS):
            if (sheet := self._sheet(row))[0]:
                yield sheet, row == self._row or self._lives(row)

    def _sheet(self, row: int) -> memoryview:
        start = SHEETS_AT + row * SHEET_BYTES
        return self._all[start : start + SHEET_BYTES]

    def _lives(self, row: int) -> bool:
        """True if somebody holds a row. Those who only look do not disturb each other."""
        import fcntl

        try:
            fcntl.lockf(self._file, fcntl.LOCK_SH | fcntl.LOCK_NB, 1, row)
        except OSError:
            return True
        fcntl.lockf(self._file, fcntl.LOCK_UN, 1, row)
        return False

    @staticmethod
    def _starts(row: int) -> int:
        return ROWS_AT + row * ROW_BYTES

    def place(self, address: str) -> int:
        """Where an address is counted."""
        digest = hashlib.blake2b(address.encode(), digest_size=8, key=self._key).digest()
        return int.from_bytes(digest) % PLACES

    def moments(self, number: int) -> "memoryview[float]":
        """Of each place, when its bucket of this number will be full again."""
        start = RATES_AT + number * RATE_BYTES
        return self._all[start : start + RATE_BYTES].cast("d")

    def count(self, number: int) -> "SharedCount":
        """Those who are there, of this number."""
        return SharedCount(self, [self._cells(row, number) for row in range(ROWS)], self._row)

    def _cells(self, row: int, number: int) -> "memoryview[int]":
        start = self._starts(row) + number * PLACES * 4
        return self._all[start : start + PLACES * 4].cast("i")


class SharedCount:
    """A count with a row for each worker."""

    def __init__(self, ledger: Ledger, rows: "list[memoryview[int]]", mine: int) -> None:
        self._place = ledger.place
        self._mine = rows[mine]
        self._others = [cells for row, cells in enumerate(rows) if row != mine]

    def others(self, address: str) -> int:
        """So many at other workers."""
        place = self._place(address)
        return sum(cells[place] for cells in self._others)

    def add(self, address: str, many: int) -> None:
        """So many more here."""
        self._mine[self._place(address)] += many


@contextmanager
def new_ledger() -> Iterator[str]:
    """An empty one, for as long as this lasts; where it is.

    Where the system can, it is no file of any folder: nobody sweeps it up, no full disk breaks it,
    and nothing is left of it, however this process ends.
    """
    with _new_file() as file:
        file.write(secrets.token_bytes(KEY_BYTES))
        file.truncate(SHEETS_AT + ROWS * SHEET_BYTES)
        file.flush()
        yield (f"/proc/{os.getpid()}/fd/{file.fileno()}" if IN_MEMORY else str(file.name))


def _new_file() -> IO[bytes]:
    if IN_MEMORY:
        return os.fdopen(os.memfd_create("sobremesa"), "wb")
    return tempfile.NamedTemporaryFile(prefix="sobremesa-")
