"""What the tests of trust share."""

import gc
from collections.abc import Iterator

import pytest


@pytest.fixture
def no_garbage() -> Iterator[None]:
    """What the tests before have left is not looked through now."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()
