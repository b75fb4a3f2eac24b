"""What a poisoned device asks for: each of its tables is answered for itself."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Api, people
from tests.server.running import run, serving

POISON: dict[str, Any] = {
    "a long token": ["x" * 81],
    "many tokens": [f"stray{number}" for number in range(17)],
    "an empty token": [""],
    "no list": "token",
    "nothing": None,
    "other things": [7, None, ["x"], {}],
}
NO_TABLES = ["", "x" * 500, "a\0b", "constructor", "../..", "ñ"]


@pytest.mark.parametrize("poison", POISON.values(), ids=POISON)
def test_one_bad_entry_fails_no_list(tmp_path: Path, poison: Any) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table, other = [await api.open(people("Ana", "Ben")) for _ in range(2)]
            asked = {
                **dict.fromkeys(NO_TABLES, poison),
                table.id: poison,
                other.id: [other.tokens[1]],
            }
            found = await api.post("/api/mine", {"tables": asked})
            held = {one["table"]["id"]: one["seats"] for one in found}
            assert held == {table.id: [], other.id: [1]}
            if isinstance(poison, list):  # nor does it cost the seat that stands beside it
                asked = {table.id: [*poison, table.tokens[0]]}
                [one] = await api.post("/api/mine", {"tables": asked})
                assert one["seats"] == [0]

    run(play())
