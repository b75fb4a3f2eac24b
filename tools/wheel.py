"""Packs what people install into dist/: `make wheel`.

The wheel is built from the sdist, so that one which lacks something cannot be built.
"""

import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

PACKAGE = "sobremesa/"
PAGE = "sobremesa/server/page/"
INDEX = f"{PAGE}index.html"
SUFFIXES = (".ftl", ".json", ".md", ".py", ".sql", ".typed")
"""What the package is made of, besides the page."""
BESIDE = {
    "CHANGELOG.md",
    "LICENSE",
    "PKG-INFO",
    "README.md",
    "pyproject.toml",
    "tools/with_page.py",
}
"""What an sdist has besides the package."""
ASSET = re.compile(r'"[^"]*\b(assets/[^"]+)"')


def main(words: Sequence[str]) -> int:
    """Pack the tree into a folder, and look inside."""
    folder = Path(*words or ["dist"])
    folder.mkdir(exist_ok=True)
    sdist, wheel = packed(Path(), folder)
    if wrong := [*faults(sdist, wheel)]:
        sys.stderr.writelines(f"{one}\n" for one in wrong)
        return 1
    print(sdist, wheel, sep="\n")
    return 0


def packed(tree: Path, folder: Path) -> tuple[Path, Path]:
    """A tree as an sdist and as a wheel; the backend says by itself if it cannot."""
    sdist = built("sdist", tree, folder)
    with TemporaryDirectory() as unpacked:
        shutil.unpack_archive(sdist, unpacked)
        (inside,) = Path(unpacked).iterdir()
        return sdist, built("wheel", inside, folder)


def built(kind: str, tree: Path, folder: Path) -> Path:
    """Built by the backend that is installed here: nothing is fetched."""
    ask = f"import sys, pdm.backend as b; sys.stderr.write(b.build_{kind}(sys.argv[1]))"
    words = [sys.executable, "-c", ask, str(folder.absolute())]
    done = subprocess.run(words, cwd=tree, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(done.stderr.strip())
    return folder / done.stderr.splitlines()[-1]


def faults(sdist: Path, wheel: Path) -> Iterator[str]:
    """What somebody who installs them would miss, or have in vain."""
    with zipfile.ZipFile(wheel) as pack:
        names = set(pack.namelist())
        if INDEX not in names:
            yield "The page is missing."
            return
        index = pack.read(INDEX).decode()
    inside = {name for name in names if name.startswith(PACKAGE)}
    for asset in ASSET.findall(index):
        if PAGE + asset not in inside:
            yield f"The page lacks {asset}."
    for name in sorted(inside):
        if not name.startswith(PAGE) and (
            "/tests/" in name or "/__pycache__/" in name or not name.endswith(SUFFIXES)
        ):
            yield f"{wheel.name} holds {name}, which nobody needs."
    for name in sorted(names - inside):
        if ".dist-info/" not in name:
            yield f"{wheel.name} holds {name}, which is not of the package."
    wanted = {f"src/{name}" for name in inside} | BESIDE
    for name in sorted(wanted ^ set(_names(sdist))):
        yield f"{sdist.name} {'lacks' if name in wanted else 'holds'} {name}."


def _names(sdist: Path) -> Iterator[str]:
    """Files of an sdist, below its one folder."""
    with tarfile.open(sdist) as pack:
        for name in pack.getnames():
            yield name.partition("/")[2]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
