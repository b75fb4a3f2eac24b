"""A ledger of a match: what every seat's discs and bonuses brought, and what they were spent on.

Kept row by row from positions and moves, without a line of the rules.
"""

from collections import Counter
from math import hypot
from typing import Any

from sobremesa import Match, to_json
from sobremesa.core.values import DEALER
from sobremesa.games.sonora.tests import paper, scorer

BOARD = paper.LAYOUT["board"]
UNIT = 1024
"""Positions are in 1/1024 mm."""
EARNED, SAVED = -1, -2
RABBITS = {EARNED: 5, SAVED: 6}
SPENT_ON = {"draw": "fox", "trace": "owl", "add_rabbit": "rabbit"}
LEAVES = {"shapes": "draw", "paths": "trace", "nodes": "mark_node"}
"""Marks that stay in the order they were made, and the moves that make them."""


def counts_for(lying: dict[str, Any]) -> tuple[str, bool] | None:
    """The section of a disc, and whether it touches a circle."""
    if lying["where"] == "hole":
        return lying["section"], False
    if lying["where"] != "board":
        return None
    x, y = lying["x"] / UNIT, lying["y"] / UNIT
    for circle in BOARD["multipliers"]:
        if hypot(circle["x"] - x, circle["y"] - y) <= circle["r"] + BOARD["disc_radius"]:
            return circle["section"], True
    middle = BOARD["size"] / 2
    if min(abs(x - middle), abs(y - middle)) <= BOARD["half_tolerance"]:
        return lying["section"], False
    down, across = y > middle, x > middle
    return ("canyon", "mudcracks")[across] if down else ("ruins", "creek")[across], False


def number(disc: int) -> int:
    return disc % 5 + 1


def check_marks(move: dict[str, Any], before: dict[str, Any], after: dict[str, Any]) -> None:
    """A move leaves its mark and no other, and rubs none out."""
    for marks, kind in LEAVES.items():
        assert after[marks][: len(before[marks])] == before[marks]
        assert len(after[marks]) == len(before[marks]) + (move["type"] == kind)
    crossed = move["hexes"] if move["type"] == "cross_off" else 0
    assert sum(after["hexes"]) == sum(before["hexes"]) + crossed
    assert sum(after["boxes"]) == sum(before["boxes"]) + (move["type"] == "tick_box")
    assert sum(after["circled"]) == sum(before["circled"]) + (move["type"] == "discover")


class Phase:
    """One seat's write phase."""

    def __init__(self, before: dict[str, Any], position: dict[str, Any], seat: int) -> None:
        self.before = before
        self.earned = scorer.earned(before)
        self.values: Counter[str] = Counter()
        self.discs: Counter[tuple[str, int]] = Counter()
        self.used: Counter[tuple[str, int]] = Counter()
        self.spent = 0
        """In the mudcracks."""
        colour = position["colours"][0] if position["colours"] else seat
        for disc in range(5 * colour, 5 * colour + 5):
            if landing := counts_for(position["discs"][disc]):
                section, double = landing
                self.values[section] += number(disc) * (1 + double)
                self.discs[section, disc] = 1 + double

    def record(self, move: dict[str, Any], before: dict[str, Any], after: dict[str, Any]) -> None:
        """A move of this seat, with its sheet before and after it."""
        kind = move["type"]
        check_marks(move, before, after)
        if kind in SPENT_ON:
            self.use(kind, move["disc"], after)
        if kind == "mark_node":
            self.spent += paper.NODES[move["node"]]["value"] + self.circles(before, move["node"])
        if kind == "tick_box":
            self.spent += 1
        earned = scorer.earned(before) - self.earned
        for place, animal in enumerate(paper.ANIMALS):
            assert self.used[animal, EARNED] <= earned[animal], "earned earlier in this phase"
            assert self.used[animal, SAVED] <= self.savings(before, place)
        rabbits = sum(RABBITS[source] * self.used["rabbit", source] for source in RABBITS)
        assert self.spent <= self.values["mudcracks"] + rabbits

    def use(self, kind: str, source: int, after: dict[str, Any]) -> None:
        """A disc, or an animal in its place."""
        self.used[SPENT_ON[kind], source] += 1
        section = {"draw": "canyon", "trace": "creek"}.get(kind, "mudcracks")
        if source >= 0:
            assert self.used[SPENT_ON[kind], source] <= self.discs[section, source]
        if kind == "draw":
            shape = paper.shape_of(paper.cells(after["shapes"][-1]))
            assert paper.NUMBERS[shape] <= (number(source) if source >= 0 else 4)
        if kind == "trace" and source >= 0:
            assert len(after["paths"][-1]) == number(source)

    def savings(self, sheet: dict[str, Any], place: int) -> int:
        """Animals of the Discovery area that were there, or were circled in this phase."""
        gained = sheet["circled"][place] - self.before["circled"][place]
        return int(self.before["saved"][place] + gained)

    @staticmethod
    def circles(sheet: dict[str, Any], node: str) -> int:
        """Small circles that the rival has filled in around a node."""
        if not sheet["rival"] or node not in paper.OUTER:
            return 0
        return int(sheet["rival"]["circles"][paper.OUTER.index(node)])

    def close(self, after: dict[str, Any]) -> None:
        """At the end of the phase: the ruins are paid, and no disc was kept that could be used."""
        self.check_ruins(after)
        self.check_unused(after)
        for place, animal in enumerate(paper.ANIMALS):
            assert after["saved"][place] == self.savings(after, place) - self.used[animal, SAVED]
        assert after["animals"] == [0, 0, 0]
        assert not after["tasks"]
        assert after["due"] == after["mud"] == 0

    def check_ruins(self, after: dict[str, Any]) -> None:
        crossed = sum(after["hexes"]) - sum(self.before["hexes"])
        if after["rival"]:
            crossed += after["rival"]["crossed"] - self.before["rival"]["crossed"]
        full = sum(after["hexes"]) == sum(building["hexes"] for building in paper.BUILDINGS)
        assert crossed <= self.values["ruins"]
        assert full or crossed == self.values["ruins"]

    def check_unused(self, after: dict[str, Any]) -> None:
        rival = after["rival"] or {"shapes": [], "paths": []}
        own = [paper.cells(shape) for shape in after["shapes"]]
        filled = [paper.cells(shape) for shape in rival["shapes"]]
        for (section, disc), times in self.discs.items():
            if section == "canyon" and self.used["fox", disc] < times:
                for shape, needs in paper.NUMBERS.items():
                    assert needs > number(disc) or not paper.drawable(shape, own, filled)
            if section == "creek" and self.used["owl", disc] < times:
                assert not paper.traceable(number(disc), after["paths"], rival["paths"])


def audit(match: Match) -> None:
    """Go through a match, and at the end let the second scorer confirm what it came to."""
    phases: dict[int, Phase] = {}
    used: list[Counter[str]] = [Counter() for _ in range(match.seats)]
    begun = before = to_json(match._start)
    for row in match.mainline:
        after = to_json(row.state)
        move = to_json(row.move)
        if row.seat != DEALER:
            used[row.seat][move["type"]] += 1
        if before["stage"] in ("rival", "ruins", "write"):
            for seat in range(match.seats):
                sheet = before["sheets"][seat]
                phase = phases.setdefault(seat, Phase(begun["sheets"][seat], before, seat))
                if row.seat == seat and before["stage"] != "rival":
                    phase.record(move, sheet, after["sheets"][seat])
        if after["round"] != before["round"] or after["stage"] == "over":
            for seat, phase in phases.items():
                phase.close(after["sheets"][seat])
            phases, begun = {}, after
        before = after
    check_flick_bonuses(to_json(match._start), before, used)
    scorer.check_table(before["sheets"])
    confirm(match)


def check_flick_bonuses(
    start: dict[str, Any], end: dict[str, Any], used: list[Counter[str]]
) -> None:
    """Reflicks and Swaps: what there was, and what was earned, less what was used."""
    for seat, spent in enumerate(used):
        first, last = start["sheets"][seat], end["sheets"][seat]
        gained = scorer.earned(last) - scorer.earned(first)
        for bonus in ("reflick", "swap"):
            assert last[f"{bonus}s"] == first[f"{bonus}s"] + gained[bonus] - spent[bonus]


def confirm(match: Match) -> None:
    """The outcome is what the sheets alone say."""
    outcome = match.outcome
    if outcome is None:
        return
    sheets = to_json(match.state)["sheets"]
    totals, ranking, winners = scorer.ranked(sheets)
    assert (list(outcome.totals), list(outcome.ranking)) == (totals, ranking)
    assert list(outcome.winners) == winners
    for seat, sheet in enumerate(sheets):
        assert {line.key: line.points[seat] for line in outcome.lines} == scorer.lines(sheet)
