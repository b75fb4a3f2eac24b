"""Whoever does an arena's work, the results are equal: processes, threads, loky, a Dask cluster."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

import pytest
from msgspec.structs import replace

from sobremesa.core.choices import Choices
from sobremesa.core.game import AnyGame
from sobremesa.core.luck import Luck
from sobremesa.core.refusal import Unplayable
from sobremesa.core.values import View
from sobremesa.research.arena import Result, arena


class Last:
    """Plays the last thing there is."""

    def choose(self, game: AnyGame, view: View, choices: Choices[Any], luck: Luck) -> Any:
        return list(choices)[-1]


def run(matches: int = 7, **how: Any) -> Result:
    """A short arena, without its times."""
    competitors = ("random", Last())
    options = {"round_limit": 2}
    result = arena("shifting_stones", competitors, matches, 9, options=options, records=True, **how)
    return replace(
        result,
        competitors=tuple(
            replace(competitor, seconds_mean=0.0, seconds_max=0.0)
            for competitor in result.competitors
        ),
    )


@contextmanager
def processes() -> Iterator[Executor]:
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        yield pool


@contextmanager
def threads() -> Iterator[Executor]:
    with ThreadPoolExecutor(2) as pool:
        yield pool


@contextmanager
def loky() -> Iterator[Executor]:
    from loky import get_reusable_executor

    pool = get_reusable_executor(max_workers=2)
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, kill_workers=True)


@contextmanager
def dask() -> Iterator[Executor]:
    from distributed import Client, LocalCluster

    with (
        LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
        ) as cluster,
        Client(cluster) as client,
        client.get_executor() as pool,
    ):
        yield pool


@pytest.mark.parametrize("workers", [processes, threads, loky, dask])
def test_a_seed_gives_the_same_result_whoever_does_the_work(
    workers: Callable[[], Any],
) -> None:
    here = run()
    assert here == run()
    with workers() as executor:
        assert run(executor=executor) == here
        assert run(executor=executor, window=2) == here
        with pytest.raises(Unplayable) as caught:
            arena("shifting_stones", ("random",) * 6, 3, executor=executor)
        assert caught.value.facts["seats"] == "6"


def test_jobs_are_processes_of_its_own() -> None:
    assert run(jobs=2) == run()


class Slow(Executor):
    """Plays a match when its result is wanted, and counts those that wait."""

    def __init__(self) -> None:
        self.futures: list[Wanted] = []

    def submit(self, fn: Any, /, *args: Any, **more: Any) -> "Wanted":
        self.futures.append(Wanted(lambda: fn(*args, **more)))
        return self.futures[-1]

    @property
    def waiting(self) -> int:
        return sum(not future.done() for future in self.futures)


class Wanted(Future[Any]):
    def __init__(self, play: Callable[[], Any]) -> None:
        super().__init__()
        self.play = play

    def result(self, timeout: float | None = None) -> Any:
        if not self.done():
            self.set_result(self.play())
        return super().result(timeout)


def test_an_executor_is_never_handed_more_than_a_few_matches() -> None:
    slow = Slow()
    waiting: list[int] = []
    result = run(20, executor=slow, window=3, progress=lambda *_: waiting.append(slow.waiting))
    assert result == run(20)
    assert waiting == [2] * 18 + [1, 0]


def test_what_has_not_begun_is_called_off_when_a_match_fails() -> None:
    slow = Slow()

    def fail(played: int, _: int) -> None:
        if played == 2:
            slow.futures[2].set_exception(ZeroDivisionError())

    with pytest.raises(ZeroDivisionError):
        run(20, executor=slow, window=4, progress=fail)
    assert [future.cancelled() for future in slow.futures] == [False] * 3 + [True] * 3


def test_what_has_not_begun_is_called_off_when_somebody_interrupts() -> None:
    slow = Slow()

    def interrupt(*_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(20, executor=slow, window=4, progress=interrupt)
    assert [future.cancelled() for future in slow.futures] == [False] + [True] * 3
