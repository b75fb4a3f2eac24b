"""Two people, one device."""

import json
from collections.abc import Sequence

from playwright.sync_api import expect

from sobremesa.games.shifting_stones.cards import CARDS
from tests.e2e.conftest import NewDevice
from tests.e2e.device import TABLES, Device
from tests.e2e.shell import open_table, take_over
from tests.e2e.shifting_stones import Stones
from tests.e2e.tables import Tables


def test_nothing_of_a_hand_is_on_the_page_before_the_device_is_handed_over(
    device: NewDevice, tables: Tables
) -> None:
    both = device(settings={"confirm": "never"})
    open_table(both, "who-here:Berta")
    stones = Stones(both)
    for turn, name in enumerate(("Ana", "Berta", "Ana", "Berta")):
        expect(both.heading("hand-over", name=name)).to_be_visible()
        expect(both.button("hand-over-ready", name=name)).to_be_focused()
        expect(stones.hand).to_have_count(0)
        for hand in _hands(both, tables):
            assert not _shown(both, hand)
        if turn == 0:
            both.shot("hand-over")
        take_over(both, name)
        stones.my_turn()
        mine, other = _hands(both, tables)[:: -1 if turn % 2 else 1]
        assert _shown(both, mine) == len(mine)
        assert not _shown(both, set(other) - set(mine))
        stones.flip(turn)
        stones.end()
    stones.over()
    assert stones.lines()[0][1:] == ["Ana", "Berta"]


def test_a_reload_asks_for_the_hand_over_again(device: NewDevice) -> None:
    both = device(settings={"confirm": "never"})
    open_table(both, "who-here:Berta")
    take_over(both, "Ana")
    Stones(both).my_turn()
    both.page.reload()
    expect(both.heading("hand-over", name="Ana")).to_be_visible()
    expect(Stones(both).hand).to_have_count(0)


def _hands(device: Device, tables: Tables) -> list[list[int]]:
    """What each seat of the device holds, as the server says."""
    kept = json.loads(device.page.evaluate(f"localStorage.getItem('{TABLES}')"))
    tokens: Sequence[str] = kept[device.table]["tokens"]
    last = [tables.history(device.table, token)["frames"][-1]["view"] for token in tokens]
    return [view["hand"] for view in sorted(last, key=lambda view: int(view["viewer"]))]


def _shown(device: Device, hand: Sequence[int] | set[int]) -> int:
    """How many of these cards are in the document, wherever it may be."""
    content = device.page.content()
    return sum(_label(device, card) in content for card in hand)


def _label(device: Device, card: int) -> str:
    """A card as the page names it."""
    pattern = CARDS[card].pattern
    rows = [", ".join(device.say(f"face-{face or 'any'}") for face in row) for row in pattern]
    if len(rows) == 1:
        words = device.say("pattern-across", faces=rows[0])
    elif len(pattern[0]) == 1:
        words = device.say("pattern-down", faces=", ".join(rows))
    else:
        names = ("top", "middle", "bottom") if len(rows) == 3 else ("top", "bottom")
        said = zip(names, rows, strict=True)
        words = "; ".join(device.say(f"pattern-{name}", faces=row) for name, row in said)
    return f'"{device.say("text-points", points=CARDS[card].points)}: {words}"'
