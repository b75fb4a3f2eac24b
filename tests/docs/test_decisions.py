"""Every decision has the day it was made, and every dependency a line that says why."""

import json
import re
import tomllib
from datetime import date
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
AREAS = (ROOT / "docs" / "decisions.md").read_text("utf-8").split("\n## ")[1:]
DEPENDENCIES, *OTHERS = AREAS
NAME = re.compile(r"[\w.-]+")
"""Of a Python package, without its extras and versions."""


def bullets(area: str) -> list[str]:
    return [line for line in area.splitlines() if line.startswith("- ")]


def rows() -> list[list[str]]:
    """The table of dependencies: packages, what for, why, since when."""
    lines = [line for line in DEPENDENCIES.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[1:]]


def python_packages() -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wanted = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
    for some in project["project"]["optional-dependencies"].values():
        wanted += some
    for some in project["dependency-groups"].values():
        wanted += some
    for path in (ROOT / "requirements").glob("*.in"):
        wanted += path.read_text("utf-8").split()
    return {found[0] for line in wanted if (found := NAME.match(line))}


def page_packages() -> set[str]:
    package = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    return {*package["dependencies"], *package["devDependencies"], *package.get("overrides", {})}


def day(text: str) -> str:
    """The day behind a decision's bold words; nothing if there is none."""
    found = re.match(r"- \*\*[^*]+\*\* \((\d{4}-\d{2}-\d{2})\)", text)
    return found[1] if found else ""


@pytest.mark.parametrize("area", AREAS, ids=lambda area: area.partition("\n")[0])
def test_every_decision_has_its_day(area: str) -> None:
    decisions = bullets(area)
    assert decisions
    assert [one for one in decisions if not day(one)] == []
    for one in decisions:
        date.fromisoformat(day(one))


def test_every_dependency_has_its_day_and_a_reason() -> None:
    for packages, *reasons, since in rows():
        assert len(reasons) == 2, packages
        assert all(reasons), packages
        date.fromisoformat(since)


def test_every_dependency_has_a_line_and_every_line_a_dependency() -> None:
    named = [name for packages, *_ in rows() for name in packages.split(", ")]
    assert len(named) == len(set(named))
    assert set(named) == python_packages() | page_packages()


def test_nothing_is_decided_outside_an_area() -> None:
    head = (ROOT / "docs" / "decisions.md").read_text("utf-8").partition("\n## ")[0]
    assert bullets(head) == []
    assert len(OTHERS) >= 10
