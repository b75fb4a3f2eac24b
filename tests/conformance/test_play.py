"""Every game, by having a folder: played to the end with every check on the way."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import sobremesa
from sobremesa import Luck, Match
from sobremesa.core import codec, record
from sobremesa.core.options import OneOf, usual
from sobremesa.games import ids
from tests.conformance import checks
from tests.conformance.walk import Case, cases, play_checked, walk

CASES = cases()
QUICK = [case for case in CASES if case.options.get("round_limit") != 0 or case.seats == 1]
"""Cases whose random matches are short."""
ENOUGH = 20
"""Positions of a case, each with all checks. (`make fuzz` never has enough.)"""
every_case = pytest.mark.parametrize("case", CASES, ids=str)


@every_case
def test_a_match_holds_to_the_contract_from_first_move_to_last(case: Case) -> None:
    """Three matches, unless the first is as long as many."""
    checked = 0
    for seed in range(3):
        if checked < ENOUGH:
            chance = 0.01 if seed == 0 and case in QUICK else 0.003
            match, luck = case.match(seed), Luck(seed)
            checked += play_checked(match, luck, checks.EVERYWHERE, checks.AT_A_SEAT, chance)


@settings(max_examples=25, suppress_health_check=list(HealthCheck))
@given(case=st.sampled_from(QUICK), seed=st.integers(0, 2**32))
def test_any_seed_holds_to_the_contract(case: Case, seed: int) -> None:
    play_checked(case.match(seed), Luck(seed), checks.EVERYWHERE, checks.AT_A_SEAT, chance=0.05)


@every_case
def test_a_match_adds_up_and_its_record_replays_to_an_equal_one(case: Case) -> None:
    match = played(case, 11)
    adds_up(match)
    text = record.write(match.record)
    for paper in (text, sobremesa.to_json(match.record)):
        assert sobremesa.from_json(paper) == match.record
    again = sobremesa.replay(text)
    assert again == match
    assert [row.state for row in again.mainline] == [row.state for row in match.mainline]
    assert record.write(again.record) == text
    assert text.count("\n") >= len(match.mainline)


def adds_up(match: Match) -> None:
    """The outcome's lines are its totals, and its ranks follow from one another."""
    outcome = match.outcome
    assert outcome is not None
    for seat in range(match.seats):
        assert sum(line.points[seat] for line in outcome.lines) == outcome.totals[seat]
        better = sum(rank < outcome.ranking[seat] for rank in outcome.ranking)
        assert outcome.ranking[seat] == better + 1
    assert set(outcome.winners) <= {s for s, rank in enumerate(outcome.ranking) if rank == 1}


def test_states_are_the_same_in_another_process_with_another_hash_seed() -> None:
    here = fingerprints()
    for hash_seed in ("1", "2"):
        there = subprocess.run(
            [sys.executable, "-c", f"from {__name__} import fingerprints; print(fingerprints())"],
            cwd=Path(__file__).parents[2],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert there.stdout.strip() == here


def fingerprints() -> str:
    """A digest of every state of a short match of every case, in the exact order of its JSON."""
    import hashlib

    digest = hashlib.sha256()
    for case in QUICK:
        for row in played(case, 5).log:
            digest.update(codec.to_text([row.move, row.state, row.events]))
    return digest.hexdigest()


def played(case: Case, seed: int) -> Match:
    match = case.match(seed)
    for _ in walk(match, Luck(seed)):
        pass
    assert match.outcome is not None
    return match


def test_an_option_that_no_rule_looks_at_changes_nothing() -> None:
    for game_id in ids():
        game = sobremesa.game(game_id)
        seats = game.meta.most_seats
        settled = {option.name: usual(option, seats) for option in game.meta.options}
        for option in game.meta.options:
            if isinstance(option, OneOf) and not option.ruled:
                starts = [game.setup(seats, {**settled, option.name: v}) for v in option.values]
                assert all(start == starts[0] for start in starts), option.name


def test_an_option_changes_nothing_with_other_numbers_of_seats_than_its_own() -> None:
    tried = 0
    for game_id in ids():
        meta = sobremesa.game(game_id).meta
        for option in meta.options:
            others = {*range(meta.fewest_seats, meta.most_seats + 1)} - {*option.only}
            for seats in others if option.only else ():
                assert isinstance(option, OneOf)
                matches = [
                    played(Case(game_id, seats, {option.name: value}), 7) for value in option.values
                ]
                went = [match.record.moves for match in matches]
                assert all(one == went[0] for one in went), (option.name, seats)
                assert matches[0].outcome == matches[-1].outcome
                tried += 1
    assert tried


def test_an_option_of_some_numbers_of_seats_names_those_there_are() -> None:
    for game_id in ids():
        meta = sobremesa.game(game_id).meta
        there = {*range(meta.fewest_seats, meta.most_seats + 1)}
        assert all({*option.only} <= there for option in meta.options)
