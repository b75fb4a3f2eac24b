"""Learns what things on the board are worth, and writes the numbers for `data/judgement.json`.

    python -m sobremesa.games.through_the_desert.advice.learn 400

plays so many matches of the plain advice against itself, now and then with another idea, and asks
what each thing that a seat had before it brought in the end: a regression by least squares.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from multiprocessing import Pool

from sobremesa.core.luck import Luck
from sobremesa.core.match import Match
from sobremesa.games import load
from sobremesa.games.through_the_desert.advice import ThroughTheDesertAdvice
from sobremesa.games.through_the_desert.advice.judgement import MOMENTS, THINGS, moments, outlook
from sobremesa.games.through_the_desert.advice.twin import Twin, twin_of
from sobremesa.games.through_the_desert.meta import META
from sobremesa.games.through_the_desert.state import Position

OTHER_IDEAS, AMONG = 0.15, 6
"""How often a seat does not follow the advice, and among how many ideas it then picks."""
LOOKED_AT = 0.3
"""The share of positions that are looked at."""
DOUBT = 20.0
"""Keeps the worth of things near 0 that are hardly ever seen."""

Seen = tuple[list[float], float]
"""How much there was of each thing at each moment, and 1 for what comes anyway; what it brought."""


def positions(seed: int) -> Iterator[tuple[Position, Sequence[int]]]:
    """Positions of one match, each with the totals it came to."""
    luck, advice = Luck(seed), ThroughTheDesertAdvice()
    seats = META.fewest_seats + seed % (META.most_seats + 1 - META.fewest_seats)
    match = Match(load(META.id), seats, luck=Luck(seed))
    match.deal()
    kept = []
    while match.to_move:
        (seat,) = match.to_move
        choices = match.choices(seat)
        weighed = advice.weigh(match.view(seat), choices)
        if not weighed:
            move = choices.sample(luck)
        elif luck.chance(OTHER_IDEAS):
            move = luck.pick(weighed[:AMONG])[1]
        else:
            move = weighed[0][1]
        match.play(seat, move)
        if match.to_move and match.state.stage == "camels" and luck.chance(LOOKED_AT):
            kept.append(match.state)
    assert match.outcome is not None
    for state in kept:
        yield state, match.outcome.totals


def seen_in(seed: int) -> list[Seen]:
    """What there is to learn from one match, seat by seat."""
    return [
        (row(twin, things), total - twin.points[seat])
        for state, totals in positions(seed)
        for twin in [twin_of(state)]
        for seat, (things, total) in enumerate(zip(outlook(twin), totals, strict=True))
    ]


def row(twin: Twin, things: Sequence[float]) -> list[float]:
    """Every thing once for each moment, as far as the position is near to it."""
    shares = moments(twin.seats, min(twin.supply))
    return [share * thing for thing in (*things, 1.0) for share in shares]


def least_squares(rows: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve a symmetric system by elimination."""
    table = [[*row, value] for row, value in zip(rows, right, strict=True)]
    size = len(table)
    for column in range(size):
        pivot = table[column]
        for other in table[column + 1 :]:
            factor = other[column] / pivot[column]
            if factor:
                for n in range(column, size + 1):
                    other[n] -= factor * pivot[n]
    solution = [0.0] * size
    for line in range(size - 1, -1, -1):
        known = sum(table[line][n] * solution[n] for n in range(line + 1, size))
        solution[line] = (table[line][size] - known) / table[line][line]
    return solution


def learn(matches: int) -> dict[str, list[float]]:
    """Play and fit."""
    size = MOMENTS * (len(THINGS) + 1)
    squares = [[DOUBT * (n == m) for m in range(size)] for n in range(size)]
    right = [0.0] * size
    with Pool() as pool:
        for seen in pool.imap(seen_in, range(matches)):
            for things, brought in seen:
                some = [(n, thing) for n, thing in enumerate(things) if thing]
                for n, thing in some:
                    right[n] += thing * brought
                    line = squares[n]
                    for m, other in some:
                        line[m] += thing * other
    found = least_squares(squares, right)
    return {
        thing: [round(value, 2) for value in found[MOMENTS * n : MOMENTS * (n + 1)]]
        for n, thing in enumerate(THINGS)
    }


if __name__ == "__main__":
    json.dump({"worths": learn(int(sys.argv[1]))}, sys.stdout, indent=1)
