"""Tests may be coroutines: each one gets an event loop of its own. No test is left to luck.

The longest come first: handed out one by one, what is left at the end is short, and all workers
end together.
"""

import asyncio
import inspect
from pathlib import Path

import hypothesis
import pytest

# What is tried is the same each time: a landing never fails by luck. `make fuzz` is for luck.
hypothesis.settings.register_profile("same", derandomize=True, deadline=None, database=None)
hypothesis.settings.load_profile("same")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True


BROWSERS = Path(__file__).parent / "tests" / "e2e"
LONG = ("_match", "_screens", "_screen", "_whole_matches", "_flicks", "_interruptions")
"""How the files are called whose tests take longest."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def rank(item: pytest.Item) -> int:
        if item.path.parent != BROWSERS:
            return 2
        return 0 if item.path.stem.endswith(LONG) else 1

    items.sort(key=rank)
