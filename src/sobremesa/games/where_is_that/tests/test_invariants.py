"""What holds after any sequence of legal moves, found by hypothesis and by whole random matches."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from sobremesa.core.codec import from_text, to_text
from sobremesa.core.luck import Luck
from sobremesa.core.match import Match
from sobremesa.games.where_is_that.cards import DECKS
from sobremesa.games.where_is_that.maps import STEPS, circles, map_of
from sobremesa.games.where_is_that.moves import Place, Push
from sobremesa.games.where_is_that.rules import GAME
from sobremesa.games.where_is_that.state import Mode, Position, rounds
from sobremesa.games.where_is_that.tests.drawings import begun, own

MODES: tuple[Mode, ...] = ("cartographer", "shakeup")
MATCHES = 3
"""Of each mode, deck and number of seats, with and without monuments, in `make test`."""

a_match = st.builds(
    begun,
    seats=st.integers(2, 6),
    seed=st.integers(0, 2**32),
    mode=st.sampled_from(MODES),
    deck=st.sampled_from(list(DECKS)),
    monuments=st.booleans(),
)


@settings(max_examples=60, deadline=None)
@given(match=a_match, data=st.data())
def test_any_sequence_of_legal_moves_leaves_a_sound_table(match: Match, data: Any) -> None:
    for _ in range(data.draw(st.integers(1, 40))):
        if not match.to_move:
            break
        (seat,) = match.to_move
        moves = list(match.choices(seat))
        before, move = match.state, moves[data.draw(st.integers(0, len(moves) - 1))]
        match.play(seat, move)
        sound(match.state)
        if isinstance(move, Push):
            exactly_one_run_has_moved(before, match.state, move)
        if isinstance(move, Place):
            assert moved(before, match.state) == {}


def sound(position: Position) -> None:
    """No two cards share a cell, no card is lost or doubled, and every common circle is right."""
    for spots in position.maps:
        assert len(set(spots.values())) == len(spots)
    placed = [card for spots in position.maps for card in spots]
    everything = [*placed, *position.market, *position.pile, *position.discards]
    if position.stage == "place":
        everything.append(position.taken)
    assert len(everything) == len(set(everything))
    assert set(everything) == {*position.open, *position.hidden}
    assert not set(position.open) & set(position.hidden)
    if position.mode == "shakeup":
        assert all(one.right for one in circles(map_of(position.maps[0]), position.open))


def moved(before: Position, after: Position) -> dict[str, int]:
    """The cards that lie elsewhere than before, and how far away."""
    was, now = before.spots, after.maps[0 if before.common else before.seat]
    return {card: now[card] - was[card] for card in was if now[card] != was[card]}


def exactly_one_run_has_moved(before: Position, after: Position, push: Push) -> None:
    """The cards that moved were an unbroken run from the pushed one, and all went one step."""
    step = STEPS[push.direction]
    steps = moved(before, after)
    assert set(steps.values()) == {step}
    start = push.cell[1] * STEPS["south"] + push.cell[0]
    run = [start + number * step for number in range(len(steps))]
    assert {before.spots[card] for card in steps} == set(run)
    assert run[-1] + step not in before.spots.values()


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("deck", DECKS)
def test_random_matches_end_with_the_right_number_of_cards_placed(mode: Mode, deck: str) -> None:
    play_many(mode, deck, MATCHES)


def play_many(mode: Mode, deck: str, matches: int) -> None:
    """So many random matches with each number of seats, with monuments and without."""
    for seats in range(1, 7):
        for monuments in (False, True):
            for seed in range(matches):
                play_out(mode, deck, seats, seed, monuments=monuments, whole_line=seed % 3 == 2)


def play_out(mode: Mode, deck: str, seats: int, seed: int, **options: bool) -> None:
    luck = Luck(seed)
    match = Match(GAME, seats, {"mode": mode, "deck": deck, **options}, luck)
    match.deal()
    while match.to_move:
        (seat,) = match.to_move
        match.play(seat, match.choices(seat).sample(luck))
    position: Position = match.state
    sound(position)
    assert [placements(match, seat) for seat in range(seats)] == [rounds(mode, seats)] * seats
    assert sum(map(len, position.maps)) + len(position.discards) == all_cards(mode, seats)
    assert position.hidden == {}
    assert match.outcome is not None


def placements(match: Match, seat: int) -> int:
    return sum(row.seat == seat and isinstance(row.move, Place | Push) for row in match.log)


def all_cards(mode: Mode, seats: int) -> int:
    """Cards in a match, the start cards too."""
    if seats == 1:
        return 11 if mode == "cartographer" else 14
    return 13 * seats if mode == "cartographer" else 4 + 5 * seats


def play_on(match: Match, steps: int, luck: Luck) -> None:
    """So many random moves, or to the end."""
    for _ in range(steps):
        for seat in match.to_move:
            match.play(seat, match.choices(seat).sample(luck))


@settings(max_examples=40, deadline=None)
@given(match=a_match, steps=st.integers(0, 30))
def test_sampling_brings_every_choice(match: Match, steps: int) -> None:
    luck = Luck(steps)
    play_on(match, steps, luck)
    for seat in match.to_move:
        choices = match.choices(seat)
        every = set(choices)
        drawn = [choices.sample(luck) for _ in range(40 * len(every))]
        assert set(drawn) <= every
        assert len(set(drawn)) > 0.9 * len(every)


def test_every_placement_is_sampled_equally_often() -> None:
    # The hole touches four cards, the notches two, the outer cells one.
    choices = own(". Oslo . \n Lisbon . Moscow \n . Rome .", "Vienna").choices(0)
    every, luck = list(choices), Luck(5)
    counts = dict.fromkeys(every, 0)
    for _ in range(400 * len(every)):
        counts[choices.sample(luck)] += 1
    assert len(every) == 25
    assert 300 < min(counts.values()) <= max(counts.values()) < 500


@settings(max_examples=40, deadline=None)
@given(match=a_match, steps=st.integers(0, 80))
def test_equal_positions_have_the_same_hash_and_look_the_same(match: Match, steps: int) -> None:
    play_on(match, steps, Luck(steps))
    position, view = match.state, match.view(0)
    for other in (backwards(position), read_again(position)):
        assert other == position
        assert (hash(other), repr(other)) == (hash(position), repr(position))
    seen = read_again(view)
    assert (seen, hash(seen), repr(seen)) == (view, hash(view), repr(view))


def backwards(position: Position) -> Position:
    """The same, as if every card had come in the opposite order."""
    return replace(
        position,
        maps=tuple(dict(reversed(spots.items())) for spots in position.maps),
        open=dict(reversed(position.open.items())),
        hidden=dict(reversed(position.hidden.items())),
    )


def read_again(value: Any) -> Any:
    return from_text(to_text(value), type(value))


@pytest.mark.parametrize("mode", MODES)
def test_positions_of_a_match_have_hashes_of_their_own(mode: Mode) -> None:
    match, luck = begun(3, mode=mode), Luck(1)
    positions = [match.state]
    while match.to_move:
        play_on(match, 1, luck)
        positions.append(match.state)
    assert len(positions) > 30
    assert len(set(map(hash, positions))) == len(positions)
