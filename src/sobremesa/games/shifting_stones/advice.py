"""How to play well: search the own turn, weigh what it leaves."""

from heapq import nlargest
from typing import Any, NamedTuple

from sobremesa.core.choices import Choices
from sobremesa.games.shifting_stones.bits import WISHES, Bits, bits_of, distance
from sobremesa.games.shifting_stones.cards import DECK, POINTS, Card
from sobremesa.games.shifting_stones.moves import SeatMove
from sobremesa.games.shifting_stones.plan import END as ENDING
from sobremesa.games.shifting_stones.plan import Firsts, Turns, search
from sobremesa.games.shifting_stones.state import MOST_IN_HAND, SKIP_DRAWS
from sobremesa.games.shifting_stones.turn import CHANGES, END, PER_CARD, SCORES, SKIP
from sobremesa.games.shifting_stones.view import View
from sobremesa.games.shifting_stones.worth import Race, Solo, drawn

MARGIN = 2.0
"""Turns this much worse than the best are not looked at closely."""
LOOKED_AT = 40
"""Ends of turns whose grid is judged for what it leaves to the others."""


class Plan(NamedTuple):
    """A whole turn, and how it can begin."""

    worth: float
    grid: Bits
    firsts: Firsts
    payer: Card


class ShiftingStonesAdvice:
    """The worth of each way to begin a turn is that of the best turn which begins so.

    Exact: which cards can be scored this turn and which can be kept, with how many actions, on
    which grid; who wins if this turn is the last. Estimates: all that comes after it. The cards
    kept count by points and distance from a match, the drawn ones by an average, the race by the
    cards that seats still miss, and the grid by the unseen cards that match on it as it stands.
    A plan can be followed without memory: after its first move, the turns left are some of those
    weighed before, and their worth is the same.
    """

    def weigh(self, view: View, choices: Choices[Any]) -> list[tuple[float, SeatMove]]:
        """The choices worth a thought, each with its worth to the viewer, most first."""
        if END not in choices:
            return []
        judge = Solo(view) if view.solo else Race(view)
        best: dict[SeatMove, float] = {}
        for plan in _plans(view, judge):
            for move in _beginnings(plan, view.hand):
                best.setdefault(move, plan.worth)
        if SKIP in choices:
            best[SKIP] = _skip(view, judge)
        return sorted(((worth, move) for move, worth in best.items()), key=lambda w: -w[0])


def _plans(view: View, judge: Race | Solo) -> list[Plan]:
    """The turns that come near the best one, most worth first, one for each way to begin."""
    grid = bits_of(view.grid)
    plans: list[Plan] = []
    best = float("-inf")
    classes = [(_hope(view, judge, turns), turns) for turns in search(grid, view.hand)]
    for hope, turns in sorted(classes, key=lambda c: -c[0]):
        if hope < best - MARGIN:
            break
        found = _ends(view, judge, turns, grid)
        plans += found
        best = max(best, max(found).worth)
    top = nlargest(LOOKED_AT, plans)
    unseen = _unseen(view)
    left = {plan.grid: judge.LEFT * _offer(plan.grid, unseen) for plan in top}
    plans = [plan._replace(worth=plan.worth + left.get(plan.grid, 0.0)) for plan in plans]
    plans.sort(reverse=True)
    return plans


def _rest(hand: tuple[Card, ...], turns: Turns) -> tuple[list[Card], list[Card]]:
    """The cards these turns score, and the others."""
    scored = [card for place, card in enumerate(hand) if turns.scored >> place & 1]
    return scored, [card for card in hand if card not in scored]


def _hope(view: View, judge: Race | Solo, turns: Turns) -> float:
    """No turn of these is worth more: as if all cards kept matched in the end."""
    scored, rest = _rest(view.hand, turns)
    kept = len(rest) - turns.actions
    values = sorted((judge.KEPT[POINTS[card]][0] for card in rest), reverse=True)
    return judge.after(scored)(sum(values[:kept]) + judge.DRAWN * drawn(kept))


def _ends(view: View, judge: Race | Solo, turns: Turns, start: Bits) -> list[Plan]:
    """These turns with their worth: on each grid, the cards nearest to a match are kept."""
    scored, rest = _rest(view.hand, turns)
    kept = len(rest) - turns.actions
    worth = judge.after(scored)
    new = judge.DRAWN * drawn(kept)
    tables = [(judge.KEPT[POINTS[card]], card) for card in rest]
    plans = []
    if not kept:
        least = (
            min((table[distance(card, start)], card) for table, card in tables)[1] if rest else 0
        )
        flat = worth(new)
        return [
            Plan(flat, grid, turns.at_once or firsts, least) for grid, firsts in turns.ends.items()
        ]
    for grid, firsts in turns.ends.items():
        values = sorted((table[distance(card, grid)], card) for table, card in tables)
        hand = sum(value for value, _ in values[turns.actions :])
        plans.append(Plan(worth(hand + new), grid, turns.at_once or firsts, values[0][1]))
    return plans


def _skip(view: View, judge: Race | Solo) -> float:
    """The worth of drawing two cards instead of a turn."""
    grid = bits_of(view.grid)
    kept = sum(judge.KEPT[POINTS[card]][distance(card, grid)] for card in view.hand)
    new = min(SKIP_DRAWS, MOST_IN_HAND - len(view.hand))
    left = judge.LEFT * _offer(grid, _unseen(view))
    return judge.after(())(kept + judge.DRAWN * new) + left


def _unseen(view: View) -> list[Card]:
    """The cards that may be in other hands or come next."""
    return sorted(DECK.difference(view.hand, view.discards, *view.scored))


def _offer(grid: Bits, unseen: list[Card]) -> float:
    """The points of the unseen cards that match on the grid, beside the average, for four cards."""
    points = sum(
        POINTS[card] for card in unseen if any(grid & wish == wish for wish in WISHES[card])
    )
    return 4 * points / max(1, len(unseen)) - 0.55


def _beginnings(plan: Plan, hand: tuple[Card, ...]) -> list[SeatMove]:
    """The moves that a plan can begin with."""
    if plan.firsts == ENDING:
        return [END]
    moves: list[SeatMove] = [
        change for n, change in enumerate(CHANGES[plan.payer]) if plan.firsts >> n & 1
    ]
    scores = plan.firsts >> PER_CARD
    moves += [SCORES[card] for place, card in enumerate(hand) if scores >> place & 1]
    return moves
