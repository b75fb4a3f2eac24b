"""The bus of a single process."""

import asyncio

from sobremesa.bus import Listener


class MemoryBus:
    """Tells the listeners of this process."""

    def __init__(self) -> None:
        self._listeners: dict[str, Listener] = {}
        self._loop = asyncio.get_running_loop()

    @property
    def away(self) -> bool:
        return False

    async def publish(self, table_id: str, message: bytes) -> None:
        # Not at once: a listener should neither run nor fail in the midst of the publisher's work.
        self._loop.call_soon(self._tell, table_id, message)

    async def listen(self, table_id: str, listener: Listener) -> None:
        self._listeners[table_id] = listener

    async def leave(self, table_id: str) -> None:
        self._listeners.pop(table_id, None)

    async def close(self) -> None:
        self._listeners.clear()

    @property
    def tables(self) -> list[str]:
        """The tables that somebody here listens to."""
        return list(self._listeners)

    def _tell(self, table_id: str, message: bytes) -> None:
        listener = self._listeners.get(table_id)
        if listener is not None:
            listener(message)
