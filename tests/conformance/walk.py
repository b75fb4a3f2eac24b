"""Walks through matches of every game on the shelf: which ones, and how."""

from collections.abc import Callable, Iterator
from itertools import combinations, product
from typing import Any, NamedTuple

import sobremesa
from sobremesa import DEALER, Luck, Match
from sobremesa.core.options import OneOf, Option, OptionValue

ROUNDS_OF_LIMITED = 6
"""Where an option is a whole number, this value is tried beside its default."""


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
    return tuple(dict.fromkeys((option.default, max(option.low, ROUNDS_OF_LIMITED), 1)))


def every_case() -> list[Case]:
    """Every game with every seat count and every combination of options."""
    return [
        Case(game_id, seats, dict(zip([o.name for o in meta.options], picked, strict=True)))
        for game_id in sobremesa.games()
        for meta in [sobremesa.game(game_id).meta]
        for seats in range(meta.fewest_seats, meta.most_seats + 1)
        for picked in product(*map(values, meta.options))
    ]


def cases() -> list[Case]:
    """As few of all cases as let every two settings of a game meet, seat counts among them.

    A game with one option has all its cases here; one with four would have hundreds.
    """
    every = [(case, pairs(case)) for case in every_case()]
    picked, unmet = [], set[Any]().union(*(met for _, met in every))
    while unmet:
        best, met = max(every, key=lambda one: len(unmet & one[1]))
        picked.append(best)
        unmet -= met
    return picked


def pairs(case: Case) -> set[tuple[Any, ...]]:
    """Every two settings of a case; of one that has no options, its seat count alone."""
    settings = [("seats", case.seats), *case.options.items()]
    met = combinations(settings, 2) if case.options else [settings]
    return {(case.game, *pair) for pair in met}


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
) -> None:
    """Play to the end; at some plies, and always at the first and last, make all the checks."""
    for number, _ in enumerate(walk(match, luck)):
        if number == 0 or luck.chance(chance):
            for check in (*everywhere, *at_a_seat):
                check(match, luck)
            for probe in at_the_dealer(match):
                for check in everywhere:
                    check(probe, luck)
    for check in (*everywhere, *at_a_seat):
        check(match, luck)
