"""What is compiled does what the rules and the plain twin do, move by move and to the last bit."""

from itertools import islice

import pytest

from sobremesa import Luck
from sobremesa.core.fast import Compiled
from sobremesa.games.through_the_desert import advice
from sobremesa.games.through_the_desert.advice.playout import fractions, run
from sobremesa.games.through_the_desert.advice.search import DesertGround
from sobremesa.games.through_the_desert.advice.twin import OVER, Twin, twin_of
from sobremesa.games.through_the_desert.rules import GAME
from sobremesa.games.through_the_desert.tests import twins
from sobremesa.games.through_the_desert.tests.maps import dealt, ridden

pytest.importorskip("numba", reason="the compiled playout needs the extra `fast`")

from sobremesa.games.through_the_desert.advice import kernel
from sobremesa.games.through_the_desert.advice.fast import (
    CompiledGround,
    Packed,
    compile_all,
    compiled_ground,
    packed,
)

ALL = 10**6
ENTRIES = ("camel_ideas", "place", "run", "worths")
"""What is called from outside the kernel."""


def same(one: Twin, other: Twin) -> bool:
    return all(getattr(one, name) == getattr(other, name) for name in Twin.__slots__)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("crumbling", [False, True], ids=["whole", "crumbling"])
def test_the_same_seed_places_the_same_camels_and_the_rules_agree(
    seats: int, crumbling: bool
) -> None:
    for seed in range(twins.MATCHES):
        state = twins.set_out(seats, seed, crumbling=crumbling)
        plain, chance = twin_of(state), fractions(seed).__next__
        whole, step_by_step = packed(plain), packed(plain)
        for seat, tint, index in whole.run_noting(ALL, seed):
            assert twins.one_ply(plain, chance) == (seat, tint, index)
            state = twins.placed(state, tint, index)
            step_by_step.place(tint, index)
            twins.check(step_by_step.twin(), state)
        assert state.stage == "over"
        assert whole.seat == OVER
        assert whole.totals() == plain.totals()
        assert same(whole.twin(), plain)
        assert same(step_by_step.twin(), plain)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("crumbling", [False, True], ids=["whole", "crumbling"])
def test_ideas_and_worths_are_the_same_to_the_last_bit(seats: int, crumbling: bool) -> None:
    for seed in range(twins.MATCHES // 4):
        twin = twin_of(twins.set_out(seats, seed, crumbling=crumbling))
        chance = fractions(seed).__next__
        while twin.seat != OVER:
            plain, compiled = DesertGround(twin), compiled_ground(twin)
            assert compiled.worths() == plain.worths()
            assert compiled.ideas() == plain.ideas()
            assert compiled.seat == plain.seat
            run(twin, 1, chance)
        assert compiled_ground(twin).worths() == DesertGround(twin).worths()


def test_a_search_is_on_compiled_ground_once_it_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    view = ridden(3).view(0)
    monkeypatch.setattr(advice, "COMPILED", twins.NEVER_COMPILED)
    assert isinstance(GAME.advice.ground(view), DesertGround)
    monkeypatch.setattr(advice, "COMPILED", ready := Compiled(lambda: compiled_ground, begin_at=1))
    ready.loaded()
    assert isinstance(GAME.advice.ground(view), CompiledGround)
    assert isinstance(GAME.advice.ground(dealt(3).view(0)), DesertGround)


def test_compiling_beforehand_leaves_nothing_to_compile() -> None:
    compile_all()
    known = {name: len(getattr(kernel, name).signatures) for name in ENTRIES}
    begun = compiled_ground(twin_of(twins.set_out(5, 1, crumbling=False)))
    begun.play(begun.ideas()[0][1])
    begun.run(8, Luck(1))
    begun.worths()
    assert {name: len(getattr(kernel, name).signatures) for name in ENTRIES} == known


def test_a_run_goes_as_far_as_it_is_told() -> None:
    at = twin_of(twins.set_out(4, 1, crumbling=False))
    begun = packed(at)
    assert begun.run(7, seed=3) == 7
    assert run(at, 7, fractions(3).__next__) == 7
    assert same(begun.twin(), at)
    assert (begun.seat, begun.points, begun.lengths) == (at.seat, at.points, at.lengths)
    assert begun.run(0, seed=3) == 0


def test_noting_the_moves_changes_nothing() -> None:
    noting = packed(twin_of(twins.set_out(5, 2, crumbling=False)))
    silent = noting.copy()
    assert len(noting.run_noting(ALL, seed=2**64 - 1)) == silent.run(ALL, seed=2**64 - 1)
    assert same(noting.twin(), silent.twin())


def test_what_was_packed_stays_as_it_is() -> None:
    state = twins.set_out(3, 1, crumbling=False)
    at = twin_of(state)
    begun: Packed = packed(at)
    begun.copy().run(ALL, seed=1)
    twins.check(at, state)
    twins.check(begun.twin(), state)


def test_riders_are_placed_before_packing() -> None:
    with pytest.raises(ValueError, match="riders"):
        packed(twin_of(twins.dealt(2, 1)))


def test_the_fractions_are_those_of_splitmix64() -> None:
    published = (6457827717110365317, 3203168211198807973, 9817491932198370423)
    drawn = list(islice(fractions(1234567), 3))
    assert drawn == [(word >> 11) * 2.0**-53 for word in published]
