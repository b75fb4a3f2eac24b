"""HTTP and WebSocket by hand, each connection from an address of its own choosing."""

import asyncio
import socket
from typing import Any, Self

from msgspec import DecodeError, Struct, json

from tests.server.raw import CLOSE, PROTOCOL_PING, TEXT, frame

SERVER = "127.0.0.1"
PATIENCE = 20.0
"""Seconds for a connection or an answer. A store that is away may take ten."""
PONG = 10


class HungUp(Exception):
    """The server ended the connection, or never took it."""


LOST = (OSError, EOFError, TimeoutError, HungUp, DecodeError)
"""What may happen to anybody's connection while servers are killed."""


class Answer(Struct, frozen=True):
    """What a request got."""

    status: int
    text: bytes

    def read(self) -> Any:
        return json.decode(self.text)


async def ask(
    port: int, source: str, method: str, path: str, body: Any = None, token: str = ""
) -> Answer:
    """One request on a connection of its own."""
    text = b"" if body is None else json.encode(body)
    lines = [f"{method} {path} HTTP/1.1", f"Host: {SERVER}", "Connection: close"]
    if token:
        lines.append(f"Authorization: Bearer {token}")
    if method != "GET":
        lines.append(f"Content-Length: {len(text)}")
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection(SERVER, port, local_addr=(source, 0))
        try:
            writer.write("\r\n".join([*lines, "", ""]).encode() + text)
            said = await reader.read(-1)
        finally:
            writer.transport.abort()
    head, _, rest = said.partition(b"\r\n\r\n")
    if not head.startswith(b"HTTP/1.1 "):
        raise HungUp(said[:40])
    chunked = b"transfer-encoding: chunked" in head.lower()
    return Answer(int(head[9:12]), _joined(rest) if chunked else rest)


def _joined(chunks: bytes) -> bytes:
    """The parts of a chunked body, put together."""
    whole = b""
    while chunks:
        size, _, rest = chunks.partition(b"\r\n")
        length = int(size, 16)
        if not length:
            break
        whole += rest[:length]
        chunks = rest[length + 2 :]
    return whole


class Line:
    """One WebSocket to a table."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def to(cls, port: int, source: str, table: str, *, narrow: bool = False) -> Self:
        """A line that is past the handshake; a narrow one takes in very little unread."""
        async with asyncio.timeout(PATIENCE):
            link = socket.socket()
            link.setblocking(False)
            try:
                if narrow:
                    link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                link.bind((source, 0))
                await asyncio.get_running_loop().sock_connect(link, (SERVER, port))
            except BaseException:
                link.close()
                raise
            limit = 1024 if narrow else 2**16
            line = cls(*await asyncio.open_connection(sock=link, limit=limit))
            try:
                await line._shake_hands(table)
            except BaseException:
                line.cut()
                raise
        return line

    async def _shake_hands(self, table: str) -> None:
        self._writer.write(
            f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {SERVER}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        head = await self._reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head.partition(b"\r\n")[0]:
            raise HungUp(head[:40])

    async def send(self, message: Any) -> None:
        await self.send_bytes(frame(json.encode(message)))

    async def send_bytes(self, data: bytes) -> None:
        self._writer.write(data)
        await self._writer.drain()

    async def receive(self) -> list[bytes]:
        """The messages of the next frame that has any; the server's pings are answered."""
        while True:
            first, second = await self._reader.readexactly(2)
            size = second & 127
            if size > 125:
                size = int.from_bytes(await self._reader.readexactly(2 if size == 126 else 8))
            payload = await self._reader.readexactly(size)
            match first & 15:
                case 1:
                    return payload.split(b"\n")
                case 8:
                    raise HungUp(int.from_bytes(payload[:2]))
                case 9:
                    await self.send_bytes(frame(payload, PONG))

    def cut(self) -> None:
        """End without a word."""
        self._writer.transport.abort()

    async def leave(self) -> None:
        """End as a browser does."""
        await self.send_bytes(frame((1000).to_bytes(2), CLOSE))
        self._writer.close()


TINY = b"".join(
    (
        frame(b"", PROTOCOL_PING),
        frame(b"{}", TEXT),
        b"\x01\x80\0\0\0\0",  # a text that begins with nothing
        b"\x00\x80\0\0\0\0",  # goes on with nothing
        b"\x80\x80\0\0\0\0",  # and ends with nothing
    )
)
"""The smallest frames there are: a ping, a text, a text in three empty parts."""
