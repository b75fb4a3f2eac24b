"""Two people, one device."""

import json
from collections.abc import Sequence

from playwright.sync_api import expect

from sobremesa.games.shifting_stones.cards import CARDS
from tests.e2e.conftest import NewDevice
from tests.e2e.device import TABLES, Device
from tests.e2e.shell import Replay, open_table, take_over
from tests.e2e.shifting_stones import Stones
from tests.e2e.tables import FRIEND, ME, Tables


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


def test_a_key_that_is_still_held_hands_nothing_over(device: NewDevice) -> None:
    both = device(settings={"confirm": "never"})
    open_table(both, "who-here:Berta")
    keys, stones = both.page.keyboard, Stones(both)
    take_over(both, "Ana")
    for held, name in (("Enter", "Berta"), ("Space", "Ana")):
        stones.my_turn()
        if held == "Enter":
            stones.end_button.focus()
            keys.down(held)  # ends the turn
        else:
            keys.down(held)  # on nothing, until the cover comes under it
            keys.press("e")
        ready = both.button("hand-over-ready", name=name)
        expect(ready).to_be_focused()
        for _ in range(3):
            keys.down(held)  # it repeats
        keys.up(held)
        expect(ready).to_be_focused()
        expect(stones.hand).to_have_count(0)
        keys.press("Enter")


def test_a_reload_asks_for_the_hand_over_again(device: NewDevice) -> None:
    both = device(settings={"confirm": "never"})
    open_table(both, "who-here:Berta")
    take_over(both, "Ana")
    Stones(both).my_turn()
    both.page.reload()
    expect(both.heading("hand-over", name="Ana")).to_be_visible()
    expect(Stones(both).hand).to_have_count(0)


def test_the_replay_of_a_match_that_is_played_shows_no_hand_of_those_who_share_a_device(
    device: NewDevice, tables: Tables
) -> None:
    table = tables.open(ME, FRIEND, round_limit=1)
    both = device(settings={"confirm": "never"})
    both.sit_at(table, 0, 1)
    expect(both.button("hand-over-ready", name="Ana")).to_be_visible()
    both.page.goto(f"{table.path}/replay/4")
    Replay(both)
    for hand in _hands(both, tables):
        assert not _shown(both, hand)
    both.page.goto(table.path)
    for name in ("Ana", "Berta"):
        take_over(both, name)
        Stones(both).end()
    Stones(both).over()
    both.link("replay").click()
    replay = Replay(both)
    both.button("replay-last").click()
    replay.shows(replay.all)
    for seat, hand in enumerate(_hands(both, tables)):
        both.field("replay-eyes").select_option(value=str(seat))
        both.page.wait_for_function(
            "label => document.body.innerHTML.includes(label)", arg=_label(both, hand[0])
        )
        assert _shown(both, hand) == len(hand)


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
