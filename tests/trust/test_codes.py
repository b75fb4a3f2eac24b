"""Codes: they live as long as they are of use, and guessing them leads nowhere."""

import asyncio
import base64
import math
import shutil
from pathlib import Path

import pytest

from sobremesa import Luck
from sobremesa.server import codes, seating
from sobremesa.server.codes import LETTERS, ODDS
from sobremesa.server.limits import Limits
from sobremesa.store import Conflict, TableRow
from tests.server.client import Api, Table, bots, people, speaks
from tests.server.raw import Rude
from tests.server.running import PATIENCE, run, serving
from tests.server.test_kept import CODES, KEPT, OVER
from tests.store.shelves import Shelf

NEVER = Limits(misses_a_second=1e-9)
"""Nothing comes back while a test lasts, however slow the machine."""


@pytest.fixture(params=["sqlite", "postgresql"])
def shelf(request: pytest.FixtureRequest, tmp_path: Path) -> Shelf:
    return Shelf(request.param, tmp_path / "data")


async def over(api: Api) -> Table:
    """A match that is played to its end."""
    table = await api.open(people("Ana", "Ben"))
    async with table.device(0, 1) as device:
        await device.play_out(Luck(1), 0, 1)
        await device.table(lambda t: t["stage"] == "over" and not t["code"])
    return table


# How long they live


def test_a_code_leads_to_its_table_while_it_waits_or_plays(tmp_path: Path, shelf: Shelf) -> None:
    async def play() -> None:
        async with (
            shelf.store() as store,
            serving(tmp_path, store=store) as server,
            Api(server.address) as api,
        ):
            waiting = await api.open(people("Ana", "Ben"), start=False)
            playing = await api.open(people("Ana", "Ben"))
            ended = await over(api)
            assert await store.living_codes() == 2
            for table in (waiting, playing):
                found = await api.get(f"/api/codes/{table.info['code'].lower()}")
                assert found["id"] == table.id
            gone = f"/api/codes/{ended.info['code']}"
            assert await api.refusal("GET", gone) == (404, "no_such_code")
            assert (await api.get(ended.path))["code"] == ""
            again = await api.post(f"{ended.path}/rematch", token=ended.tokens[0])
            assert (await api.get(f"/api/codes/{again['code']}"))["id"] == again["id"]
            for said in (f"-{ended.id}", ended.id, "-", "", "%", "a b", "ñ" * 5):
                path = f"/api/codes/{said or '%20'}"
                assert (await api.refusal("GET", path))[0] == 404

    run(play())


def test_a_code_that_was_released_can_be_given_anew(shelf: Shelf) -> None:
    async def play() -> None:
        async with shelf.store() as store:
            await store.add_table(TableRow("t1", "ABCDE", 1, b""))
            await store.add_table(TableRow("t2", "FGHJK", 1, b""))
            with pytest.raises(Conflict):
                await store.add_table(TableRow("t3", "ABCDE", 1, b""))
            await store.change_table(TableRow("t1", "-t1", 2, b""))
            await store.change_table(TableRow("t2", "-t2", 2, b""))
            assert await store.living_codes() == 0
            await store.add_table(TableRow("t3", "ABCDE", 1, b""))
            assert await store.living_codes() == 1

    run(play())


def test_finished_tables_of_an_old_database_are_not_found_by_their_codes(tmp_path: Path) -> None:
    async def play() -> None:
        shutil.copy(KEPT, tmp_path)
        async with serving(tmp_path) as server, Api(server.address) as api:
            store = server.house.worker.store
            assert await store.living_codes() == len(CODES)
            gone = f"/api/codes/{CODES[OVER]}"
            assert await api.refusal("GET", gone) == (404, "no_such_code")
            assert (await api.get(f"/api/tables/{OVER}"))["stage"] == "over"
            async with asyncio.timeout(PATIENCE):
                while await store.living_codes() == len(CODES):
                    await asyncio.sleep(0.01)
            row = await store.table(OVER)
            assert row is not None
            assert (row.code, seating.read(row).code) == (f"-{OVER}", "")

    run(play())


# How long they are


@pytest.mark.parametrize(
    ("living", "letters"), [(0, 5), (159, 5), (160, 6), (3_822, 6), (3_823, 7), (1_000_000, 8)]
)
def test_the_more_tables_live_the_longer_are_codes(living: int, letters: int) -> None:
    code = codes.new_code(living)
    assert len(code) == letters
    assert codes.heard(f" {code.lower()} ") == code
    assert living * ODDS <= len(LETTERS) ** letters


def test_a_house_with_many_tables_gives_longer_codes(tmp_path: Path, shelf: Shelf) -> None:
    async def play() -> None:
        async with shelf.store() as store:
            await asyncio.gather(
                *(store.add_table(TableRow(f"t{n}", f"ABCDE{n}", 1, b"")) for n in range(200))
            )
            async with serving(tmp_path, store=store) as server, Api(server.address) as api:
                table = await api.open(bots("easy", "easy"))
                assert len(table.info["code"]) == 6
                assert (await api.get(f"/api/codes/{table.info['code']}"))["id"] == table.id

    run(play())


# How often one may guess


async def guess(address: str, code: str) -> bytes:
    """Ask for a code with a socket of one's own; the answer as it comes."""
    host, _, port = address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(f"GET /api/codes/{code} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    return answer


def test_one_address_misses_ten_times_and_then_hits_nothing_either(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path, limits=NEVER) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            code = table.info["code"]
            for _ in range(20):  # who knows a code may use it as often as they like
                assert b"200 OK" in await guess(server.address, code)
            wrong = ["".join(letters) for letters in zip(*[LETTERS * 3] * 5, strict=False)]
            guesses = [said for said in wrong if said != code] * 10
            answers = await asyncio.gather(*(guess(server.address, said) for said in guesses[:100]))
            assert sum(b"404 Not Found" in answer for answer in answers) == 10
            refused = [answer for answer in answers if b"429 Too Many" in answer]
            assert len(refused) == 90
            bodies = {answer.partition(b"\r\n\r\n")[2] for answer in refused}
            bodies.add((await guess(server.address, code)).partition(b"\r\n\r\n")[2])
            assert len(bodies) == 1  # right or wrong, the answer is the same
            answer = await api.ask("GET", f"/api/codes/{code}")
            assert answer.json()["code"] == "too_many_codes"
            speaks(answer.json())
            assert (await api.get(table.path))["id"] == table.id  # a link needs no code
            async with Rude.to(server.address, table.id):
                pass

    run(play())


def test_what_can_be_guessed_is_as_security_says() -> None:
    said = (Path(__file__).parents[2] / "SECURITY.md").read_text("utf-8")
    a_day = Limits().misses_a_second * 86_400
    assert f"one code of a length in {ODDS:,} leads somewhere" in said
    assert f"{Limits().misses_at_once} at once, then one every 6 s: {a_day:,.0f} a day" in said
    assert f"{a_day / ODDS:.2f} tables a day" in said
    for letters in (5, 6):
        there_are = len(LETTERS) ** letters
        assert f"{there_are:,}, {math.log2(there_are):.1f} bits" in said
    assert f"in {len(LETTERS) ** 5 / a_day / 2:.0f} days on average" in said
    assert f"in {len(LETTERS) ** 6 / a_day / 2 / 365.25:.0f} years" in said
    token = base64.urlsafe_b64decode(seating.new_token())
    assert f"| 2^{len(token) * 8} |" in said
