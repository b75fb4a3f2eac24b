"""The rules of Through the Desert. The README beside this file explains the rulings (R1, ...)."""

from typing import Any

from msgspec.structs import replace

from sobremesa.core.choices import NONE, Choices, Group, Listed
from sobremesa.core.game import Game, Step, Values
from sobremesa.core.luck import Luck
from sobremesa.core.options import Options
from sobremesa.core.refusal import IllegalMove
from sobremesa.core.values import DEALER, Outcome, Seat
from sobremesa.games.through_the_desert import events, scoring
from sobremesa.games.through_the_desert.advice import ThroughTheDesertAdvice
from sobremesa.games.through_the_desert.board import FEW_SEATS, PARTS
from sobremesa.games.through_the_desert.deals import deals
from sobremesa.games.through_the_desert.hexes import BOARD, COLUMNS, bits_of
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
from sobremesa.games.through_the_desert.places import camel_places, rider_places, rider_tints
from sobremesa.games.through_the_desert.placing import place_camel, place_rider
from sobremesa.games.through_the_desert.reasons import reason
from sobremesa.games.through_the_desert.refusals import SECTION
from sobremesa.games.through_the_desert.state import (
    COLOURS,
    DEALING,
    LONGEST_POINTS,
    RIDERS,
    SUPPLY,
    TIED_POINTS,
    TINT,
    TINTS,
    VALUES,
    Caravan,
    Position,
)
from sobremesa.games.through_the_desert.text import ThroughTheDesertText
from sobremesa.games.through_the_desert.turn import CamelChoices, RiderChoices
from sobremesa.games.through_the_desert.view import View, imagined, seen_from


class ThroughTheDesert(Game[Position, AnyMove, View]):
    """Two to five seats; with two or three, a part of the board stays empty."""

    meta = META
    advice = ThroughTheDesertAdvice()
    values = Values(
        state=Position,
        move=SeatMove,
        deal=DealerMove,
        event=events.AnyEvent,
        view=View,
        constants={
            "COLOURS": COLOURS,
            "COLUMNS": COLUMNS,
            "FEW_SEATS": FEW_SEATS,
            "LONGEST_POINTS": LONGEST_POINTS,
            "TIED_POINTS": TIED_POINTS,
        },
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
            face_down=bool(options["face_down"]),
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
            return place_camel(state, TINT[move.colour], move.hex)
        if isinstance(move, PlaceRider):
            return place_rider(state, TINT[move.colour], move.hex)
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

    def imagine(self, view: View, luck: Luck) -> Position:
        """Only what others have won can be hidden (R36)."""
        return imagined(view, luck)

    def outcome(self, state: Position) -> Outcome | None:
        return scoring.outcome(state) if state.ended_by else None

    def points(self, state: Position) -> tuple[int, ...]:
        return tuple(map(sum, zip(*(line.points for line in scoring.sheet(state)), strict=True)))


GAME = ThroughTheDesert()
