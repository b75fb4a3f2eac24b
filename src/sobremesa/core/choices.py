"""What a seat may do: one object for rules, bots, fuzzer and screen."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Generic, TypeVar

from msgspec import Struct

from sobremesa.core.luck import Luck

M = TypeVar("M")
M_co = TypeVar("M_co", covariant=True)

MOST_SHOWN = 8
"""Groups in a `repr`."""


class Group(Struct, frozen=True, gc=False):
    """Moves of one kind: every combination of one value from each field, in the fields' order."""

    kind: Any
    fields: tuple[Sequence[Any], ...] = ()

    def __len__(self) -> int:
        size = 1
        for values in self.fields:
            size *= len(values)
        return size

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, self.kind):
            return False
        names = self.kind.__struct_fields__
        return all(
            getattr(move, name) in values for name, values in zip(names, self.fields, strict=True)
        )

    def __iter__(self) -> Iterator[Any]:
        return (self.kind(*values) for values in product(*self.fields))

    def __getitem__(self, index: int) -> Any:
        picked = []
        for values in self.fields:
            index, place = divmod(index, len(values))
            picked.append(values[place])
        return self.kind(*picked)

    def __repr__(self) -> str:
        names = self.kind.__struct_fields__
        open_to = (f"{len(values)} {name}" for name, values in zip(names, self.fields, strict=True))
        return f"{self.tag}({' × '.join(open_to)})"

    @property
    def tag(self) -> str:
        """The name of the kind in JSON."""
        return str(self.kind.__struct_config__.tag)

    def narrowed(self, given: Mapping[str, object]) -> "Group":
        """Those of the moves that have these values in the fields named."""

        def open_to(name: str, values: Sequence[object]) -> Sequence[object]:
            if name not in given:
                return values
            return (given[name],) if given[name] in values else ()

        return Group(self.kind, tuple(map(open_to, self.kind.__struct_fields__, self.fields)))

    def described(self) -> dict[str, Any]:
        """One line for the wire: the kind, and the values of each field."""
        described: dict[str, object] = {"type": self.tag}
        for name, values in zip(self.kind.__struct_fields__, self.fields, strict=True):
            described[name] = _values(values)
        return described


def _values(values: Sequence[object]) -> object:
    """A field's values for the wire; a range stays a range."""
    if isinstance(values, range):
        return {"from": values.start, "to": values.stop - 1}
    return values if type(values) is tuple else list(values)


class Choices(ABC, Generic[M_co]):
    """The moves open to a seat: a value that answers `in` and can be sampled.

    Most can also be listed. Those that cannot (a flick, a whole layout) inherit from this class
    and raise TypeError when iterated.
    """

    __slots__ = ()

    @abstractmethod
    def __contains__(self, move: object) -> bool: ...

    @abstractmethod
    def sample(self, luck: Luck) -> M_co:
        """Any one of them, all equally likely where they can be counted."""

    def groups(self) -> tuple[Group, ...]:
        """The choices by kind, for the wire; none where only the dealer ever chooses."""
        return ()

    def __iter__(self) -> Iterator[M_co]:
        raise TypeError("these choices are a range: ask `in` or sample them")

    def __len__(self) -> int:
        raise TypeError("these choices are a range: they cannot be counted")

    def __bool__(self) -> bool:
        return True

    def _parts(self) -> tuple[object, ...]:
        names: Iterable[str] = self.__slots__
        return tuple(getattr(self, name) for name in names)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash((type(self), self._parts()))

    def __repr__(self) -> str:
        """What kinds there are and how many of each, never what could fill pages."""
        groups = list(map(repr, self.groups()))
        if len(groups) > MOST_SHOWN:
            groups[MOST_SHOWN:] = [f"{len(groups) - MOST_SHOWN} more"]
        name = type(self).__name__
        return f"<{name}: {', '.join(groups)}>" if groups else f"<{name}>"

    def described(self) -> list[dict[str, Any]]:
        """The choices as plain values, for the wire."""
        return [group.described() for group in self.groups()]


class Listed(Choices[M]):
    """Choices that can be counted and listed, held as groups."""

    __slots__ = ("_groups",)

    def __init__(self, *groups: Group) -> None:
        self._groups = groups

    def groups(self) -> tuple[Group, ...]:
        return tuple(group for group in self._groups if len(group))

    def __contains__(self, move: object) -> bool:
        return any(move in group for group in self._groups)

    def __iter__(self) -> Iterator[M]:
        for group in self._groups:
            yield from group

    def __len__(self) -> int:
        return sum(map(len, self._groups))

    def __bool__(self) -> bool:
        return len(self) > 0

    def sample(self, luck: Luck) -> M:
        sizes = list(map(len, self._groups))
        index = luck.below(sum(sizes))
        for group, size in zip(self._groups, sizes, strict=True):
            if index < size:
                return group[index]  # type: ignore[no-any-return]
            index -= size
        raise IndexError("there is nothing to choose from")


NONE: Listed[Any] = Listed()
"""The choices of a seat that is not to move."""
