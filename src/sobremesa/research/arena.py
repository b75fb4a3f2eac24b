"""Many matches between bots, and how well each of them did."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from statistics import fmean, pstdev
from time import perf_counter
from typing import TypeAlias

from msgspec import Struct

from sobremesa import bots
from sobremesa.bots.turn import turn_of
from sobremesa.core.luck import Luck
from sobremesa.core.match import Match
from sobremesa.core.options import Options
from sobremesa.core.record import Record
from sobremesa.core.refusal import Unplayable
from sobremesa.core.values import Seat
from sobremesa.games import load

Progress: TypeAlias = Callable[[int, int], None]
"""Told after each match: how many are played, of how many."""

_STEP = 1_000_003
"""Keeps the seeds of matches and of their seats apart."""


class Played(Struct, frozen=True):
    """One match of an arena. Competitors are known by their place in the list of levels."""

    seating: tuple[int, ...]
    """The competitor in each seat."""
    points: tuple[int, ...]
    """By seat, as are the moves and the times."""
    winners: tuple[Seat, ...]
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    longest: tuple[float, ...]
    record: Record | None = None


class Competitor(Struct, frozen=True):
    """How one competitor did."""

    level: str
    matches: int
    wins: float
    """The share of matches won; a win shared by n counts 1/n."""
    wins_low: float
    """Wilson's interval around the share, 95 %."""
    wins_high: float
    points_mean: float
    points_deviation: float
    moves_mean: float
    """Moves in a match."""
    seconds_mean: float
    """Time to choose a move."""
    seconds_max: float


class Result(Struct, frozen=True):
    """What an arena showed."""

    game: str
    seed: int
    matches: int
    competitors: tuple[Competitor, ...]
    records: tuple[Record, ...] = ()


def arena(
    game_id: str,
    levels: Sequence[str] = ("normal", "easy"),
    matches: int = 400,
    seed: int = 0,
    *,
    exchange: bool = True,
    options: Options | None = None,
    jobs: int = 1,
    executor: Executor | None = None,
    progress: Progress | None = None,
    records: bool = False,
) -> Result:
    """Play matches with one seat for each level, and count.

    With `exchange`, the competitors move one seat on after each match and meet the same luck until
    each has sat everywhere. The seed decides everything but the times, whoever does the work: this
    process, `jobs` processes, or the executor handed in.
    """
    if matches < 1:
        raise Unplayable("bad_matches", matches=matches)
    for level in levels:
        bots.named(level)
    tasks = (
        (game_id, tuple(levels), number, seed, exchange, dict(options or {}), records)
        for number in range(matches)
    )
    played = []
    for one in _played(tasks, jobs, executor):
        played.append(one)
        if progress:
            progress(len(played), matches)
    return Result(
        game=game_id,
        seed=seed,
        matches=matches,
        competitors=tuple(_competitor(n, level, played) for n, level in enumerate(levels)),
        records=tuple(one.record for one in played if one.record),
    )


_Task: TypeAlias = tuple[str, tuple[str, ...], int, int, bool, dict[str, bool | int | str], bool]


def _played(tasks: Iterable[_Task], jobs: int, executor: Executor | None) -> Iterator[Played]:
    """The matches in their order, played here or elsewhere."""
    if executor:
        yield from executor.map(_play, tasks)
    elif jobs > 1:
        # Spawned, because a fork of a process with threads may hang.
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            yield from pool.map(_play, tasks)
    else:
        yield from map(_play, tasks)


def _play(task: _Task) -> Played:
    """Play one match."""
    game_id, levels, number, seed, exchange, options, with_record = task
    seats = len(levels)
    luck_of, shift = divmod(number, seats) if exchange else (number, 0)
    seating = tuple((seat + shift) % seats for seat in range(seats))
    root = (seed * _STEP + luck_of) * _STEP
    match = Match(load(game_id), seats, options, Luck(root))
    match.players = tuple(levels[competitor] for competitor in seating)
    match.deal()
    lucks = [Luck(root + 1 + competitor) for competitor in seating]
    times: list[list[float]] = [[] for _ in seating]
    while match.to_move:
        seat = min(match.to_move)
        bot, turn = bots.named(match.players[seat]), turn_of(match, seat)
        start = perf_counter()
        move = turn.chosen_by(bot, lucks[seat])
        times[seat].append(perf_counter() - start)
        match.play(seat, move)
    outcome = match.outcome
    assert outcome is not None
    return Played(
        seating=seating,
        points=outcome.totals,
        winners=outcome.winners,
        moves=tuple(map(len, times)),
        seconds=tuple(map(sum, times)),
        longest=tuple(max(seat, default=0.0) for seat in times),
        record=match.record if with_record else None,
    )


def _competitor(number: int, level: str, played: Sequence[Played]) -> Competitor:
    """Add up one competitor's matches."""
    seats = [(one, one.seating.index(number)) for one in played]
    wins = fmean(seat in one.winners and 1 / len(one.winners) for one, seat in seats)
    low, high = wilson(wins, len(played))
    points = [one.points[seat] for one, seat in seats]
    moves = sum(one.moves[seat] for one, seat in seats)
    return Competitor(
        level=level,
        matches=len(played),
        wins=wins,
        wins_low=low,
        wins_high=high,
        points_mean=fmean(points),
        points_deviation=pstdev(points),
        moves_mean=moves / len(played),
        seconds_mean=sum(one.seconds[seat] for one, seat in seats) / max(1, moves),
        seconds_max=max(one.longest[seat] for one, seat in seats),
    )


def wilson(share: float, count: int) -> tuple[float, float]:
    """Between which shares the true one lies, with 95 % confidence (E. B. Wilson, 1927)."""
    z = 1.96
    middle = share + z * z / (2 * count)
    reach = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    scale = 1 + z * z / count
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)
