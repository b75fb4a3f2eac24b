"""The rules of Sonora. The README beside this file explains the rulings (R1, ...)."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from sobremesa.core.choices import NONE, Choices, Group, Listed
from sobremesa.core.game import Game, Step, Values
from sobremesa.core.luck import Luck
from sobremesa.core.options import Options, each, whole
from sobremesa.core.refusal import IllegalMove
from sobremesa.core.values import Event, Outcome, Seat
from sobremesa.games.sonora import events, scoring
from sobremesa.games.sonora.advice import SonoraAdvice
from sobremesa.games.sonora.flicks import flicking
from sobremesa.games.sonora.flicks.choices import FlickChoices, colours, swaps
from sobremesa.games.sonora.flicks.deals import rolls
from sobremesa.games.sonora.flicks.reasons import before_writing
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
from sobremesa.games.sonora.printed.hands import HANDS
from sobremesa.games.sonora.printed.sheet import ANIMALS
from sobremesa.games.sonora.refusals import SECTION, Reason, Refusal
from sobremesa.games.sonora.rounds import counting, writing
from sobremesa.games.sonora.rounds.landings import halves
from sobremesa.games.sonora.rounds.turns import flicks
from sobremesa.games.sonora.sheet import bonuses, marks, rival
from sobremesa.games.sonora.sheet import reasons as why_not_written
from sobremesa.games.sonora.sheet.values import EARNED, SAVED, Sheet
from sobremesa.games.sonora.state import IN_HAND, Position, Stage
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
            "NUMBERS": NUMBERS,
            "EARNED": EARNED,
            "SAVED": SAVED,
            "SECTIONS": SECTIONS,
            "ANIMALS": ANIMALS,
            "ICONS": dict(zip(ANIMALS, bonuses.ICONS, strict=True)),
            "FOX": bonuses.FOX,
            "RABBIT": {"earned": bonuses.RABBIT[EARNED], "saved": bonuses.RABBIT[SAVED]},
            "HANDS": HANDS,
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
        happened: list[Event] = []
        after = _with(state, seat, move, happened)
        if after.stage in ASKS:
            after = ASKS[after.stage](after, happened)
        final = isinstance(move, Assign) and state.stage == "bullseye"
        return Step(after, tuple(happened), final)

    def refusal(self, state: Position, seat: Seat, move: AnyMove) -> IllegalMove:
        code, facts = _reason(state, seat, move)
        return IllegalMove(code, SECTION[code], **facts)

    def view(self, state: Position, seat: Seat | None) -> View:
        return seen_from(state, seat)

    def imagine(self, view: View, luck: Luck) -> Position:
        """Nothing is hidden, so nothing is left to luck."""
        return imagined(view)

    def outcome(self, state: Position) -> Outcome | None:
        return scoring.outcome(state) if state.ended_by else None

    def points(self, state: Position) -> tuple[int, ...]:
        return tuple([sum(scoring.by_section(sheet)) for sheet in state.sheets])


ASKS: dict[Stage, Callable[[Position, list[Event]], Position]] = {
    "swap": counting.ask_to_swap,
    "halves": counting.ask_for_halves,
    "rival": writing.ask_for_rival,
    "ruins": writing.ask_in_ruins,
    "write": writing.ask_to_write,
}
"""By stage: whom the table waits for after a move. If nobody has anything to do, the next stage
begins, and so on until the next round; in the other stages it is always clear who is next.
"""


def _with(position: Position, seat: Seat, move: AnyMove, happened: list[Event]) -> Position:
    """The position with a move."""
    match move:
        case Flick():
            return replace(position, stage="roll", disc=move.disc, aim=move)
        case Roll():
            return flicking.roll(position, move, happened)
        case Reflick():
            return flicking.reflick(position, happened)
        case Keep():
            return flicking.keep(position)
        case Assign() if position.stage == "bullseye":
            return flicking.choose(position, move, happened)
        case Assign():
            return counting.choose_half(position, move, happened)
        case ChooseColours():
            return counting.choose_colours(position, move, happened)
        case Swap():
            return counting.swap(position, move, happened)
        case EndSwaps():
            return counting.end_swaps(position)
        case RivalDraw() | RivalTrace() | RivalFill():
            return writing.mark_for_rival(position, move, happened)
        case CrossOff():
            return writing.cross_off(position, seat, move, happened)
        case Finish():
            return writing.finish(position, seat, happened)
    return writing.write(position, seat, move, happened)


def _reason(position: Position, seat: Seat, move: AnyMove) -> Reason:
    """Why a seat whose turn it is may not make a move."""
    if isinstance(move, Roll):
        return Refusal.DEALERS_MOVE, {}
    sheet = position.sheets[seat]
    match position.stage:
        case "rival":
            return why_not_written.for_rival(sheet, position.rival_squares, move)
        case "ruins":
            return why_not_written.in_ruins(sheet, move)
        case "write":
            return why_not_written.while_writing(sheet, move)
    return before_writing(position, seat, move)


GAME = Sonora()
