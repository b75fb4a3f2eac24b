"""Many matches: who wins, and that the counting is right."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec.structs import replace

import sobremesa
from sobremesa.core.refusal import Unplayable
from sobremesa.research.arena import Result, arena, wilson


def timeless(result: Result) -> Result:
    """The result without its times."""
    return replace(
        result,
        competitors=tuple(
            replace(competitor, seconds_mean=0.0, seconds_max=0.0)
            for competitor in result.competitors
        ),
    )


def test_normal_beats_random() -> None:
    told: list[tuple[int, int]] = []
    result = arena(
        "shifting_stones",
        ("normal", "random"),
        matches=40,
        seed=1,
        options={"round_limit": 3},
        progress=lambda done, of: told.append((done, of)),
    )
    normal, random = result.competitors
    assert (normal.level, random.level) == ("normal", "random")
    assert normal.wins > 0.9
    assert normal.wins + random.wins == pytest.approx(1)
    assert normal.points_mean > random.points_mean + 4
    assert told == [(done, 40) for done in range(1, 41)]


def test_equal_luck_and_exchanged_seats_make_equal_bots_equal() -> None:
    result = arena("shifting_stones", ("random",) * 3, 30, 5, options={"round_limit": 4})
    assert sum(competitor.wins for competitor in result.competitors) == pytest.approx(1)
    for competitor in result.competitors:
        assert competitor.matches == 30
        assert competitor.wins_low <= competitor.wins <= competitor.wins_high


def test_seats_rotate() -> None:
    levels = ("normal", "easy", "random")
    options = {"round_limit": 1}
    result = arena("shifting_stones", levels, 3, options=options, records=True)
    assert [record.players for record in result.records] == [
        ("normal", "easy", "random"),
        ("easy", "random", "normal"),
        ("random", "normal", "easy"),
    ]
    deals = {
        str([move for seat, move in record.moves if seat == -1][:4]) for record in result.records
    }
    assert len(deals) == 1
    fixed = arena("shifting_stones", levels, 2, options=options, records=True, exchange=False)
    assert {record.players for record in fixed.records} == {levels}


def test_a_seed_gives_the_same_result_whoever_does_the_work() -> None:
    def run(**how: object) -> Result:
        return timeless(
            arena(
                "shifting_stones",
                ("easy", "random"),
                4,
                9,
                options={"round_limit": 2},
                records=True,
                **how,  # type: ignore[arg-type]
            )
        )

    here = run()
    assert here == run()
    assert here == run(jobs=2)
    with ThreadPoolExecutor(2) as threads:
        assert here == run(executor=threads)


def test_records_replay() -> None:
    options = {"round_limit": 2}
    result = arena("shifting_stones", ("random", "random"), 2, options=options, records=True)
    for record in result.records:
        assert sobremesa.replay(record).outcome == record.outcome
    assert not arena("shifting_stones", ("random", "random"), 1, options=options).records


def test_a_solo_bot_can_be_measured() -> None:
    (competitor,) = arena("shifting_stones", ("random",), 5).competitors
    assert competitor.matches == 5
    assert competitor.moves_mean > 0


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(Unplayable, match="unknown_bot"):
        arena("shifting_stones", ("normal", "genius"), 1)
    with pytest.raises(Unplayable, match="unknown_game"):
        arena("chess", ("random", "random"), 1)
    with pytest.raises(Unplayable, match="bad_seats"):
        arena("shifting_stones", ("random",) * 6, 1)
    with pytest.raises(Unplayable, match="bad_matches"):
        arena("shifting_stones", ("random", "random"), 0)


def test_the_interval_is_wilsons() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0.0, 10)[0] == 0.0


def test_research_is_not_imported_before_it_is_wanted() -> None:
    code = (
        "import sobremesa, sys; print([m for m in sys.modules if 'research' in m or 'bots' in m])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"
