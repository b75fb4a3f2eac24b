"""Which bus, by the address of Redis."""

from collections.abc import Callable

from sobremesa.bus import Bus
from sobremesa.bus.memory import MemoryBus
from sobremesa.core.refusal import Unreadable


async def open_bus(redis: str | None, missed: Callable[[], None] | None = None) -> Bus:
    """Redis if there is an address, or else a bus for this process alone.

    `missed` is called whenever messages may have got lost, that is when Redis has come back.
    """
    if redis is None:
        return MemoryBus()
    if redis.startswith(("redis://", "rediss://", "unix://")):
        try:
            from sobremesa.bus.redis import RedisBus
        except ImportError as missing:
            raise Unreadable("extra_missing", extra="redis") from missing
        return await RedisBus.open(redis, missed)
    raise Unreadable("unknown_redis", redis=redis)
