"""Where Is That? on the screen and beside it: its words, its tables, its maps."""

import functools
import random
import re
import uuid
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource
from msgspec import json
from playwright.sync_api import Locator, expect
from websockets.sync.client import connect

from tests.e2e.device import TABLES, Device
from tests.e2e.tables import Json, Table, Tables

GAME = "where_is_that"
ROOT = Path(__file__).parents[2]
FOLDERS = (
    ROOT / "src" / "sobremesa" / "strings",
    ROOT / "web" / "src" / "strings",
    ROOT / "src" / "sobremesa" / "games" / GAME / "strings",
    ROOT / "web" / "src" / "games" / GAME / "strings",
)
ANY = "\N{WHITE SQUARE}"
PEOPLE: tuple[Json, ...] = tuple(
    {"kind": "person", "name": name}
    for name in ("Ana", "Berta", "Carlos", "Dolores", "Enrique", "Federica")
)

# Words


@functools.cache
def _read(lang: str) -> tuple[Any, frozenset[str], frozenset[str]]:
    """The sentences of the shell and of this game, all blanks in them, and those of plurals."""
    bundle = FluentBundle([lang], use_isolating=False)
    blanks: set[str] = set()
    plurals: set[str] = set()
    for folder in FOLDERS:
        text = (folder / f"{lang}.ftl").read_text("utf-8")
        bundle.add_resource(FluentResource(text), allow_overrides=True)
        blanks.update(re.findall(r"\$(\w+)", text))
        plurals.update(re.findall(r"\$(\w+) ->", text))
    return bundle, frozenset(blanks), frozenset(plurals)


def sentence(lang: str, key: str, /, **facts: object) -> str:
    bundle, _, _ = _read(lang)
    text, errors = bundle.format_pattern(bundle.get_message(key).value, facts)
    assert not errors, (key, errors)
    return str(text)


def pattern(lang: str, key: str, /, **facts: object) -> re.Pattern[str]:
    """Matches the sentence of a key whatever is in the blanks not named."""
    _, blanks, plurals = _read(lang)
    anything = dict.fromkeys(blanks, ANY)
    fillings = [{**anything, **dict.fromkeys(plurals, n), **facts} for n in (ANY, 0, 1)]
    texts = dict.fromkeys(sentence(lang, key, **filled) for filled in fillings)
    ways = "|".join(re.escape(text).replace(ANY, ".*") for text in texts)
    return re.compile(rf"^\s*(?:{ways})$", re.DOTALL)


# Tables


class Atlases(Tables):
    """Tables of this game, and a hand that plays some of their seats without a page."""

    def __init__(self, tables: Tables) -> None:
        self.http = tables.http

    def open_atlas(self, *seats: Json, **options: Any) -> Table:
        wish = {"game": GAME, "seats": seats, "options": options, "start": True}
        opened = self._done(self.http.post("/api/tables", json=wish))
        tokens = (opened["tokens"][seat] for seat in sorted(opened["tokens"], key=int))
        table = opened["table"]
        return Table(table["id"], table["code"], opened["host"], tuple(tokens))

    def seen(self, table: str) -> Json:
        """What anybody may see now."""
        return cast(Json, self.history(table)["frames"][-1]["view"])

    def play(
        self, table: Table, tokens: Iterable[str], until: Callable[[Json], bool], seed: int = 1
    ) -> None:
        """Play the seats of these tokens anyhow until it looks so."""
        luck = random.Random(seed)
        address = str(self.http.base_url).replace("http", "ws", 1)
        with connect(f"{address}/ws/tables/{table.id}", max_size=None) as line:
            line.send(json.encode({"type": "hello", "tokens": list(tokens)}).decode())
            while True:
                # What happens at once may come in one message, a line each.
                for said in map(json.decode, str(line.recv(timeout=60)).splitlines()):
                    assert said["type"] != "refusal", said
                    if said["type"] != "standing":
                        continue
                    if said["outcome"] or until(said["view"]):
                        return
                    if said["seat"] in said["to_move"] and said["choices"]:
                        line.send(_played(said, luck))


def _played(standing: Json, luck: random.Random) -> str:
    """The answer of the hand to its turn."""
    play = {
        "type": "play",
        "seat": standing["seat"],
        "step": standing["step"],
        "id": str(uuid.uuid4()),
        "move": anyhow(standing["choices"], luck),
    }
    return json.encode(play).decode()


def anyhow(choices: Sequence[Json], luck: random.Random) -> Json:
    """A card, or a place for it; now and then a push."""
    group = choices[0] if luck.random() < 0.8 else luck.choice(choices)
    return {
        name: values if name == "type" else luck.choice(values) for name, values in group.items()
    }


def turn_of(seat: int, round_: int = 1, stage: str = "take") -> Callable[[Json], bool]:
    """This seat is about to take a card, or to lay one, in this round or a later one."""
    return lambda view: bool(
        view["seat"] == seat and view["stage"] == stage and view["round"] >= round_
    )


def over(view: Json) -> bool:
    return bool(view["stage"] == "over")


# The screen


class Atlas:
    """The maps on a device; finds things by this game's words."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.page = device.page

    def say(self, key: str, /, **facts: object) -> str:
        return sentence(self.device.lang, key, **facts)

    def like(self, key: str, /, **facts: Any) -> re.Pattern[str]:
        return pattern(self.device.lang, key, **facts)

    def name(self, card: str) -> str:
        return self.say(f"place-{card}")

    def button(self, key: str, **facts: Any) -> Locator:
        return self.page.get_by_role("button", name=self.like(key, **facts))

    def text(self, key: str, **facts: Any) -> Locator:
        return self.page.get_by_text(self.like(key, **facts)).filter(visible=True)

    @property
    def status(self) -> Locator:
        return self.page.locator(".status > [role=status] .said")

    def cell(self, x: int, y: int) -> Locator:
        return self.page.locator(f"[data-cell='{x},{y}']")

    @property
    def lit(self) -> Locator:
        """The free cells on which the card may lie."""
        return self.page.get_by_role("button", name=self.like("cell-free"))

    @property
    def places(self) -> Locator:
        """The places on the true map."""
        return self.page.locator("[data-place]")

    @property
    def offered(self) -> Locator:
        """The cards that may be taken."""
        return self.page.locator(".market.mine button")

    def sit_at(self, table: Table, *seats: int) -> None:
        if seats:
            tokens = [table.tokens[seat] for seat in seats]
            held = {"game": GAME, "code": table.code, "tokens": tokens, "at": 1, "seen": 0}
            self.device.keep(TABLES, {table.id: held})
        self.page.goto(table.path)

    def my_turn(self) -> None:
        """Wait until a card may be taken."""
        expect(self.offered.first).to_be_visible()

    def take(self, number: int = 0) -> None:
        self.my_turn()
        self.offered.nth(number).click()
        expect(self.lit.first).to_be_attached()

    def play_turn(self) -> None:
        """Take the first card, and lay it on the first free cell in reading order."""
        self.take()
        self.lit.first.click()
        expect(self.lit).to_have_count(0)

    def lies(self, card: str, x: int, y: int) -> None:
        """Expect this card on this cell."""
        label = re.compile(rf"^{x},{y}: {re.escape(self.name(card))} \(")
        expect(self.cell(x, y)).to_have_attribute("aria-label", label)

    def over(self) -> None:
        """Wait until the score sheet is full."""
        expect(self.device.text("end-over").first).to_be_visible()
        expect(self.device.button("end-skip")).to_have_count(0)

    @property
    def totals(self) -> list[str]:
        """The last line but one of the score sheet."""
        sheet = self.page.get_by_role("table", name=self.say("end-sheet"))
        return sheet.get_by_role("row").nth(-2).get_by_role("cell").all_inner_texts()
