"""Whole matches that still end as they did, and trees that still count the same."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import sobremesa
from sobremesa import DEALER
from sobremesa.core.game import AnyGame
from sobremesa.games import ids

GAMES = Path(sobremesa.__file__).parent / "games"


def kept(name: str) -> list[Any]:
    return [
        pytest.param(path, id=f"{game_id}-{path.stem}")
        for game_id in ids()
        for path in sorted((GAMES / game_id / "tests").glob(name))
    ]


def test_every_game_keeps_records_and_counts() -> None:
    for game_id in ids():
        assert list((GAMES / game_id / "tests" / "records").glob("*.json")), game_id
        assert (GAMES / game_id / "tests" / "counts.json").exists(), game_id


@pytest.mark.parametrize("path", kept("records/*.json"))
def test_a_kept_record_ends_as_written(path: Path) -> None:
    match = sobremesa.replay(path.read_text("utf-8"))
    assert match.outcome is not None
    assert match.outcome == sobremesa.from_json(path.read_text("utf-8")).outcome


WITHOUT_LUCK_AND_PHYSICS = """
import random, sys
class Broken:
    def __init__(self, *_): raise RuntimeError("luck or physics was asked for")
random.Random = random.SystemRandom = Broken
from sobremesa.physics import kernel
kernel.run = Broken
import sobremesa
from sobremesa.core import record
from sobremesa.core.match import Match
for path in sys.argv[1:]:
    paper = record.read(open(path, encoding="utf-8").read())
    match = Match.replayed(sobremesa.game(paper.game), paper)
    assert match.outcome == paper.outcome is not None, path
    print(path)
"""


def test_kept_records_replay_where_luck_and_physics_are_broken() -> None:
    paths = [str(param.values[0]) for param in kept("records/*.json")]
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_LUCK_AND_PHYSICS, *paths],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == paths


@pytest.mark.parametrize("path", kept("counts.json"))
def test_the_tree_still_counts(path: Path) -> None:
    """`counts.json`: from the first rows of a kept record, how many lines of n moves there are."""
    for start in json.loads(path.read_text("utf-8")):
        record = json.loads((path.parent / "records" / start["record"]).read_text("utf-8"))
        cut = {**record, "moves": record["moves"][: start["rows"]], "outcome": None}
        match = sobremesa.replay(cut)
        lines = [count(match.game, match.state, depth) for depth in range(len(start["lines"]))]
        assert lines == start["lines"]


def count(game: AnyGame, state: Any, depth: int) -> int:
    """Lines of `depth` moves by seats; a line that reaches the dealer or the end stops there."""
    seats = game.to_move(state)
    if depth == 0 or not seats or DEALER in seats:
        return 1
    return sum(
        count(game, game.apply(state, seat, move).state, depth - 1)
        for seat in sorted(seats)
        for move in game.choices(state, seat)
    )
