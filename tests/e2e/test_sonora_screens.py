"""Sonora as axe sees it, in both languages and both lights; what fits, and what it weighs."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.faults import SIZES, faults, held, is_light
from tests.e2e.sonora import PEOPLE, Sonora, Sonoras, Spot
from tests.e2e.table_server import TableServer
from tests.e2e.tables import Json, Tables

QUARTER: tuple[Spot, ...] = ((90, 130), (130, 40), (50, 110), (30, 70), (147, 80))
"""Places for the discs of the first corner; the others' lie a quarter turn further."""


def every_spot() -> list[Spot]:
    """In playing order, for four seats: two flicks each, two each, one each."""
    spots: list[Spot] = []
    for part in (slice(0, 2), slice(2, 4), slice(4, 5)):
        turned = QUARTER[part]
        for _ in PEOPLE:
            spots += turned
            turned = tuple((300 - y, x) for x, y in turned)
    return spots


def mine(view: Json) -> bool:
    """Seat 0 has flicked twice, the others too."""
    return bool(view["stage"] == "flick" and view["turn"] == 1 and view["to_move"] == [0])


def screens(sonora: Sonora, tables: Sonoras) -> Iterator[str]:
    """A turn from the choice of a disc to what is asked after it; the words, the keys, the end."""
    sonora.sit_at(tables.sent(every_spot()[:8], mine, *PEOPLE, rounds=5), 0)
    sonora.my_turn()
    yield "turn"
    sonora.choose(3)
    sonora.page.keyboard.press("ArrowUp")
    yield "aim"
    sonora.button("style-dial").click()
    yield "dial"
    sonora.button("style-dial").click()
    sonora.disc(3).click()
    sonora.key_flick(0, 17)
    expect(sonora.status).to_have_text(sonora.like("prompt-bullseye"))
    yield "bullseye"
    sonora.page.keyboard.press("1")
    expect(sonora.button("reflick")).to_be_visible()
    yield "reflick"
    sonora.page.keyboard.press("t")
    expect(sonora.dialog("in-words-title")).to_be_visible()
    yield "words"
    sonora.page.keyboard.press("Escape")
    sonora.page.keyboard.press("?")  # a key right after the one that closes is heard
    expect(sonora.dialog("keys")).to_be_visible()
    yield "keys"
    sonora.page.keyboard.press("Escape")
    yield from _later(sonora, tables)


def _later(sonora: Sonora, tables: Sonoras) -> Iterator[str]:
    """When all discs lie on the board, and in the replay."""
    table = tables.sent(every_spot(), lambda view: view["stage"] == "swap", *PEOPLE, rounds=5)
    sonora.sit_at(table, 0)
    expect(sonora.status).to_have_text(sonora.like("prompt-swap"))
    yield "swap"
    sonora.page.goto(f"{table.path}/replay/9")
    expect(sonora.device.button("replay-next")).to_be_visible()
    yield "replay"


@pytest.mark.parametrize("size", SIZES)
def test_every_screen_fits_and_axe_finds_nothing(
    device: NewDevice, tables: Tables, size: str
) -> None:
    """On a phone the board keeps its size."""
    sonora = Sonora(device(**held(size)))
    widths: set[float] = set()

    def fit(screen: str) -> list[str]:
        if screen in ("turn", "aim", "reflick", "swap"):
            box = sonora.page.locator(".square").bounding_box()
            assert box is not None
            widths.add(box["width"])
        return []

    walk = screens(sonora, Sonoras(tables))
    found = faults(sonora.device, size, walk, "sonora", fit)
    assert not found, "\n".join(found)
    assert size != "phone" or len(widths) == 1, widths


def test_shell_and_game_are_at_most_120_kilobytes(
    device: NewDevice, tables: Tables, server: TableServer
) -> None:
    table = Sonoras(tables).lay(*PEOPLE[:2])
    is_light(Sonora(device(fresh=True)), table, server.folder)
