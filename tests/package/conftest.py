"""What people install, built once: from the tree as git would hand it out, and the built page."""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from sobremesa.server.app import PAGE
from tests.services import give_up
from tools.wheel import packed

ROOT = Path(__file__).parents[2]


class Packages(NamedTuple):
    sdist: Path
    wheel: Path


def exported() -> Iterator[str]:
    """Every file of the tree that is not ignored."""
    words = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        give_up("this is no git repository, and nobody knows which files are ours")
    yield from filter(lambda name: (ROOT / name).is_file(), done.stdout.split("\0")[:-1])


@pytest.fixture(scope="package")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clean copy, and the page as it was built."""
    if not (PAGE / "index.html").is_file():
        give_up("the page is not built: make setup builds it")
    folder = tmp_path_factory.mktemp("tree")
    for name in exported():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, folder / name)
    shutil.copytree(PAGE, folder / PAGE.relative_to(ROOT))
    return folder


@pytest.fixture(scope="package")
def packages(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Packages:
    return Packages(*packed(tree, tmp_path_factory.mktemp("dist")))
