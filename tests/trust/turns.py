"""How long the loop's thread computes in one turn: a measure that a busy machine does not spoil."""

import asyncio
import time

LONGEST_TURN = 0.05


class Timed(asyncio.SelectorEventLoop):
    """Knows its longest turn."""

    longest = 0.0

    def _run_once(self) -> None:
        begun = time.thread_time()
        super()._run_once()  # type: ignore[misc]
        self.longest = max(self.longest, time.thread_time() - begun)
