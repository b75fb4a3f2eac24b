"""One seat alone, and the cards of a day."""

from datetime import date
from typing import Any

import pytest

from sobremesa import Luck, Match
from sobremesa.games.where_is_that.maps import cell_of
from sobremesa.games.where_is_that.moves import Place, Push
from sobremesa.games.where_is_that.rules import GAME
from sobremesa.games.where_is_that.state import Mode, Position

TODAY = int(date(2026, 11, 16).strftime("%Y%m%d"))
MODES: tuple[Mode, ...] = ("cartographer", "shakeup")


def begun(seats: int = 1, seed: int = 1, **options: Any) -> Match:
    match = Match(GAME, seats, options, Luck(seed))
    match.deal()
    return match


def cards_of(match: Match) -> list[tuple[str, ...]]:
    """All that is put on offer in a match, whatever is done with it."""
    luck, found = Luck(7), []
    while match.to_move:
        (seat,) = match.to_move
        if match.state.stage == "take":
            found.append(match.state.market)
        match.play(seat, match.choices(seat).sample(luck))
    return found


@pytest.mark.parametrize("mode", MODES)
def test_alone_ten_cards_come_one_by_one(mode: Mode) -> None:
    match = begun(mode=mode)
    assert match.view(0).rounds == 10
    offers = cards_of(match)
    assert [len(offer) for offer in offers] == [1] * 10


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_on_one_day_everybody_gets_the_same_cards(mode: Mode, seats: int) -> None:
    def first_round(seed: int, day: int) -> tuple[Any, ...]:
        state: Position = begun(seats, seed, mode=mode, day=day).state
        return state.market, state.pile, state.maps, state.first

    assert first_round(1, TODAY) == first_round(2, TODAY)
    assert first_round(1, TODAY) != first_round(1, TODAY + 1)
    assert first_round(1, 0) != first_round(2, 0)


def test_the_cards_of_a_day_come_in_the_same_order_to_the_end() -> None:
    assert cards_of(begun(seed=1, day=TODAY)) == cards_of(begun(seed=2, day=TODAY))


def test_each_round_of_a_day_has_luck_of_its_own() -> None:
    offers = cards_of(begun(4, day=TODAY))
    assert len({card for offer in offers for card in offer}) == 4 * 12


@pytest.mark.parametrize(("way", "winners", "points"), [(1, (0,), 10), (-1, (), 0)])
def test_who_practises_wins_by_making_no_mistake(
    way: int, winners: tuple[int, ...], points: int
) -> None:
    """On a line in the order of the numbers every circle is right; backwards none is."""
    match = begun()
    while match.to_move:
        if match.state.stage == "take":
            match.play(0, match.choices(0).sample(Luck(1)))
        else:
            match.play(0, into_line(match.state, way))
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.totals) == (winners, (points,))


def into_line(position: Position, way: int) -> Place | Push:
    """The card that was taken goes where its number belongs, among cards that lie in a row."""
    number = {card: way * side.we for card, side in position.hidden.items()}
    before = [card for card in position.spots if number[card] < number[position.taken]]
    spot = min(position.spots.values()) + len(before)
    if len(before) == len(position.spots):
        return Place(cell_of(spot))
    return Push(cell_of(spot), "east")
