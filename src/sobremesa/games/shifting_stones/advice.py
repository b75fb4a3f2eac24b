"""How to play well: search the own turn, weigh what it leaves."""

from typing import Any, NamedTuple

from sobremesa.core.choices import Choices
from sobremesa.games.shifting_stones.bits import WISHES, Bits, bits_of, distance
from sobremesa.games.shifting_stones.cards import DECK, POINTS, Card
from sobremesa.games.shifting_stones.moves import SeatMove
from sobremesa.games.shifting_stones.plan import END as ENDING
from sobremesa.games.shifting_stones.plan import Firsts, Turns, search
from sobremesa.games.shifting_stones.state import HAND, MOST_IN_HAND, SKIP_DRAWS
from sobremesa.games.shifting_stones.turn import CHANGES, END, PER_CARD, SCORES, SKIP
from sobremesa.games.shifting_stones.view import View
from sobremesa.games.shifting_stones.worth import Judge, Race, Solo

MARGIN = 1.0
"""Turns this much worse than the best are not looked at closely."""
LOOKED_AT = 40
"""Ends of turns whose grid is judged for what it leaves to the others."""


class Plan(NamedTuple):
    """A whole turn, and how it can begin."""

    worth: float
    grid: Bits
    firsts: Firsts
    turns: Turns


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
        weighed: list[tuple[float, SeatMove]] = []
        seen: Firsts = 0
        for plan in _plans(view, judge):
            if plan.firsts & ~seen:
                weighed += [(plan.worth, move) for move in _beginnings(view, judge, plan, seen)]
                seen |= plan.firsts
        if SKIP in choices:
            weighed.append((_skip(view, judge), SKIP))
        return sorted(weighed, key=lambda choice: -choice[0])


def _plans(view: View, judge: Race | Solo) -> list[Plan]:
    """The turns that come near the best one, most worth first."""
    start = bits_of(view.grid)
    away = [distance(card, start) for card in view.hand]
    hopes = [(_hope(view, judge, turns, away), turns) for turns in search(start, view.hand)]
    plans: list[Plan] = []
    best = float("-inf")
    for hope, turns in sorted(hopes, key=lambda pair: -pair[0]):
        if hope < best - MARGIN:
            break
        found = _ends(view, judge, turns)
        plans += found
        best = max(best, max(found)[0])
    plans.sort(reverse=True)
    unseen = _unseen(view)
    top = [
        plan._replace(worth=plan.worth + judge.left * _offer(plan.grid, unseen))
        for plan in plans[:LOOKED_AT]
    ]
    return sorted(top, reverse=True) + plans[LOOKED_AT:]


def _rest(hand: tuple[Card, ...], turns: Turns) -> list[Card]:
    """The cards that these turns do not score."""
    return [card for place, card in enumerate(hand) if not turns.scored >> place & 1]


def _judge(view: View, judge: Race | Solo, turns: Turns) -> Judge:
    """The judge of these turns."""
    return judge.after([card for place, card in enumerate(view.hand) if turns.scored >> place & 1])


def _hope(view: View, judge: Race | Solo, turns: Turns, away: list[int]) -> float:
    """No turn of these is worth more: as if every action brought every kept card nearer."""
    kept = len(view.hand) - turns.scored.bit_count() - turns.actions
    values = []
    for place, card in enumerate(view.hand):
        if not turns.scored >> place & 1:
            least = 0 if turns.matched >> place & 1 or not turns.actions else 1
            values.append(judge.kept[POINTS[card]][max(least, away[place] - turns.actions)])
    values.sort(reverse=True)
    return _judge(view, judge, turns)(sum(values[:kept]) + judge.drawn * max(0, HAND - kept))


def _ends(view: View, judge: Race | Solo, turns: Turns) -> list[Plan]:
    """These turns with their worth: on each grid, the cards nearest to a match are kept."""
    worth = _judge(view, judge, turns)
    rest = _rest(view.hand, turns)
    kept = len(rest) - turns.actions
    new = judge.drawn * max(0, HAND - kept)
    if not kept:
        flat = worth(new)
        return [
            Plan(flat, grid, turns.at_once or firsts, turns) for grid, firsts in turns.ends.items()
        ]
    tables = [(judge.kept[POINTS[card]], card) for card in rest]
    plans = []
    for grid, firsts in turns.ends.items():
        values = sorted([table[distance(card, grid)] for table, card in tables])
        hand = sum(values[turns.actions :])
        plans.append(Plan(worth(hand + new), grid, turns.at_once or firsts, turns))
    return plans


def _skip(view: View, judge: Race | Solo) -> float:
    """The worth of drawing two cards instead of a turn."""
    grid = bits_of(view.grid)
    kept = sum(judge.kept[POINTS[card]][distance(card, grid)] for card in view.hand)
    new = min(SKIP_DRAWS, MOST_IN_HAND - len(view.hand))
    left = judge.left * _offer(grid, _unseen(view))
    return judge.after(())(kept + judge.drawn * new) + left


def _unseen(view: View) -> list[Card]:
    """The cards that may be in other hands or come next."""
    return sorted(DECK.difference(view.hand, view.discards, *view.scored))


def _offer(grid: Bits, unseen: list[Card]) -> float:
    """The points of the unseen cards that match on the grid, beside the average, for four cards."""
    points = sum(
        POINTS[card] for card in unseen if any(grid & wish == wish for wish in WISHES[card])
    )
    return 4 * points / max(1, len(unseen)) - 0.55


def _beginnings(view: View, judge: Race | Solo, plan: Plan, seen: Firsts) -> list[SeatMove]:
    """The moves that a plan can begin with, those aside that begin a better one."""
    firsts = plan.firsts & ~seen
    if firsts == ENDING:
        return [END]
    moves: list[SeatMove] = [
        SCORES[card] for place, card in enumerate(view.hand) if firsts >> PER_CARD + place & 1
    ]
    if not moves:
        payer = min(
            _rest(view.hand, plan.turns),
            key=lambda card: judge.kept[POINTS[card]][distance(card, plan.grid)],
        )
        moves += [change for n, change in enumerate(CHANGES[payer]) if firsts >> n & 1]
    return moves
