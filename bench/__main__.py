"""`make bench`: what we promise, each figure with its ratio to the yardstick."""

import sys

from msgspec import Struct, json

from bench import flicks, server, through_the_desert
from bench.measure import against, against_reference, import_seconds, playouts, yardstick

PLANNED = 590_000
"""The yardstick's speed where the plan was made: its absolute figures are meant for there."""


class Figure(Struct):
    """One promise and what was measured."""

    what: str
    measured: float
    unit: str
    wanted: float | None
    holds: bool
    ratio: float | None = None

    def __str__(self) -> str:
        measured = f"{self.measured:,.3f}" if self.measured < 10 else f"{self.measured:,.0f}"
        ratio = "" if self.ratio is None else f"{self.ratio:.3g}"
        verdict = "" if self.holds else "missed"
        wanted = "" if self.wanted is None else f"{self.wanted:,}"
        return f"{self.what:42} {measured:>10} {self.unit:8} {ratio:>7} {wanted:>7} {verdict}"


def figures() -> list[Figure]:
    """Measure everything there is."""
    found: list[Figure] = []
    for what, play, wanted in [
        ("shifting_stones, random playout", playouts("shifting_stones", round_limit=40), 0.10),
        ("through_the_desert, random playout", playouts("through_the_desert"), 0.10),
        (
            "  with a view before each move",
            playouts("through_the_desert", viewing=True),
            0.10,
        ),
        ("through_the_desert, bots' playout, plain", through_the_desert.plain(), 0.20),
        ("through_the_desert, bots' playout, fast", through_the_desert.compiled(), 2.0),
        ("  packed and unpacked each time", through_the_desert.packing(), None),
        ("where_is_that, random playout", playouts("where_is_that"), 0.10),
    ]:
        speed, ratio = against_reference(play)
        found.append(Figure(what, speed, "moves/s", wanted, ratio >= (wanted or 0), ratio))
    found += flicked()
    for what, call in [
        ("through_the_desert, choices", through_the_desert.choices()),
        ("through_the_desert, apply a camel", through_the_desert.apply()),
    ]:
        speed, ratio = against_reference(call)
        found.append(Figure(what, 1e6 / speed, "µs", None, True, ratio))
    for what, search in [
        ("through_the_desert, hard's search, plain", through_the_desert.searching_plain()),
        ("through_the_desert, hard's search, fast", through_the_desert.searching_compiled()),
    ]:
        speed, ratio = against_reference(search)
        found.append(Figure(what, speed, "ideas/s", None, True, ratio))
    seconds = import_seconds()
    found.append(Figure("import sobremesa", seconds, "s", 0.1, seconds <= 0.1))
    return found + served()


def flicked() -> list[Figure]:
    """Flicks, next to the yardstick and next to pymunk."""
    found: list[Figure] = []
    ways = [("plain", flicks.plain(), 0.0025), ("fast", flicks.compiled(), 0.07)]
    for name, flick, wanted in ways:
        speed, ratio = against_reference(flick)
        what = f"one flick, {name}"
        found.append(Figure(what, speed, "flicks/s", wanted, ratio >= wanted, ratio))
    slowest = flicks.slowest()
    found.append(Figure("one flick, plain: p99", slowest, "ms", 5, slowest <= 5))
    if peer := flicks.pymunk():
        speed, ratio = against_reference(peer)
        found.append(Figure("one flick, pymunk", speed, "flicks/s", None, True, ratio))
        for name, flick, _ in ways:
            speed, ratio = against(flick, peer)
            what = f"  {name}, next to pymunk"
            found.append(Figure(what, speed, "flicks/s", None, True, ratio))
    return found


def served() -> list[Figure]:
    """The table server, next to a bare WebSocket echo and to what the disk alone takes."""
    before = yardstick()
    found = server.measure()
    speed = (before + yardstick()) / 2
    echo, full, paced = found["echo"], found["flat out"], found["at a rate"]
    disk = found["disk"]
    load = f"{server.TABLES} tables, {server.MOVES_A_SECOND} moves/s"
    rate, slow = full["moves_per_cpu_second"], paced["p99_ms"]
    planned = rate * PLANNED / speed
    return [
        Figure("echo, messages a CPU second", echo["moves_per_cpu_second"], "msg/s", None, True),
        Figure(
            "server flat out, moves a CPU second",
            rate,
            "moves/s",
            2500,
            rate >= 2500,
            rate / echo["moves_per_cpu_second"],
        ),
        Figure(
            f"  where the yardstick makes {PLANNED:,}",
            planned,
            "moves/s",
            None,
            True,
            rate / speed,
        ),
        Figure("server flat out", full["moves_per_second"], "moves/s", None, True),
        Figure(f"{load}: a CPU second", paced["moves_per_cpu_second"], "moves/s", None, True),
        Figure("disk, a durable write: p50", disk["p50_ms"], "ms", None, True),
        Figure("disk, a durable write: p99", disk["p99_ms"], "ms", None, True),
        Figure(f"{load}: p50", paced["p50_ms"], "ms", None, True, paced["p50_ms"] / disk["p50_ms"]),
        Figure(f"{load}: p99", slow, "ms", 12, slow <= 12, slow / disk["p99_ms"]),
        Figure("server, memory a table", paced["kib_per_table"], "KiB", None, True),
    ]


def main() -> None:
    """Measure and print; with --json, for a program."""
    measured = figures()
    if "--json" in sys.argv:
        print(json.format(json.encode(measured)).decode())
    else:
        print(f"{'what':42} {'measured':>10} {'':8} {'ratio':>7} {'wanted':>7}")
        print(*measured, sep="\n")


if __name__ == "__main__":
    main()
