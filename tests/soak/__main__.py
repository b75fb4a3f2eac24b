"""`make soak`: ten minutes of people and disasters, unless MINUTES or others say otherwise."""

import os
import signal
import sys

from tests.soak.report import Report
from tests.soak.soak import Wishes, soak


def wishes() -> Wishes:
    said = os.environ
    return Wishes(
        minutes=float(said.get("MINUTES") or 10),
        seed=int(said.get("SEED") or 1),
        tables=int(said.get("TABLES") or 20),
        moves_a_second=float(said.get("RATE") or 60),
        disasters=tuple(filter(None, said.get("KINDS", "").split(","))),
    )


def interrupted(*_: object) -> None:
    raise KeyboardInterrupt


if __name__ == "__main__":
    for asked in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(asked, interrupted)
    try:
        sys.exit(0 if soak(wishes(), Report()) else 1)
    except KeyboardInterrupt:
        print("Stopped before the end; nothing was judged.")
        sys.exit(130)
