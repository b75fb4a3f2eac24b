"""`make new`: the copy of the tiny game is whole, in a tree with nothing else in it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sobremesa.games import ids
from tools import new_game

ROOT = Path(__file__).parents[2]
NEEDED = (
    "pyproject.toml",
    "src/sobremesa",
    "tests/__init__.py",
    "tests/conformance",
    "tools/new_game.py",
    "web/src/games/high_card",
)
OTHERS = ("page", "__pycache__", *(one for one in ids() if one != "high_card"))
NEW = "a_game_of_nobodys"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small tree in which a game was made."""
    root = tmp_path_factory.mktemp("tree")
    for name in NEEDED:
        source, target = ROOT / name, root / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns(*OTHERS))
        else:
            shutil.copy(source, target)
    run(root, "tools/new_game.py", NEW)
    run(root, "-m", "tests.conformance.keep", NEW)
    return root


def run(root: Path, *words: str) -> str:
    """What Python says in that tree."""
    done = subprocess.run(
        [sys.executable, *words],
        cwd=root,
        env={**os.environ, "PYTHONPATH": f"{root / 'src'}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_it_holds_to_the_contract_and_its_own_tests_pass(tree: Path) -> None:
    tests = [f"tests/conformance/test_{name}.py" for name in ("play", "kept", "words")]
    quietly = ("-p", "no:xdist", "-p", "no:cacheprovider", "-k", NEW)
    said = run(tree, "-m", "pytest", *quietly, *tests, f"src/sobremesa/games/{NEW}")
    assert said.count(".") > 30, said


def test_it_is_on_the_shelf_under_its_own_name_and_nothing_of_the_example_is_left(
    tree: Path,
) -> None:
    assert run(tree, "-c", "import sobremesa; print(*sobremesa.shelf())").split() == [NEW]
    title = f"from sobremesa.words import Words; print(Words('es', '{NEW}')('title'))"
    assert run(tree, "-c", title).strip() == "A Game Of Nobodys"
    for folder in (f"src/sobremesa/games/{NEW}", f"web/src/games/{NEW}"):
        for path in filter(Path.is_file, (tree / folder).rglob("*")):
            if "__pycache__" in path.parts:
                continue
            text = path.read_text("utf-8")
            assert not any(name in text for name in ("high_card", "HighCard", "High Card")), path


@pytest.mark.parametrize("name", ["", "Night", "night-market", "../night", "class", "2_nights"])
def test_what_cannot_be_the_name_of_a_folder_is_refused(name: str) -> None:
    assert "no name for a folder" in new_game.why_not(name)


def test_a_name_that_is_taken_is_refused() -> None:
    assert "already" in new_game.why_not("sonora")
    assert new_game.why_not(NEW) == ""
