"""Parts of a view that are made when somebody looks at them: most who ask for a view do not.

What a part is made of is in the view until then: it holds nothing that the viewer may not know.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar, cast, overload

T = TypeVar("T")
S = TypeVar("S")


class Later(Sequence[T]):
    """A tuple that is made at the first look; equal to the tuple, and pickled and sent as it."""

    __slots__ = ("_from", "_made", "_make")

    def __init__(self, make: Callable[[Any], tuple[T, ...]], source: object) -> None:
        self._make = make
        self._from = source
        self._made: tuple[T, ...] | None = None

    @property
    def source(self) -> object:
        """What it is made of, as long as it is not made."""
        return self._from

    def made(self) -> tuple[T, ...]:
        source = self._from  # before looking: another thread may make it meanwhile
        if self._made is None:
            self._made = self._make(source)
            self._from = None
        return self._made

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[T, ...]: ...
    def __getitem__(self, index: int | slice) -> T | tuple[T, ...]:
        return self.made()[index]

    def __len__(self) -> int:
        return len(self.made())

    def __iter__(self) -> Iterator[T]:
        return iter(self.made())

    def __eq__(self, other: object) -> bool:
        return self.made() == (other.made() if isinstance(other, Later) else other)

    def __hash__(self) -> int:
        return hash(self.made())

    def __repr__(self) -> str:
        return repr(self.made())

    def __reduce__(self) -> tuple[object, ...]:
        return tuple, (self.made(),)


def later(make: Callable[[S], tuple[T, ...]], source: S) -> tuple[T, ...]:
    """What `make` makes of a source, once somebody looks. To its readers it is a tuple."""
    return cast("tuple[T, ...]", Later(make, source))
