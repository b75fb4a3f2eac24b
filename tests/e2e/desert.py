"""Through the Desert on the screen and beside it: its words, its tables, its board."""

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

GAME = "through_the_desert"
COLOURS = ("blue", "green", "red", "violet", "yellow")
ROOT = Path(__file__).parents[2]
FOLDERS = (
    ROOT / "src" / "sobremesa" / "strings",
    ROOT / "web" / "src" / "strings",
    ROOT / "src" / "sobremesa" / "games" / GAME / "strings",
    ROOT / "web" / "src" / "games" / GAME / "strings",
)
ANY = "\N{WHITE SQUARE}"

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


class Deserts(Tables):
    """Tables of this game, and a hand that plays some of their seats without a page."""

    def __init__(self, tables: Tables) -> None:
        self.http = tables.http

    def open_desert(self, *seats: Json, **options: Any) -> Table:
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
        """Play the seats of these tokens, each camel where it wins most, until it looks so."""
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
        "move": best(standing["view"], standing["choices"], luck),
    }
    return json.encode(play).decode()


def best(view: Json, choices: Sequence[Json], luck: random.Random) -> Json:
    """The camel that wins most at once, or one of the colour of which most are left."""
    plenty = [view["supply"][COLOURS.index(group["colour"][0])] for group in choices]
    group = max(zip(plenty, choices, strict=True), key=lambda one: one[0])[1]
    gains = [gain for gain in view["gains"] if view["supply"][COLOURS.index(gain["colour"])] > 4]
    if gains:
        gain = max(gains, key=lambda one: (one["points"] + 2 * len(one["areas"]), one["hex"]))
        return {"type": group["type"], "colour": gain["colour"], "hex": gain["hex"]}
    return {
        name: values if name == "type" else luck.choice(values) for name, values in group.items()
    }


PEOPLE: tuple[Json, ...] = tuple(
    {"kind": "person", "name": name} for name in ("Ana", "Berta", "Carlos", "Dolores", "Enrique")
)


def riders_done(view: Json) -> bool:
    """Seat 0 is about to place its first camel, or a later one."""
    return bool(view["stage"] == "camels" and view["seat"] == 0)


def camels(view: Json) -> int:
    return sum(len(caravan["camels"]) for caravan in view["caravans"])


# The screen


class Desert:
    """The board of a device; finds things by this game's words."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.page = device.page

    def say(self, key: str, /, **facts: object) -> str:
        return sentence(self.device.lang, key, **facts)

    def like(self, key: str, /, **facts: Any) -> re.Pattern[str]:
        return pattern(self.device.lang, key, **facts)

    def button(self, key: str, **facts: Any) -> Locator:
        return self.page.get_by_role("button", name=self.like(key, **facts))

    def text(self, key: str, **facts: Any) -> Locator:
        return self.page.get_by_text(self.like(key, **facts)).filter(visible=True)

    @property
    def status(self) -> Locator:
        return self.page.locator(".status > [role=status] .said")

    def hex(self, name: str) -> Locator:
        return self.page.locator(f"[data-hex={name}]")

    def colour(self, colour: str) -> Locator:
        return self.page.locator(".tray button").nth(COLOURS.index(colour))

    @property
    def confirm(self) -> Locator:
        return self.button("place")

    def sit_at(self, table: Table, *seats: int) -> None:
        if seats:
            tokens = [table.tokens[seat] for seat in seats]
            held = {"game": GAME, "code": table.code, "tokens": tokens, "at": 1, "seen": 0}
            self.device.keep(TABLES, {table.id: held})
        self.page.goto(table.path)

    def my_turn(self) -> None:
        """Wait until this device may do something."""
        expect(self.page.locator(".tray.mine")).to_be_visible()

    @property
    def may_act(self) -> bool:
        return self.page.locator(".tray.mine").is_visible()

    def free(self) -> list[str]:
        """The hexes that are lit for the chosen colour, in reading order."""
        names: list[str] = self.page.locator("[data-hex]").evaluate_all(
            """(hexes, [free, wins]) => hexes
                .filter((one) => [free, wins].some((end) => one.ariaLabel.includes(end)))
                .map((one) => one.dataset.hex)""",
            [
                self.say("hex-free", label=""),
                self.say("hex-wins", label="", points=ANY).split(ANY)[0],
            ],
        )
        return names

    def stands(self, name: str) -> None:
        """Expect a camel on this hex."""
        camel = re.compile(f"{self.like('hex-camel').pattern}|{self.like('hex-rider').pattern}")
        expect(self.hex(name)).to_have_attribute("aria-label", camel)

    def choose(self, colour: str) -> None:
        if self.colour(colour).get_attribute("aria-pressed") != "true":
            self.colour(colour).click()
        expect(self.colour(colour)).to_have_attribute("aria-pressed", "true")

    def place_any(self) -> None:
        """A rider, or a camel of the colour of which fewest are left, by two clicks."""
        self.my_turn()
        offered = self.page.locator(".tray button.open").all()
        counts = [one.locator(".count") for one in offered]
        left = [int(one.inner_text()) if one.count() else 0 for one in counts]
        few = offered[left.index(min(left))]
        if few.get_attribute("aria-pressed") != "true":
            few.click()
        name = self.free()[0]
        self.hex(name).click()
        lit = self.page.locator(
            f"[data-hex={name}][aria-label*='{self.say('hex-free', label='')}']"
        )
        expect(lit).to_have_count(0)  # it stands there, or the device is handed on

    # The end

    @property
    def totals(self) -> list[str]:
        """The last line but one of the score sheet."""
        sheet = self.page.get_by_role("table", name=self.say("end-sheet"))
        return sheet.get_by_role("row").nth(-2).get_by_role("cell").all_inner_texts()

    def over(self) -> None:
        """Wait until the score sheet is full."""
        expect(self.device.text("end-over").first).to_be_visible()
        expect(self.device.button("end-skip")).to_have_count(0)
