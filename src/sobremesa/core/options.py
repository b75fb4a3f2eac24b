"""The options of a game: which there are, and which a match is played with."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from sobremesa.core.refusal import Unplayable

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, OptionValue]


class OneOf(Struct, frozen=True, tag="one_of"):
    """A choice among a few values; the first is the default."""

    name: str
    values: tuple[OptionValue, ...]
    asked: bool = True
    """Whether people are asked for it when they open a table; if not, programs set it."""
    ruled: bool = True
    """Whether the rules look at it; if not, a match goes the same way and only looks different."""

    @property
    def default(self) -> OptionValue:
        return self.values[0]

    def allows(self, value: object) -> bool:
        return any(value == known and type(value) is type(known) for known in self.values)

    def described(self) -> str:
        return ", ".join(str(value).lower() for value in self.values)


class Whole(Struct, frozen=True, tag="whole"):
    """A whole number between two others."""

    name: str
    low: int
    high: int
    default: int
    asked: bool = True
    ruled: bool = True
    """Both as above."""

    def allows(self, value: object) -> bool:
        return type(value) is int and self.low <= value <= self.high

    def described(self) -> str:
        return f"{self.low}-{self.high}"


Option: TypeAlias = OneOf | Whole


def settle(options: tuple[Option, ...], wishes: Mapping[str, Any]) -> dict[str, OptionValue]:
    """Every option with its value: the wished one, or the default."""
    names = [option.name for option in options]
    for name in wishes:
        if name not in names:
            raise Unplayable("unknown_option", option=name, known=", ".join(names) or "-")
    for option in options:
        if option.name in wishes and not option.allows(wishes[option.name]):
            raise Unplayable(
                "bad_option",
                option=option.name,
                value=str(wishes[option.name]),
                known=option.described(),
            )
    return {option.name: wishes.get(option.name, option.default) for option in options}
