"""Whole matches of Sonora in the browser, with hands that err: three at the table, by keys; and
one alone with the rival, with the mouse.
"""

import random
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.heard import PATIENCE, Heard
from tests.e2e.sonora import PEOPLE, WRITING, Sonoras, next_disc
from tests.e2e.sonora_sheet import Sheet, TypedSheet
from tests.e2e.tables import Json, Table, Tables, count

EASY: Json = {"kind": "bot", "level": "easy"}
MOST = 1500
"""Steps of a match."""
POLL = 20


class Player:
    """Plays the first seat: flicks anyhow, writes whatever is lit."""

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
                self.sheet.flick_anyhow(self.luck)
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
            if sheet.page.locator("button.animal").count():
                return sheet.discover(self.luck.randint(1, 3))
            if sheet.lit:
                return sheet.mark_any(self.luck)
            if sheet.page.locator(".bar .main").is_visible():
                return sheet.agree()
            if sheet.finish.is_visible() and sheet.finish.is_enabled():
                return sheet.end()
            sheet.page.wait_for_timeout(POLL)
        raise AssertionError("there is nothing to write")


@pytest.mark.parametrize(
    ("bots", "way", "hand"),
    [(2, TypedSheet, "normal"), (0, Sheet, "shaky")],
    ids=["three, by keys", "alone, by mouse"],
)
def test_a_whole_match(
    device: NewDevice, tables: Tables, bots: int, way: type[Sheet], hand: str
) -> None:
    sheet = way(device(fresh=True))
    heard = Heard(sheet.page)
    games = Sonoras(tables)
    table = games.lay(PEOPLE[0], *([EASY] * bots), rounds=5, hand=hand)
    sheet.sit_at(table, 0)
    Player(sheet, heard).play()
    sheet.over()
    happened = games.happened(table.id)
    assert count(happened, "writing_finished") == 5 * (bots + 1)
    written = [count(happened, one) for one in ("shape_drawn", "path_traced", "node_marked")]
    if bots:
        assert all(written)
        assert count(happened, "hexes_crossed") > 0
    else:  # where all discs of one person land, luck decides
        assert any(written)
        assert count(happened, "colours_chosen") == 5
        assert count(happened, "rival_drew") + count(happened, "rival_traced") > 0
    assert erred(games, table)
    outcome = games.history(table.id)["outcome"]
    assert sheet.totals == [str(total) for total in outcome["totals"]]
    expect(sheet.device.text("end-over").first).to_be_visible()


def erred(games: Sonoras, table: Table) -> bool:
    """Whether a disc went otherwise than the hand meant it to."""
    record = games.http.get(f"/api/tables/{table.id}/record").json()
    moves = [move for _, move in record["moves"]]
    flicks = [(one, ran) for one, ran in pairwise(moves) if one["type"] == "flick"]
    return any((one["vx"], one["vy"]) != (ran["vx"], ran["vy"]) for one, ran in flicks)
