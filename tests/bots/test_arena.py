"""Many matches: who wins, and that the counting is right."""

import subprocess
import sys
from typing import Any

import pytest

import sobremesa
from sobremesa import DEALER, Luck, Match, to_json
from sobremesa.bots import Bot
from sobremesa.core.choices import Choices
from sobremesa.core.game import AnyGame
from sobremesa.core.refusal import Unplayable
from sobremesa.core.values import View
from sobremesa.research.arena import arena, wilson


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


class Stubborn:
    """Plays the first thing there is."""

    def choose(self, game: AnyGame, view: View, choices: Choices[Any], luck: Luck) -> Any:
        return next(iter(choices))


class Named(Stubborn):
    def __init__(self, name: str) -> None:
        self.name = name


def test_an_own_bot_plays_beside_the_levels_under_its_name() -> None:
    own: list[str | Bot] = [Stubborn(), "random", Named("Mule")]
    result = arena("shifting_stones", own, 3, options={"round_limit": 1}, records=True)
    names = ("Stubborn", "random", "Mule")
    assert tuple(competitor.level for competitor in result.competitors) == names
    assert [record.players for record in result.records] == [
        names[shift:] + names[:shift] for shift in range(3)
    ]
    for record in result.records:
        match = Match(sobremesa.game(record.game), 3, record.options)
        for seat, move in record.moves:
            if seat != DEALER and record.players[seat] != "random":
                assert to_json(next(iter(match.choices(seat)))) == move
            match.follow(seat, move)


class Idle(Stubborn):
    """Plays the last thing there is: it skips its turns."""

    name = "Mule"

    def choose(self, game: AnyGame, view: View, choices: Choices[Any], luck: Luck) -> Any:
        return list(choices)[-1]


def test_two_of_one_name_are_told_apart_by_their_place() -> None:
    twins = [Named("Mule"), Idle()]
    busy, idle = arena("shifting_stones", twins, 4, options={"round_limit": 3}).competitors
    assert busy.level == idle.level == "Mule"
    assert busy.moves_mean > idle.moves_mean == 3


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
