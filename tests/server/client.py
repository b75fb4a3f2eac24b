"""What a page does, for the tests: asks over HTTP, and plays over a socket."""

import asyncio
import uuid
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Self

import httpx
from msgspec import json
from prometheus_client.parser import text_string_to_metric_families
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sobremesa import Luck, Refused
from sobremesa.words import LANGUAGES, Words
from tests.server.running import ADMIN, PATIENCE

Message = dict[str, Any]
GAME = "shifting_stones"
SHORT = {"round_limit": 2}
"""Options of a match that is over soon."""


def people(*names: str) -> list[Message]:
    return [{"kind": "person", "name": name} for name in names]


def bots(*levels: str) -> list[Message]:
    return [{"kind": "bot", "level": level} for level in levels]


OPEN: Message = {"kind": "open"}


class Api:
    """The HTTP side of a server."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def ask(
        self, method: str, path: str, body: Any = None, token: str = ""
    ) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return await self.http.request(method, path, json=body, headers=headers)

    async def get(self, path: str, token: str = "") -> Any:
        return _done(await self.ask("GET", path, token=token))

    async def post(self, path: str, body: Any = None, token: str = "") -> Any:
        return _done(await self.ask("POST", path, body, token))

    async def refusal(
        self, method: str, path: str, body: Any = None, token: str = ""
    ) -> tuple[int, str]:
        """The status and code of what is refused, after looking for its sentences."""
        answer = await self.ask(method, path, body, token)
        assert answer.status_code >= 400, answer.text
        speaks(answer.json())
        return answer.status_code, answer.json()["code"]

    async def metrics(self, token: str = ADMIN) -> dict[str, float]:
        """What Prometheus reads, by name and label."""
        answer = await self.ask("GET", "/metrics", token=token)
        assert answer.is_success, answer.text
        return read_metrics(answer.text)

    async def open(self, seats: Sequence[Message], **wish: Any) -> "Table":
        wish = {"game": GAME, "seats": seats, "options": SHORT, "start": True, **wish}
        opened = await self.post("/api/tables", wish)
        return Table(self, opened)


def read_metrics(text: str) -> dict[str, float]:
    """Each sample by its name and its only label: `sobremesa_refusals_total too_fast`."""
    return {
        " ".join([sample.name, *sample.labels.values()]): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def _done(answer: httpx.Response) -> Any:
    assert answer.is_success, answer.text
    return answer.json()


class Table:
    """An opened table and the tokens of its opening."""

    def __init__(self, api: Api, opened: Message) -> None:
        self.api = api
        self.info = opened["table"]
        self.id: str = self.info["id"]
        self.path = f"/api/tables/{self.id}"
        self.host: str = opened["host"]
        self.tokens: dict[int, str] = {int(n): token for n, token in opened["tokens"].items()}

    def seat(self, number: int, verb: str) -> str:
        return f"{self.path}/seats/{number}/{verb}"

    async def sit(self, number: int, name: str) -> str:
        """Sit down; the token."""
        seated = await self.api.post(self.seat(number, "sit"), {"name": name})
        token: str = seated["token"]
        return token

    @asynccontextmanager
    async def device(
        self, *seats: int, tokens: Sequence[str] = (), after: int = 0
    ) -> AsyncIterator["Client"]:
        """A device that holds these seats, or watches."""
        held = [*(self.tokens[seat] for seat in seats), *tokens]
        async with connected(self.api.address, self.id, held, after) as client:
            yield client


class Client:
    """One device at a table. Reads all the time; what it was told is kept."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.texts: list[str] = []
        self.said: list[Message] = []
        self.closed: ConnectionClosed | None = None
        self._news = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            while True:
                text = await self.socket.recv()
                assert isinstance(text, str)
                self.texts += text.split("\n")
                self.said += map(json.decode, text.split("\n"))
                self._news.set()
        except ConnectionClosed as closed:
            self.closed = closed
            self._news.set()

    async def end(self) -> None:
        await self.socket.close()
        await self._reading

    async def send(self, message: Any) -> None:
        await self.socket.send(json.encode(message).decode())

    async def until(self, wanted: Callable[[Message], bool], after: int = 0) -> Message:
        """The first message like that, of those after the first so many; waits for it."""
        async with asyncio.timeout(PATIENCE):
            while True:
                self._news.clear()
                for message in self.said[after:]:
                    if wanted(message):
                        return message
                if self.closed is not None:
                    raise AssertionError(f"closed ({self.closed}) before it came: {self.said[-3:]}")
                await self._news.wait()

    async def hung_up(self) -> int:
        """Wait until the server hangs up; the code."""
        async with asyncio.timeout(PATIENCE):
            await self._reading
        assert self.closed is not None
        return self.closed.rcvd.code if self.closed.rcvd else 1006

    # The table

    async def table(self, wanted: Callable[[Message], bool]) -> Message:
        """The table, once it is like that."""
        told = await self.until(lambda m: "table" in m and wanted(m["table"]))
        table: Message = told["table"]
        return table

    # Positions

    def newest(self, seat: int | None) -> Message | None:
        """The newest position of a seat that this device was shown."""
        shown = (m for m in reversed(self.said) if m["type"] == "standing" and m["seat"] == seat)
        return next(shown, None)

    async def at(self, step: int, seat: int | None) -> Message:
        """The newest position of a seat, once it is of this step or later."""
        await self.until(
            lambda m: m["type"] == "standing" and m["seat"] == seat and m["step"] >= step
        )
        newest = self.newest(seat)
        assert newest is not None
        return newest

    async def turn(self, *seats: int) -> Message:
        """The newest position, once one of these seats is to move in it or the match is over."""

        def ready(standing: Message | None) -> bool:
            return standing is not None and (
                standing["outcome"] is not None or standing["seat"] in standing["to_move"]
            )

        async with asyncio.timeout(PATIENCE):
            while True:
                self._news.clear()
                for seat in seats:
                    standing = self.newest(seat)
                    if ready(standing):
                        assert standing is not None
                        return standing
                if self.closed is not None:
                    raise AssertionError(f"closed: {self.closed}")
                await self._news.wait()

    # Moves

    async def ask(self, seat: int, step: int, move: Any, name: str = "") -> Message:
        """Send a move; what is answered."""
        name, before = name or uuid.uuid4().hex, len(self.said)
        play = {"type": "play", "seat": seat, "step": step, "id": name, "move": move}
        await self.send(play)
        return await self.until(lambda m: m.get("id") == name, before)

    async def play(self, seat: int, step: int, move: Any, name: str = "") -> int:
        """Play a move that is allowed; the step it got."""
        answer = await self.ask(seat, step, move, name)
        assert answer["type"] == "accepted", answer
        got: int = answer["step"]
        return got

    async def refused(self, seat: int, step: int, move: Any, name: str = "") -> str:
        """The code with which a move is refused, after looking for its sentences."""
        answer = await self.ask(seat, step, move, name)
        assert answer["type"] == "refusal", answer
        speaks(answer)
        code: str = answer["code"]
        return code

    async def undo(self, seat: int) -> int:
        standing = self.newest(seat)
        assert standing is not None
        return await self.play(seat, standing["step"], {"type": "undo"})

    async def step(self, luck: Luck, *seats: int) -> bool:
        """One random move of one of these seats when it is their turn; False if it is over."""
        standing = await self.turn(*seats)
        if standing["outcome"] is not None:
            return False
        step = await self.play(standing["seat"], standing["step"], any_move(standing, luck))
        for seat in seats:
            await self.at(step, seat)
        return True

    async def play_out(self, luck: Luck, *seats: int) -> Message:
        """Play these seats to the end of the match; the outcome."""
        while await self.step(luck, *seats):
            pass
        outcome: Message = (await self.turn(*seats))["outcome"]
        return outcome


async def together(luck: Luck, seats: Mapping[int, Client], moves: int = 10**6) -> Message | None:
    """Play so many random moves, each seat at its own device; the outcome, once there is one."""
    watching = min(seats)
    step = 0
    for _ in range(moves):
        while True:
            standing = await seats[watching].at(step, watching)
            if standing["outcome"] is not None:
                outcome: Message = standing["outcome"]
                return outcome
            if ready := sorted(seats.keys() & standing["to_move"]):
                break
            step = standing["step"] + 1
        seat = luck.pick(ready)
        standing = await seats[seat].at(standing["step"], seat)
        step = await seats[seat].play(seat, standing["step"], any_move(standing, luck))
        for seat, device in seats.items():
            await device.at(step, seat)
    return None


@asynccontextmanager
async def connected(
    address: str, table: str, tokens: Iterable[str] = (), after: int = 0
) -> AsyncIterator[Client]:
    """A device that has said hello and was welcomed."""
    async with plugged_in(address, table) as client:
        await client.send({"type": "hello", "tokens": list(tokens), "after": after})
        await client.until(lambda m: m["type"] == "welcome")
        yield client


@asynccontextmanager
async def plugged_in(address: str, table: str) -> AsyncIterator[Client]:
    """A device that has not said anything yet."""
    url = f"{address.replace('http', 'ws', 1)}/ws/tables/{table}"
    socket = await connect(url, max_size=None, compression=None, proxy=None, ping_interval=None)
    client = Client(socket)
    try:
        yield client
    finally:
        await client.end()


def any_move(standing: Message, luck: Luck) -> Message:
    """One of the moves that were offered, as the page would send it."""
    offer = luck.pick(standing["choices"])
    return {
        field: values if field == "type" else _any(values, luck) for field, values in offer.items()
    }


def _any(values: Any, luck: Luck) -> Any:
    if isinstance(values, Mapping):
        return values["from"] + luck.below(values["to"] + 1 - values["from"])
    return luck.pick(values)


def speaks(refusal: Message, game: str | None = GAME) -> None:
    """A refusal has its sentence in every language, with every blank filled."""
    for lang in LANGUAGES:
        sentence = Words(lang, game).refusal(Refused(refusal["code"], **refusal["facts"]))
        assert "⟨" not in sentence, sentence
        assert "{" not in sentence, sentence
