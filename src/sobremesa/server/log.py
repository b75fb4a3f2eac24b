"""The log of a server: a line of JSON for each event."""

import json
import logging
import sys
import time
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
