"""The extra `fast`: who uses something a lot gets it compiled, and nobody waits for it."""

from threading import Event

import pytest

from sobremesa.core import fast
from sobremesa.core.fast import Compiled


@pytest.fixture(autouse=True)
def _allowed_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test before this one has asked for."""
    monkeypatch.setattr(fast, "_allowed", True)


def missing() -> str:
    raise ImportError("no numba here")


def test_it_is_loaded_after_so_many_uses_and_the_plain_one_serves_until_then() -> None:
    begun, go_on = Event(), Event()

    def load() -> str:
        begun.set()
        assert go_on.wait(10)
        return "compiled"

    something = Compiled(load, begin_at=3)
    assert [something.ready(), something.ready()] == [None, None]
    assert not begun.is_set()
    assert something.ready() is None
    assert begun.wait(10)
    assert something.ready() is None
    go_on.set()
    assert something.loaded() == "compiled"
    assert something.ready() == "compiled"


def test_it_is_loaded_once_whoever_asks() -> None:
    loads = iter(("compiled", "compiled again"))
    something = Compiled(lambda: next(loads), begin_at=1)
    something.ready()
    assert something.loaded() == something.loaded() == something.ready() == "compiled"


def test_without_the_extra_the_plain_one_stays() -> None:
    something = Compiled(missing, begin_at=1)
    assert something.ready() is None
    assert something.loaded() is None
    assert something.ready() is None


def test_a_process_may_stay_plain() -> None:
    begun = Event()
    something = Compiled(begun.set, begin_at=2)
    fast.stay_plain()
    assert [something.ready() for _ in range(5)] == [None] * 5
    assert not begun.wait(0.2)
    something.loaded()
    assert begun.is_set()
