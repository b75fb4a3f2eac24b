"""What a soak prints: a line for each disaster, a line a minute, and a summary."""

from collections import Counter
from typing import TYPE_CHECKING

from tests.soak.notes import share

if TYPE_CHECKING:
    from tests.soak.soak import Soak

PROMISED = 5.0
"""Seconds after which it is worth a name who was last."""
MOST_LINES = 20
"""Of each kind that is found."""


class Report:
    """Prints, and remembers where the last minute ended."""

    def __init__(self) -> None:
        self.moves = 0
        """That were acknowledged."""
        self.found: dict[str, list[str]] = {}
        """What must not be, by its kind; known at the end."""
        self._told = 0
        self._quiet = 0
        self._troubled = 0
        self._refusals: Counter[str] = Counter()
        self.settled: list[float] = []

    def disaster(self, at: float, happened: str, settled: float, last: str) -> None:
        self.settled.append(settled)
        minute, second = divmod(int(at), 60)
        if settled > PROMISED:
            happened += f" (last {last})"
        print(
            f"        {minute}:{second:02}  {happened}; all shown {settled:.1f} s after", flush=True
        )

    def minute(self, minute: int, soak: "Soak", gauges: dict[str, int]) -> None:
        notes, sizes = soak.world.notes, soak.sizes.now
        quiet, troubled = notes.waits[self._quiet :], notes.waits_in_trouble[self._troubled :]
        moves = len(notes.moves) - self._told
        refusals = notes.refusals - self._refusals
        workers = "+".join(f"{size:.0f}" for size in sizes.get("worker", []))
        thinkers = sizes.get("thinker", [])
        parts = [
            f"min {minute:2}",
            f"{moves:5} moves",
            f"p50 {share(quiet, 0.5):.0f} p99 {share(quiet, 0.99):.0f} ms",
            f"(in trouble p99 {share(troubled, 0.99):.0f})",
            found(soak),
            f"workers {workers} MB",
            f"thinkers {len(thinkers)}: {sum(thinkers):.0f} MB",
            *(f"{name} {value}" for name, value in gauges.items()),
            "refusals " + (counted(refusals) or "none"),
        ]
        print("  ".join(parts), flush=True)
        self._told, self._refusals = len(notes.moves), notes.refusals.copy()
        self._quiet, self._troubled = len(notes.waits), len(notes.waits_in_trouble)

    def end(self, soak: "Soak", seconds: float) -> None:
        """The summary, with everything that was found."""
        notes, sizes = soak.world.notes, soak.sizes
        matches = sum(party.matches for party in soak.parties)
        print(
            f"\n{seconds / 60:.1f} minutes, seed {soak.wishes.seed}: {len(notes.moves)} moves"
            f" acknowledged, {matches} matches over, {soak.guests.came} guests,"
            f" {len(self.settled)} disasters"
            f" (all shown after {max(self.settled, default=0):.1f} s at most)"
        )
        print(
            f"a move: p50 {share(notes.waits, 0.5):.0f} ms,"
            f" p99 {share(notes.waits, 0.99):.0f} ms;"
            f" in trouble p50 {share(notes.waits_in_trouble, 0.5):.0f} ms,"
            f" p99 {share(notes.waits_in_trouble, 0.99):.0f} ms"
        )
        for role in ("worker", "thinker"):
            print(f"{role}s: " + ("; ".join(sizes.longest(role)) or "none"))
        print(f"refusals: {counted(notes.refusals) or 'none'}")
        self.moves = len(notes.moves)
        self.found = {
            "lost": notes.lost,
            "doubled": notes.doubled,
            "stuck": [*notes.stuck, *soak.disasters.never_back],
            "growing": sizes.growing(),
            "orphans": soak.disasters.orphans,
        }
        for name, lines in self.found.items():
            for line in lines[:MOST_LINES]:
                print(f"  {name}: {line}")
        print("  ".join(f"{name} {len(lines)}" for name, lines in self.found.items()))


def found(soak: "Soak") -> str:
    notes = soak.world.notes
    return f"lost {len(notes.lost)}  doubled {len(notes.doubled)}  stuck {len(notes.stuck)}"


def counted(refusals: Counter[str]) -> str:
    return ", ".join(f"{code} {count}" for code, count in refusals.most_common())
