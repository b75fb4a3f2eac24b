"""Whoever asks for the whole of a match, again and again, costs the others next to nothing."""

import asyncio
import gzip
import http.client
import sqlite3
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from pathlib import Path
from threading import Event

import pytest
from msgspec import json
from msgspec.structs import replace

import sobremesa
from sobremesa import Luck
from sobremesa.core.match import Match
from sobremesa.core.values import Seat
from sobremesa.server import seating
from sobremesa.server.kept_match import KeptMatch
from sobremesa.server.limits import Limits
from sobremesa.server.metrics import Metrics
from sobremesa.server.past import Past
from sobremesa.server.past_wire import Frame
from sobremesa.server.wire import OpenTable, SeatWish
from sobremesa.store import MoveRow
from sobremesa.store.sqlite import SqliteStore
from tests.server.running import NO_LIMITS, PATIENCE, Running, run, serving

TIMES = 50
GZIP = {"Accept-Encoding": "gzip"}


class Asked:
    """One answer to a client that knows nothing but HTTP."""

    def __init__(self, address: str, path: str, headers: dict[str, str]) -> None:
        link = http.client.HTTPConnection(address.removeprefix("http://"), timeout=60)
        link.request("GET", path, headers=headers)
        answer = link.getresponse()
        self.status = answer.status
        self.headers = answer.headers
        self.body = answer.read()
        link.close()


class Finished:
    """A server with a match that is over."""

    def __init__(self, server: Running, table: str, tokens: dict[int, str]) -> None:
        self.server = server
        self.table = table
        self.tokens = tokens
        self.path = f"/api/tables/{table}"
        self._threads = ThreadPoolExecutor(10)

    @property
    def made(self) -> float:
        return self.server.house.worker.metrics.pasts_made.value()

    async def ask(self, what: str = "history", seat: int | None = None, **more: str) -> Asked:
        """Ask from a thread, so that what this one has to do is the server's work alone."""
        headers = {name.replace("_", "-"): value for name, value in more.items()}
        if seat is not None:
            headers["Authorization"] = f"Bearer {self.tokens[seat]}"
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._threads, Asked, self.server.address, f"{self.path}/{what}", {**GZIP, **headers}
        )


def played_out(game: str, seats: int) -> Match:
    match, luck = sobremesa.new(game, seats, seed=3), Luck(3)
    while match.to_move:
        seat = min(match.to_move)
        match.play(seat, match.choices(seat).sample(luck))
    return match


@asynccontextmanager
async def finished(
    data: Path, game: str = "sonora", *, limits: Limits = NO_LIMITS, watchers: bool = True
) -> AsyncIterator[Finished]:
    match = played_out(game, 4)
    seats = tuple(SeatWish("person", name) for name in ("Ana", "Ben", "Eva", "Leo"))
    wish = OpenTable(game, seats, options=match.options, start=True, watchers=watchers)
    doc, host, tokens = seating.opened(wish)
    store = await SqliteStore.open(data / "sobremesa.db")
    await store.add_table(seating.release_code(seating.start(doc, host)).row())
    rows = enumerate(match.log, start=1)
    await store.append(
        doc.id, [MoveRow(step, row.seat, "", json.encode(row.move)) for step, row in rows]
    )
    async with serving(data, limits=limits, store=store) as server:
        yield Finished(server, doc.id, tokens)


def test_a_history_asked_for_fifty_times_is_made_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with finished(tmp_path) as over:
            answers = await asyncio.gather(*(over.ask() for _ in range(TIMES)))
            assert [answer.status for answer in answers] == [200] * TIMES
            assert len({answer.body for answer in answers}) == 1
            assert over.made == 1
            body = answers[0].body
            frames = json.decode(gzip.decompress(body))["frames"]
            assert len(frames) == over.server.house.tables[over.table].kept.step
            assert len(body) < 150_000

    run(play())


def test_the_loop_goes_on_while_a_history_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, loop_goes_on = Event(), Event()
    film = KeptMatch.film

    def slow(kept: KeptMatch, viewer: Seat | None) -> Iterator[Frame]:
        begun.set()
        assert loop_goes_on.wait(PATIENCE), "made in the loop, it waits for itself"
        yield from film(kept, viewer)

    async def play() -> None:
        async with finished(tmp_path) as over:
            monkeypatch.setattr(KeptMatch, "film", slow)
            asking = asyncio.create_task(over.ask())
            while not begun.is_set():
                await asyncio.sleep(0.001)
            loop_goes_on.set()
            assert (await asking).status == 200

    run(play())


@pytest.mark.parametrize("what", ["history", "record"])
def test_who_knows_it_already_is_told_only_that(tmp_path: Path, what: str) -> None:
    async def play() -> None:
        async with finished(tmp_path) as over:
            first = await over.ask(what)
            again = await over.ask(what, If_None_Match=first.headers["ETag"])
            assert (again.status, again.body) == (304, b"")
            assert again.headers["ETag"] == first.headers["ETag"]
            assert "private" in first.headers["Cache-Control"]
            other = await over.ask(what, If_None_Match='"something else"')
            assert (other.status, other.body) == (200, first.body)
            assert over.made == 1

    run(play())


@pytest.mark.parametrize("what", ["history", "record"])
def test_who_cannot_unpack_gets_the_same_in_plain(tmp_path: Path, what: str) -> None:
    async def play() -> None:
        async with finished(tmp_path) as over:
            short = await over.ask(what)
            plain = await over.ask(what, Accept_Encoding="identity")
            assert short.headers["Content-Encoding"] == "gzip"
            assert "Content-Encoding" not in plain.headers
            assert gzip.decompress(short.body) == plain.body
            assert over.made == 1

    run(play())


def test_nobody_is_told_what_was_made_for_another(tmp_path: Path) -> None:
    async def play() -> None:
        async with finished(tmp_path, "where_is_that", watchers=False) as over:
            told = [await over.ask(seat=seat) for seat in (0, 1, 0, 1)]
            seen = [json.decode(gzip.decompress(answer.body)) for answer in told]
            assert [history["viewer"] for history in seen] == [0, 1, 0, 1]
            assert seen[0] == seen[2] != seen[1] == seen[3]
            assert over.made == 2
            stranger = await over.ask(If_None_Match=told[0].headers["ETag"])
            assert stranger.status == 403
            assert json.decode(stranger.body)["code"] == "no_watchers"

    run(play())


def test_the_history_of_a_match_that_goes_on_is_never_an_old_one(tmp_path: Path) -> None:
    async def play() -> None:
        async with finished(tmp_path) as over:
            first = await over.ask()
            kept = over.server.house.tables[over.table].kept
            names = tuple(replace(seat, name=seat.name + "!") for seat in kept.doc.seats)
            changed = replace(kept.doc, seats=names, version=kept.doc.version + 1)
            await over.server.house.change(over.table, lambda _: changed)
            second = await over.ask(If_None_Match=first.headers["ETag"])
            table = json.decode(gzip.decompress(second.body))["table"]
            assert table["seats"][0]["name"] == "Ana!"

    run(play())


def test_one_address_gets_so_many_histories_and_everything_else_as_before(tmp_path: Path) -> None:
    async def play() -> None:
        limits = Limits(histories_a_second=1e-6, histories_at_once=5)
        async with finished(tmp_path, limits=limits) as over:
            answers = await asyncio.gather(*(over.ask() for _ in range(15)))
            answers += [await over.ask("record")]
            assert [a.status for a in answers].count(200) == 5
            refused = [answer for answer in answers if answer.status != 200]
            codes = {(a.status, json.decode(_plain(a))["code"]) for a in refused}
            assert codes == {(429, "too_fast")}
            info = await asyncio.to_thread(Asked, over.server.address, over.path, {})
            assert info.status == 200

    run(play())


def _plain(answer: Asked) -> bytes:
    packed = answer.headers.get("Content-Encoding") == "gzip"
    return gzip.decompress(answer.body) if packed else answer.body


def test_what_is_kept_has_an_end() -> None:
    async def play() -> None:
        past = Past(Metrics(), most=3000)
        made: list[int] = []

        async def told(number: int) -> None:
            def make() -> bytes:
                made.append(number)
                return _noise(number)

            await past.told(number, make)

        for number in range(20):
            await told(number)
            await told(0)
            assert past.held <= 3000
        assert made == [*range(20)]  # what is asked for often stays
        await told(1)
        assert made[-1] == 1  # what nobody asked for was forgotten

    run(play())


def _noise(number: int) -> bytes:
    """A kilobyte that does not get smaller."""
    luck = Luck(number)
    return bytes(luck.below(256) for _ in range(900))


def test_a_match_takes_half_the_room_in_the_store_and_loses_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with finished(tmp_path) as over:
            match = played_out("sonora", 4)
            plain = sum(len(json.encode(row.move)) for row in match.log)
            with closing(sqlite3.connect(tmp_path / "sobremesa.db")) as database:
                (kept,) = database.execute("SELECT sum(length(move)) FROM moves").fetchone()
                (pages,) = database.execute("PRAGMA page_count").fetchone()
            assert kept < plain / 2
            assert 4096 * pages < 150_000  # a long row takes a page of its own besides
            paper = sobremesa.replay(gzip.decompress((await over.ask("record")).body))
            assert [row.move for row in paper.log] == [row.move for row in match.log]

    run(play())
