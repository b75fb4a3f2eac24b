"""Tables opened and looked into beside the page: what the server knows, to compare with."""

import itertools
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Self, cast

import httpx
from msgspec import Struct

import sobremesa
from sobremesa.core import codec
from sobremesa.core.record import Record
from sobremesa.games.shifting_stones.view import View
from sobremesa.store.packing import packed

GAME = "shifting_stones"
Json = dict[str, Any]
ME: Json = {"kind": "person", "name": "Ana"}
FRIEND: Json = {"kind": "person", "name": "Berta"}
BOT: Json = {"kind": "bot", "level": "easy"}
OPEN: Json = {"kind": "open"}
PEOPLE: tuple[Json, ...] = tuple(
    {"kind": "person", "name": name}
    for name in ("Ana", "Berta", "Carlos", "Dolores", "Enrique", "Federica")
)


class Table(Struct, frozen=True):
    """A table, and the rights to act there."""

    id: str
    code: str
    host: str
    tokens: tuple[str, ...]

    @property
    def path(self) -> str:
        return f"/t/{self.id}"

    @property
    def href(self) -> str:
        """As the page writes it in its links: relative to wherever the page lives."""
        return f"t/{self.id}"


class Tables:
    """The HTTP side of the server."""

    def __init__(self, address: str, folder: Path) -> None:
        self.http = httpx.Client(base_url=address, timeout=30)
        self.folder = folder

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def open(
        self,
        *seats: Json,
        start: bool = True,
        watchers: bool = True,
        round_limit: int = 2,
        clock: float = 0,
    ) -> Table:
        wish = {
            "game": GAME,
            "seats": seats,
            "options": {"round_limit": round_limit},
            "watchers": watchers,
            "clock": clock,
            "start": start,
        }
        return self.opened(wish)

    def opened(self, wish: Json) -> Table:
        """A table as it is wished for."""
        opened = self._done(self.http.post("/api/tables", json=wish))
        tokens = (opened["tokens"][seat] for seat in sorted(opened["tokens"], key=int))
        table = opened["table"]
        return Table(table["id"], table["code"], opened["host"], tuple(tokens))

    def opened_from(self, record: Record, *seats: Json) -> Table:
        """A table at which a match has come as far as a record tells.

        Its moves lie in the store before anybody has dealt, so the server finds them there.
        """
        table = self.opened({"game": record.game, "seats": seats, "options": record.options})
        rows = [
            (table.id, step, seat, "", packed(codec.to_text(move)))
            for step, (seat, move) in enumerate(record.moves, start=1)
        ]
        with closing(sqlite3.connect(self.folder / "sobremesa.db")) as db, db:
            db.executemany("INSERT INTO moves VALUES (?, ?, ?, ?, ?, NULL)", rows)
        bearer = {"Authorization": f"Bearer {table.host}"}
        self._done(self.http.post(f"/api/tables/{table.id}/start", headers=bearer))
        return table

    def dealt(self, wanted: Callable[[View], bool], *seats: Json, round_limit: int = 2) -> Table:
        """A table that is dealt as wanted for the first seat: the first seed that does it."""
        for seed in itertools.count():
            match = sobremesa.new(GAME, seats=len(seats), seed=seed, round_limit=round_limit)
            if wanted(cast(View, match.view(0))):
                return self.opened_from(match.record, *seats)
        raise AssertionError("seeds have an end")

    def history(self, table: str, token: str = "") -> Json:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return self._done(self.http.get(f"/api/tables/{table}/history", headers=headers))

    def view(self, table: Table, seat: int = 0) -> View:
        """What a seat of this table sees now."""
        frames = self.history(table.id, table.tokens[seat])["frames"]
        return cast(View, sobremesa.from_json(frames[-1]["view"], View))

    def happened(self, table: str, token: str = "") -> list[str]:
        """The kinds of all events so far, in order."""
        frames = self.history(table, token)["frames"]
        return [event["type"] for frame in frames for event in frame["events"]]

    def stage(self, table: str) -> str:
        return str(self._told(table)["stage"])

    def names(self, table: str) -> list[str]:
        return [seat["name"] for seat in self._told(table)["seats"]]

    def level(self, table: str, seat: int) -> str:
        """How well a bot plays there."""
        return str(self._told(table)["seats"][seat]["level"])

    def wins(self, table: str) -> dict[str, int]:
        """What each has won in the series that this table belongs to."""
        return {seat["name"]: seat["wins"] for seat in self._told(table)["seats"]}

    def _told(self, table: str) -> Json:
        return self._done(self.http.get(f"/api/tables/{table}"))

    @staticmethod
    def _done(answer: httpx.Response) -> Json:
        assert answer.is_success, answer.text
        return cast(Json, answer.json())


def count(happened: Sequence[str], *kinds: str) -> int:
    return sum(happened.count(kind) for kind in kinds)
