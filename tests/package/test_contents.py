"""The wheel and the sdist hold what people need and nothing else, or are not built."""

import zipfile
from pathlib import Path

import pytest

import sobremesa
from sobremesa.server.app import PAGE
from tests.package.conftest import Packages, exported
from tools.wheel import built, faults

SOURCE = "src/"


def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as pack:
        return set(pack.namelist())


def test_the_wheel_holds_the_sources_and_the_page_and_no_tests(packages: Packages) -> None:
    ours = {name[len(SOURCE) :] for name in exported() if name.startswith(SOURCE)}
    page = {str(path.relative_to(PAGE.parents[2])) for path in PAGE.rglob("*") if path.is_file()}
    wanted = {name for name in ours if "/tests/" not in name} | page
    assert {name for name in names(packages.wheel) if ".dist-info/" not in name} == wanted
    assert [*faults(*packages)] == []


def test_both_are_called_by_the_version(packages: Packages) -> None:
    stem = f"sobremesa-{sobremesa.__version__}"
    assert [one.name for one in packages] == [f"{stem}.tar.gz", f"{stem}-py3-none-any.whl"]


@pytest.mark.parametrize("kind", ["sdist", "wheel"])
def test_without_the_page_neither_is_built(tree: Path, tmp_path: Path, kind: str) -> None:
    with pytest.raises(SystemExit) as refused:
        built(kind, tree, tmp_path)
    said = "The page is not built, and nobody could play: `make wheel` builds both."
    assert str(refused.value) == said
    assert [*tmp_path.iterdir()] == []


PLANTED = {
    "sobremesa/games/sonora/tests/test_aims.py": "holds {}, which nobody needs.",
    "sobremesa/physics/__pycache__/kernel.nbi": "holds {}, which nobody needs.",
    "sobremesa/notes.txt": "holds {}, which nobody needs.",
    "web/index.html": "holds {}, which is not of the package.",
    "sobremesa/more.py": "lacks src/{}.",
}


def test_what_does_not_belong_there_or_is_missing_is_said(
    packages: Packages, tmp_path: Path
) -> None:
    broken = tmp_path / packages.wheel.name
    with zipfile.ZipFile(packages.wheel) as whole, zipfile.ZipFile(broken, "w") as pack:
        assets = [name for name in whole.namelist() if "/assets/index-" in name]
        for name in whole.namelist():
            if name not in assets:
                pack.writestr(name, whole.read(name))
        for name in PLANTED:
            pack.writestr(name, "")
    said = "\n".join(faults(packages.sdist, broken))
    for name, fault in PLANTED.items():
        assert fault.format(name) in said
    assert assets
    assert all(f"The page lacks assets/{Path(name).name}." in said for name in assets)
    assert all(f"holds src/{name}." in said for name in assets)


def test_a_wheel_without_its_page_is_found(packages: Packages, tmp_path: Path) -> None:
    bare = tmp_path / packages.wheel.name
    with zipfile.ZipFile(packages.wheel) as whole, zipfile.ZipFile(bare, "w") as pack:
        for name in whole.namelist():
            if "/page/" not in name:
                pack.writestr(name, whole.read(name))
    assert "The page is missing." in [*faults(packages.sdist, bare)]
