"""`make new GAME=night_market`: a game of one's own, which begins as a copy of High Card."""

import keyword
import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
RULES = ROOT / "src" / "sobremesa" / "games"
SCREENS = ROOT / "web" / "src" / "games"
EXAMPLE = "high_card"
NOT_COPIED = shutil.ignore_patterns("__pycache__", "records", "counts.json")

NEXT = """
{title} is there, and plays as High Card does:
  src/sobremesa/games/{id}   rules, words, advice, tests
  web/src/games/{id}   screen and cover

make run                        then look at /open/{id}
.venv/bin/sobremesa play {id}
docs/build/add_a_game.md        tells what to change, in which order
"""


def why_not(game_id: str) -> str:
    """What is wrong with the name of a new game; empty if nothing is."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", game_id) or keyword.iskeyword(game_id):
        return f"'{game_id}' is no name for a folder: small letters and _, as in night_market."
    if (RULES / game_id).exists() or (SCREENS / game_id).exists():
        return f"There is a game called {game_id} already."
    return ""


def title_of(game_id: str) -> str:
    """`night_market` becomes `Night Market`."""
    return game_id.replace("_", " ").title()


def make(game_id: str) -> None:
    """Copy both folders of the example, and call everything by the new name."""
    title = title_of(game_id)
    names = {
        "High Card": title,
        "Carta alta": title,
        "HighCard": title.replace(" ", ""),
        EXAMPLE: game_id,
    }
    for home in (RULES, SCREENS):
        shutil.copytree(home / EXAMPLE, home / game_id, ignore=NOT_COPIED)
        for path in filter(Path.is_file, (home / game_id).rglob("*")):
            path.write_text(_renamed(path.read_text("utf-8"), names), "utf-8")


def _renamed(text: str, names: dict[str, str]) -> str:
    """The text by other names, without what is true of the example only."""
    text = text.replace("    example=True,\n", "").replace(" The game to learn from.", "")
    text = re.sub(r"A traditional miniature, kept as the example.*?\n\n", "", text, flags=re.DOTALL)
    for old, new in names.items():
        text = text.replace(old, new)
    return text


if __name__ == "__main__":
    name = sys.argv[1] if len(sys.argv) > 1 else ""
    if reason := why_not(name):
        sys.exit(f"make new GAME=night_market: {reason}")
    make(name)
    sys.stdout.write(NEXT.format(id=name, title=title_of(name)))
