"""The options of a game: which there are, and which a match is played with."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from sobremesa.core.refusal import Unplayable

Plain: TypeAlias = bool | int | str
OptionValue: TypeAlias = Plain | tuple[Plain, ...]
"""A tuple has a value for each seat."""
Options: TypeAlias = Mapping[str, OptionValue]


class Few(Struct, frozen=True):
    """A few values to choose from; the first is the default."""

    name: str
    values: tuple[Plain, ...]
    asked: bool = True
    """Whether people are asked for it when they open a table; if not, programs set it."""
    ruled: bool = True
    """Whether the rules look at it; if not, a match goes the same way and only looks different."""
    only: tuple[int, ...] = ()
    """The numbers of seats with which it means something; none named: with any."""

    @property
    def default(self) -> Plain:
        return self.values[0]

    def allows(self, value: object) -> bool:
        return any(value == known and type(value) is type(known) for known in self.values)

    def described(self) -> str:
        return ", ".join(str(value).lower() for value in self.values)


class OneOf(Few, frozen=True, tag="one_of"):
    """One of them is chosen for the table."""


class EachSeat(Few, frozen=True, tag="each_seat"):
    """One of them is chosen for each seat."""


class Whole(Struct, frozen=True, tag="whole"):
    """A whole number between two others."""

    name: str
    low: int
    high: int
    default: int
    asked: bool = True
    """As of a few values."""
    ruled: bool = True
    """Likewise."""
    only: tuple[int, ...] = ()
    """Likewise."""

    def allows(self, value: object) -> bool:
        return type(value) is int and self.low <= value <= self.high

    def described(self) -> str:
        return f"{self.low}-{self.high}"


Option: TypeAlias = OneOf | EachSeat | Whole


def whole(value: OptionValue) -> int:
    """The value of an option that is a number."""
    assert isinstance(value, int)
    return value


def each(value: OptionValue) -> tuple[Plain, ...]:
    """The value of an option that each seat has for itself."""
    assert isinstance(value, tuple)
    return value


def usual(option: Option, seats: int) -> OptionValue:
    """The value at a table of so many seats that wishes for no other."""
    return (option.default,) * seats if isinstance(option, EachSeat) else option.default


def settle(
    options: tuple[Option, ...], wishes: Options, seats: int, most_seats: int
) -> dict[str, OptionValue]:
    """Every option with its value at a table of so many seats: the wished one, or the default.

    Where each seat has a value, a wish has one for each seat, or one for all of them. Or it names
    a seat: `hand_2`. All records were so once, and named every seat that a game could have; who
    does not sit at the table has no say.
    """
    names = [option.name for option in options]
    wishes = _gathered(options, wishes, seats, most_seats)
    for name in wishes:
        if name not in names:
            raise Unplayable("unknown_option", option=name, known=", ".join(names) or "-")
    return {
        option.name: _granted(option, wishes[option.name], seats)
        if option.name in wishes
        else usual(option, seats)
        for option in options
    }


def _gathered(
    options: tuple[Option, ...], wishes: Options, seats: int, most_seats: int
) -> dict[str, Any]:
    """The wishes, with those that name a seat put together into one."""
    found: dict[str, Any] = dict(wishes)
    for option in options:
        if not isinstance(option, EachSeat) or option.name in wishes:
            continue
        names = {f"{option.name}_{seat + 1}": seat for seat in range(most_seats)}
        named = {names[name]: found.pop(name) for name in wishes if name in names}
        if named:
            found[option.name] = tuple(named.get(n, option.default) for n in range(seats))
    return found


def _granted(option: Option, wish: OptionValue, seats: int) -> OptionValue:
    """What is wished for, if it can be."""
    if isinstance(option, EachSeat):
        values = tuple(wish) if isinstance(wish, list | tuple) else (wish,) * seats
        if len(values) != seats:
            raise Unplayable("bad_option_count", option=option.name, count=len(values), seats=seats)
        if all(map(option.allows, values)):
            return values
    elif option.allows(wish):
        return wish
    shown = ", ".join(map(str, wish)) if isinstance(wish, list | tuple) else str(wish)
    raise Unplayable("bad_option", option=option.name, value=shown, known=option.described())
