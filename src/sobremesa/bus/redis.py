"""The bus between several processes: Redis, publish and subscribe.

Listeners in the publishing process are told directly, so a table whose players all sit at one
worker goes on while Redis is away. To the others a message goes through Redis, behind the name of
its sender, who ignores it when it comes back.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import ConnectionError as RedisGone
from redis.exceptions import RedisError

from sobremesa.bus import Listener
from sobremesa.bus.memory import MemoryBus

PREFIX = b"sobremesa:"
ALWAYS = PREFIX
"""A channel nobody publishes to: a connection must be subscribed to something to be heard."""

OUTBOX = 10_000
"""How many messages may wait to be sent; any more are lost, which makes somebody late."""

TIMEOUT = 2.0
"""Seconds for one attempt at something."""

PULSE = 10.0
"""Seconds of silence after which we ask Redis whether it is still there."""

AGAIN = 0.5
"""Seconds between asking whether a Redis that was away is back."""

TROUBLE = (RedisError, OSError)

log = logging.getLogger(__name__)


class RedisBus:
    """Carries messages between processes. Two connections: one speaks, the other hears."""

    def __init__(self, url: str, missed: Callable[[], None] | None = None) -> None:
        self._missed = missed
        # A connection that speaks may have died unnoticed, so it tries twice. The one that hears
        # must not come back by itself: we subscribe anew, to what is listened to by then.
        self._speaking = client(url, retries=1)
        self._hearing = client(url, retries=0)
        self._here = MemoryBus()
        self._sender = secrets.token_bytes(8)
        self._outbox: asyncio.Queue[tuple[bytes, bytes]] = asyncio.Queue(OUTBOX)
        self._away: set[str] = set()
        self._subscriptions: PubSub | None = None
        self._subscribing = asyncio.Lock()
        self._confirmed: dict[bytes, asyncio.Future[None]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, url: str, missed: Callable[[], None] | None = None) -> "RedisBus":
        """Connect; a Redis that is not there at the start is an error.

        `missed` is called when Redis has come back: what was published meanwhile is lost.
        """
        bus = cls(url, missed)
        try:
            await bus._speaking.ping()
        except BaseException:
            await bus.close()
            raise
        heard = bus._confirmation(ALWAYS)
        bus._tasks = [asyncio.create_task(bus._hear()), asyncio.create_task(bus._speak())]
        await wait_a_little(heard)
        return bus

    @property
    def away(self) -> bool:
        return bool(self._away)

    async def publish(self, table_id: str, message: bytes) -> None:
        """Tell the listeners here now, and the other processes as soon as Redis takes it."""
        await self._here.publish(table_id, message)
        if "speaking" in self._away:
            return
        with suppress(asyncio.QueueFull):
            self._outbox.put_nowait((channel(table_id), self._sender + message))

    async def listen(self, table_id: str, listener: Listener) -> None:
        await self._here.listen(table_id, listener)
        async with self._subscribing:
            if self._subscriptions is None:
                return  # Redis is away; when it is back, this table is subscribed to as well
            confirmed = self._confirmation(channel(table_id))
            with suppress(*TROUBLE):
                await self._subscriptions.subscribe(channel(table_id))
        await wait_a_little(confirmed)

    async def leave(self, table_id: str) -> None:
        await self._here.leave(table_id)
        async with self._subscribing:
            self._confirmed.pop(channel(table_id), None)
            if self._subscriptions is not None and table_id not in self._here.tables:
                with suppress(*TROUBLE):
                    await self._subscriptions.unsubscribe(channel(table_id))

    async def close(self) -> None:
        """Send what waits, unless Redis is away, and let go."""
        if self._tasks and not self._away:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._outbox.join(), TIMEOUT)
        running = set(self._tasks)
        while running:  # a task that is cancelled in the midst of sending may not notice
            for task in running:
                task.cancel()
            _, running = await asyncio.wait(running, timeout=0.1)
        await self._here.close()
        await self._speaking.aclose()
        await self._hearing.aclose()

    # Speaking

    async def _speak(self) -> None:
        """Send what is in the outbox, as many messages at a time as there are.

        What cannot be sent is lost. From then on nothing is taken until Redis answers again.
        """
        while True:
            batch = [await self._outbox.get()]
            while not self._outbox.empty():
                batch.append(self._outbox.get_nowait())
            try:
                pipeline = self._speaking.pipeline(transaction=False)
                for name, message in batch:
                    pipeline.publish(name, message)
                await pipeline.execute()
            except TROUBLE as error:
                self._gone("speaking", error)
                while not self._outbox.empty():  # it would come late, and nobody waits for it
                    batch.append(self._outbox.get_nowait())
            finally:
                for _ in batch:
                    self._outbox.task_done()
            while "speaking" in self._away:
                await asyncio.sleep(AGAIN)
                with suppress(*TROUBLE):
                    await self._speaking.ping()
                    self._back("speaking")

    # Hearing

    async def _hear(self) -> None:
        """Be subscribed to the tables that are listened to; after an outage, subscribe anew."""
        first, pause = True, 0.05
        while True:
            subscriptions = self._hearing.pubsub()
            try:
                async with self._subscribing:
                    names = [channel(table_id) for table_id in self._here.tables]
                    await subscriptions.subscribe(ALWAYS, *names)
                    self._subscriptions = subscriptions
                await self._next(subscriptions)  # the confirmation, so we are really subscribed
                self._back("speaking", "hearing")
                if self._missed is not None and not first:
                    asyncio.get_running_loop().call_soon(self._missed)
                first, pause = False, 0.05
                while True:
                    await self._next(subscriptions)
            except TROUBLE as error:
                self._gone("hearing", error)
            finally:
                self._subscriptions = None
                await subscriptions.aclose()  # type: ignore[no-untyped-call]
            await asyncio.sleep(pause)
            pause = min(2 * pause, 1.0)

    async def _next(self, subscriptions: PubSub) -> None:
        """Take in one message. A connection that stays silent when asked is dead."""
        said: dict[str, Any] | None = await subscriptions.get_message(timeout=PULSE)
        if said is None:
            await subscriptions.ping()
            said = await subscriptions.get_message(timeout=TIMEOUT)
            if said is None:
                raise RedisGone("no answer")
        if said["type"] == "subscribe":
            confirmed = self._confirmed.pop(said["channel"], None)
            if confirmed is not None and not confirmed.done():
                confirmed.set_result(None)
        elif said["type"] == "message":
            data: bytes = said["data"]
            if not data.startswith(self._sender):
                table_id = said["channel"].removeprefix(PREFIX).decode()
                await self._here.publish(table_id, data[len(self._sender) :])

    def _confirmation(self, name: bytes) -> "asyncio.Future[None]":
        if name not in self._confirmed:
            self._confirmed[name] = asyncio.get_running_loop().create_future()
        return self._confirmed[name]

    # Outages, each of them logged once

    def _gone(self, part: str, error: Exception) -> None:
        if not self._away:
            log.warning("Redis is away, other workers hear of moves late: %s", error)
        self._away.add(part)

    def _back(self, *parts: str) -> None:
        if self._away:
            self._away.difference_update(parts)
            if not self._away:
                log.info("Redis is back")


def client(url: str, retries: int) -> Redis:
    """A client that gives up soon, because we have better plans than it has."""
    return Redis.from_url(
        url,
        retry=Retry(NoBackoff(), retries),
        socket_timeout=TIMEOUT,
        socket_connect_timeout=TIMEOUT,
        socket_keepalive=True,
    )


def channel(table_id: str) -> bytes:
    """What the messages about a table are published on."""
    return PREFIX + table_id.encode()


async def wait_a_little(future: "asyncio.Future[None]") -> None:
    """Wait for Redis to confirm; if it does not, the worst is a lost wake-up."""
    with suppress(TimeoutError):
        await asyncio.wait_for(asyncio.shield(future), TIMEOUT)
