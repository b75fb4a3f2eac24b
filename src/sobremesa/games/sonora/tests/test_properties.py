"""What holds whatever is written: played at random, and read again by somebody who is slow."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa import Luck
from sobremesa.core.match import Match
from sobremesa.core.values import Event, Move, Undo
from sobremesa.games.sonora import events
from sobremesa.games.sonora.moves import (
    CrossOff,
    Draw,
    EndMudcracks,
    Finish,
    RivalDraw,
    RivalTrace,
    Trace,
)
from sobremesa.games.sonora.printed.board import SECTIONS, Section
from sobremesa.games.sonora.scoring import by_section
from sobremesa.games.sonora.sheet.values import Sheet
from sobremesa.games.sonora.tests import ledger, paper
from sobremesa.games.sonora.tests.desks import SPOTS, Desk, Laid
from sobremesa.games.sonora.tests.tables import disc

GAINS: dict[type[Event], Section] = {
    events.BuildingCompleted: "ruins",
    events.PathTraced: "creek",
    events.CactusSurrounded: "mudcracks",
    events.ShapeDrawn: "canyon",
}
"""What tells of points, and in which section they count."""
PLACES = (*SPOTS, "out")
ROUNDS = 7
OFTEN = 0.2
"""What is offered is read again at one position in five: slowly, as it is."""
seeds = pytest.mark.parametrize("seed", range(2))


def anywhere(luck: Luck) -> Laid:
    """The discs of a colour, each somewhere."""
    found: dict[str, tuple[int, ...]] = {}
    for number in (1, 2, 3, 4, 5):
        place = luck.pick(PLACES)
        if place != "out":
            found[place] = (*found.get(place, ()), number)
    return found


def any_move(match: Match, seat: int, luck: Luck) -> Move:
    """At random, but a seat stops only when there is nothing else to do, or sometimes."""
    choices = match.choices(seat)
    move: Move = choices.sample(luck)
    while isinstance(move, Finish | EndMudcracks) and len(choices) > 1 and luck.chance(0.9):
        move = choices.sample(luck)
    return move


def written(desk: Desk, luck: Luck) -> None:
    """Everybody writes at random, until the round is over."""
    while desk.match.state.stage not in ("flick", "over"):
        if luck.chance(OFTEN):
            check_offers(desk)
        seat = luck.pick(sorted(desk.match.to_move))
        desk.match.play(seat, any_move(desk.match, seat, luck))


def check_offers(desk: Desk) -> None:
    """What each seat may mark is what the second reader finds."""
    for seat in desk.match.to_move:
        sheet = desk.sheet(seat)
        if desk.state.stage == "write" and not sheet.discoveries:
            check_shapes(desk, seat, sheet)
            check_paths(desk, seat, sheet)
        if desk.state.stage == "rival":
            check_rival(desk, sheet)


def check_shapes(desk: Desk, seat: int, sheet: Sheet) -> None:
    own = [paper.cells(shape) for shape in sheet.shapes]
    rival = [paper.cells(shape) for shape in (sheet.rival.shapes if sheet.rival else ())]
    offered = desk.offered(Draw, seat)
    for source in {move.disc for move in offered}:
        most = source % 5 + 1 if source >= 0 else 4
        expected = set().union(
            *(paper.drawable(s, own, rival) for s, n in paper.NUMBERS.items() if n <= most)
        )
        assert {paper.cells(move.squares) for move in offered if move.disc == source} == expected


def check_paths(desk: Desk, seat: int, sheet: Sheet) -> None:
    rival = sheet.rival.paths if sheet.rival else ()
    offered = desk.offered(Trace, seat)
    for source in {move.disc for move in offered}:
        lengths = (source % 5 + 1,) if source >= 0 else (1, 2, 3, 4, 5)
        expected = {
            way[-1] for length in lengths for way in paper.traceable(length, sheet.paths, rival)
        }
        assert {move.end for move in offered if move.disc == source} == expected


def check_rival(desk: Desk, sheet: Sheet) -> None:
    assert sheet.rival is not None
    own = [paper.cells(shape) for shape in sheet.shapes]
    filled = [paper.cells(shape) for shape in sheet.rival.shapes]
    for source in {move.disc for move in desk.offered(RivalDraw)}:
        for shape in ("5", "4", "3", "2", "1b", "1a"):
            fits = paper.rival_drawable(shape, own, filled, desk.state.rival_squares)
            if fits and paper.NUMBERS[shape] <= source % 5 + 1:
                break
        offered = [move.squares for move in desk.offered(RivalDraw) if move.disc == source]
        assert {*map(paper.cells, offered)} == fits
    for source in {move.disc for move in desk.offered(RivalTrace)}:
        ways = paper.rival_traceable(source % 5 + 1, sheet.paths, sheet.rival.paths)
        offered_ways = {
            (move.start, move.end) for move in desk.offered(RivalTrace) if move.disc == source
        }
        assert offered_ways == {(way[0], way[-1]) for way in ways}


@seeds
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_writing_holds_to_the_second_reading(seats: int, seed: int) -> None:
    luck = Luck(10 * seats + seed)
    desk = Desk(*(anywhere(luck) for _ in range(seats)), rounds=ROUNDS, swaps=True)
    for _ in range(ROUNDS):
        written(desk, luck)
        ledger.audit(desk.match)
        if desk.match.to_move:
            desk.lay(*(anywhere(luck) for _ in range(seats)), swaps=True)
    assert desk.match.outcome is not None


@seeds
@pytest.mark.parametrize("rival_squares", [2, 3])
def test_random_writing_alone_holds_to_the_second_reading(rival_squares: int, seed: int) -> None:
    luck = Luck(100 * rival_squares + seed)
    desk = Desk(
        anywhere(luck), anywhere(luck), alone=True, rounds=ROUNDS, rival_squares=rival_squares
    )
    for _ in range(ROUNDS):
        written(desk, luck)
        ledger.audit(desk.match)
        if desk.match.to_move:
            desk.lay(anywhere(luck), anywhere(luck))
    assert desk.match.outcome is not None


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_any_mark_may_be_taken_back_to_the_equal_position(seed: int) -> None:
    luck = Luck(seed)
    desk = Desk(anywhere(luck), anywhere(luck))
    match = desk.match
    while match.to_move and match.state.stage in ("ruins", "write"):
        seat = luck.pick(sorted(match.to_move))
        before = match.state
        match.play(seat, move := any_move(match, seat, luck))
        after = match.state
        match.play(seat, Undo())
        assert match.state == before
        match.play(seat, move)
        assert match.state == after


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 2**32), alone=st.booleans())
def test_the_points_that_marks_tell_of_are_those_the_score_gains(seed: int, alone: bool) -> None:
    luck = Luck(seed)
    desk = Desk(anywhere(luck), anywhere(luck), alone=alone)
    match = desk.match
    while match.to_move and match.state.stage in ("rival", "ruins", "write"):
        seat = luck.pick(sorted(match.to_move))
        before = by_section(desk.sheet(seat))
        told = desk.play(any_move(match, seat, luck), seat=seat)
        points = dict.fromkeys(SECTIONS, 0)
        for event in told:
            if gained := getattr(event, "points", 0):
                points[GAINS[type(event)]] += gained
        after = by_section(desk.sheet(seat))
        assert [*points.values()] == [new - old for old, new in zip(before, after, strict=True)]


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_marks_are_taken_back_under_those_of_others(seed: int) -> None:
    """One seat's marks, then others', then the first one's taken back: as if never made."""
    luck = Luck(seed)
    desk = Desk(*(anywhere(luck) for _ in range(3)))
    match = desk.match
    while match.state.stage == "ruins":
        match.play(match.state.seat, any_move(match, match.state.seat, luck))
    if len(match.to_move) < 2:
        return
    mine, *others = luck.shuffled(sorted(match.to_move))
    never = match.fork()
    marks = 0
    for _ in range(luck.below(12)):
        seat = luck.pick([mine, *others])
        if seat not in match.to_move or match.state.stage != "write":
            continue
        move = any_move(match, seat, luck)
        match.play(seat, move)
        if seat == mine:
            marks += 1
        else:
            never.play(seat, move)
    for _ in range(marks):
        match.play(mine, Undo())
    assert match.state == never.state


def test_even_the_last_finish_is_taken_back_until_the_next_flick() -> None:
    desk = Desk({"creek": (1,)}, {"creek": (2,)})
    desk.play(Trace(disc(0, 1), "t1"), Finish())
    desk.play(Trace(disc(1, 2), "t2"), seat=1)
    before = desk.state
    desk.play(Finish(), seat=1)
    assert desk.state.round == 1
    desk.play(Undo(), seat=1)
    assert desk.state == before
    desk.play(Undo(), Undo())
    assert desk.sheet(0).paths == ()
    assert desk.sheet(1).paths == (("t1", "t2"),), "the other one's marks stay"


def test_in_the_ruins_a_mark_stays_once_the_next_one_has_marked() -> None:
    desk = Desk({"ruins": (5,)}, {"ruins": (4,)})
    desk.play(CrossOff("A", 4), CrossOff("A", 1))
    assert desk.match.taking_back_refused(0) is None
    desk.play(CrossOff("A", 4), seat=1)
    refused = desk.match.taking_back_refused(0)
    assert refused is not None
    assert refused.code == "built_upon"


def test_offers_of_one_seat_do_not_depend_on_what_others_write() -> None:
    desk = Desk({"mudcracks": (5,), "canyon": (3,)}, {"creek": (2,)})
    before = desk.match.choices(0)
    desk.play(Trace(disc(1, 2), "t2"), seat=1)
    assert desk.match.choices(0) == before
