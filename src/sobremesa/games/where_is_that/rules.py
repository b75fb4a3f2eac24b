"""The rules of Where Is That?. The README beside this file explains the rulings (R1, R2, ...)."""

from sobremesa.core.choices import NONE, Choices
from sobremesa.core.game import Game, Step, Values
from sobremesa.core.luck import Luck
from sobremesa.core.options import Options, whole
from sobremesa.core.refusal import IllegalMove
from sobremesa.core.values import DEALER, Outcome, Seat
from sobremesa.games.where_is_that import events, play, scoring
from sobremesa.games.where_is_that.advice import WhereIsThatAdvice
from sobremesa.games.where_is_that.deals import deals
from sobremesa.games.where_is_that.maps import DIRECTIONS, STEPS, cell_of
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
        state=Position,
        move=SeatMove,
        deal=DealerMove,
        event=events.AnyEvent,
        view=View,
        constants={
            "DIRECTIONS": DIRECTIONS,
            "STEPS": {direction: cell_of(step) for direction, step in STEPS.items()},
        },
    )
    text = WhereIsThatText()

    def setup(self, seats: int, options: Options) -> Position:
        mode: Mode = "shakeup" if options["mode"] == "shakeup" else "cartographer"
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

    def choices(self, state: Position, seat: Seat) -> Choices[AnyMove]:
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

    def apply(self, state: Position, seat: Seat, move: AnyMove) -> Step[Position]:
        if isinstance(move, Take):  # patterns are slow, and these three are nearly all moves
            return play.take(state, move.card)
        if isinstance(move, Place):
            return play.place(state, move.cell)
        if isinstance(move, Push):
            return play.push(state, move)
        match move:
            case Reveal(cards, top):
                return play.reveal(state, cards, top)
            case Prepare():
                return play.prepare(state, move)
            case TurnOver(sides):
                return play.turn_over(state, sides)

    def refusal(self, state: Position, seat: Seat, move: AnyMove) -> IllegalMove:
        code, facts = reason(state, move)
        return IllegalMove(code, SECTION[code], **facts)

    def view(self, state: Position, seat: Seat | None) -> View:
        return seen_from(state, seat)

    def imagine(self, view: View, luck: Luck) -> Position:
        return imagined(view, luck)

    def outcome(self, state: Position) -> Outcome | None:
        return scoring.outcome(state) if state.stage == "over" else None

    def points(self, state: Position) -> tuple[int, ...]:
        return scoring.points(state)


GAME = WhereIsThat()
