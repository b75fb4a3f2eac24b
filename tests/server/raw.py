"""A socket without manners: says what it likes, and reads when it likes."""

import asyncio
import os
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Self

from msgspec import json

HELLO = json.encode({"type": "hello", "tokens": []})
PING = json.encode({"type": "ping"})
TEXT, CLOSE, PROTOCOL_PING, PROTOCOL_PONG = 1, 8, 9, 10


class Rude:
    """A WebSocket by hand. Nothing is read unless asked for, and no ping is answered."""

    def __init__(self, link: socket.socket, mouthful: int) -> None:
        self.link = link
        self._mouthful = mouthful
        self._read = b""

    @classmethod
    @asynccontextmanager
    async def to(
        cls, address: str, table: str, mouthful: int = 65536, source: str = ""
    ) -> AsyncIterator[Self]:
        """A connection to a table, past the handshake; reads so many bytes at a time."""
        link = socket.socket()
        with link:
            link.bind((source, 0))
            yield await cls(link, mouthful)._shake_hands(address, table)

    async def _shake_hands(self, address: str, table: str) -> Self:
        host, _, port = address.removeprefix("http://").partition(":")
        self.link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.link.setblocking(False)
        await asyncio.get_running_loop().sock_connect(self.link, (host, int(port)))
        await self.send_bytes(
            f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        while b"\r\n\r\n" not in self._read:
            await self._more()
        head, _, self._read = self._read.partition(b"\r\n\r\n")
        assert b" 101 " in head, head
        return self

    async def send_bytes(self, data: bytes) -> None:
        await asyncio.get_running_loop().sock_sendall(self.link, data)

    async def send(self, payload: bytes, opcode: int = TEXT) -> None:
        await self.send_bytes(frame(payload, opcode))

    async def _more(self) -> None:
        data = await asyncio.get_running_loop().sock_recv(self.link, self._mouthful)
        if not data:
            raise ConnectionResetError
        self._read += data

    async def receive(self) -> tuple[int, bytes]:
        """The next frame: its opcode and what is in it."""
        while True:
            if len(self._read) >= 2:
                opcode, size, start = self._read[0] & 15, self._read[1] & 127, 2
                if size > 125:
                    start = 4 if size == 126 else 10
                    if len(self._read) >= start:
                        size = int.from_bytes(self._read[2:start])
                if len(self._read) >= start + size:
                    payload = self._read[start : start + size]
                    self._read = self._read[start + size :]
                    return opcode, payload
            await self._more()

    async def hung_up(self) -> int:
        """Read until the server hangs up; the code, or 1006 if there was none."""
        try:
            while True:
                opcode, payload = await self.receive()
                if opcode == CLOSE:
                    return int.from_bytes(payload[:2])
        except ConnectionError:
            return 1006


def frame(payload: bytes, opcode: int = TEXT, *, claimed: int | None = None) -> bytes:
    """A frame as a client sends it, perhaps with a false claim of its size."""
    size = len(payload) if claimed is None else claimed
    if size < 126:
        head = struct.pack("!BB", 0x80 | opcode, 0x80 | size)
    elif size < 65536:
        head = struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, size)
    else:
        head = struct.pack("!BBQ", 0x80 | opcode, 0x80 | 127, size)
    mask = os.urandom(4) if size < 126 else b"\0\0\0\0"
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))
    return head + mask + (masked if size < 126 else payload)
