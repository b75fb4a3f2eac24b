"""R36: with the option, what others have won lies face down until the end; the board stays open."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

import sobremesa
from sobremesa import Luck
from sobremesa.core.match import Match
from sobremesa.core.values import seen
from sobremesa.games.through_the_desert.events import AreaEnclosed, OasisReached, WaterTaken
from sobremesa.games.through_the_desert.rules import GAME
from sobremesa.games.through_the_desert.scoring import sheet
from sobremesa.games.through_the_desert.state import VALUES, WELLS_OF_A_VALUE, Position


def played(seats: int) -> Iterator[Match]:
    """A match with the option, after every move of it: greedy, so that much is won."""
    match = sobremesa.new(GAME.meta.id, seats, seed=seats, face_down=True)
    luck = Luck(seats)
    while match.to_move:
        (seat,) = match.to_move
        moves = [match.choices(seat).sample(luck) for _ in range(8)]
        wins = [len(GAME.apply(match.state, seat, move).events) for move in moves]
        match.play(seat, moves[wins.index(max(wins))])
        yield match


def say(key: str, **facts: object) -> str:
    return f"{key} {facts}"


def otherwise(state: Position, viewer: int | None) -> Position:
    """The same board, with more water in everybody else's hand."""
    water = tuple(
        taken if seat == viewer else (taken[0] + 1, taken[1], taken[2] + 2)
        for seat, taken in enumerate(state.water)
    )
    return replace(state, water=water)


@pytest.mark.parametrize("seats", [2, 5])
def test_r36_nobody_can_tell_what_others_have_won(seats: int) -> None:
    """Not from the view, and so not from what is foreseen from it, nor from the table in words."""
    luck = Luck(1)
    for match in played(seats):
        state = match.state
        for viewer in (None, *range(seats)) if state.turn % 5 == 0 and not state.ended_by else ():
            view = GAME.view(state, viewer)
            assert view == GAME.view(otherwise(state, viewer), viewer)
            others = [seat for seat in range(seats) if seat != viewer]
            assert not any(view.water[seat] for seat in others)
            assert not any(one.oases for one in view.caravans if one.seat != viewer)
            for line, true in zip(view.lines, sheet(state), strict=True):
                shown = line.key.startswith("area")
                assert all(line.points[seat] == shown * true.points[seat] for seat in others)
            said = GAME.text.position(view, say)
            assert said == GAME.text.position(GAME.view(otherwise(state, viewer), viewer), say)
            world = GAME.imagine(view, luck)
            assert replace(world, water=state.water) == state
            for value, gone in zip(VALUES, map(sum, zip(*world.water, strict=True)), strict=True):
                left = sum(well.value == value for well in view.wells)
                assert gone + left <= WELLS_OF_A_VALUE, "more wells than there are in the box"


@pytest.mark.parametrize("seats", [2, 4])
def test_r36_messages_tell_what_happened_but_not_what_it_was_worth(seats: int) -> None:
    hidden = 0
    *_, match = played(seats)
    for row in match.log:
        won = [e for e in row.events if isinstance(e, WaterTaken | OasisReached | AreaEnclosed)]
        for event in won:
            assert seen([event], event.seat) == [event]
            for viewer in (None, (event.seat + 1) % seats):
                (look,) = seen([event], viewer)
                assert not getattr(look, "value", 0)
                assert not getattr(look, "points", 0)
                assert not getattr(look, "wells", ())
                assert not getattr(look, "water", 0)
                hidden += 1
    assert hidden > 20


def test_r36_at_the_end_all_is_shown() -> None:
    *_, match = played(3)
    view = GAME.view(match.state, 1)
    assert view.lines == sheet(match.state)
    assert view.water == match.state.water
    assert GAME.imagine(view, Luck(1)) == match.state


def test_r36_a_device_of_several_is_handed_over_only_with_the_option() -> None:
    assert not GAME.meta.hides_with({"face_down": False})
    assert GAME.meta.hides_with({"face_down": True})
