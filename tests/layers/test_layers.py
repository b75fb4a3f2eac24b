"""Imports point one way, and the core touches no file."""

import ast
import subprocess
import sys
from pathlib import Path

import sobremesa

HOME = Path(sobremesa.__file__).parent
ROOT = Path(__file__).parents[2]
OUTSIDE = {"io", "os", "pathlib", "shutil", "socket", "sqlite3", "subprocess", "tempfile"}


def test_imports_point_one_way() -> None:
    lint = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([lint], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


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
