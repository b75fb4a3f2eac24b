"""Plays matches of a game to keep: `python -m tests.conformance.keep night_market`.

For a game that is being made: its rules have changed, and the kept matches go with the old ones. In
a game that people play already, old records are not written anew: `version` in its meta goes up.
"""

import json
import sys
from pathlib import Path

import sobremesa
from sobremesa import Luck, bots
from sobremesa.bots.turn import turn_of
from sobremesa.core import record
from sobremesa.core.match import Match
from sobremesa.core.values import DEALER
from tests.conformance.test_kept import GAMES, count

DEEPEST = 3
MOST_LINES = 20_000
"""Lines worth counting: a tree that has more at some depth is counted up to there."""


def keep(game_id: str) -> list[Path]:
    """A record with the fewest and one with the most seats, and the counts of their trees."""
    meta = sobremesa.game(game_id).meta
    folder = GAMES / game_id / "tests"
    starts, written = [], []
    for name, seats in {"fewest": meta.fewest_seats, "most": meta.most_seats}.items():
        match = _played(game_id, seats)
        path = folder / "records" / f"{name}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(record.write(match.record), "utf-8")
        starts.append(_counted(match, path.name))
        written.append(path)
    counts = folder / "counts.json"
    lines = ",\n ".join(map(json.dumps, starts))
    counts.write_text(f"[\n {lines}\n]\n", "utf-8")
    return [*written, counts]


def _played(game_id: str, seats: int) -> Match:
    """A match of as many normal opponents, always the same."""
    match, luck, bot = sobremesa.new(game_id, seats, seed=seats), Luck(seats), bots.named("normal")
    while match.to_move:
        seat = min(match.to_move)
        match.play(seat, turn_of(match, seat).chosen_by(bot, luck))
    return match


def _counted(match: Match, name: str) -> dict[str, object]:
    """Lines of 0, 1, 2... moves from where the first seat is asked."""
    rows = next(number for number, row in enumerate(match.mainline) if row.seat != DEALER)
    state = match.mainline[rows - 1].state if rows else match.game.setup(match.seats, match.options)
    lines: list[int] = []
    for depth in range(DEEPEST + 1):
        lines.append(count(match.game, state, depth))
        if lines[-1] > MOST_LINES:
            break
    return {"record": name, "rows": rows, "lines": lines}


if __name__ == "__main__":
    for path in keep(sys.argv[1]):
        print(path)
