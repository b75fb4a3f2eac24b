"""The end of a match of each game, played through the page: what comes before it is laid by hands.

Whoever plays takes whatever is offered first.
"""

import random
from collections.abc import Callable, Sequence
from typing import cast

from tests.browsers.person import Person
from tests.e2e.hands import Hands, any_of
from tests.e2e.sonora import sent_to
from tests.e2e.tables import BOT, ME, PEOPLE, Json, Table, Tables

SURE: Json = {"hand": "sure"}
"""Hands that never err."""
LAST_ROUND = 5
MOST = 80
"""Things to press in a match."""


class AnyHands(Hands):
    """A hand that plays anything at all, in any game."""

    def __init__(self, tables: Tables, game: str) -> None:
        super().__init__(tables)
        self._game = game

    def lay(self, *seats: Json, **options: object) -> Table:
        return self.opened({"game": self._game, "seats": seats, "options": options, "start": True})

    def choose(self, view: Json, choices: Sequence[Json], luck: random.Random) -> Json:
        group = luck.choice(choices)
        if group["type"] == "flick":  # the only offer of which some moves are too many to write
            return sent_to(view, group, (luck.randint(30, 270), luck.randint(30, 270)))
        return any_of(group, luck)


def shifting_stones(person: Person, tables: Tables) -> Table:
    """A swap by dragging, a flip by pressing, and the end of the only round."""
    table = shifting_stones_at_turn(person, tables)
    one, other = (person.place("button", "stone-label", number=number) for number in (1, 2))
    person.drag(one, other)
    pay(person, held=4)
    flip(person, 5, held=3)
    person.press("button", "end-turn", more=True)
    return table


def shifting_stones_at_turn(person: Person, tables: Tables) -> Table:
    """Against a bot, for one round."""
    table = tables.open(ME, BOT, round_limit=1)
    person.sit_at(table, 0, game="shifting_stones")
    person.sees("button", "end-turn", more=True)
    return table


def flip(person: Person, stone: int, held: int) -> None:
    person.press("button", "stone-label", number=stone)
    pay(person, held)


def pay(person: Person, held: int) -> None:
    """Press the first card of a hand of so many, and wait for the server's yes."""
    person.press(".hand button.paying")
    person.misses(".hand button", nth=held - 1)
    person.sees("button", "end-turn", more=True)


def through_the_desert(person: Person, tables: Tables) -> Table:
    """The last camels of two, until a colour is gone."""
    hands = AnyHands(tables, "through_the_desert")
    table = hands.lay(*PEOPLE[:2])
    hands.play(table, table.tokens, few_camels_left)
    person.sit_at(table, 0, 1, game="through_the_desert")
    until_over(person, ".tray.mine", place_camel)
    return table


def few_camels_left(view: Json) -> bool:
    """The first seat begins its turn, and of some colour there are so few camels that two rounds
    of two, who place two each, would see it gone.
    """
    begins = view["stage"] == "camels" and view["seat"] == 0 and view["left"] == 2
    return bool(begins and min(view["supply"]) <= 8)


def place_camel(person: Person) -> None:
    """One of the colour of which fewest are left, on the first hex that is lit."""
    if person.count("button", "zoom-out"):
        person.press("button", "zoom-out")
        person.misses("button", "zoom-out")
    number = person.browser.evaluate(
        """() => {
            const left = (one) => Number(one.querySelector(".count").textContent);
            const all = [...document.querySelectorAll(".tray button")];
            const open = all.filter((one) => one.classList.contains("open"));
            return all.indexOf(open.sort((one, other) => left(one) - left(other))[0]);
        }"""
    )
    if not person.count(f".tray button:nth-child({number + 1})[aria-pressed=true]"):
        person.press(".tray button", nth=number)
    lit = [person.say("hex-free", label=""), person.say("hex-wins", label="", points=0)[:-2]]
    name = person.browser.evaluate(
        """(lit) => [...document.querySelectorAll("[data-hex]")]
            .find((one) => lit.some((end) => one.ariaLabel.includes(end))).dataset.hex""",
        lit,
    )
    person.press(f"[data-hex={name}]")
    if person.finger:  # the first tap comes nearer
        person.sees("button", "zoom-out")
        person.press(f"[data-hex={name}]")
    for end in lit:
        person.misses(f"[data-hex={name}][aria-label*='{end}']")


def where_is_that(person: Person, tables: Tables) -> Table:
    """The last cards of two."""
    hands = AnyHands(tables, "where_is_that")
    table = hands.lay(*PEOPLE[:2])
    hands.play(table, table.tokens, lambda view: view["round"] == view["rounds"])
    person.sit_at(table, 0, 1, game="where_is_that")
    until_over(person, ".market.mine", lay_card)
    return table


def lay_card(person: Person) -> None:
    person.press(".market.mine button")
    person.press("[data-cell]", "cell-free")
    person.sees(".market.mine, .end, .bar .main")
    if person.count(".bar .main"):  # on small cells a finger may slip: the yes is a button
        person.press(".bar .main")
        person.misses(".bar .main")


def sonora(person: Person, tables: Tables) -> Table:
    """Alone: the last discs of the last round, and all that is written then."""
    hands = AnyHands(tables, "sonora")
    table = hands.lay(ME, rounds=LAST_ROUND, **SURE)
    hands.play(table, table.tokens, few_discs_left)
    person.sit_at(table, 0, game="sonora", pace="fast")
    until_over(person, ", ".join(SONORA), flick_or_write)
    return table


def few_discs_left(view: Json) -> bool:
    in_hand = sum(disc["where"] == "hand" for disc in view["discs"])
    return bool(view["round"] == LAST_ROUND and view["stage"] == "flick" and in_hand <= 2)


LIT = "[data-thing]"
DISC = ".hand.mine .disc.open"
SONORA = (
    ".bar .main",
    LIT,
    DISC,
    ".hand .main",
    ".choices button",
    ".discovery button",
    ".ends button",
)
"""What there is to press in Sonora, what is begun first: a yes, marks, discs, answers, the end."""


def flick_or_write(person: Person) -> None:
    """Whatever the page offers first."""
    offered = next(css for css in SONORA if person.count(css))
    if offered == DISC:
        flick(person)
    elif offered == ".choices button":
        person.press(".choices button:not([aria-pressed=true])")
    else:
        person.press(offered)


def flick(person: Person) -> None:
    """Choose a disc, pull back and let go; it runs, and comes to rest."""
    person.press(DISC)
    person.sees(f"{DISC}[aria-pressed=true]")
    x, y = person.place("[role=group]", "board-label")
    person.drag((x, y), (x + 60, y + 70))
    person.misses("canvas.on")


MATCHES: dict[str, Callable[[Person, Tables], Table]] = {
    one.__name__: one for one in (shifting_stones, through_the_desert, where_is_that, sonora)
}


def until_over(person: Person, ready: str, act: Callable[[Person], None]) -> None:
    """Act whenever there is something to do, until the score sheet is there."""
    for _ in range(MOST):
        person.misses(".status .said", "prompt-wait")
        person.sees(f".end, {ready}")
        if person.count(".end"):
            return
        act(person)
    raise AssertionError("the match does not end")


def totals(person: Person) -> list[str]:
    """The line of totals on the score sheet, once it is full."""
    person.sees(".end", "end-over", more=True)
    person.misses("button", "end-skip")
    cells = person.browser.evaluate(
        """(total) => [...document.querySelectorAll("tr")]
            .filter((row) => row.querySelector("th")?.textContent.trim() === total)
            .flatMap((row) => [...row.querySelectorAll("td")])
            .map((cell) => cell.innerText.trim())""",
        person.say("end-total"),
    )
    return cast(list[str], cells)
