"""The unit that `sobremesa unit` prints, read by systemd itself."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from sobremesa.cli import unit
from sobremesa.core.refusal import Refused
from sobremesa.words import LANGUAGES, Words
from tests.services import program, require

EXPOSED_AT_MOST = 20
"""Tenths of systemd's points, of which 100 are a service that may do everything."""


def said(text: str) -> list[str]:
    """A unit without its comments."""
    return [line for line in text.splitlines() if not line.startswith("#")]


@pytest.fixture
def sobremesa(tmp_path: Path) -> Path:
    """A program in a folder whose name means something to systemd."""
    there = tmp_path / "50% of $HOME" / "sobremesa"
    there.parent.mkdir()
    there.symlink_to(sys.executable)
    return there


def analysed(file: Path, *words: str) -> subprocess.CompletedProcess[str]:
    require("systemd", "systemd", "systemd-analyze")
    asked = [str(program("systemd-analyze")), *words, str(file)]
    return subprocess.run(asked, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("user", [False, True])
def test_systemd_has_nothing_to_say_against_it(sobremesa: Path, tmp_path: Path, user: bool) -> None:
    file = tmp_path / "sobremesa.service"
    file.write_text(unit.written(Words("en"), sobremesa, user), "utf-8")
    done = analysed(file, "verify", "--man=no")
    assert (done.returncode, done.stderr) == (0, "")


def test_of_the_whole_computer_it_may_do_next_to_nothing(sobremesa: Path, tmp_path: Path) -> None:
    file = tmp_path / "sobremesa.service"
    file.write_text(unit.written(Words("en"), sobremesa, user=False), "utf-8")
    done = analysed(
        file, "security", "--offline=yes", f"--threshold={EXPOSED_AT_MOST}", "--no-pager"
    )
    assert done.returncode == 0, done.stdout


def test_it_is_the_same_in_both_languages_but_for_its_comments(sobremesa: Path) -> None:
    one, other = (unit.written(Words(lang), sobremesa, user=False) for lang in LANGUAGES)
    assert said(one) == said(other)
    comments = [re.findall(r"^# .*", text, re.MULTILINE) for text in (one, other)]
    assert (
        len(comments[0])
        == len(comments[1])
        == 3 + len(re.findall("^# ", unit.BOTH + unit.SYSTEM, re.M))
    )
    assert "⟨" not in one + other


def test_it_starts_the_program_that_printed_it() -> None:
    here = Path(sys.executable).with_name("sobremesa")
    assert f'ExecStart="{here}" serve' in said(unit.unit(Words("en"), user=True))


def test_a_service_of_the_whole_computer_is_not_looked_for_in_a_home(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "base_prefix", "/home/ana/.local/share/uv/python")
    with pytest.raises(Refused, match="unit_in_a_home"):
        unit.unit(Words("en"), user=False)
    assert unit.unit(Words("en"), user=True)
