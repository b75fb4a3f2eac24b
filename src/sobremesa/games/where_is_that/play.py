"""What each move leads to: the next position, and what the table sees happen."""

from typing import Any

from msgspec.structs import replace

from sobremesa.core.game import Step
from sobremesa.core.values import Event
from sobremesa.games.where_is_that import events
from sobremesa.games.where_is_that.cards import Card, MapSide
from sobremesa.games.where_is_that.maps import (
    START,
    STEPS,
    Cell,
    Spot,
    Spots,
    block,
    circles,
    circles_at,
    map_of,
    relations_at,
    run_from,
    spot_at,
)
from sobremesa.games.where_is_that.moves import Prepare, Push
from sobremesa.games.where_is_that.state import Position


def prepare(state: Position, move: Prepare) -> Step[Position]:
    """Begin the maps. On the common one the start cards show their numbers."""
    after = replace(state, stage="reveal", first=move.first, seat=move.first, pile=move.pile)
    begun: list[Event] = [events.FirstSeatDrawn(move.first)]
    if state.common:
        common = block(move.starts, move.sides)
        seen = {card: move.sides[card] for card in common}
        hidden = _without(move.sides, seen)
        begun.append(events.StartsLaid(tuple(sorted(common, key=common.__getitem__))))
        return Step(replace(after, maps=(common,), open=seen, hidden=hidden), tuple(begun))
    begun += [events.StartDealt(seat, card) for seat, card in enumerate(move.starts)]
    maps = tuple({card: START} for card in move.starts)
    return Step(replace(after, maps=maps, hidden=move.sides), tuple(begun))


def reveal(state: Position, cards: tuple[Card, ...], top: Card) -> Step[Position]:
    """Put the cards of a round on offer. Who practises has no choice, and holds the card."""
    pile = tuple([card for card in state.pile if card not in cards])
    if state.seats == 1:
        after = replace(state, stage="place", taken=cards[0], pile=pile, top=top)
    else:
        after = replace(state, stage="take", market=cards, pile=pile, top=top)
    return Step(after, (events.CardsRevealed(state.round + 1, cards),))


def take(state: Position, card: Card) -> Step[Position]:
    """Take a card from those on offer."""
    market = tuple([other for other in state.market if other != card])
    after = replace(state, stage="place", market=market, taken=card)
    return Step(after, (events.CardTaken(state.seat, card),))


def place(state: Position, cell: Cell) -> Step[Position]:
    """Lay the card that was taken on a free cell."""
    spot, after = spot_at(cell), state.spots.copy()
    after[state.taken] = spot
    return _laid(state, after, spot, cell)


def push(state: Position, move: Push) -> Step[Position]:
    """Push a run of cards away, and lay the card that was taken where it began."""
    on = state.map
    spot, step = spot_at(move.cell), STEPS[move.direction]
    moved = run_from(on, spot, step, state.whole_line)
    after, cards = state.spots.copy(), tuple([on[old] for old in moved])
    for card, old in zip(cards, moved, strict=True):
        after[card] = old + step
    after[state.taken] = spot
    moving = events.CardsPushed(state.seat, cards, move.direction)
    return _laid(state, after, spot, move.cell, moving)


def _laid(state: Position, after: Spots, spot: Spot, cell: Cell, *before: Event) -> Step[Position]:
    """A card lies on its map. If that is the common one it must be turned: that is final."""
    around = relations_at(map_of(after), spot)
    happened = (*before, events.CardPlaced(state.seat, state.taken, cell, around))
    if state.mode == "shakeup":
        turning = replace(state, stage="turn", maps=(after,), landed=spot)
        return Step(turning, happened, final=True)
    maps = list(state.maps)
    maps[state.seat] = after
    return Step(_pass_on(state, maps=tuple(maps)), happened)


def _pass_on(state: Position, **changes: Any) -> Position:
    """The next seat, the next round, or the end (R21)."""
    seats = len(state.points)
    if state.market:
        seat = (state.seat + 1) % seats
        return replace(state, stage="take", taken="", seat=seat, **changes)
    if state.pile:
        turn = state.round + 1
        seat = (state.first + turn) % seats
        return replace(state, stage="reveal", taken="", seat=seat, round=turn, **changes)
    stage = "over" if state.common else "turn"
    return replace(state, stage=stage, taken="", **changes)


def turn_over(state: Position, sides: dict[Card, MapSide]) -> Step[Position]:
    """Turn what was laid to its map side: on the common map one card, otherwise all maps."""
    return _turn_card(state, sides) if state.common else _turn_maps(state, sides)


def _turn_card(state: Position, sides: dict[Card, MapSide]) -> Step[Position]:
    """Turn the card just placed: it stays if all its circles are right (R7), else it goes.

    What was pushed for it stays pushed.
    """
    card, seat = state.taken, state.seat
    side, seen = sides[card], state.open | sides
    formed = tuple(circles_at(state.map, state.spots[card], seen))
    wrong = tuple(one for one in formed if not one.right)
    happened: list[Event] = [events.CardTurned(card, side.we, side.ns, side.lon, side.lat)]
    changes: dict[str, Any] = {"open": seen, "hidden": _without(state.hidden, sides)}
    if wrong:
        happened.append(events.CardDiscarded(seat, card, wrong))
        left = {other: lies for other, lies in state.spots.items() if other != card}
        changes |= {"maps": (left,), "discards": (*state.discards, card)}
    else:
        happened.append(events.CardScored(seat, card, len(formed), formed))
        points = list(state.points)
        points[seat] += len(formed)
        changes["points"] = tuple(points)
    after = _pass_on(state, landed=None, **changes)
    if after.stage == "over":
        happened.append(events.MatchEnded("pile_empty"))
    return Step(after, tuple(happened))


def _turn_maps(state: Position, sides: dict[Card, MapSide]) -> Step[Position]:
    """Turn all maps and count them."""
    found = [circles(map_of(spots), sides) for spots in state.maps]
    points = tuple(sum(one.right for one in every) for every in found)
    happened: list[Event] = [events.MapsTurned()]
    for seat, every in enumerate(found):
        happened.append(events.MapScored(seat, points[seat], len(every)))
    happened.append(events.MatchEnded("pile_empty"))
    hidden = _without(state.hidden, sides)
    return Step(
        replace(state, stage="over", points=points, open=sides, hidden=hidden), tuple(happened)
    )


def _without(sides: dict[Card, MapSide], gone: dict[Card, MapSide]) -> dict[Card, MapSide]:
    return {card: side for card, side in sides.items() if card not in gone}
