"""The table of limits says the numbers that the code has and where, and names every limit."""

import re
from pathlib import Path
from types import ModuleType
from typing import Any, get_type_hints

import pytest
from msgspec import inspect

import sobremesa
from sobremesa.core import foresight
from sobremesa.server import (
    api,
    asking,
    company,
    connection,
    door,
    house,
    kept_match,
    limits,
    open_files,
    past,
    seating,
    serving,
    table,
    thinkers,
    wire,
)
from sobremesa.store import postgres
from tests.docs.pages import text

KIB, MIB = 1024, 1024 * 1024
LIMITS = limits.Limits()
UVICORN = serving.configured(None).__dict__
SOCKET = "web/src/table/room/socket.ts"
PAUSES = re.search(r"first: (\d+),\s+most: ([\d_]+)", text(SOCKET))
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


ROWS: dict[str, tuple[Any, ...]] = {
    "one message from a device": (f"{serving.MOST_MESSAGE // KIB} KiB", serving),
    "messages from one socket": (_each("messages"), limits),
    "answers waiting for a slow reader": (
        (f"{_limit('answers_waiting')}, or {door.Door.slow_seconds:g} s without reading"),
        limits,
        door,
    ),
    "faces of one seat": (
        (f"one every {1 / LIMITS.faces_a_second:g} s, {_limit('faces_at_once')} at once"),
        limits,
    ),
    "moves asked about at once": (f"{foresight.MOST_FORESEEN}", foresight),
    "answers about moves waiting": (_limit("foreseen_waiting"), limits),
    "first message": (f"within {_limit('hello_seconds')} s", limits),
    "frames of one socket, of any kind": (
        (_each("frames") + f"; {_limit('frames_before_hello')} before hello"),
        limits,
    ),
    "parts of one message": (_limit("fragments"), limits),
    "what is read of a socket in one turn of the loop": (f"{connection.PIECE} bytes", connection),
    "sockets from one address": (f"{_limit('sockets')} at a time; {_each('sockets')}", limits),
    "connections from one address": (
        f"{_limit('connections')} at a time; {_each('connections')}",
        limits,
    ),
    "connections at a worker": (
        (
            f"as many as open files allow less {open_files.OUR_OWN}, "
            f"at most {open_files.MOST_CONNECTIONS:,}"
        ),
        open_files,
    ),
    "a request's header": (f"{door.Door.header_seconds:g} s, {door.MOST_HEAD // KIB} KiB", door),
    "time for a request's body": (
        (f"{door.Door.body_seconds:g} s between parts, {door.Door.request_seconds:g} s in all"),
        door,
    ),
    "an answer that nobody takes": (f"{door.Door.slow_seconds:g} s without a byte taken", door),
    "requests that come together on one connection": (f"read {door.PIECE // KIB} KiB a turn", door),
    "silent peers": (
        (
            f"a ping every {UVICORN['ws_ping_interval']:g} s, "
            f"{UVICORN['ws_ping_timeout']:g} s to answer"
        ),
        serving,
    ),
    "a request's body": (f"{api.MOST_BYTES // KIB} KiB", api),
    "requests from one address": (_each("requests"), limits),
    "anything else from one address": (_each("files"), limits),
    "histories and records for one address": (_each("histories"), limits),
    "histories and records that are kept": (f"{past.MOST_BYTES // MIB} MB in one worker", past),
    "codes that lead to no table, from one address": (
        (f"{_limit('misses_at_once')} at once, then one every {1 / LIMITS.misses_a_second:g} s"),
        limits,
    ),
    "wrong admin tokens from one address": (
        (f"{_limit('tokens_at_once')} at once, then one every {1 / LIMITS.tokens_a_second:g} s"),
        limits,
    ),
    "tables in one question": (f"{_longest(TABLES)}, of each {api.MOST_TOKENS} tokens", wire, api),
    "tokens in a link": (f"{_longest(wire.Tokens)}, of 1 to {_longest(wire.Token)}", wire),
    "tables from one address": (
        (f"one every {1 / LIMITS.tables_a_second:g} s, {_limit('tables_at_once')} at once"),
        limits,
    ),
    "somebody who has just gone": (f"waited for {_limit('grace_seconds')} s", limits),
    "asks at one table": (f"{asking.MOST_ASKS}; none for a round", asking),
    "lines about seats": (f"the newest {seating.MOST_LINES}", seating),
    "a clock": (f"0, or {seating.SHORTEST_CLOCK:g} s at least", seating),
    "a name": (f"{_longest(wire.Name)} signs", wire),
    "a thought that has begun": (f"{thinkers.PATIENCE_SECONDS:g} s", thinkers),
    "moves taken back in one match": (f"{kept_match.MOST_UNDOS:,}", kept_match),
    "watchers told in one turn of the loop": (f"{company.PORTION}", company),
    "how many watch": (f"told at most every {table.COUNT_SECONDS:g} s", table),
    "PostgreSQL away or silent": (
        (f"{postgres.PATIENCE:g} s ({postgres.PATIENCE + postgres.ATTEMPT:g} s for a move)"),
        postgres,
    ),
    "the page's pauses": (f"{FIRST_PAUSE:g} s, doubled up to {LONGEST_PAUSE:g} s", SOCKET),
}
"""How a row begins, how its second cell begins, and the files that have the numbers."""


def written() -> dict[str, list[str]]:
    """The cells of each row, by the first of them."""
    below = text("docs/build/table.md").partition("## Limits")[2]
    rows = [line.split("|")[1:-1] for line in below.splitlines() if line.startswith("| ")][1:]
    return {what.strip(): [cell.strip() for cell in cells] for what, *cells in rows}


def named(home: ModuleType | str) -> str:
    """A file as the page names it: those of the server by their names alone."""
    path = str(home)
    if isinstance(home, ModuleType):
        inside = Path(str(home.__file__)).relative_to(Path(sobremesa.__file__).parent)
        path = inside.name if inside.parent.name == "server" else f"src/sobremesa/{inside}"
    return f"`{path}`"


@pytest.mark.parametrize("what", ROWS)
def test_a_limit_is_what_the_table_says_and_where(what: str) -> None:
    said, *homes = ROWS[what]
    much, _, where = next(cells for row, cells in written().items() if row.startswith(what))
    assert (much[: len(said)], where) == (said, ", ".join(map(named, homes)))


def test_every_number_in_the_table_is_compared() -> None:
    rows = [row for row, (much, *_) in written().items() if re.search(r"\d", much)]
    assert [row for row in rows if not row.startswith(tuple(ROWS))] == []


def test_every_limit_is_in_the_table() -> None:
    slowly = {
        "faces_a_second",
        "misses_a_second",
        "tables_a_second",
        "tokens_a_second",
    }  # said as so many seconds for one
    assert USED | slowly == set(limits.Limits.__struct_fields__)
    assert house.KEEP_UP_SECONDS == 1  # "compared every second"
    assert house.IDLE_SECONDS == 60  # "a minute after"
