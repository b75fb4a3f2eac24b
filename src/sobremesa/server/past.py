"""What is told of the past (histories, stories, records), made once, beside the loop, and kept."""

import asyncio
import gzip
import hashlib
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Mapping

from msgspec import Raw, Struct
from starlette.responses import Response

from sobremesa.core import codec
from sobremesa.server.metrics import Metrics
from sobremesa.server.wire import Wire

MOST_BYTES = 16 * 1024 * 1024
"""Kept by one worker; what nobody has asked for longest goes first."""
SPELL_SECONDS = 0.001
"""So long the making of something holds the loop up at most, then it lets the loop go first."""


class Told(Struct, frozen=True):
    """Something of the past as JSON, compressed, and the name of just these bytes."""

    body: bytes
    tag: str

    async def answer(self, asked: Mapping[str, str]) -> Response:
        """To a request with these headers: nothing, if they say that it is known already."""
        headers = {
            "ETag": f"W/{self.tag}",
            "Cache-Control": "private, no-cache",
            "Vary": "Accept-Encoding, Authorization",
        }
        if self.tag in asked.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        body = self.body
        if "gzip" in asked.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
        else:
            body = await asyncio.to_thread(gzip.decompress, body)
        return Response(body, headers=headers, media_type="application/json")


class Past:
    """Makes one thing at a time, however many ask; the others wait, and find it made."""

    def __init__(self, metrics: Metrics, most: int = MOST_BYTES) -> None:
        self.held = 0
        """Bytes of all that is kept."""
        self._most = most
        self._metrics = metrics
        self._kept: OrderedDict[Hashable, Told] = OrderedDict()
        self._making = asyncio.Lock()

    async def told(self, what: Hashable, make: Callable[[], bytes]) -> Told:
        """What goes by this name, made in a thread if it is not kept.

        The name says everything that the text depends on, and for whose eyes it is.
        """
        if what not in self._kept:
            async with self._making:
                if what not in self._kept:
                    return self._keep(what, await asyncio.to_thread(_told, make))
        self._kept.move_to_end(what)
        return self._kept[what]

    def _keep(self, what: Hashable, told: Told) -> Told:
        self._metrics.pasts_made.add()
        self._kept[what] = told
        self.held += len(told.body)
        while self.held > self._most:
            self.held -= len(self._kept.popitem(last=False)[1].body)
        return told


def _told(make: Callable[[], bytes]) -> Told:
    body = gzip.compress(make(), 6, mtime=0)
    return Told(body, f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"')


def unhurried(parts: Iterable[Wire]) -> tuple[Raw, ...]:
    """Parts as JSON, made little by little: a thread at work holds up the loop as well."""
    written: list[Raw] = []
    begun = time.thread_time()
    for part in parts:
        written.append(Raw(codec.to_text(part)))
        if time.thread_time() - begun > SPELL_SECONDS:
            time.sleep(SPELL_SECONDS)
            begun = time.thread_time()
    return tuple(written)
