"""Whole matches of Sonora in the browser: three at the table, and one alone with the rival."""

import random

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.heard import PATIENCE, Heard
from tests.e2e.sonora import PEOPLE, SURE, WRITING, Sonoras, next_disc
from tests.e2e.sonora_sheet import Sheet
from tests.e2e.tables import Json, Tables, count

EASY: Json = {"kind": "bot", "level": "easy"}
MOST = 1500
"""Steps of a match."""
POLL = 20


class Player:
    """Plays the first seat with the mouse: flicks anyhow, writes whatever is lit."""

    def __init__(self, sheet: Sheet, heard: Heard) -> None:
        self.sheet = sheet
        self.heard = heard
        self.luck = random.Random(7)

    def play(self) -> None:
        """To the end."""
        step = self.heard.after(-1)
        for _ in range(MOST):
            if self.heard.over:
                return
            if 0 in self.heard.to_move:
                self.act(self.heard.view)
            step = self.heard.after(step)
        raise AssertionError("the match does not end")

    def act(self, view: Json) -> None:
        match view["stage"]:
            case "flick":
                self.sheet.choose(next_disc(view))
                self.sheet.pull(self.luck.randint(60, 110), self.luck.randint(60, 110))
            case "colours":
                colours = self.sheet.page.get_by_role("group", name=self.sheet.say("colours-label"))
                colours.get_by_role("button", name=self.sheet.say("colour-0")).click()
                colours.get_by_role("button", name=self.sheet.say("colour-1")).click()
            case stage if stage in WRITING:
                self.write()
            case _:
                self.sheet.settle(view)

    def write(self) -> None:
        """Whatever the page offers next: an animal, a mark, the mudcracks, the end."""
        sheet = self.sheet
        for _ in range(int(PATIENCE * 1000 / POLL)):
            if 0 not in self.heard.to_move or self.heard.view["stage"] not in WRITING:
                return None  # another's mark was heard before the answer to the last one
            if sheet.asked.is_visible():
                return sheet.discover(self.luck.randint(1, 3))
            if sheet.lit:
                return sheet.mark(self.luck.choice(sheet.lit))
            if sheet.page.locator(".bar .main").is_visible():
                return sheet.agree()
            if sheet.finish.is_visible() and sheet.finish.is_enabled():
                return sheet.end()
            sheet.page.wait_for_timeout(POLL)
        raise AssertionError("there is nothing to write")


@pytest.mark.parametrize("bots", [2, 0], ids=["three", "alone"])
def test_a_whole_match(device: NewDevice, tables: Tables, bots: int) -> None:
    sheet = Sheet(device(fresh=True))
    heard = Heard(sheet.page)
    games = Sonoras(tables)
    table = games.lay(PEOPLE[0], *([EASY] * bots), rounds=5, **SURE)
    sheet.sit_at(table, 0)
    Player(sheet, heard).play()
    sheet.over()
    happened = games.happened(table.id)
    assert count(happened, "writing_finished") == 5 * (bots + 1)
    for event in ("flicked", "shape_drawn", "path_traced", "node_marked"):
        assert count(happened, event) > 0
    if bots:
        assert count(happened, "hexes_crossed") > 0
    else:
        assert count(happened, "colours_chosen") == 5
        assert count(happened, "rival_drew") + count(happened, "rival_traced") > 0
    outcome = games.history(table.id)["outcome"]
    assert sheet.totals == [str(total) for total in outcome["totals"]]
    expect(sheet.device.text("end-over").first).to_be_visible()
