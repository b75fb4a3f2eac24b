"""A match can be forked, copied and pickled; each goes on by itself, with luck of its own."""

import copy
import pickle
from collections.abc import Callable

import pytest

import sobremesa
from sobremesa import IllegalMove, Luck, Match, Undo
from sobremesa.games import ids
from tests.core.toy import SCRIBBLE, Finish, Write


def pickled(match: Match) -> Match:
    again: Match = pickle.loads(pickle.dumps(match))
    return again


COPIES: list[Callable[[Match], Match]] = [Match.fork, copy.copy, copy.deepcopy, pickled]
every_copy = pytest.mark.parametrize("copied", COPIES)


def play_on(match: Match, moves: int, seed: int = 1) -> None:
    """So many moves at random, some of them taken back."""
    luck = Luck(seed)
    for _ in range(moves):
        if match.to_move:
            seat = luck.pick(sorted(match.to_move))
            match.play(seat, match.choices(seat).sample(luck))
            if luck.chance(0.4) and match.taking_back_refused(seat) is None:
                match.play(seat, Undo())


@every_copy
@pytest.mark.parametrize("game_id", ids())
def test_a_copy_is_equal_and_goes_on_the_same(
    game_id: str, copied: Callable[[Match], Match]
) -> None:
    match = sobremesa.new(game_id, 2, seed=5)
    play_on(match, 5)
    again = copied(match)
    assert again == match
    assert again.log == match.log
    assert again.state == match.state
    assert again.to_move == match.to_move
    for seat in match.to_move:
        assert again.choices(seat) == match.choices(seat)
    before = match.record
    play_on(again, 40)
    assert match.record == before
    assert again != match
    play_on(match, 40)
    assert again == match
    assert again.log == match.log


@every_copy
def test_after_taking_back_a_copy_has_the_same_main_line(
    copied: Callable[[Match], Match],
) -> None:
    match = Match(SCRIBBLE, 2, luck=Luck(1))
    match.play(0, Write(1))
    fresh = copied(match)
    match.play(0, Undo())
    match.play(0, Write(2))
    again = copied(match)
    again.play(1, Write(1))
    fresh.play(1, Write(1))
    assert [row.move for row in again.mainline] == [Write(2), Write(1)]
    assert [row.move for row in match.mainline] == [Write(2)]
    assert [row.move for row in fresh.mainline] == [Write(1), Write(1)]


def rolled(match: Match) -> int:
    """What the dealer rolls once everybody has finished."""
    for seat in sorted(match.to_move):
        match.play(seat, Finish())
    pips: int = match.state.pips
    return pips


def test_what_a_fork_draws_is_not_drawn_from_the_original() -> None:
    fresh = [rolled(Match(SCRIBBLE, 1, luck=Luck(seed))) for seed in range(20)]
    for seed, pips in enumerate(fresh):
        match = Match(SCRIBBLE, 1, luck=Luck(seed))
        forks = [match.fork(), match.fork()]
        assert [rolled(fork) for fork in forks] == [pips, pips]
        assert rolled(match) == pips
    assert len(set(fresh)) > 3


def test_who_looks_ahead_hands_in_luck_of_their_own() -> None:
    match = Match(SCRIBBLE, 1, luck=Luck(3))
    ahead = {rolled(match.fork(Luck(seed))) for seed in range(30)}
    assert len(ahead) > 3
    assert rolled(match) == rolled(Match(SCRIBBLE, 1, luck=Luck(3)))


def test_a_refusal_comes_back_whole_from_another_process() -> None:
    refusal = IllegalMove("touches_rival", "camels", hex="c4", rival=2)
    again = pickle.loads(pickle.dumps(refusal))
    assert type(again) is IllegalMove
    assert again.told() == refusal.told()
    assert str(again) == str(refusal)


@pytest.mark.parametrize("copied", [Luck.copy, copy.copy, copy.deepcopy, pickle.dumps])
def test_copied_luck_brings_the_same_apart_from_the_original(
    copied: Callable[[Luck], Luck | bytes],
) -> None:
    luck = Luck(4)
    luck.draw(range(9), 5)
    copied_luck = copied(luck)
    again = pickle.loads(copied_luck) if isinstance(copied_luck, bytes) else copied_luck
    there = [again.fraction() for _ in range(700)]
    assert [luck.fraction() for _ in range(700)] == there
    assert repr(again) == "Luck(4)"


def test_of_the_systems_luck_a_copy_is_other_luck() -> None:
    luck = Luck()
    assert luck.copy() is None
    other = pickle.loads(pickle.dumps(luck))
    assert [other.fraction() for _ in range(3)] != [luck.fraction() for _ in range(3)]
