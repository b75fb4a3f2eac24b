"""What a server counts and measures, for Prometheus.

The numbers are cells of a sheet: to add to one costs a tenth of a microsecond, and the sheets of
all workers lie in one memory (`ledger.py`), so that whichever of them is asked tells the sum.
"""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator

from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.exposition import choose_encoder
from prometheus_client.registry import Collector

import sobremesa
from sobremesa.server.ledger import SHEET_BYTES, Ledger
from sobremesa.server.refusals import CannotServe

NAME_BYTES = 64
CELLS = SHEET_BYTES // (NAME_BYTES + 8)
QUICK_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Of a move, which should take a few milliseconds."""
SLOW_SECONDS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
"""Of a bot, which may think and wait."""


class Sheet:
    """Numbers by name, in a memory that others may read. What an earlier owner counted stays."""

    def __init__(self, memory: memoryview) -> None:
        self._names = memory[: CELLS * NAME_BYTES]
        self.numbers = memory[CELLS * NAME_BYTES : CELLS * (NAME_BYTES + 8)].cast("d")
        self._places = {name: place for place, name in enumerate(self._read_names())}

    def _read_names(self) -> Iterator[str]:
        for start in range(0, len(self._names), NAME_BYTES):
            if not self._names[start]:
                return
            yield bytes(self._names[start : start + NAME_BYTES]).rstrip(b"\0").decode()

    def place(self, name: str) -> int:
        """Where the number of this name is."""
        place = self._places.get(name)
        if place is None:
            place = self._places[name] = len(self._places)
            start, written = place * NAME_BYTES, name.encode().ljust(NAME_BYTES, b"\0")
            # Whoever reads meanwhile sees the whole name or none.
            self._names[start + 1 : start + NAME_BYTES] = written[1:]
            self._names[start] = written[0]
        return place

    def read(self) -> Iterator[tuple[str, float]]:
        """All there is now."""
        return zip(self._read_names(), self.numbers, strict=False)


class Kind:
    """One metric: its name, what it tells, and its numbers in the sheet of this worker."""

    family: Callable[..., Metric]

    def __init__(self, sheet: Sheet, name: str, about: str, label: str = "") -> None:
        self.name = name
        self._about = about
        self._label = label
        self._sheet = sheet
        self._numbers = sheet.numbers
        self._places: dict[str, int] = {}
        if not label:
            self._place("")

    def _place(self, what: str) -> int:
        place = self._places.get(what)
        if place is None:
            place = self._places[what] = self._sheet.place(f"{self.name} {what}")
        return place

    def add(self, by: float = 1, what: str = "") -> None:
        """So many more."""
        self._numbers[self._place(what)] += by

    def value(self, what: str = "") -> float:
        """As this worker has counted it."""
        return self._numbers[self._place(what)]

    def told(self, numbers: dict[str, float]) -> Metric:
        """As Prometheus reads it, of the sums of all workers."""
        labels = [self._label] if self._label else []
        told = self.family(f"sobremesa_{self.name}", self._about, labels=labels)
        for what, number in sorted(numbers.items()):
            told.add_metric([what] if labels else [], number)  # type: ignore[attr-defined]
        return told


class Counter(Kind):
    """It only grows, even if workers come and go."""

    family = CounterMetricFamily


class Gauge(Kind):
    """As it is now; of a worker that has died nothing is."""

    family = GaugeMetricFamily

    def set(self, number: float, what: str = "") -> None:
        """So it is now."""
        self._numbers[self._place(what)] = number


class Histogram(Kind):
    """How many took how long."""

    def __init__(self, sheet: Sheet, name: str, about: str, bounds: tuple[float, ...]) -> None:
        super().__init__(sheet, name, about, "le")
        self._bounds = bounds
        self._cells = [self._place(f"{bound}") for bound in (*bounds, "+Inf")]
        self._sum = self._place("sum")

    def observe(self, seconds: float) -> None:
        """One more, which took so long."""
        self._numbers[self._cells[bisect_left(self._bounds, seconds)]] += 1
        self._numbers[self._sum] += seconds

    @property
    def count(self) -> float:
        """How many this worker has observed."""
        return sum(self._numbers[cell] for cell in self._cells)

    def told(self, numbers: dict[str, float]) -> Metric:
        """With each bucket holding those below it too."""
        so_far, buckets = 0.0, []
        for bound in (*map(str, self._bounds), "+Inf"):
            so_far += numbers.get(bound, 0)
            buckets.append((bound, so_far))
        told = HistogramMetricFamily(f"sobremesa_{self.name}", self._about)
        told.add_metric([], buckets, numbers.get("sum", 0))
        return told


class Metrics(Collector):
    """All that one worker counts, and a look at what the others count."""

    def __init__(self, ledger: Ledger | None = None) -> None:
        self._ledger = ledger
        self._sheet = sheet = Sheet(ledger.sheet if ledger else memoryview(bytearray(SHEET_BYTES)))
        self.moves = Counter(sheet, "moves", "Moves kept, those of bots too.")
        self.move_seconds = Histogram(
            sheet, "move_seconds", "From reading a person's move to having it kept.", QUICK_SECONDS
        )
        self.bot_seconds = Histogram(
            sheet, "bot_seconds", "From asking a bot to its answer.", SLOW_SECONDS
        )
        self.bot_waiting_seconds = Histogram(
            sheet, "bot_waiting_seconds", "What thoughts of bots waited in line.", SLOW_SECONDS
        )
        self.bots_lost = Counter(
            sheet, "bots_lost", "Thoughts of bots that came to nothing.", "how"
        )
        self.tables_opened = Counter(sheet, "tables_opened", "Tables opened.")
        self.refusals = Counter(sheet, "refusals", "What was refused, by its code.", "code")
        self.pasts_made = Counter(sheet, "pasts_made", "Histories and records that were made.")
        self.garbage = Counter(sheet, "garbage", "What full collections had to free.")
        self.workers = Gauge(sheet, "workers", "Workers that serve.")
        self.tables = Gauge(sheet, "tables", "Tables in memory.")
        self.sockets = Gauge(sheet, "sockets", "Devices that are connected.")
        self.bots_waiting = Gauge(sheet, "bots_waiting", "Thoughts of bots that wait in line.")
        self.store_waiting = Gauge(
            sheet, "store_waiting", "Questions and writes that the store has not answered.", "side"
        )
        self.trouble = Gauge(
            sheet, "trouble", "Workers that cannot read, cannot keep, or miss the bus.", "what"
        )
        kinds = [kind for kind in vars(self).values() if isinstance(kind, Kind)]
        self._kinds = {kind.name: kind for kind in kinds}
        self._begin_anew()

    def _begin_anew(self) -> None:
        """What was true of an earlier worker in this place is not true of this one."""
        for place, (name, _) in enumerate(list(self._sheet.read())):
            if isinstance(self._kinds.get(name.partition(" ")[0]), Gauge):
                self._sheet.numbers[place] = 0

    def collect(self) -> Iterable[Metric]:
        """All metrics of all workers."""
        sums: defaultdict[str, dict[str, float]] = defaultdict(dict)
        for sheet, lives in self._sheets():
            for cell, number in sheet.read():
                name, _, what = cell.partition(" ")
                if lives or not isinstance(self._kinds.get(name), Gauge):
                    sums[name][what] = sums[name].get(what, 0) + number
        for name, kind in self._kinds.items():
            yield kind.told(sums[name])
        built = GaugeMetricFamily("sobremesa_build_info", "What runs.", labels=["version"])
        built.add_metric([sobremesa.__version__], 1)
        yield built

    def _sheets(self) -> list[tuple[Sheet, bool]]:
        if self._ledger is None:
            return [(self._sheet, True)]
        return [(Sheet(memory), lives) for memory, lives in self._ledger.sheets()]

    def text(self, accept: str = "") -> tuple[bytes, str]:
        """All of them as whoever asks wants to read them, and the name of that form."""
        write, form = choose_encoder(accept)
        return write(self._registry()), form

    def _registry(self) -> CollectorRegistry:
        registry = CollectorRegistry()
        registry.register(self)
        return registry

    def describe(self) -> Iterable[Metric]:
        """Nothing: there is only this."""
        return ()

    def serve(self, where: str) -> None:
        """Answer at an address of their own, from a thread, until the process ends."""
        host, _, port = where.rpartition(":")
        try:
            start_http_server(int(port), host.strip("[]"), self._registry())
        except (OSError, OverflowError):
            raise CannotServe("metrics_port_taken", where=where) from None
