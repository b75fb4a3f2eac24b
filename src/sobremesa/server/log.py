"""The log of a server: a line of JSON for each event, and no secret in any of them."""

import json
import logging
import sys
import threading
import time
import traceback
from typing import Any

log = logging.getLogger("sobremesa")


def traced(error: BaseException) -> str:
    """Where an error comes from and of which kind it is.

    Not what it says: that may be a move, or what somebody sent.
    """
    before = error.__cause__ or error.__context__
    kind = " ".join(filter(None, [type(error).__qualname__, getattr(error, "code", None)]))
    frames = "".join(traceback.format_tb(error.__traceback__))
    return (f"{traced(before)}\n" if before else "") + frames + kind


class _Lines(logging.Formatter):
    """Each record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            # What others add below their first line may tell what an error says.
            "event": record.getMessage().partition("\n")[0],
            **getattr(record, "facts", {}),
        }
        if record.exc_info and record.exc_info[1]:
            line["error"] = traced(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False, default=str)


def start_log(level: str = "INFO") -> None:
    """Write the log of the server, and whatever others have to say, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Lines())
    handler.addFilter(_names_no_address)
    for name in ("", "sobremesa", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if name else "WARNING")
    logging.getLogger("uvicorn.access").setLevel("WARNING")
    logging.captureWarnings(True)
    threading.excepthook = lambda told: log.error("thread failed", exc_info=told.exc_value)
    sys.unraisablehook = lambda told: log.error("failed unseen", exc_info=told.exc_value)


def _names_no_address(record: logging.LogRecord) -> bool:
    """False of uvicorn's line about each socket: it has all that the address brought."""
    return '"WebSocket %s"' not in str(record.msg)


def note(event: str, level: int = logging.INFO, **facts: Any) -> None:
    """One line in the log."""
    log.log(level, event, extra={"facts": facts})
