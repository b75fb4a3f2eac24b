"""The extra `fast`: what is compiled takes over from plain Python once it is ready.

Compiling takes seconds, once; loading what was compiled before takes one or two every time. Nobody
waits for it: it is loaded in a thread once it is worth it, and until then the plain one serves.
So the two must do the very same, whenever the one takes over from the other.
"""

from collections.abc import Callable
from threading import Lock, Thread
from typing import Generic, TypeVar

T = TypeVar("T")

_allowed = True


def stay_plain() -> None:
    """Load nothing by itself in this process: a server's event loop would feel the compiler."""
    global _allowed
    _allowed = False


class Compiled(Generic[T]):
    """Something that may be compiled, and will be after so many uses."""

    __slots__ = ("_begin_at", "_begun", "_compiled", "_load", "_loading", "_uses")

    def __init__(self, load: Callable[[], T], begin_at: int) -> None:
        """`load` imports and compiles; it raises ImportError where the extra is missing."""
        self._load = load
        self._begin_at = begin_at
        self._uses = 0
        self._begun = False
        self._compiled: T | None = None
        self._loading = Lock()

    def ready(self) -> T | None:
        """It, or None as long as the plain one must do. Asking counts as one use."""
        if self._compiled is None:
            self._uses += 1
            if self._uses >= self._begin_at and _allowed and not self._begun:
                self._begun = True
                Thread(target=self.loaded, daemon=True).start()
        return self._compiled

    def loaded(self) -> T | None:
        """It, for those who would rather wait; None where the extra is missing."""
        with self._loading:
            if self._compiled is None:
                try:
                    self._compiled = self._load()
                except ImportError:
                    return None
        return self._compiled
