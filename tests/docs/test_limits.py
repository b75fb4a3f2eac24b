"""The table of limits says the numbers that the code has, and names every limit there is."""

import re
from typing import Any, get_type_hints

import pytest
from msgspec import inspect

from sobremesa.core.foresight import MOST_FORESEEN
from sobremesa.server import (
    api,
    asking,
    company,
    connection,
    door,
    house,
    kept_match,
    open_files,
    past,
    seating,
    serving,
    table,
    thinkers,
    wire,
)
from sobremesa.server.limits import Limits
from sobremesa.store import postgres
from tests.docs.pages import text

KIB, MIB = 1024, 1024 * 1024
LIMITS = Limits()
UVICORN = serving.configured(None).__dict__
PAUSES = re.search(r"first: (\d+), most: ([\d_]+)", text("web/src/table/room/socket.ts"))
assert PAUSES
FIRST_PAUSE, LONGEST_PAUSE = (int(said) / 1000 for said in PAUSES.groups())
TABLES = get_type_hints(wire.Mine, include_extras=True)["tables"]
USED: set[str] = set()


def _each(what: str) -> str:
    """The limits of what comes again and again, in the words of the table."""
    rate, burst = _limit(f"{what}_a_second"), _limit(f"{what}_at_once")
    return f"{rate} a second, {burst} at once"


def _limit(name: str) -> str:
    USED.add(name)
    return f"{getattr(LIMITS, name):,g}"


def _longest(kind: Any) -> int:
    """The most that a type of the wire takes."""
    known: Any = inspect.type_info(kind)
    return int(known.max_length)


ROWS = {
    "one message from a device": f"{serving.MOST_MESSAGE // KIB} KiB",
    "messages from one socket": _each("messages"),
    "answers waiting for a slow reader": f"{_limit('answers_waiting')}, or "
    f"{door.Door.slow_seconds:g} s without reading",
    "moves asked about at once": f"{MOST_FORESEEN}",
    "answers about moves waiting": _limit("foreseen_waiting"),
    "first message": f"within {_limit('hello_seconds')} s",
    "frames of one socket, of any kind": _each("frames")
    + f"; {_limit('frames_before_hello')} before hello",
    "parts of one message": _limit("fragments"),
    "what is read of a socket in one turn of the loop": f"{connection.PIECE} bytes",
    "sockets from one address": f"{_limit('sockets')} at a time; {_each('sockets')}",
    "connections from one address": f"{_limit('connections')} at a time; {_each('connections')}",
    "connections at a worker": f"as many as open files allow less {open_files.OUR_OWN}, "
    f"at most {open_files.MOST_CONNECTIONS:,}",
    "a request's header": f"{door.Door.header_seconds:g} s, {door.MOST_HEAD // KIB} KiB",
    "time for a request's body": f"{door.Door.body_seconds:g} s between parts, "
    f"{door.Door.request_seconds:g} s in all",
    "an answer that nobody takes": f"{door.Door.slow_seconds:g} s without a byte taken",
    "requests that come together on one connection": f"read {door.PIECE // KIB} KiB a turn",
    "silent peers": f"a ping each {UVICORN['ws_ping_interval']:g} s, "
    f"{UVICORN['ws_ping_timeout']:g} s to answer",
    "a request's body": f"{api.MOST_BYTES // KIB} KiB",
    "requests from one address": _each("requests"),
    "anything else from one address": _each("files"),
    "histories and records for one address": _each("histories"),
    "histories and records that are kept": f"{past.MOST_BYTES // MIB} MB in one worker",
    "codes that lead to no table, from one address": f"{_limit('misses_at_once')} at once, then "
    f"one each {1 / LIMITS.misses_a_second:g} s",
    "tables in one question": f"{_longest(TABLES)}, of each {api.MOST_TOKENS} tokens",
    "tokens in a link": f"{_longest(wire.Tokens)}, of 1 to {_longest(wire.Token)}",
    "tables from one address": f"one each {1 / LIMITS.tables_a_second:g} s, "
    f"{_limit('tables_at_once')} at once",
    "somebody who has just gone": f"waited for {_limit('grace_seconds')} s",
    "asks at one table": f"{asking.MOST_ASKS}; none for a round",
    "lines about seats": f"the newest {seating.MOST_LINES}",
    "a clock": f"0, or {seating.SHORTEST_CLOCK:g} s at least",
    "a name": f"{_longest(wire.Name)} signs",
    "a thought that has begun": f"{thinkers.PATIENCE_SECONDS:g} s",
    "moves taken back in one match": f"{kept_match.MOST_UNDOS:,}",
    "watchers told in one turn of the loop": f"{company.PORTION}",
    "how many watch": f"told at most every {table.COUNT_SECONDS:g} s",
    "PostgreSQL away or silent": f"{postgres.PATIENCE:g} s "
    f"({postgres.PATIENCE + postgres.ATTEMPT:g} s for a move)",
    "the page's pauses": f"{FIRST_PAUSE:g} s, doubled up to {LONGEST_PAUSE:g} s",
}
"""How a row begins, and what stands in its second cell, at least at its beginning."""


def written() -> dict[str, str]:
    """The first and the second cell of each row."""
    below = text("docs/build/table.md").partition("## Limits")[2]
    rows = [line.split("|") for line in below.splitlines() if line.startswith("| ")][1:]
    return {row[1].strip(): row[2].strip() for row in rows}


@pytest.mark.parametrize("what", ROWS)
def test_a_limit_is_what_the_table_says(what: str) -> None:
    found = [said for row, said in written().items() if row.startswith(what)]
    assert [said[: len(ROWS[what])] for said in found[:1]] == [ROWS[what]]


def test_every_number_in_the_table_is_compared() -> None:
    rows = [row for row, said in written().items() if re.search(r"\d", said)]
    assert [row for row in rows if not row.startswith(tuple(ROWS))] == []


def test_every_limit_is_in_the_table() -> None:
    slowly = {"misses_a_second", "tables_a_second"}  # said as so many seconds for one
    assert USED | slowly == set(Limits.__struct_fields__)
    assert house.KEEP_UP_SECONDS == 1  # "compared each second"
    assert house.IDLE_SECONDS == 60  # "a minute after"
