"""The wheel and the sdist hold what people need and nothing else, or are not built."""

import re
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import sobremesa
from sobremesa.server.app import PAGE
from tests.package.conftest import ROOT, Packages, exported
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
    stem = f"sobremesa-{sobremesa.__version__}"
    assert [one.name for one in packages] == [f"{stem}.tar.gz", f"{stem}-py3-none-any.whl"]


def test_a_package_tells_of_itself_without_the_files_beside_its_readme(packages: Packages) -> None:
    with zipfile.ZipFile(packages.wheel) as pack:
        (name,) = (name for name in pack.namelist() if name.endswith(".dist-info/METADATA"))
        told = [pack.read(name).decode()]
    with tarfile.open(packages.sdist) as pack:
        (info,) = (one for one in pack.getmembers() if one.name.endswith("/PKG-INFO"))
        told.append(pack.extractfile(info).read().decode())  # type: ignore[union-attr]
    for text in told:
        assert "\nDescription-Content-Type: text/markdown" in text
        assert "your own server (`docs/host.md`)" in text
        assert [link for link in re.findall(r"\]\(([^)]*)", text) if "://" not in link] == []


@pytest.fixture
def bare(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The tree while its page is elsewhere."""
    page, away = tree / PAGE.relative_to(ROOT), tmp_path_factory.mktemp("away") / "page"
    page.rename(away)
    yield tree
    away.rename(page)


def test_without_the_page_neither_is_built(bare: Path, tmp_path: Path) -> None:
    for kind in ("sdist", "wheel"):
        with pytest.raises(SystemExit) as refused:
            built(kind, bare, tmp_path)
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


def without(wheel: Path, folder: Path, part: str) -> Path:
    """A wheel that lacks all files with this in their names."""
    broken = folder / wheel.name
    with zipfile.ZipFile(wheel) as whole, zipfile.ZipFile(broken, "w") as pack:
        for name in names(wheel):
            if part not in name:
                pack.writestr(name, whole.read(name))
    return broken


def test_what_does_not_belong_there_or_is_missing_is_said(
    packages: Packages, tmp_path: Path
) -> None:
    sdist, wheel = packages
    assert [*faults(sdist, without(wheel, tmp_path, "/page/"))] == ["The page is missing."]
    broken = without(wheel, tmp_path, "/assets/index-")
    with zipfile.ZipFile(broken, "a") as pack:
        for name in PLANTED:
            pack.writestr(name, "")
    said = "\n".join(faults(sdist, broken))
    for name, fault in PLANTED.items():
        assert fault.format(name) in said
    lost = names(wheel) - names(broken)
    assert lost
    assert all(f"The page lacks assets/{Path(name).name}." in said for name in lost)
    assert all(f"holds src/{name}." in said for name in lost)
