"""The checks can fail: each of these games breaks the contract in one way and is caught."""

from typing import Any

import pytest
from msgspec.structs import replace

from sobremesa import Luck, Match
from sobremesa.core.choices import Choices, Group, Listed
from sobremesa.core.game import Step
from sobremesa.core.refusal import IllegalMove
from sobremesa.core.values import Event, Seat
from sobremesa.games.shifting_stones.events import CardsDrawn
from sobremesa.games.shifting_stones.moves import EndTurn, Score
from sobremesa.games.shifting_stones.rules import ShiftingStones
from sobremesa.games.shifting_stones.state import Position
from sobremesa.games.shifting_stones.view import View
from tests.conformance import checks
from tests.conformance.walk import Check, play_checked


class ShowsTheNextCard(ShiftingStones):
    """The view tells which card lies in the deck."""

    def view(self, state: Position, seat: Seat | None) -> View:
        return replace(super().view(state, seat), fails=min(state.deck, default=0))


class LoudlyDrawn(CardsDrawn, frozen=True):
    def seen_by(self, seat: Seat | None) -> Event:
        return self


class TellsDraws(ShiftingStones):
    """An event tells everybody what was drawn."""

    def apply(self, state: Position, seat: Seat, move: Any) -> Step[Position]:
        step = super().apply(state, seat, move)
        loud = [
            LoudlyDrawn(e.seat, e.count, e.cards) if isinstance(e, CardsDrawn) else e
            for e in step.events
        ]
        return replace(step, events=tuple(loud))


class PeeksWhenRefusing(ShiftingStones):
    """A refusal depends on cards that the seat cannot see."""

    def refusal(self, state: Position, seat: Seat, move: Any) -> IllegalMove:
        return IllegalMove("not_in_hand", "turn", card=min(state.deck, default=0))


class PeeksWhenOffering(ShiftingStones):
    """The choices depend on cards that the seat cannot see."""

    def choices(self, state: Position, seat: Seat) -> Choices[Any]:
        choices = super().choices(state, seat)
        if seat == state.seat and not state.owed and sum(state.hands[seat - 1]) % 2:
            return Listed(Group(EndTurn))
        return choices


class OffersTooMuch(ShiftingStones):
    """A listed choice that `in` denies."""

    def choices(self, state: Position, seat: Seat) -> Choices[Any]:
        if seat != state.seat or state.owed or state.ended_by:
            return super().choices(state, seat)

        class Odd(Listed[Any]):
            def __contains__(self, move: object) -> bool:
                return not isinstance(move, Score) and super().__contains__(move)

        return Odd(Group(EndTurn), Group(Score, (state.hands[seat],)))


class ImaginesNonsense(ShiftingStones):
    """An imagined position that does not fit the view."""

    def imagine(self, view: View, luck: Luck) -> Position:
        return replace(super().imagine(view, luck), round=0)


BROKEN: list[tuple[type[ShiftingStones], Check]] = [
    (ShowsTheNextCard, checks.imagined_fits),
    (ShowsTheNextCard, checks.two_worlds),
    (TellsDraws, checks.two_worlds),
    (PeeksWhenRefusing, checks.two_worlds),
    (PeeksWhenOffering, checks.two_worlds),
    (OffersTooMuch, checks.offers_are_accepted),
    (ImaginesNonsense, checks.imagined_fits),
]


@pytest.mark.parametrize(("game", "check"), BROKEN)
def test_a_broken_game_is_caught(game: type[ShiftingStones], check: Check) -> None:
    with pytest.raises(AssertionError) as caught:
        play_some(game(), check)
    assert [note for note in caught.value.__notes__ if check.__name__ in note]


@pytest.mark.parametrize("check", checks.EVERYWHERE)
def test_the_real_game_is_not(check: Check) -> None:
    play_some(ShiftingStones(), check)


def play_some(game: ShiftingStones, check: Check) -> None:
    for seed in range(4):
        match = Match(game, 3, {"round_limit": 2}, Luck(seed))
        match.deal()
        play_checked(match, Luck(seed), [check], [], chance=1.0)
