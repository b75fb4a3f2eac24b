"""Records and lessons as version 0.1.0 wrote them. These files are never written anew."""

from pathlib import Path

import pytest

import sobremesa
from sobremesa.core.record import write

HERE = Path(__file__).parent
RECORDS = sorted((HERE / "records").glob("*.json"))
LESSONS = sorted((HERE / "lessons").glob("*.json"))


def test_there_is_one_of_each_game_of_that_version() -> None:
    games = ["shifting_stones", "sonora", "through_the_desert", "where_is_that"]
    assert [path.stem for path in RECORDS] == games
    assert LESSONS


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_an_old_record_opens_and_ends_as_it_did(path: Path) -> None:
    text = path.read_text("utf-8")
    match = sobremesa.replay(text)
    assert match.outcome is not None
    assert match.outcome == sobremesa.from_json(text).outcome


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_an_old_record_written_anew_is_the_same_match(path: Path) -> None:
    match = sobremesa.replay(path.read_text("utf-8"))
    assert sobremesa.replay(write(match.record)) == match


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_an_old_lesson_begins_with_the_learner_to_move(path: Path) -> None:
    match = sobremesa.replay(path.read_text("utf-8"), seed=1)
    assert 0 in match.to_move
    assert match.outcome is None
    old = sobremesa.from_json(path.read_text("utf-8")).options
    assert match.options["hand"] == (old["hand_1"], old["hand_2"]) == ("sure", "normal")
