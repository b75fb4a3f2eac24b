"""Imports point one way, nothing stays outside the checks, and the core touches no file."""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import sobremesa
from sobremesa.games import ids
from tests.layers.graph import graph, longest_chain, modules, within

HOME = Path(sobremesa.__file__).parent
ROOT = Path(__file__).parents[2]
OUTSIDE = {"io", "os", "pathlib", "shutil", "socket", "sqlite3", "subprocess", "tempfile"}
LONGEST_CHAIN = 8
"""Modules in a row, each importing the next, within one game."""
MOST_LINES = 400
KERNELS = (
    HOME / "physics" / "kernel.py",
    HOME / "games" / "through_the_desert" / "advice" / "kernel.py",
    ROOT / "web" / "src" / "physics" / "kernel.ts",
)
"""They are compiled, or mirror what is: one file each, which decisions.md explains."""
GENERATED = ROOT / "web" / "src" / "wire"


def linted(source: Path = HOME.parent) -> subprocess.CompletedProcess[str]:
    """What the import contracts say of the package in this folder."""
    lint = Path(sys.executable).with_name("lint-imports")
    command = [str(lint), "--no-cache", "--config", str(ROOT / "pyproject.toml")]
    here = {**os.environ, "PYTHONPATH": str(source)}
    return subprocess.run(
        command, cwd=source, env=here, capture_output=True, text=True, check=False
    )


def test_imports_point_one_way() -> None:
    done = linted()
    assert done.returncode == 0, done.stdout


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The sources once more, for planting things in them."""
    shutil.copytree(HOME, tmp_path / "sobremesa", ignore=shutil.ignore_patterns("page", "tests"))
    return tmp_path


PLANTED = [
    ("core.luck", "from sobremesa.server.house import House", "server.house"),
    ("core.luck", "from sobremesa.games import load", "games"),
    ("core.luck", "def late():\n    import sobremesa.bots", "bots"),
    (
        "games.sonora.meta",
        "import sobremesa.games.shifting_stones.meta",
        "games.shifting_stones.meta",
    ),
    ("games.sonora.meta", "from sobremesa.words import Words", "words"),
    ("bots.bot", "from sobremesa.games import load", "games"),
    ("physics.board", "import sobremesa.games.sonora.meta", "games.sonora.meta"),
    ("store.schema", "from sobremesa.bus import Bus", "bus"),
]
"""A module, what it must not import, and whose name the report must tell."""


def test_what_is_planted_is_found(copied: Path) -> None:
    for module, what, _ in PLANTED:
        with (copied / f"sobremesa/{module.replace('.', '/')}.py").open("a") as source:
            source.write(f"\n{what}\n")
    done = linted(copied)
    assert done.returncode != 0
    for module, _, other in PLANTED:
        assert f"sobremesa.{module} -> sobremesa.{other} (l." in done.stdout, done.stdout


def test_a_folder_that_nobody_has_named_is_found(copied: Path) -> None:
    (copied / "sobremesa/attic").mkdir()
    (copied / "sobremesa/attic/__init__.py").touch()
    done = linted(copied)
    assert done.returncode != 0
    assert "attic" in done.stdout, done.stdout


def test_every_folder_with_python_is_a_package() -> None:
    """A folder without `__init__.py` would be invisible to the contracts."""
    folders = {path.parent for path in HOME.rglob("*.py")}
    assert [folder for folder in sorted(folders) if not (folder / "__init__.py").exists()] == []


def test_the_graph_has_no_cycle_anywhere() -> None:
    """Neither at the top of a file, nor inside a function, nor for the types alone."""
    whole = {name: others - {"sobremesa"} for name, others in graph(HOME).items()}
    assert len(whole) == len(modules(HOME)) > 100
    longest_chain(whole)


def test_only_those_who_face_a_person_use_the_public_face() -> None:
    """It speaks; rules and bots do not."""
    for name, others in graph(HOME).items():
        if "sobremesa" in others and ".tests" not in name:
            assert name.startswith(("sobremesa.cli", "sobremesa.server")), name


@pytest.mark.parametrize("game_id", ids())
def test_no_chain_of_imports_within_a_game_is_long(game_id: str) -> None:
    chain = longest_chain(within(graph(HOME), f"sobremesa.games.{game_id}"))
    assert len(chain) <= LONGEST_CHAIN, " -> ".join(chain)


@pytest.mark.parametrize("game_id", ids())
def test_the_rules_of_a_game_do_without_its_advice(game_id: str) -> None:
    """Only `rules.py`, where the game is put together, knows what opponents know."""
    home = f"sobremesa.games.{game_id}"
    advice = f"{home}.advice"
    for name, others in within(graph(HOME), home).items():
        if not name.startswith(advice) and name != f"{home}.rules":
            assert not [other for other in others if other.startswith(advice)], name


def test_no_file_is_longer_than_one_sitting() -> None:
    files = [
        path
        for folder in (
            "src",
            "tests",
            "bench",
            "tools",
            "examples",
            "web/src",
            "web/tests",
            "web/tools",
        )
        for path in (ROOT / folder).rglob("*")
        if path.suffix in (".py", ".ts", ".svelte", ".mjs", ".css")
        and path not in KERNELS
        and not path.is_relative_to(GENERATED)
        and not path.is_relative_to(HOME / "server" / "page")
    ]
    assert len(files) > 400
    long = {path.name: lines for path in files if (lines := _lines(path)) > MOST_LINES}
    assert long == {}


def _lines(path: Path) -> int:
    return len(path.read_text("utf-8").splitlines())


@pytest.mark.parametrize("name", ["game", "advice", "text", "values", "meta"])
def test_the_contract_knows_its_types(name: str) -> None:
    """`AnyGame` alone, for those who know no game, says Any."""
    tree = ast.parse((HOME / "core" / f"{name}.py").read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AnnAssign):
            parts = (
                [node.args, node.returns]
                if isinstance(node, ast.FunctionDef)
                else [node.annotation]
            )
            said = {
                part.id
                for top in parts
                if top
                for part in ast.walk(top)
                if isinstance(part, ast.Name)
            }
            assert "Any" not in said, ast.unparse(node)[:200]


def test_the_core_touches_no_file() -> None:
    for path in (HOME / "core").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                assert not OUTSIDE & {alias.name.split(".")[0] for alias in node.names}, path.name
            if isinstance(node, ast.ImportFrom):
                assert (node.module or "").split(".")[0] not in OUTSIDE, path.name
            if isinstance(node, ast.Name):
                assert node.id != "open", path.name


def test_no_registry_address_is_written_down() -> None:
    for path in [*(ROOT / "requirements").iterdir(), ROOT / "pyproject.toml", ROOT / "Makefile"]:
        text = path.read_text("utf-8")
        assert "--index-url" not in text.replace("--no-emit-index-url", ""), path.name
        assert "://" not in text, path.name
