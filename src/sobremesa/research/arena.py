"""Many matches between bots, and how well each of them did."""

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import closing
from math import sqrt
from multiprocessing import get_context
from statistics import fmean, pstdev
from time import perf_counter
from typing import TypeAlias

from msgspec import Struct

from sobremesa import bots
from sobremesa.bots.bot import Bot
from sobremesa.bots.turn import turn_of
from sobremesa.core.luck import Luck
from sobremesa.core.match import Match
from sobremesa.core.options import Options, OptionValue
from sobremesa.core.record import Record
from sobremesa.core.refusal import Unplayable
from sobremesa.core.values import Seat
from sobremesa.games import load

Progress: TypeAlias = Callable[[int, int], None]
"""Told after each match: how many are played, of how many."""

WINDOW = 64
"""Matches that an executor is handed at once, if not said otherwise."""
WINDOW_OF_A_JOB = 4
_STEP = 1_000_003
"""Keeps the seeds of matches and of their seats apart."""


class Played(Struct, frozen=True):
    """One match of an arena. Competitors are known by their place in the list: names may agree."""

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
    """The name of the level, or of an own bot."""
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
    competitors: Sequence[str | Bot] = ("normal", "easy"),
    matches: int = 400,
    seed: int = 0,
    *,
    exchange: bool = True,
    options: Options | None = None,
    jobs: int = 1,
    executor: Executor | None = None,
    window: int = WINDOW,
    progress: Progress | None = None,
    records: bool = False,
) -> Result:
    """Play matches with one seat for each competitor, and count.

    A competitor is a level's name, or a bot: any object that can `choose`. It goes by its `name`,
    or by its class's, and should remember nothing from one match to the next.

    With `exchange`, the competitors move one seat on after each match and meet the same luck until
    each has sat everywhere. The seed decides everything but the times, whoever does the work: this
    process, `jobs` processes, or the executor handed in (of the standard library, loky, Dask). It
    is never handed more than `window` matches at once: a few times its workers keep it busy.
    """
    if matches < 1:
        raise Unplayable("bad_matches", matches=matches)
    for competitor in competitors:
        _bot(competitor)
    pairing = _Pairing(
        game_id, tuple(competitors), seed, exchange, dict(options or {}), records=records
    )
    tasks = ((pairing, number) for number in range(matches))
    played = []
    with closing(_played(tasks, jobs, executor, window)) as coming:
        for one in coming:
            played.append(one)
            if progress:
                progress(len(played), matches)
    return Result(
        game=game_id,
        seed=seed,
        matches=matches,
        competitors=tuple(
            _competitor(number, _name(competitor), played)
            for number, competitor in enumerate(competitors)
        ),
        records=tuple(one.record for one in played if one.record),
    )


def _bot(competitor: str | Bot) -> Bot:
    return bots.named(competitor) if isinstance(competitor, str) else competitor


def _name(competitor: str | Bot) -> str:
    if isinstance(competitor, str):
        return competitor
    return str(getattr(competitor, "name", type(competitor).__name__))


class _Pairing(Struct, frozen=True):
    """What the matches of an arena have in common."""

    game: str
    competitors: tuple[str | Bot, ...]
    seed: int
    exchange: bool
    options: dict[str, OptionValue]
    records: bool


_Task: TypeAlias = tuple[_Pairing, int]
"""A match to be played: who meets, and its number."""


def _played(
    tasks: Iterable[_Task], jobs: int, executor: Executor | None, window: int
) -> Generator[Played, None, None]:
    """The matches in their order, played here or elsewhere."""
    if executor:
        yield from _by(executor, tasks, window)
    elif jobs > 1:
        # Spawned, because a fork of a process with threads may hang.
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            yield from _by(pool, tasks, WINDOW_OF_A_JOB * jobs)
    else:
        yield from map(_play, tasks)


def _by(executor: Executor, tasks: Iterable[_Task], window: int) -> Iterator[Played]:
    """Hand a few matches to the executor, and another whenever the first of them is played.

    Whatever ends this early, the matches not yet begun are called off.
    """
    handed: deque[Future[Played]] = deque()
    try:
        for task in tasks:
            handed.append(executor.submit(_play, task))
            if len(handed) >= window:
                yield handed[0].result()
                handed.popleft()
        while handed:
            yield handed[0].result()
            handed.popleft()
    finally:
        for future in handed:
            future.cancel()


def _play(task: _Task) -> Played:
    """Play one match."""
    pairing, number = task
    seats = len(pairing.competitors)
    luck_of, shift = divmod(number, seats) if pairing.exchange else (number, 0)
    seating = tuple((seat + shift) % seats for seat in range(seats))
    players = [pairing.competitors[competitor] for competitor in seating]
    root = (pairing.seed * _STEP + luck_of) * _STEP
    match = Match(load(pairing.game), seats, pairing.options, Luck(root))
    match.players = tuple(map(_name, players))
    match.deal()
    lucks = [Luck(root + 1 + competitor) for competitor in seating]
    times: list[list[float]] = [[] for _ in seating]
    while match.to_move:
        seat = min(match.to_move)
        bot, turn = _bot(players[seat]), turn_of(match, seat)
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
        record=match.record if pairing.records else None,
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
