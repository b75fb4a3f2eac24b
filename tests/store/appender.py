"""A program that appends as fast as it can, says what was acknowledged, and waits to be killed.

Each append is a move and the dealer's answer to it, so that half an append would be seen.
"""

import asyncio
import os
import sys
from pathlib import Path

from sobremesa.store import Store
from sobremesa.store.opening import open_store
from tests.store.shelves import row

MATCHES = 8


async def append_for_ever(store: Store, match_id: str) -> None:
    log = await store.tail(match_id, 0)
    step = log[-1].step if log else 0
    while True:
        await store.append(match_id, [row(step + 1, f"d{step + 1}"), row(step + 2)])
        step += 2
        os.write(1, f"{match_id} {step}\n".encode())


async def main(folder: str, database: str | None) -> None:
    store = await open_store(Path(folder), database)
    await asyncio.gather(*(append_for_ever(store, f"m{number}") for number in range(MATCHES)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None))
