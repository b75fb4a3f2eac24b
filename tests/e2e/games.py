"""Any game on the screen and beside it: its words, its tables, and the page of a device."""

import functools
import re
import uuid
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource
from msgspec import json
from playwright.sync_api import Locator
from websockets.sync.client import connect

from tests.e2e.device import TABLES, Device
from tests.e2e.tables import Json, Table, Tables

ROOT = Path(__file__).parents[2]
ANY = "\N{WHITE SQUARE}"
Chooser = Callable[[Json], Json]
"""A hand: from a standing to a move."""


@functools.cache
def _read(game: str, lang: str) -> tuple[Any, frozenset[str], frozenset[str]]:
    """The sentences of the shell and of a game, all blanks in them, and those of plurals."""
    strings = Path("games", game, "strings")
    bundle = FluentBundle([lang], use_isolating=False)
    blanks: set[str] = set()
    plurals: set[str] = set()
    for home in (ROOT / "src" / "sobremesa", ROOT / "web" / "src"):
        for folder in (home / "strings", home / strings):
            text = (folder / f"{lang}.ftl").read_text("utf-8")
            bundle.add_resource(FluentResource(text), allow_overrides=True)
            blanks.update(re.findall(r"\$(\w+)", text))
            plurals.update(re.findall(r"\$(\w+) ->", text))
    return bundle, frozenset(blanks), frozenset(plurals)


class GameTables(Tables):
    """Tables of a game, and a hand that plays some of their seats without a page."""

    def __init__(self, tables: Tables, game: str) -> None:
        self.http = tables.http
        self.game = game

    def open_game(self, *seats: Json, **options: Any) -> Table:
        wish = {"game": self.game, "seats": seats, "options": options, "start": True}
        opened = self._done(self.http.post("/api/tables", json=wish))
        tokens = (opened["tokens"][seat] for seat in sorted(opened["tokens"], key=int))
        table = opened["table"]
        return Table(table["id"], table["code"], opened["host"], tuple(tokens))

    def frames(self, table: str) -> list[Json]:
        """What anybody may see, step by step."""
        return cast(list[Json], self.history(table)["frames"])

    def now(self, table: Table) -> Json:
        """How the table stands for the first seat."""
        found: list[Json] = []

        def look(standing: Json) -> bool:
            found.append(standing)
            return True

        self._follow(table, table.tokens[:1], look)
        return found[0]

    def play(
        self,
        table: Table,
        choose: Chooser,
        until: Callable[[Json], bool],
        tokens: Iterable[str] | None = None,
    ) -> None:
        """Play the seats of these tokens, or all of them, until it looks so."""

        def answer(standing: Json) -> bool | str:
            if standing["outcome"] or until(standing["view"]):
                return True
            if standing["seat"] in standing["to_move"] and standing["choices"]:
                return _played(standing, choose(standing))
            return False

        self._follow(table, tokens or table.tokens, answer)

    def _follow(
        self, table: Table, tokens: Iterable[str], answer: Callable[[Json], bool | str]
    ) -> None:
        """Hear every standing, and say what is answered; True is enough of it."""
        address = str(self.http.base_url).replace("http", "ws", 1)
        with connect(f"{address}/ws/tables/{table.id}", max_size=None) as line:
            line.send(json.encode({"type": "hello", "tokens": list(tokens)}).decode())
            while True:
                # What happens at once may come in one message, a line each.
                for said in map(json.decode, str(line.recv(timeout=60)).splitlines()):
                    assert said["type"] != "refusal", said
                    answered = answer(said) if said["type"] == "standing" else False
                    if answered is True:
                        return
                    if answered:
                        line.send(answered)


def _played(standing: Json, move: Json) -> str:
    play = {
        "type": "play",
        "seat": standing["seat"],
        "step": standing["step"],
        "id": str(uuid.uuid4()),
        "move": move,
    }
    return json.encode(play).decode()


class GameScreen:
    """The page of a device at a table of a game; finds things by the game's words."""

    game: str

    def __init__(self, device: Device) -> None:
        self.device = device
        self.page = device.page

    def say(self, key: str, /, **facts: object) -> str:
        bundle, _, _ = _read(self.game, self.device.lang)
        text, errors = bundle.format_pattern(bundle.get_message(key).value, facts)
        assert not errors, (key, errors)
        return str(text)

    def like(self, key: str, /, **facts: object) -> re.Pattern[str]:
        """Matches the sentence of a key whatever is in the blanks not named."""
        _, blanks, plurals = _read(self.game, self.device.lang)
        anything = dict.fromkeys(blanks, ANY)
        fillings = [{**anything, **dict.fromkeys(plurals, n), **facts} for n in (ANY, 0, 1)]
        texts = dict.fromkeys(self.say(key, **filled) for filled in fillings)
        ways = "|".join(re.escape(text).replace(ANY, ".*") for text in texts)
        return re.compile(rf"^\s*(?:{ways})\s*$", re.DOTALL)

    def button(self, key: str, **facts: Any) -> Locator:
        return self.page.get_by_role("button", name=self.like(key, **facts))

    def dialog(self, key: str) -> Locator:
        return self.page.get_by_role("dialog", name=self.say(key))

    @property
    def status(self) -> Locator:
        return self.page.locator(".status > [role=status] .said")

    def sit_at(self, table: Table, *seats: int) -> None:
        if seats:
            tokens = [table.tokens[seat] for seat in seats]
            held = {"game": self.game, "code": table.code, "tokens": tokens, "at": 1, "seen": 0}
            self.device.keep(TABLES, {table.id: held})
        self.page.goto(table.path)
