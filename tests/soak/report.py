"""What a soak prints: a line for each disaster, a line a minute, and a summary."""

from collections import Counter
from typing import TYPE_CHECKING

from tests.soak.ledger import share

if TYPE_CHECKING:
    from tests.soak.soak import Soak

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

    def disaster(self, at: float, happened: str, settled: float) -> None:
        self.settled.append(settled)
        minute, second = divmod(int(at), 60)
        print(
            f"        {minute}:{second:02}  {happened}; all shown {settled:.1f} s after", flush=True
        )

    def minute(self, minute: int, soak: "Soak", gauges: dict[str, set[int]]) -> None:
        ledger, sizes = soak.world.ledger, soak.sizes.now
        quiet, troubled = ledger.waits[self._quiet :], ledger.waits_in_trouble[self._troubled :]
        moves = len(ledger.moves) - self._told
        refusals = ledger.refusals - self._refusals
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
            *(f"{name} {'/'.join(map(str, sorted(values)))}" for name, values in gauges.items()),
            "refusals " + (counted(refusals) or "none"),
        ]
        print("  ".join(parts), flush=True)
        self._told, self._refusals = len(ledger.moves), ledger.refusals.copy()
        self._quiet, self._troubled = len(ledger.waits), len(ledger.waits_in_trouble)

    def end(self, soak: "Soak", seconds: float) -> None:
        """The summary, with everything that was found."""
        ledger, sizes = soak.world.ledger, soak.sizes
        matches = sum(party.matches for party in soak.parties)
        print(
            f"\n{seconds / 60:.1f} minutes, seed {soak.wishes.seed}: {len(ledger.moves)} moves"
            f" acknowledged, {matches} matches over, {soak.guests.came} guests,"
            f" {len(self.settled)} disasters"
            f" (all shown after {max(self.settled, default=0):.1f} s at most)"
        )
        print(
            f"a move: p50 {share(ledger.waits, 0.5):.0f} ms,"
            f" p99 {share(ledger.waits, 0.99):.0f} ms;"
            f" in trouble p50 {share(ledger.waits_in_trouble, 0.5):.0f} ms,"
            f" p99 {share(ledger.waits_in_trouble, 0.99):.0f} ms"
        )
        for role in ("worker", "thinker"):
            print(f"{role}s: " + ("; ".join(sizes.longest(role)) or "none"))
        print(f"refusals: {counted(ledger.refusals) or 'none'}")
        self.moves = len(ledger.moves)
        self.found = {
            "lost": ledger.lost,
            "doubled": ledger.doubled,
            "stuck": ledger.stuck,
            "growing": sizes.growing(),
            "orphans": soak.disasters.orphans,
        }
        for name, lines in self.found.items():
            for line in lines[:MOST_LINES]:
                print(f"  {name}: {line}")
        print("  ".join(f"{name} {len(lines)}" for name, lines in self.found.items()))


def found(soak: "Soak") -> str:
    ledger = soak.world.ledger
    return f"lost {len(ledger.lost)}  doubled {len(ledger.doubled)}  stuck {len(ledger.stuck)}"


def counted(refusals: Counter[str]) -> str:
    return ", ".join(f"{code} {count}" for code, count in refusals.most_common())
