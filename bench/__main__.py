"""`make bench`: what we promise, each figure with its ratio to the yardstick."""

import sys

from msgspec import Struct, json

from bench.measure import against_reference, import_seconds, playouts


class Figure(Struct):
    """One promise and what was measured."""

    what: str
    measured: float
    unit: str
    wanted: float
    holds: bool
    ratio: float | None = None

    def __str__(self) -> str:
        measured = f"{self.measured:,.3f}" if self.measured < 10 else f"{self.measured:,.0f}"
        ratio = "" if self.ratio is None else f"{self.ratio:.3f}"
        verdict = "" if self.holds else "missed"
        return f"{self.what:34} {measured:>10} {self.unit:8} {ratio:>7} {self.wanted:>7} {verdict}"


def figures() -> list[Figure]:
    """Measure everything there is."""
    found = []
    for what, play, wanted in [
        ("shifting_stones, random playout", playouts("shifting_stones", round_limit=40), 0.10),
    ]:
        speed, ratio = against_reference(play)
        found.append(Figure(what, speed, "moves/s", wanted, ratio >= wanted, ratio))
    seconds = import_seconds()
    found.append(Figure("import sobremesa", seconds, "s", 0.1, seconds <= 0.1))
    return found


def main() -> None:
    """Measure and print; with --json, for a program."""
    measured = figures()
    if "--json" in sys.argv:
        print(json.format(json.encode(measured)).decode())
    else:
        print(f"{'what':34} {'measured':>10} {'':8} {'ratio':>7} {'wanted':>7}")
        print(*measured, sep="\n")


if __name__ == "__main__":
    main()
