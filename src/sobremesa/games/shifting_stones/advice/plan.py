"""The exact search of a turn: every grid the hand can pay for, every card it can score there.

Which card pays for an action does not matter before the end: only how many were paid. So a turn
is known by the cards scored, the number of actions and the last grid; and searching means walking
from grid to grid, noting which cards matched on the way.
"""

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from sobremesa.games.shifting_stones.advice.bits import WISHES, Bits, changed, distance
from sobremesa.games.shifting_stones.cards import Card
from sobremesa.games.shifting_stones.turn import PER_CARD

Cards: TypeAlias = int
"""Some of the hand's cards: bit n is the card at place n."""
Firsts: TypeAlias = int
"""How a turn can begin: bits 0 to 20 are the actions, 21 to 26 the cards scored, 27 is END."""
Level: TypeAlias = dict[Cards, dict[Bits, Firsts]]
"""What so many actions lead to: by the cards that matched on the way, the grids."""

DEEPEST = 4
"""Actions walked one by one; a fifth is looked for only where it brings a new card."""
ALL_ACTIONS: Firsts = (1 << PER_CARD) - 1
END: Firsts = 1 << PER_CARD + 6


class Turns(NamedTuple):
    """The turns that score the same cards with as many actions."""

    scored: Cards
    matched: Cards
    """The cards that matched on the way: no other can match in the end."""
    actions: int
    at_once: Firsts
    """If some of the cards must be scored before any action: the ways to begin with one."""
    ends: dict[Bits, Firsts]
    """The grids they end on, and the ways to begin those that need no card at once."""


def search(
    grid: Bits, hand: tuple[Card, ...], most: int, far: int = DEEPEST + 1
) -> Iterator[Turns]:
    """Every turn there is that scores at most so many cards, with at most so many actions.

    Complete but for two kinds of turn that score nothing more than a shorter one: of those that
    spend a hand of three or more to the last card without a score, one is listed, on the grid as
    it is; and of those with five actions, only the ones that reach a card no shorter turn does.
    """
    size = len(hand)
    depth = min(far, size if size < 3 else min(size - 1, DEEPEST))
    known: dict[Bits, Cards] = {}
    matching = reached = _matches(grid, hand)
    level: Level = {0: {grid: END}}
    for actions in range(depth + 1):
        if actions:
            level = _next(level, hand, known, first=actions == 1)
        for matched, ends in level.items():
            reached |= matched
            yield from _turns(matched, matching, actions, min(most, size - actions), ends)
    if far < DEEPEST:
        return
    if size > depth:
        yield Turns(0, 0, size, 0, {grid: ALL_ACTIONS})
    if size > DEEPEST + 1 and most:
        yield from _pursuits(level, hand, reached)


def _turns(
    matched: Cards, matching: Cards, actions: int, most: int, ends: dict[Bits, Firsts]
) -> Iterator[Turns]:
    """Every set of at most so many cards to score, of those that match at once or on the way."""
    cards = scored = matched | matching
    while True:
        if scored.bit_count() <= most:
            at_once = (scored & matching) << PER_CARD
            if at_once:
                yield Turns(scored, matched, actions, at_once, ends)
            if not scored & ~matched:
                yield Turns(scored, matched, actions, 0, ends)
        if not scored:
            return
        scored = (scored - 1) & cards


def _next(level: Level, hand: tuple[Card, ...], known: dict[Bits, Cards], *, first: bool) -> Level:
    """All that one more action leads to."""
    after: Level = {}
    for matched, grids in level.items():
        for grid, firsts in grids.items():
            for action, there in enumerate(changed(grid)):
                cards = known.get(there)
                if cards is None:
                    cards = known[there] = _matches(there, hand)
                ends = after.setdefault(matched | cards, {})
                ends[there] = ends.get(there, 0) | (1 << action if first else firsts)
    return after


def _matches(grid: Bits, hand: tuple[Card, ...]) -> Cards:
    """The cards that match on a grid."""
    cards = 0
    for place, card in enumerate(hand):
        for wish in WISHES[card]:
            if grid & wish == wish:
                cards |= 1 << place
                break
    return cards


def _pursuits(level: Level, hand: tuple[Card, ...], reached: Cards) -> Iterator[Turns]:
    """Spend all other cards on one that nothing shorter reaches; the grids are one action short."""
    for place, card in enumerate(hand):
        if not reached >> place & 1:
            ends: dict[Bits, Firsts] = {}
            for grids in level.values():
                for grid, firsts in grids.items():
                    if distance(card, grid, 2) == 1:
                        ends[grid] = ends.get(grid, 0) | firsts
            if ends:
                yield Turns(1 << place, 1 << place, len(hand) - 1, 0, ends)
