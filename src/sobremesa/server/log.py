"""What the server says about itself: a log of one line an event, and counters."""

import json
import logging
import sys
import time
from collections import Counter
from typing import Any

log = logging.getLogger("sobremesa")


class _Lines(logging.Formatter):
    """Each record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def start_log(level: str = "INFO") -> None:
    """Write the log of the server, and of uvicorn, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Lines())
    for name in ("sobremesa", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level)
    logging.getLogger("uvicorn.access").setLevel("WARNING")


def note(event: str, level: int = logging.INFO, **facts: Any) -> None:
    """One line in the log."""
    log.log(level, event, extra={"facts": facts})


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
