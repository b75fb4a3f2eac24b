"""What is removed by itself: tables that were over, or left, so many days ago as the host says."""

import asyncio
from contextlib import suppress

from sobremesa.server.house import House
from sobremesa.server.log import note
from sobremesa.server.refusals import StoreTrouble
from sobremesa.store import now

DAY = 24 * 60 * 60 * 1000
SOON_SECONDS = 60.0
"""After the start, when those who were cut off by it are back at their tables."""
SELDOM_SECONDS = 60 * 60.0
MOST = 10_000
PORTION = 100
"""So many tables are looked at in one go, and so many at once."""


async def keep_tidy(house: House, finished: float, abandoned: float) -> None:
    """For ever: remove what has been over or unused for so many days; 0 is for ever.

    Each worker does it; a table that another has just removed is no longer found.
    """
    await asyncio.sleep(SOON_SECONDS)
    while True:
        with suppress(StoreTrouble):
            await tidy(house, finished, abandoned)
        await asyncio.sleep(SELDOM_SECONDS)


async def tidy(house: House, finished: float, abandoned: float) -> None:
    """Remove what has been over or unused for so long, once."""
    counts = {
        "finished": await _remove(house, True, finished) if finished else 0,
        "abandoned": await _remove(house, False, abandoned) if abandoned else 0,
    }
    if any(counts.values()):
        note("tables removed", **counts)


async def _remove(house: House, over: bool, days: float) -> int:
    """How many were removed."""
    before = now() - int(days * DAY)
    unused = await house.worker.store.unused_tables(over, before, MOST)
    count = 0
    for start in range(0, len(unused), PORTION):
        portion = unused[start : start + PORTION]
        count += sum(await asyncio.gather(*(house.remove_unused(one, before) for one in portion)))
    return count
