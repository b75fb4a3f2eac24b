"""Through the Desert from inside: the bots' playouts and searches, what the rules cost a move."""

import random
from collections.abc import Callable, Iterator
from itertools import cycle

import sobremesa
from sobremesa import Luck, Match
from sobremesa.bots.search import Search
from sobremesa.core.advice import Ground
from sobremesa.games.through_the_desert.advice import ThroughTheDesertAdvice
from sobremesa.games.through_the_desert.advice.fast import compile_all, compiled_ground, packed
from sobremesa.games.through_the_desert.advice.playout import run
from sobremesa.games.through_the_desert.advice.search import DesertGround
from sobremesa.games.through_the_desert.advice.twin import Twin, twin_of
from sobremesa.games.through_the_desert.moves import AnyMove
from sobremesa.games.through_the_desert.rules import GAME
from sobremesa.games.through_the_desert.state import Position

MATCHES = 8
"""For each number of seats."""
TO_THE_END = 10**6


def plain() -> Callable[[], int]:
    """Playouts to the end, from where all riders stand; the copy they begin with counts, too."""
    twins, chance = cycle([twin_of(position) for position in starts()]), random.Random(1).random
    return lambda: run(next(twins).copy(), TO_THE_END, chance)


def compiled() -> Callable[[], int]:
    """The same with the extra `fast`, once it is compiled."""
    begun, seeds = [packed(twin_of(position)) for position in starts()], iter(range(10**9))
    begun[0].copy().run(TO_THE_END, 0)
    turns = cycle(begun)
    return lambda: next(turns).copy().run(TO_THE_END, next(seeds))


def packing() -> Callable[[], int]:
    """Playouts for which a twin is packed and unpacked again, each time."""
    twins, seeds = cycle([twin_of(position) for position in starts()]), iter(range(10**9))

    def play() -> int:
        begun = packed(next(twins))
        moves = begun.run(TO_THE_END, next(seeds))
        begun.twin()
        return moves

    return play


def searching(ground: Callable[[Twin], Ground[AnyMove]]) -> Callable[[], int]:
    """`master` thinking about its camels on some ground; how often it tried an idea."""
    twins, luck = cycle([twin_of(position) for position in starts()]), Luck(1)
    iterations = ThroughTheDesertAdvice.ladder["master"].iterations

    def think() -> int:
        Search(iterations).move(ground(next(twins)), luck)
        return iterations

    return think


def searching_plain() -> Callable[[], int]:
    """A search on the plain twin."""
    return searching(DesertGround)


def searching_compiled() -> Callable[[], int]:
    """The same with the extra `fast`, once it is compiled."""
    compile_all()
    return searching(compiled_ground)


def choices() -> Callable[[], int]:
    """Asking what a seat may do, all along matches."""
    positions = [position for position, _ in moments()]

    def ask() -> int:
        for position in positions:
            GAME.choices(position, position.seat)
        return len(positions)

    return ask


def apply() -> Callable[[], int]:
    """Placing camels, all along matches."""
    found = list(moments())

    def place() -> int:
        for position, move in found:
            GAME.apply(position, position.seat, move)
        return len(found)

    return place


def starts() -> Iterator[Position]:
    """Positions after the riders, every number of seats in turn."""
    for match, _ in begun():
        yield match.state


def moments() -> Iterator[tuple[Position, AnyMove]]:
    """Positions from random matches in which a camel is to be placed, each with a move."""
    for match, luck in begun():
        while match.to_move:
            (seat,) = match.to_move
            move = match.choices(seat).sample(luck)
            yield match.state, move
            match.play(seat, move)


def begun() -> Iterator[tuple[Match, Luck]]:
    """Matches after the riders, and the luck to play on with."""
    meta = GAME.meta
    for seed in range(MATCHES):
        for seats in range(meta.fewest_seats, meta.most_seats + 1):
            match, luck = sobremesa.new(meta.id, seats, seed=seed), Luck(seed)
            while match.state.stage != "camels":
                (seat,) = match.to_move
                match.play(seat, match.choices(seat).sample(luck))
            yield match, luck
