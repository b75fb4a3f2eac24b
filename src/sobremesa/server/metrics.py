"""Counters of what a server does, for Prometheus."""

import time
from collections import Counter


class Metrics:
    """Counters and gauges, in the text form that Prometheus reads."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.begun = time.time()

    def count(self, name: str, by: float = 1, **labels: str) -> None:
        """One more."""
        if labels:
            inside = ",".join(f'{key}="{value}"' for key, value in sorted(labels.items()))
            name = f"{name}{{{inside}}}"
        self.counts[name] += by  # type: ignore[assignment]

    def text(self, **gauges: float) -> str:
        """All of them."""
        lines = [f"sobremesa_{name} {value}" for name, value in sorted(self.counts.items())]
        lines += [f"sobremesa_{name} {value}" for name, value in gauges.items()]
        return "\n".join([*lines, f"sobremesa_up_seconds {time.time() - self.begun:.0f}", ""])
