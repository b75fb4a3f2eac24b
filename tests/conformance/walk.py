"""Walks through matches of every game: which ones, and how."""

from collections.abc import Callable, Iterator
from inspect import getdoc
from itertools import combinations, product
from typing import NamedTuple

import sobremesa
from sobremesa import DEALER, Luck, Match
from sobremesa.core.options import EachSeat, OneOf, Option, OptionValue, Plain
from sobremesa.core.values import MOST_SEATS
from sobremesa.games import ids

ROUNDS_OF_LIMITED = 6
"""Where an option is a whole number, this and 1 are tried too, or what is nearest to them."""


class Case(NamedTuple):
    """One way to sit down to a game."""

    game: str
    seats: int
    options: dict[str, OptionValue]

    def __str__(self) -> str:
        wishes = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game}-{self.seats}" + (f"-{wishes}" if wishes else "")

    def match(self, seed: int) -> Match:
        return sobremesa.new(self.game, self.seats, seed=seed, **self.options)


def values(option: Option) -> tuple[OptionValue, ...]:
    """The values of an option worth trying: of one that no rule looks at, any will do."""
    if not option.ruled:
        return (option.default,)
    if isinstance(option, OneOf):
        return option.values
    if isinstance(option, EachSeat):
        return turns(option.values)
    tried = (option.default, ROUNDS_OF_LIMITED, 1)
    return tuple(dict.fromkeys(min(max(value, option.low), option.high) for value in tried))


def turns(known: tuple[Plain, ...]) -> tuple[OptionValue, ...]:
    """More values than there are seats, each beginning with another one: each seat has all once."""
    return tuple((known[n:] + known[:n]) * MOST_SEATS for n in range(len(known)))


Settings = dict[str, tuple[OptionValue, ...]]
Pair = frozenset[tuple[str, OptionValue]]


def settings(game_id: str) -> Settings:
    """The seat counts of a game and the values of each of its options."""
    meta = sobremesa.game(game_id).meta
    seats = tuple(range(meta.fewest_seats, meta.most_seats + 1))
    return {"seats": seats} | {option.name: values(option) for option in meta.options}


def every_case() -> list[Case]:
    """Every game with every seat count and every combination of options."""
    return [
        case_of(game_id, dict(zip(offered, picked, strict=True)))
        for game_id in ids()
        for offered in [settings(game_id)]
        for picked in product(*offered.values())
    ]


def case_of(game_id: str, picked: dict[str, OptionValue]) -> Case:
    seats = picked["seats"]
    assert isinstance(seats, int)
    options = {
        name: value[:seats] if isinstance(value, tuple) else value
        for name, value in picked.items()
        if name != "seats"
    }
    return Case(game_id, seats, options)


def cases() -> list[Case]:
    """Few of all cases: so many that every two settings of a game meet, seat counts among them.

    A game with one option has all its cases here; one with four would have hundreds.
    """
    return [case_of(game_id, picked) for game_id in ids() for picked in meetings(settings(game_id))]


def meetings(offered: Settings) -> Iterator[dict[str, OptionValue]]:
    """Settings in which every two values meet: each begins with a pair that has not met yet, and
    the rest is chosen so that most others meet too.
    """
    wanted = combinations(offered, min(2, len(offered)))
    unmet = dict.fromkeys(
        frozenset(zip(names, picked, strict=True))
        for names in wanted
        for picked in product(*(offered[name] for name in names))
    )
    while unmet:
        picked = dict(next(iter(unmet)))
        for name in [name for name in offered if name not in picked]:
            fits = [
                (pairs({**picked, name: value}) & unmet.keys(), value) for value in offered[name]
            ]
            picked[name] = max(fits, key=lambda fit: len(fit[0]))[1]
        yield {name: picked[name] for name in offered}
        for pair in pairs(picked) & unmet.keys():
            del unmet[pair]


def pairs(picked: dict[str, OptionValue]) -> set[Pair]:
    """Every two settings that meet here; of one alone, that one."""
    return set(map(frozenset, combinations(picked.items(), min(2, len(picked)))))


Check = Callable[[Match, Luck], None]


def walk(match: Match, luck: Luck, limit: int = 200_000) -> Iterator[Match]:
    """Play random moves to the end, pausing before each one."""
    for _ in range(limit):
        if not match.to_move:
            return
        yield match
        seat = luck.pick(sorted(match.to_move))
        match.play(seat, match.choices(seat).sample(luck))
    raise AssertionError(f"no end after {limit} moves")


def at_the_dealer(match: Match) -> Iterator[Match]:
    """The positions just passed in which it was the dealer's turn."""
    states = [match._start, *(row.state for row in match.log)]
    for place in range(len(match.log) - 1, -1, -1):
        if match.log[place].seat != DEALER:
            return
        probe = match.fork()
        probe._stand(states[place])
        yield probe


def play_checked(
    match: Match, luck: Luck, everywhere: list[Check], at_a_seat: list[Check], chance: float
) -> int:
    """Play to the end; at some plies, and always at the first and last, make all the checks.

    Early plies are likelier, so that a short match is looked at too. At how many plies.
    """

    def look() -> None:
        make(match, luck, [*everywhere, *at_a_seat])
        for probe in at_the_dealer(match):
            make(probe, luck, everywhere)

    checked = 1
    for number, _ in enumerate(walk(match, luck)):
        if luck.chance(min(1.0, max(chance, 2 / (number + 1)))):
            checked += 1
            look()
    look()
    return checked


def make(match: Match, luck: Luck, checks: list[Check]) -> None:
    """Make checks; one that fails says what should hold, and where it did not."""
    for check in checks:
        try:
            check(match, luck)
        except Exception as error:
            last = f"after {match.log[-1].move!r}" if match.log else "before the first move"
            error.add_note(f"\n{check.__name__}: {getdoc(check)}\nNot so in {match!r}, {last}.")
            raise
