"""Who must be woken. A message that gets lost only makes somebody late, never wrong."""

from collections.abc import Callable
from typing import Protocol

Listener = Callable[[bytes], None]
"""Told of each message, in the event loop; must not block."""


class Bus(Protocol):
    """Carries short messages about tables between the workers that serve them."""

    @property
    def away(self) -> bool:
        """True while other workers are not heard, or do not hear."""
        ...

    async def publish(self, table_id: str, message: bytes) -> None:
        """Tell every worker that listens to this table, this one included."""
        ...

    async def listen(self, table_id: str, listener: Listener) -> None:
        """Be told of what is published about a table from now on. One listener a table."""
        ...

    async def leave(self, table_id: str) -> None:
        """Stop listening to a table."""
        ...

    async def close(self) -> None:
        """Let go of everything."""
        ...
