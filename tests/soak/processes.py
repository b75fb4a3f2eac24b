"""The processes of the server: which they are, how large, and whether they grow."""

import time
from contextlib import suppress
from pathlib import Path
from statistics import median

from tests.server.running import children

GONE = (FileNotFoundError, ProcessLookupError)
PAGE = 4096
MEGABYTE = 2**20
WARM_UP = 0.25
"""The part of a life that is not judged."""
SHORTEST = {"worker": 300.0, "thinker": 1200.0}
"""Seconds that a process must have lived to be judged. Bots load kernels and fill their caches."""
FEWEST = 10
"""Weighings that tell anything."""
GROWTH = 2.0
"""Megabytes a minute that are too much, if they come in every part of a life."""


def is_ours(pid: int) -> bool:
    """Alive, and not one of Python's own little helpers."""
    with suppress(*GONE):
        return alive(pid) and b"resource_tracker" not in Path(f"/proc/{pid}/cmdline").read_bytes()
    return False


def started_by(pid: int) -> list[int]:
    with suppress(*GONE):
        return [one for one in children(pid) if is_ours(one)]
    return []


def alive(pid: int) -> bool:
    with suppress(*GONE):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def resident(pid: int) -> float:
    """Megabytes of memory; none if the process is gone."""
    with suppress(*GONE):
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE / MEGABYTE
    return 0.0


class Sizes:
    """How large each process of a server was, second by second."""

    def __init__(self) -> None:
        self.lives: dict[tuple[str, int], list[tuple[float, float]]] = {}
        self.now: dict[str, list[float]] = {}

    def look(self, server: int) -> None:
        """Weigh every worker and every bot's process."""
        workers = started_by(server)
        roles = {"worker": workers, "thinker": [pid for one in workers for pid in started_by(one)]}
        self.now = {role: [resident(pid) for pid in pids] for role, pids in roles.items()}
        for role, pids in roles.items():
            for pid, size in zip(pids, self.now[role], strict=True):
                if size:
                    self.lives.setdefault((role, pid), []).append((time.monotonic(), size))

    def growing(self) -> list[str]:
        """The processes that grew all the time."""
        found = []
        for (role, pid), life in self.lives.items():
            lived = life[-1][0] - life[0][0]
            if lived >= SHORTEST[role] and (rate := growth(life)) > GROWTH:
                first, last = life[0][1], life[-1][1]
                found.append(f"{role} {pid}: {rate:.1f} MB a minute, {first:.0f} to {last:.0f} MB")
        return found

    def longest(self, role: str) -> list[str]:
        """How the longest lives of a role went, told shortly."""
        lives = [life for (what, _), life in self.lives.items() if what == role]
        lives.sort(key=lambda life: life[0][0] - life[-1][0])
        return [
            f"{life[0][1]:.0f} to {life[-1][1]:.0f} MB in {(life[-1][0] - life[0][0]) / 60:.1f} min"
            f" ({growth(life):+.1f} a minute)"
            for life in lives[:2]
        ]


def growth(life: list[tuple[float, float]]) -> float:
    """Megabytes a minute: after a warm-up a life is cut in three, the smaller step counts.

    So a jump, such as a pool that fills once or a kernel that is loaded, is no growth; a straight
    line is.
    """
    begun, ended = life[0][0], life[-1][0]
    if len(life) < FEWEST:
        return 0.0
    part = (ended - begun) * (1 - WARM_UP) / 3
    start = ended - 3 * part
    parts: list[list[float]] = [[], [], []]
    for moment, size in life:
        if moment >= start:
            parts[min(2, int((moment - start) / part))].append(size)
    first, second, third = map(median, parts)
    return min(second - first, third - second) / (part / 60)
