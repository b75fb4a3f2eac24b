"""The release command in repositories of its own: when it tags, and why it does not."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

RELEASE = Path(__file__).parents[2] / "tools" / "release.py"
TOP = "## 0.2.0 (2026-11-17)"
BELOW = "\n\n## 0.1.0 (2026-11-15)\n\n- All.\n"
CHANGES = f"# Changes\n\n{TOP}\n\n- A thing.\n\n### Mended\n\n- Another.{BELOW}"
PACKED = "mkdir -p dist && touch dist/sobremesa-0.2.0.tar.gz dist/sobremesa-0.2.0-py3-none-any.whl"
MAKEFILE = f"test browsers:\n\techo $@ >> ../made\nwheel:\n\techo $@ >> ../made && {PACKED}\n"


class Repository:
    """A small tree that could be released."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "tree"
        self.made = folder / "made"
        self.root.mkdir()
        self.git("init", "--quiet", "--initial-branch", "main")
        self.write("src/sobremesa/__init__.py", '"""Games."""\n\n__version__ = "0.2.0"\n')
        self.write("CHANGELOG.md", CHANGES)
        self.write("Makefile", MAKEFILE)
        self.write(".gitignore", "/dist/\n")
        self.commit()

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")

    def commit(self) -> None:
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "What there is")

    def git(self, *words: str) -> str:
        return self._run("git", *words).stdout

    def release(self, *words: str) -> tuple[int, str]:
        done = self._run(sys.executable, str(RELEASE), *words, check=False)
        return done.returncode, done.stderr

    def _run(self, *words: str, check: bool = True) -> subprocess.CompletedProcess[str]:
        who = {
            f"GIT_{role}_{part}": "ana@example.org"
            for role in ("AUTHOR", "COMMITTER")
            for part in ("NAME", "EMAIL")
        }
        alone = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull, **who}
        here = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("GIT_", "MAKE"))
        }
        return subprocess.run(
            words, cwd=self.root, env={**here, **alone}, capture_output=True, text=True, check=check
        )


@pytest.fixture
def tree(tmp_path: Path) -> Repository:
    return Repository(tmp_path)


def test_a_version_is_a_tag_with_what_the_changelog_says(tree: Repository) -> None:
    code, said = tree.release("0.2.0")
    assert (code, said) == (0, "")
    told = tree.git("for-each-ref", "--format=%(objecttype)%0a%(contents)", "refs/tags/v0.2.0")
    assert told.strip() == "tag\nSobremesa 0.2.0\n\n- A thing.\n\n### Mended\n\n- Another."
    assert tree.git("rev-parse", "v0.2.0^{}") == tree.git("rev-parse", "HEAD")
    assert tree.made.read_text("utf-8") == "test\nbrowsers\nwheel\n"


def test_tests_that_have_just_passed_need_not_run_again(tree: Repository) -> None:
    assert tree.release("0.2.0", "--tested") == (0, "")
    assert tree.made.read_text("utf-8") == "wheel\n"


def _tagged(tree: Repository) -> None:
    tree.git("tag", "v0.10.0")


def _unversioned(tree: Repository) -> None:
    tree.write("src/sobremesa/__init__.py", '__version__ = "0.1.0"\n')
    tree.commit()


def _changelog(text: str) -> Callable[[Repository], None]:
    def change(tree: Repository) -> None:
        tree.write("CHANGELOG.md", text)
        tree.commit()

    return change


def _failing(what: str) -> Callable[[Repository], None]:
    def change(tree: Repository) -> None:
        tree.write("Makefile", f"test browsers wheel:\n\ttest $@ != {what}\n")
        tree.commit()

    return change


def _writing_tests(tree: Repository) -> None:
    tree.write("Makefile", f"{MAKEFILE}\techo >> new\n")
    tree.commit()


def _elsewhere(tree: Repository) -> None:
    tree.git("switch", "--quiet", "--create", "other")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (_tagged, "0.2.0 is not newer than the last version, 0.10.0."),
        (_unversioned, "`__version__` in src/sobremesa/__init__.py is not 0.2.0."),
        (_changelog(f"## Unreleased\n\n- More.\n\n{CHANGES}"), "The first section of CHANGELOG.md"),
        (_changelog(CHANGES.replace("2026-11-17", "unreleased")), "CHANGELOG.md does not say when"),
        (_changelog(CHANGES.replace(" (2026-11-17)", "")), "CHANGELOG.md does not say when"),
        (_changelog(CHANGES.replace("2026-11-17", "2026-11-31")), "CHANGELOG.md does not say when"),
        (_changelog(TOP + BELOW), "CHANGELOG.md says nothing about 0.2.0."),
        (_elsewhere, "Versions are made on main."),
        (lambda tree: tree.write("new", ""), "There are changes that are not committed."),
        (_failing("test"), "`make test` does not pass."),
        (_failing("browsers"), "`make browsers` does not pass."),
        (_failing("wheel"), "`make wheel` does not pass."),
        (_failing("nothing"), "There is no dist/sobremesa-0.2.0-py3-none-any.whl."),
        (_writing_tests, "While the tests ran: There are changes that are not committed."),
    ],
)
def test_what_is_missing_is_said_and_nothing_is_tagged(
    tree: Repository, change: Callable[[Repository], None], reason: str
) -> None:
    change(tree)
    before = tree.git("tag")
    code, said = tree.release("0.2.0")
    assert code == 1
    assert f"No version yet. {reason}" in said
    assert tree.git("tag") == before


@pytest.mark.parametrize("version", ["", "v0.2.0", "0.2", "0.2.0rc1", "0.02.0"])
def test_a_version_is_three_numbers(tree: Repository, version: str) -> None:
    code, said = tree.release(version)
    assert (code, "three numbers" in said) == (1, True)


def test_everything_that_is_missing_is_said_at_once(tree: Repository) -> None:
    _tagged(tree)
    tree.write("CHANGELOG.md", "# Changes\n")
    _, said = tree.release("0.3.0")
    assert said.count("No version yet.") == 4
    assert not tree.made.exists()
