"""A toy game in which all seats write at once, share a pool, and the dealer then rolls a die."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from sobremesa.core.choices import NONE, Choices, Group, Listed
from sobremesa.core.game import Game, Step, Values
from sobremesa.core.luck import Luck
from sobremesa.core.meta import Credits, Meta
from sobremesa.core.refusal import IllegalMove
from sobremesa.core.values import (
    DEALER,
    DEALER_ALONE,
    NOBODY,
    Event,
    Move,
    Outcome,
    ScoreLine,
    Seat,
    Value,
    View,
    outcome_of,
)


class Write(Move, frozen=True):
    number: int


class Take(Move, frozen=True):
    """Take a token from the pool that all share; only the lowest may be taken."""

    token: int


class Finish(Move, frozen=True):
    pass


class Roll(Move, frozen=True):
    pips: int


class Written(Event, frozen=True):
    seat: Seat
    number: int


class Rolled(Event, frozen=True):
    pips: int


class Sheet(Value, frozen=True):
    notes: tuple[tuple[int, ...], ...]
    taken: tuple[Seat, ...]
    finished: tuple[bool, ...]
    pips: int = 0


class Glance(View, frozen=True):
    sheet: Sheet


class Scribble(Game[Sheet, Any, Glance]):
    meta = Meta("scribble", 1, 1, 4, (), Credits("us", "us", "us", 2026))
    values = Values(Sheet, Write | Take | Finish, Roll, Written | Rolled, Glance)

    def setup(self, seats: int, options: Mapping[str, Any]) -> Sheet:
        return Sheet(((),) * seats, (), (False,) * seats)

    def to_move(self, state: Sheet) -> frozenset[Seat]:
        if state.pips:
            return NOBODY
        if all(state.finished):
            return DEALER_ALONE
        return frozenset(seat for seat, done in enumerate(state.finished) if not done)

    def choices(self, state: Sheet, seat: Seat) -> Choices[Any]:
        if seat not in self.to_move(state):
            return NONE
        if seat == DEALER:
            return Listed(Group(Roll, (range(1, 7),)))
        numbers = range(1, 4) if len(state.notes[seat]) < 3 else ()
        lowest = (len(state.taken),) if len(state.taken) < 3 else ()
        return Listed(Group(Write, (numbers,)), Group(Take, (lowest,)), Group(Finish))

    def refusal(self, state: Sheet, seat: Seat, move: Any) -> IllegalMove:
        return IllegalMove("not_allowed")

    def apply(self, state: Sheet, seat: Seat, move: Any) -> Step[Sheet]:
        match move:
            case Write(number):
                notes = [
                    [*note, number] if s == seat else note for s, note in enumerate(state.notes)
                ]
                after = replace(state, notes=tuple(map(tuple, notes)))
                return Step(after, (Written(seat, number),), final=number == 3)
            case Take():
                return Step(replace(state, taken=(*state.taken, seat)), ())
            case Finish():
                done = tuple(d or s == seat for s, d in enumerate(state.finished))
                return Step(replace(state, finished=done), ())
            case _:
                return Step(replace(state, pips=move.pips), (Rolled(move.pips),))

    def view(self, state: Sheet, seat: Seat | None) -> Glance:
        return Glance(seat, tuple(sorted(self.to_move(state))), state)

    def outcome(self, state: Sheet) -> Outcome | None:
        return outcome_of("rolled", [ScoreLine("notes", tuple(map(sum, state.notes)))])

    def imagine(self, view: Glance, luck: Luck) -> Sheet:
        return view.sheet


SCRIBBLE = Scribble()
