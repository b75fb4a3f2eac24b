"""The rules of Where Is That?. The README beside this file explains the rulings (R1, R2, ...)."""

from collections.abc import Iterable
from typing import Any, cast

from msgspec.structs import replace

from sobremesa.core.choices import NONE, Choices
from sobremesa.core.game import Game, Step, Values
from sobremesa.core.luck import Luck
from sobremesa.core.options import Options, whole
from sobremesa.core.refusal import IllegalMove
from sobremesa.core.values import DEALER, Event, Outcome, Seat
from sobremesa.games.where_is_that import events, scoring
from sobremesa.games.where_is_that.advice import WhereIsThatAdvice
from sobremesa.games.where_is_that.cards import Card, MapSide
from sobremesa.games.where_is_that.deals import deals
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
    spot_of,
)
from sobremesa.games.where_is_that.meta import META
from sobremesa.games.where_is_that.moves import (
    AnyMove,
    DealerMove,
    Place,
    Prepare,
    Push,
    Reveal,
    SeatMove,
    Take,
    TurnOver,
)
from sobremesa.games.where_is_that.reasons import reason
from sobremesa.games.where_is_that.refusals import SECTION
from sobremesa.games.where_is_that.state import DEALING, Mode, Position
from sobremesa.games.where_is_that.text import WhereIsThatText
from sobremesa.games.where_is_that.turn import CommonChoices, PlaceChoices, TakeChoices
from sobremesa.games.where_is_that.view import View, imagined, seen_from


class WhereIsThat(Game[Position, AnyMove, View]):
    """Two to six seats, on a map each or on a common one; or one seat, to practise."""

    meta = META
    advice = WhereIsThatAdvice()
    values = Values(
        state=Position, move=SeatMove, deal=DealerMove, event=events.AnyEvent, view=View
    )
    text = WhereIsThatText()

    def setup(self, seats: int, options: Options) -> Position:
        mode = cast(Mode, options["mode"])
        return Position(
            stage="prepare",
            seat=0,
            first=0,
            round=0,
            market=(),
            taken="",
            pile=(),
            top="",
            maps=({},) * (1 if mode == "shakeup" else seats),
            landed=None,
            discards=(),
            points=(0,) * seats,
            open={},
            hidden={},
            mode=mode,
            deck=str(options["deck"]),
            monuments=bool(options["monuments"]),
            whole_line=bool(options["whole_line"]),
            day=whole(options["day"]) if seats == 1 else 0,
        )

    def to_move(self, state: Position) -> frozenset[Seat]:
        return state.to_move

    def choices(self, state: Position, seat: Seat) -> Choices[Any]:
        stage = state.stage
        if stage in DEALING:
            return deals(state) if seat == DEALER else NONE
        if seat != state.seat or stage == "over":
            return NONE
        if stage == "take":
            return TakeChoices(state.market)
        if state.mode == "shakeup":
            return CommonChoices(state.map, state.open, state.whole_line)
        return PlaceChoices(state.map)

    def apply(self, state: Position, seat: Seat, move: AnyMove) -> Step[Position]:  # noqa: ARG002
        if isinstance(move, Take):  # patterns are slow, and these three are nearly all moves
            return self._take(state, move.card)
        if isinstance(move, Place):
            return self._place(state, move.cell)
        if isinstance(move, Push):
            return self._push(state, move)
        match move:
            case Reveal(cards, top):
                return self._reveal(state, cards, top)
            case Prepare():
                return self._prepare(state, move)
            case TurnOver(sides):
                return self._turn(state, sides) if state.common else self._turn_all(state, sides)

    def refusal(self, state: Position, seat: Seat, move: AnyMove) -> IllegalMove:  # noqa: ARG002
        code, facts = reason(state, move)
        return IllegalMove(code, SECTION[code], **facts)

    def view(self, state: Position, seat: Seat | None) -> View:
        return seen_from(state, seat)

    def imagine(self, view: View, luck: Luck) -> Position:
        return imagined(view, luck)

    def outcome(self, state: Position) -> Outcome | None:
        return scoring.outcome(state) if state.stage == "over" else None

    # How the moves work

    def _prepare(self, state: Position, move: Prepare) -> Step[Position]:
        """Begin the maps. On the common one the start cards show their numbers."""
        after = replace(state, stage="reveal", first=move.first, seat=move.first, pile=move.pile)
        begun: list[Event] = [events.FirstSeatDrawn(move.first)]
        if state.common:
            common = block(move.starts, move.sides)
            seen, hidden = _parted(move.sides, common)
            begun.append(events.StartsLaid(tuple(sorted(common, key=common.__getitem__))))
            return Step(replace(after, maps=(common,), open=seen, hidden=hidden), tuple(begun))
        begun += [events.StartDealt(seat, card) for seat, card in enumerate(move.starts)]
        maps = tuple({card: START} for card in move.starts)
        return Step(replace(after, maps=maps, hidden=move.sides), tuple(begun))

    def _reveal(self, state: Position, cards: tuple[Card, ...], top: Card) -> Step[Position]:
        """Put the cards of a round on offer. Who practises has no choice, and holds the card."""
        pile = tuple([card for card in state.pile if card not in cards])
        if state.seats == 1:
            after = replace(state, stage="place", taken=cards[0], pile=pile, top=top)
        else:
            after = replace(state, stage="take", market=cards, pile=pile, top=top)
        return Step(after, (events.CardsRevealed(state.round + 1, cards),))

    def _take(self, state: Position, card: Card) -> Step[Position]:
        """Take a card from those on offer."""
        market = tuple([other for other in state.market if other != card])
        after = replace(state, stage="place", market=market, taken=card)
        return Step(after, (events.CardTaken(state.seat, card),))

    def _place(self, state: Position, cell: Cell) -> Step[Position]:
        """Lay the card that was taken on a free cell."""
        spot, after = cast(Spot, spot_of(cell)), state.spots.copy()
        after[state.taken] = spot
        return self._laid(state, after, spot, cell)

    def _push(self, state: Position, move: Push) -> Step[Position]:
        """Push a run of cards away, and lay the card that was taken where it began."""
        on = state.map
        spot, step = cast(Spot, spot_of(move.cell)), STEPS[move.direction]
        moved = run_from(on, spot, step, state.whole_line)
        after, cards = state.spots.copy(), tuple([on[old] for old in moved])
        for card, old in zip(cards, moved, strict=True):
            after[card] = old + step
        after[state.taken] = spot
        moving = events.CardsPushed(state.seat, cards, move.direction)
        return self._laid(state, after, spot, move.cell, moving)

    def _laid(
        self, state: Position, after: Spots, spot: Spot, cell: Cell, *before: Event
    ) -> Step[Position]:
        """A card lies on its map. If that is the common one it must be turned: that is final."""
        around = relations_at(map_of(after), spot)
        happened = (*before, events.CardPlaced(state.seat, state.taken, cell, around))
        if state.mode == "shakeup":
            turning = replace(state, stage="turn", maps=(after,), landed=spot)
            return Step(turning, happened, final=True)
        maps = list(state.maps)
        maps[state.seat] = after
        return Step(self._pass_on(state, maps=tuple(maps)), happened)

    def _pass_on(self, state: Position, **changes: Any) -> Position:
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

    def _turn(self, state: Position, sides: dict[Card, MapSide]) -> Step[Position]:
        """Turn the card just placed: it stays if all its circles are right (R7), else it goes.

        What was pushed for it stays pushed.
        """
        card, spot, seat = state.taken, state.landed, state.seat
        assert spot is not None
        side, on = sides[card], state.map
        seen = state.open | sides
        formed = tuple(circles_at(on, spot, seen))
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
        after = self._pass_on(state, landed=None, **changes)
        if after.stage == "over":
            happened.append(events.MatchEnded("pile_empty"))
        return Step(after, tuple(happened))

    def _turn_all(self, state: Position, sides: dict[Card, MapSide]) -> Step[Position]:
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


def _parted(
    sides: dict[Card, MapSide], seen: Iterable[Card]
) -> tuple[dict[Card, MapSide], dict[Card, MapSide]]:
    """The map sides that lie open, and the others."""
    shown = {card: sides[card] for card in seen}
    return shown, _without(sides, shown)


def _without(sides: dict[Card, MapSide], gone: dict[Card, MapSide]) -> dict[Card, MapSide]:
    return {card: side for card, side in sides.items() if card not in gone}


GAME = WhereIsThat()
