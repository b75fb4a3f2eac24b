"""The rules of Sonora. The README beside this file explains the rulings (R1, ...)."""

from typing import Any

from msgspec.structs import replace

from sobremesa.core.choices import NONE, Choices, Group, Listed
from sobremesa.core.game import Game, Step, Values
from sobremesa.core.luck import Luck
from sobremesa.core.options import Options, each, whole
from sobremesa.core.refusal import IllegalMove
from sobremesa.core.values import Outcome, Seat
from sobremesa.games.sonora import events, scoring
from sobremesa.games.sonora.advice import SonoraAdvice
from sobremesa.games.sonora.flicks import flicking
from sobremesa.games.sonora.flicks.choices import FlickChoices, colours, swaps
from sobremesa.games.sonora.flicks.deals import rolls
from sobremesa.games.sonora.flicks.reasons import reason
from sobremesa.games.sonora.meta import META
from sobremesa.games.sonora.moves import (
    AnyMove,
    Assign,
    ChooseColours,
    CrossOff,
    EndSwaps,
    Finish,
    Flick,
    Keep,
    Reflick,
    RivalDraw,
    RivalFill,
    RivalTrace,
    Roll,
    SeatMove,
    Swap,
)
from sobremesa.games.sonora.printed.board import SECTIONS, zones_at
from sobremesa.games.sonora.printed.discs import NUMBERS, SOLO_COLOURS
from sobremesa.games.sonora.printed.sheet import ANIMALS
from sobremesa.games.sonora.refusals import SECTION
from sobremesa.games.sonora.rounds import counting
from sobremesa.games.sonora.rounds import writing
from sobremesa.games.sonora.rounds.landings import halves
from sobremesa.games.sonora.rounds.turns import flicks
from sobremesa.games.sonora.sheet import bonuses, marks, rival
from sobremesa.games.sonora.sheet.values import EARNED, SAVED, Sheet
from sobremesa.games.sonora.state import HANDS, IN_HAND, Position
from sobremesa.games.sonora.text import SonoraText
from sobremesa.games.sonora.view import View, imagined, seen_from


class Sonora(Game[Position, AnyMove, View]):
    """Two to four seats, or one that flicks three colours."""

    meta = META
    advice = SonoraAdvice()
    values = Values(
        state=Position,
        move=SeatMove,
        deal=Roll,
        event=events.AnyEvent,
        view=View,
        constants={
            "numbers": NUMBERS,
            "earned": EARNED,
            "saved": SAVED,
            "sections": SECTIONS,
            "animals": ANIMALS,
            "icons": dict(zip(ANIMALS, bonuses.ICONS, strict=True)),
            "fox": bonuses.FOX,
            "rabbit": {"earned": bonuses.RABBIT[EARNED], "saved": bonuses.RABBIT[SAVED]},
            "hands": HANDS,
        },
    )
    text = SonoraText()

    def setup(self, seats: int, options: Options) -> Position:
        every = SOLO_COLOURS if seats == 1 else seats
        return Position(
            stage="flick",
            rounds=whole(options["rounds"]),
            no_bunting=bool(options["no_bunting"]),
            rival_squares=whole(options["rival_squares"]),
            hands=tuple(map(str, each(options["hand"]))),
            round=0,
            turn=0,
            seat=0,
            left=flicks(seats, turn=0),
            flicker=0,
            disc=None,
            aim=None,
            fallen=(),
            knocked=(),
            waiting=(),
            discs=(IN_HAND,) * (every * NUMBERS),
            colours=(),
            order=(),
            sheets=(Sheet(rival=rival.NEW),) if seats == 1 else (Sheet(),) * seats,
            ended_by="",
        )

    def to_move(self, state: Position) -> frozenset[Seat]:
        return state.to_move

    def choices(self, state: Position, seat: Seat) -> Choices[Any]:
        if seat not in state.to_move:
            return NONE
        match state.stage:
            case "roll":
                return rolls(state)
            case "flick":
                return FlickChoices(state.to_flick(seat), state.corner(seat))
            case "reflick":
                return Listed(Group(Reflick), Group(Keep))
            case "bullseye":
                return Listed(Group(Assign, ((state.fallen[0],), SECTIONS)))
            case "halves":
                disc = halves(state)[0]
                lying = state.discs[disc]
                return Listed(Group(Assign, ((disc,), zones_at(lying.x, lying.y))))
            case "colours":
                return colours()
            case "swap":
                return swaps(state.own(seat, "board"))
            case "rival":
                return rival.choices(state.sheets[seat], state.rival_squares)
            case "ruins":
                return marks.in_ruins(state.sheets[seat])
            case "write":
                return marks.to_write(state.sheets[seat])
        return NONE

    def apply(self, state: Position, seat: Seat, move: AnyMove) -> Step[Position]:
        match move:
            case Flick():
                return Step(replace(state, stage="roll", disc=move.disc, aim=move), ())
            case Roll():
                return flicking.rolled(state, move)
            case Reflick():
                return flicking.again(state)
            case Keep():
                return flicking.kept(state)
            case Assign() if state.stage == "bullseye":
                return flicking.chosen(state, move)
            case Assign():
                return counting.half_chosen(state, move)
            case ChooseColours():
                return counting.colours_chosen(state, move)
            case Swap():
                return counting.swapped(state, move)
            case EndSwaps():
                return counting.swaps_ended(state, [])
            case RivalDraw() | RivalTrace() | RivalFill():
                return writing.rival_marked(state, move)
            case CrossOff():
                return writing.crossed_off(state, seat, move)
            case Finish():
                return writing.finished(state, seat)
        return writing.written(state, seat, move)

    def refusal(self, state: Position, seat: Seat, move: AnyMove) -> IllegalMove:
        code, facts = reason(state, seat, move)
        return IllegalMove(code, SECTION[code], **facts)

    def view(self, state: Position, seat: Seat | None) -> View:
        return seen_from(state, seat)

    def imagine(self, view: View, luck: Luck) -> Position:  # noqa: ARG002
        """Nothing is hidden, so nothing is left to luck."""
        return imagined(view)

    def outcome(self, state: Position) -> Outcome | None:
        return scoring.outcome(state) if state.ended_by else None


GAME = Sonora()
