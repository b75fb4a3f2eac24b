"""The programs in `examples/` run as they stand, and print what somebody would want to read."""

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.running import PATIENCE, run, serving

EXAMPLES = Path(__file__).parents[2] / "examples"
PRINTED = {
    "match.py": (
        [],
        r".*\nCamels left: (?s:.*)\n.*1 Norma: \d+ points (?s:.*)\nwon by (Norma|Esteban)\n",
    ),
    "own_bot.py": (
        ["6"],
        r"Greedy +wins .*%\).* points a match\neasy +wins .*\nrandom +wins +\d%.*\n",
    ),
    "first_seat.py": (
        ["through_the_desert", "2", "4"],
        r"(seat \d: +\d+% of 4 matches, .* (fair|alone)\n){2}",
    ),
    "best_move.py": (
        [],
        r"easy may place a camel in 33 ways.*\n\+5 .*reaches the oasis on j3.*\n(\+\d .*\n){4}",
    ),
    "story.py": (
        [],
        r"A través del desierto(?s:.*) coloca un camello (?s:.*)\n1\. normal: 104\n2\. easy: 86\n",
    ),
    "count.py": (
        [],
        r"Round 2 (?s:.*)Your hand:(?s:.*)\ndepth 1: 64 lines\n.* 2,710 lines\n.* 58,292 lines\n",
    ),
}
"""What each is told, and what it prints, from the first sign to the last."""
PLAYED = r"Look on at (\S+)\n(\d+ \w+\n)+It ends \[\d+, \d+\]\n"


@pytest.mark.parametrize("name", PRINTED)
def test_an_example_prints_what_it_promises(name: str) -> None:
    words, wanted = PRINTED[name]
    command = [sys.executable, str(EXAMPLES / name), *words]
    env = {**os.environ, "PYTHONUTF8": "1"}
    done = subprocess.run(command, capture_output=True, encoding="utf-8", env=env, check=False)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(wanted, done.stdout), done.stdout


def test_the_client_opens_a_table_and_plays_it_to_its_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server:
            program = await asyncio.create_subprocess_exec(
                sys.executable, str(EXAMPLES / "client.py"), server.address, stdout=-1, stderr=-1
            )
            async with asyncio.timeout(PATIENCE):
                out, err = await program.communicate()
            told = re.fullmatch(PLAYED, out.decode())
            assert told, out.decode() + err.decode()
            table = server.house.tables[told[1].rpartition("/")[2]]
            assert table.kept.stage == "over"

    run(play())


def test_every_example_is_listed_and_tried() -> None:
    programs = {path.name for path in EXAMPLES.glob("*.py")}
    listed = set(re.findall(r"^\| \[(.+?)\]", (EXAMPLES / "README.md").read_text("utf-8"), re.M))
    assert programs == listed == {*PRINTED, "client.py"}
