"""Tags a version, once all that a version needs is there: `make release VERSION=1.2.3`.

Nothing is changed but the tag and dist/, and nothing is pushed.
"""

import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path

BRANCH = "main"
CHECKS = ("test", "browsers")
"""What must pass on the very commit that is tagged."""
PACK = "wheel"
"""What is made of that commit, and looks inside what it made."""
HEADING = re.compile(r"^## (\S+)(?: \((.*)\))?$", re.MULTILINE)
VERSION = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")


def main(words: Sequence[str]) -> int:
    """Check, test, tag; whatever is missing is said, all of it at once."""
    version, tested = (words[0] if words else ""), "--tested" in words
    if not VERSION.fullmatch(version):
        return _refuse(["Say which version, as three numbers: make release VERSION=1.2.3."])
    if missing := [*_unready(version), *_untidy()]:
        return _refuse(missing)
    commit = _git("rev-parse", "HEAD")
    for check in (PACK,) if tested else (*CHECKS, PACK):
        if subprocess.run(["make", check], check=False).returncode:
            return _refuse([f"`make {check}` does not pass."])
    if missing := [
        *_untidy(),
        *([] if _git("rev-parse", "HEAD") == commit else ["The commit changed."]),
    ]:
        return _refuse([f"While the tests ran: {one}" for one in missing])
    if missing := [*_unpacked(version)]:
        return _refuse(missing)
    _git(
        "tag", "--annotate", "--cleanup=verbatim", "--file=-", f"v{version}", said=_message(version)
    )
    print(f"v{version} is tagged, and packed in dist/. To publish both:")
    print(f"git push origin {BRANCH} v{version} && uv publish dist/sobremesa-{version}*")
    return 0


def _unready(version: str) -> Iterator[str]:
    """What the papers lack."""
    tags = [_numbers(tag[1:]) for tag in _git("tag").split() if VERSION.fullmatch(tag[1:])]
    newest = max(tags, default=(0, 0, 0))
    if _numbers(version) <= newest:
        yield f"{version} is not newer than the last version, {'.'.join(map(str, newest))}."
    there = re.search(
        r'^__version__ = "(.*)"$', Path("src/sobremesa/__init__.py").read_text("utf-8"), re.M
    )
    if not there or there[1] != version:
        yield f"`__version__` in src/sobremesa/__init__.py is not {version}."
    top = HEADING.search(Path("CHANGELOG.md").read_text("utf-8"))
    if not top or top[1] != version:
        yield f"The first section of CHANGELOG.md is not that of {version}."
    elif not _is_date(top[2] or ""):
        yield f"CHANGELOG.md does not say when: ## {version} ({date.today()})."
    elif not _section():
        yield f"CHANGELOG.md says nothing about {version}."


def _untidy() -> Iterator[str]:
    """What the working tree is not."""
    if _git("branch", "--show-current") != BRANCH:
        yield f"Versions are made on {BRANCH}."
    if _git("status", "--porcelain"):
        yield "There are changes that are not committed."


def _unpacked(version: str) -> Iterator[str]:
    """What dist/ lacks."""
    for name in (f"sobremesa-{version}.tar.gz", f"sobremesa-{version}-py3-none-any.whl"):
        if not Path("dist", name).is_file():
            yield f"There is no dist/{name}."


def _section() -> str:
    """What the newest section of the changelog says."""
    return HEADING.split(Path("CHANGELOG.md").read_text("utf-8"))[3].strip()


def _message(version: str) -> str:
    return f"Sobremesa {version}\n\n{_section()}\n"


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def _is_date(said: str) -> bool:
    try:
        return date.fromisoformat(said).isoformat() == said
    except ValueError:
        return False


def _git(*words: str, said: str | None = None) -> str:
    done = subprocess.run(
        ["git", *words], input=said, stdout=subprocess.PIPE, text=True, check=True
    )
    return done.stdout.strip()


def _refuse(reasons: Sequence[str]) -> int:
    for reason in reasons:
        sys.stderr.write(f"No version yet. {reason}\n")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
