"""`flick` for those who have the extra `fast`: the same file compiled, many times quicker.

The kernel's source is read a second time and its functions handed to Numba, without fast-math, so
that every bit comes out the same. Importing this needs Numba. What was compiled is kept until
kernel.py changes; that is one reason to raise KERNEL when a constant of the board does.
"""

import importlib.util
from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray

from sobremesa.physics import kernel
from sobremesa.physics.flicking import Flick, Result, Run, flick_by


def _compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function, compiled when it is first called, and kept if there is anywhere to keep it."""
    try:
        return numba.njit(cache=True, error_model="numpy", forceinline=True)(function)
    except RuntimeError:  # no folder to write to, not even the user's
        return numba.njit(error_model="numpy")(function)


@_compiled
def _numbers(n: int) -> NDArray[np.float64]:
    return np.zeros(n)


@_compiled
def _wholes(n: int) -> NDArray[np.int64]:
    return np.zeros(n, np.int64)


def _compiled_kernel() -> Run:
    """The kernel's `run`, every function below it compiled."""
    spec = importlib.util.find_spec(kernel.__name__)
    assert spec is not None
    assert spec.loader is not None
    again = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(again)
    for name, value in list(vars(again).items()):
        if isinstance(value, FunctionType) and value.__module__ == kernel.__name__:
            setattr(again, name, _compiled(value))
    vars(again).update(_numbers=_numbers, _wholes=_wholes)
    run: Run = again.run
    return run


run = _compiled_kernel()


def flick(discs: Mapping[int, tuple[int, int]], disc: int, aim: Flick, corner: int) -> Result:
    """`sobremesa.physics.flick`, compiled."""
    return flick_by(run, np.array, discs, disc, aim, corner)
