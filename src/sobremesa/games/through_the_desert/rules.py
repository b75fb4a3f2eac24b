"""The rules of Through the Desert. The README beside this file explains the rulings (R1, ...)."""

from typing import Any, TypeVar

from msgspec.structs import replace

from sobremesa.core.choices import NONE, Choices, Group, Listed
from sobremesa.core.game import Game, Step, Values
from sobremesa.core.luck import Luck
from sobremesa.core.options import Options
from sobremesa.core.refusal import IllegalMove
from sobremesa.core.values import DEALER, Event, Outcome, Seat
from sobremesa.games.through_the_desert import events, scoring
from sobremesa.games.through_the_desert.advice import ThroughTheDesertAdvice
from sobremesa.games.through_the_desert.areas import NOTHING, Prize, prize, worth
from sobremesa.games.through_the_desert.board import PARTS
from sobremesa.games.through_the_desert.deals import deals
from sobremesa.games.through_the_desert.hexes import (
    BIT,
    BOARD,
    HEXES,
    INDEX,
    NEIGHBOURS,
    Bits,
    Hex,
    Index,
    bits_of,
    hexes_of,
)
from sobremesa.games.through_the_desert.meta import META
from sobremesa.games.through_the_desert.moves import (
    AnyMove,
    DealerMove,
    FillWells,
    PlaceCamel,
    PlaceRider,
    PlantPalms,
    SeatMove,
    SetAside,
)
from sobremesa.games.through_the_desert.places import (
    camel_places,
    can_place,
    rider_places,
    rider_tints,
)
from sobremesa.games.through_the_desert.reasons import reason
from sobremesa.games.through_the_desert.refusals import SECTION
from sobremesa.games.through_the_desert.state import (
    CAMELS_A_TURN,
    COLOURS,
    DEALING,
    FIRST_TURNS,
    OASIS_POINTS,
    RIDERS,
    SUPPLY,
    TINT,
    TINTS,
    VALUES,
    Caravan,
    EndedBy,
    Position,
    Tint,
)
from sobremesa.games.through_the_desert.text import ThroughTheDesertText
from sobremesa.games.through_the_desert.turn import CamelChoices, RiderChoices
from sobremesa.games.through_the_desert.view import View, imagined, seen_from, wells_in

T = TypeVar("T")


class ThroughTheDesert(Game[Position, AnyMove, View]):
    """Two to five seats; with two or three, a part of the board stays empty."""

    meta = META
    advice = ThroughTheDesertAdvice()
    values = Values(
        state=Position, move=SeatMove, deal=DealerMove, event=events.AnyEvent, view=View
    )
    text = ThroughTheDesertText()

    def setup(self, seats: int, options: Options) -> Position:
        return Position(
            stage="set_aside" if RIDERS[seats] < len(COLOURS) else "palms",
            seat=0,
            turn=0,
            left=0,
            spaces=PARTS[seats].spaces,
            oases=0,
            wells=(0,) * len(VALUES),
            free=PARTS[seats].spaces,
            riders=0,
            caravans=((Caravan(),) * len(COLOURS),) * seats,
            roomy=(BOARD,) * len(COLOURS),
            supply=(SUPPLY[seats],) * len(COLOURS),
            water=((0,) * len(VALUES),) * seats,
            aside=(),
            different=bool(options["different_colours"]),
            ended_by="",
        )

    def to_move(self, state: Position) -> frozenset[Seat]:
        return state.to_move

    def choices(self, state: Position, seat: Seat) -> Choices[Any]:
        stage = state.stage
        if stage in DEALING:
            return deals(state) if seat == DEALER else NONE
        if seat != state.seat or stage == "over":
            return NONE
        if stage == "camels":
            return CamelChoices(camel_places(state, seat))
        if stage == "riders":
            return RiderChoices(rider_tints(state, seat), rider_places(state))
        gone = state.aside if state.different else ()
        return Listed(Group(SetAside, (tuple(COLOURS[t] for t in TINTS if t not in gone),)))

    def apply(self, state: Position, seat: Seat, move: AnyMove) -> Step[Position]:
        if isinstance(move, PlaceCamel):  # patterns are slow, and these two are nearly all moves
            return self._place_camel(state, TINT[move.colour], move.hex)
        if isinstance(move, PlaceRider):
            return self._place_rider(state, TINT[move.colour], move.hex)
        match move:
            case SetAside(colour):
                aside = (*state.aside, TINT[colour])
                after = replace(
                    state,
                    aside=aside,
                    seat=len(aside) % state.seats,
                    stage="palms" if len(aside) == state.seats else "set_aside",
                )
                return Step(after, (events.ColourSetAside(seat, colour),))
            case PlantPalms(hexes):
                oases = bits_of(hexes)
                after = replace(state, oases=oases, free=state.free & ~oases, stage="water")
                return Step(after, (events.PalmsPlanted(hexes),))
            case FillWells(ones, twos, threes):
                worth_3 = bits_of(threes)
                worth_2 = worth_3 | bits_of(twos)
                wells = (worth_2 | bits_of(ones), worth_2, worth_3)
                after = replace(state, wells=wells, stage="riders")
                return Step(after, (events.WellsFilled(ones, twos, threes),))

    def refusal(self, state: Position, seat: Seat, move: AnyMove) -> IllegalMove:
        code, facts = reason(state, seat, move)
        return IllegalMove(code, SECTION[code], **facts)

    def view(self, state: Position, seat: Seat | None) -> View:
        return seen_from(state, seat)

    def imagine(self, view: View, luck: Luck) -> Position:  # noqa: ARG002
        """Nothing is hidden (R26), so nothing is left to luck."""
        return imagined(view)

    def outcome(self, state: Position) -> Outcome | None:
        return scoring.outcome(state) if state.ended_by else None

    # How the moves work

    def _place_rider(self, state: Position, tint: Tint, where: Hex) -> Step[Position]:
        """Begin a caravan; after the last rider of all, seat 0 begins with camels."""
        seat, seats, index = state.seat, state.seats, INDEX[where]
        near = NEIGHBOURS[index]
        riders = state.riders | BIT[index]
        happened: list[Event] = [events.RiderPlaced(seat, COLOURS[tint], where)]
        last = riders.bit_count() == seats * RIDERS[seats]
        if last:
            happened.append(events.CaravansSetOut())
        after = replace(
            state,
            free=state.free ^ BIT[index],
            riders=riders,
            caravans=_with_caravan(state, tint, Caravan(BIT[index], near)),
            roomy=_roomy(state, tint, near),
            seat=(seat + 1) % seats,
            stage="camels" if last else "riders",
            left=FIRST_TURNS[seats][0] if last else 0,
        )
        if last and not can_place(after, after.seat):
            after = self._pass_on(after, happened)
        return Step(after, tuple(happened))

    def _place_camel(self, state: Position, tint: Tint, where: Hex) -> Step[Position]:
        """Let a caravan grow, take what that wins at once (R6), pass the turn on if it is over."""
        seat, index = state.seat, INDEX[where]
        camel, near = BIT[index], NEIGHBOURS[index]
        caravan = state.caravans[seat][tint]
        enclosed, visited = caravan.enclosed, caravan.visited
        wells, water = state.wells, state.water
        supply = state.supply[tint] - 1
        happened: list[Event] = [events.CamelPlaced(seat, COLOURS[tint], where, supply)]
        won = prize(state, caravan, index)
        if won is not NOTHING:
            _tell(state, tint, index, won, happened)
            visited |= won.oases
            enclosed |= sum(won.areas)
            if won.wells:
                water = _with(water, seat, _counted(water[seat], wells, won.wells))
                wells = _left(wells, won.wells)
        if enclosed:
            enclosed &= ~camel  # R19: the owner may fill its own area
        grown = Caravan(caravan.camels | camel, caravan.reach | near, enclosed, visited)
        free, left = state.free ^ camel, state.left - 1
        roomy = _roomy(state, tint, near) if supply else _with(state.roomy, tint, 0)
        after = replace(
            state,
            left=left,
            wells=wells,
            free=free,
            caravans=_with_caravan(state, tint, grown),
            roomy=roomy,
            supply=_with(state.supply, tint, supply),
            water=water,
        )
        if not supply:
            happened.append(events.ColourRanOut(seat, COLOURS[tint]))
        may_go_on = left and (grown.reach & free & roomy[tint] or can_place(after, seat))
        if not may_go_on:
            after = self._pass_on(after, happened)
        return Step(after, tuple(happened))

    def _pass_on(self, state: Position, happened: list[Event]) -> Position:
        """End the turn: the match too if a colour has run out (R21), or nobody can place (R35)."""
        seat, seats, turn = state.seat, len(state.caravans), state.turn
        if state.left:
            happened.append(events.TurnLost(seat, state.left))
        if 0 in state.supply:
            return self._end(state, "colour_ran_out", happened)
        for _ in range(seats):
            seat, turn = (seat + 1) % seats, turn + 1
            left = CAMELS_A_TURN if turn >= seats else FIRST_TURNS[seats][seat]
            if can_place(state, seat):
                return replace(state, seat=seat, turn=turn, left=left)
            happened.append(events.TurnLost(seat, left))  # R8
        return self._end(state, "nobody_can_place", happened)

    def _end(self, state: Position, ended_by: EndedBy, happened: list[Event]) -> Position:
        """Compare the caravans of each colour, count the areas, and close the match."""
        for tint, colour in enumerate(COLOURS):
            leaders, most = scoring.longest(state, tint)
            if leaders:
                points = scoring.reward(leaders)
                happened.append(events.CaravanRewarded(colour, leaders, most, points))
        for seat, own in enumerate(state.caravans):
            for colour, caravan in zip(COLOURS, own, strict=True):
                spaces = hexes_of(caravan.enclosed & ~state.oases)
                if spaces:
                    happened.append(events.AreaCounted(seat, colour, spaces, len(spaces)))
        happened.append(events.MatchEnded(ended_by))
        return replace(state, stage="over", left=0, ended_by=ended_by)


def _roomy(state: Position, tint: Tint, near: Bits) -> tuple[Bits, ...]:
    """Where the caravans of each colour may grow, once the one to move touches `near`."""
    mine, touched = state.caravans[state.seat], 0
    for own in state.caravans:
        if own is not mine:
            touched |= own[tint].reach
    touched &= near
    return _with(state.roomy, tint, state.roomy[tint] & ~touched) if touched else state.roomy


def _counted(had: tuple[int, ...], wells: tuple[Bits, ...], taken: Bits) -> tuple[int, ...]:
    """The wells of each value that a seat has, with those taken now."""
    every, two_or_more = (taken & wells[0]).bit_count(), (taken & wells[1]).bit_count()
    threes = (taken & wells[2]).bit_count()
    return had[0] + every - two_or_more, had[1] + two_or_more - threes, had[2] + threes


def _left(wells: tuple[Bits, ...], taken: Bits) -> tuple[Bits, ...]:
    """The wells without those taken."""
    every, two_or_more, threes = wells
    return every & ~taken, two_or_more & ~taken, threes & ~taken


def _tell(state: Position, tint: Tint, index: Index, won: Prize, happened: list[Event]) -> None:
    """Say what a camel has won: on its hex, beside it, and area by area."""
    seat, colour, where = state.seat, COLOURS[tint], HEXES[index]
    if won.wells >> index & 1:
        happened.append(events.WaterTaken(seat, where, worth(BIT[index], state.wells)))
    touched = won.oases & NEIGHBOURS[index]
    if touched:
        happened += [
            events.OasisReached(seat, colour, where, oasis, OASIS_POINTS)
            for oasis in hexes_of(touched)
        ]
    for area in won.areas:
        oases = hexes_of(area & won.oases & ~touched)
        water = worth(area, state.wells)
        happened.append(
            events.AreaEnclosed(
                seat=seat,
                colour=colour,
                hexes=hexes_of(area),
                wells=wells_in(state.wells, area),
                oases=oases,
                count=(area & ~state.oases).bit_count(),
                water=water,
                points=water + OASIS_POINTS * len(oases),
            )
        )


def _with_caravan(state: Position, tint: Tint, caravan: Caravan) -> tuple[tuple[Caravan, ...], ...]:
    """The caravans with another one for the seat to move."""
    every = list(state.caravans)
    own = list(every[state.seat])
    own[tint] = caravan
    every[state.seat] = tuple(own)
    return tuple(every)


def _with(things: tuple[T, ...], place: int, thing: T) -> tuple[T, ...]:
    """The things with another one at this place."""
    changed = list(things)
    changed[place] = thing
    return tuple(changed)


GAME = ThroughTheDesert()
