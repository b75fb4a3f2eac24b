"""A very short soak with one killed worker, so that `make soak` cannot rot."""

from random import Random

from tests.soak.disasters import INSIDE, OUTSIDE, plan
from tests.soak.processes import growth
from tests.soak.report import Report
from tests.soak.soak import Wishes, soak


def test_nothing_is_lost_doubled_or_stuck_when_a_worker_is_killed() -> None:
    report = Report()
    wishes = Wishes(minutes=0.2, tables=6, watchers=2, moves_a_second=20, disasters=("worker",))
    soak(wishes, report)
    assert report.found == {"lost": [], "doubled": [], "stuck": [], "growing": [], "orphans": []}
    assert report.moves > 0
    assert len(report.settled) == 1


def test_ten_minutes_have_every_disaster_and_a_calm_end() -> None:
    planned = list(plan(600, Random(3)))
    assert {kind for _, kind in planned} == {*INSIDE, *OUTSIDE}
    assert all(kind not in INSIDE for moment, kind in planned if moment > 300)
    assert {kind for moment, kind in planned if moment > 300} == set(OUTSIDE)
    assert planned == list(plan(600, Random(3)))


def test_a_straight_line_is_growth_and_a_jump_is_none() -> None:
    seconds = range(600)
    assert growth([(second, 50 + second / 60 * 10) for second in seconds]) > 9
    assert growth([(second, 50.0 + 80 * (second > 300)) for second in seconds]) == 0
    assert growth([(second, 50 + second % 7) for second in seconds]) < 0.5
