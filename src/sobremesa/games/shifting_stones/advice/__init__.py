"""How to play well: search the own turn, weigh what it leaves."""

from random import Random
from typing import ClassVar, NamedTuple

from sobremesa.core.advice import Advice, Rung, Weighed
from sobremesa.core.choices import Choices
from sobremesa.games.shifting_stones.advice.bits import WISHES, Bits, bits_of, distance
from sobremesa.games.shifting_stones.advice.plan import DEEPEST, Cards, Firsts, Turns, search
from sobremesa.games.shifting_stones.advice.plan import END as ENDING
from sobremesa.games.shifting_stones.advice.worth import Judge, Race, Solo
from sobremesa.games.shifting_stones.cards import DECK, POINTS, Card
from sobremesa.games.shifting_stones.moves import AnyMove, SeatMove
from sobremesa.games.shifting_stones.state import HAND
from sobremesa.games.shifting_stones.turn import CHANGES, END, PER_CARD, SCORES, SKIP
from sobremesa.games.shifting_stones.view import View

MARGIN, ENOUGH = 0.6, 1500
"""Turns this much worse than the best are not looked at, nor any worse one after so many."""
LOOKED_AT = 40
"""How many of the best turns are judged for what their last grid offers to unseen cards."""
USUAL_OFFER = 0.55
"""Points that four unseen cards can score at once on any grid."""


class Plan(NamedTuple):
    """A whole turn, and how it can begin."""

    worth: float
    grid: Bits
    firsts: Firsts
    turns: Turns


class ShiftingStonesAdvice(Advice[View, AnyMove]):
    """The worth of each way to begin a turn is that of the best turn which begins so.

    Exact: which cards can be scored this turn and which can be kept, with how many actions, on
    which grid; who wins if this turn is the last. Estimates: all that comes after it. The cards
    kept count by points and distance from a match, the drawn ones by an average, the race by the
    cards that seats still miss, and the grid by the unseen cards that match on it as it stands.
    Who has less skill works towards some cards only, the same all through a turn, and sees fewer
    actions ahead.
    A plan can be followed without memory: after its first move, the turns left are some of those
    weighed before, and their worth is the same.
    """

    ladder: ClassVar = {
        "first": Rung(0.2),
        "easy": Rung(0.25),
        "casual": Rung(0.45),
        "normal": Rung(0.7),
        "hard": Rung(1.0),
    }

    def weigh(
        self,
        view: View,
        choices: Choices[AnyMove],
        skill: float = 1.0,
    ) -> Weighed[AnyMove]:
        """The choices worth a thought, each with its worth to the viewer, most first."""
        if END not in choices:
            return []
        judge = Solo(view) if view.solo else Race(view)
        weighed: list[tuple[float, SeatMove]] = []
        seen: Firsts = 0
        for plan in _plans(view, judge, skill):
            if plan.firsts & ~seen:
                weighed += [(plan.worth, move) for move in _beginnings(view, judge, plan, seen)]
                seen |= plan.firsts
        if SKIP in choices:
            weighed.append((_skip(view, judge), SKIP))
        return sorted(weighed, key=lambda choice: -choice[0])


def _plans(view: View, judge: Judge, skill: float) -> list[Plan]:
    """The turns that come near the best one, most worth first, of those that are seen."""
    start = bits_of(view.grid)
    away = [distance(card, start) for card in view.hand]
    most = int(not view.has_scored) if view.one_score else len(view.hand)  # R25
    overlooked = _overlooked(view, skill)
    # Those who see little would wait with the same hand for ever.
    may_rest = skill == 1 or view.acted or not view.hand
    hopes = [
        (_hope(view, judge, turns, away), turns)
        for turns in search(start, view.hand, most, 1 + int(DEEPEST * skill))
        if not turns.scored & overlooked and (may_rest or turns.scored or turns.actions)
    ]
    plans: list[Plan] = []
    best = float("-inf")
    for hope, turns in sorted(hopes, key=lambda pair: -pair[0]):
        if hope < best and (hope < best - MARGIN or len(plans) > ENOUGH):
            break
        found = _ends(view, judge, turns)
        plans += found
        best = max(best, max(found)[0])
    return _with_offers(view, judge, sorted(plans, reverse=True))


def _overlooked(view: View, skill: float) -> Cards:
    """The cards that one does not work towards in this turn; what matches already is seen."""
    others = [cards for seat, cards in enumerate(view.scored) if seat != view.viewer]
    turn = f"{view.viewer} {view.round} {view.deck_size} {others}"
    return sum(
        1 << place
        for place, card in enumerate(view.hand)
        if card not in view.matching and Random(f"{turn} {card}").random() >= skill
    )


def _with_offers(view: View, judge: Judge, plans: list[Plan]) -> list[Plan]:
    """The plans again, the best of them judged by their last grid too.

    Those not looked at are taken for no better than the worst offer, so that none overtakes.
    """
    unseen = sorted(DECK.difference(view.hand, view.discards, *view.scored))
    offers = [judge.offered * _offer(plan.grid, unseen) for plan in plans[:LOOKED_AT]]
    offers += [min(offers)] * (len(plans) - len(offers))
    judged = zip(plans, offers, strict=True)
    return sorted((plan._replace(worth=plan.worth + offer) for plan, offer in judged), reverse=True)


def _parted(hand: tuple[Card, ...], turns: Turns) -> tuple[list[Card], list[Card]]:
    """The cards that these turns score, and the rest."""
    parts: tuple[list[Card], list[Card]] = ([], [])
    for place, card in enumerate(hand):
        parts[not turns.scored >> place & 1].append(card)
    return parts


def _hope(view: View, judge: Judge, turns: Turns, away: list[int]) -> float:
    """No turn of these is worth more: as if every action brought every card nearer."""
    scored, _ = _parted(view.hand, turns)
    nearest = []
    for place, card in enumerate(view.hand):
        if not turns.scored >> place & 1:
            least = 0 if turns.matched >> place & 1 or not turns.actions else 1
            nearest.append((card, max(least, away[place] - turns.actions)))
    return judge.after(scored)(judge.hoped(nearest, turns.actions))


def _ends(view: View, judge: Judge, turns: Turns) -> list[Plan]:
    """These turns, with their worth on each grid they can end on."""
    scored, rest = _parted(view.hand, turns)
    verdict, hand, paid = judge.after(scored), judge.hand, turns.actions
    return [
        Plan(verdict(hand(rest, paid, grid)), grid, turns.at_once or firsts, turns)
        for grid, firsts in turns.ends.items()
    ]


def _skip(view: View, judge: Judge) -> float:
    """The worth of drawing two cards instead of a turn."""
    new = view.skip_draws - view.end_draws
    return judge.after(())(judge.hand(view.hand, 0, bits_of(view.grid)) + judge.drawn * new)


def _offer(grid: Bits, unseen: list[Card]) -> float:
    """Points that four unseen cards can score at once on this grid, more or less than usual."""
    points = sum(
        POINTS[card] for card in unseen if any(grid & wish == wish for wish in WISHES[card])
    )
    return HAND * points / max(1, len(unseen)) - USUAL_OFFER


def _beginnings(view: View, judge: Judge, plan: Plan, seen: Firsts) -> list[SeatMove]:
    """The moves that a plan can begin with, those aside that begin a better one."""
    firsts = plan.firsts & ~seen
    if firsts == ENDING:
        return [END]
    scores = firsts >> PER_CARD
    if scores:
        return [SCORES[card] for place, card in enumerate(view.hand) if scores >> place & 1]
    _, rest = _parted(view.hand, plan.turns)
    payer = min(rest, key=lambda card: judge.keeping(card, plan.grid))
    return [change for n, change in enumerate(CHANGES[payer]) if firsts >> n & 1]
