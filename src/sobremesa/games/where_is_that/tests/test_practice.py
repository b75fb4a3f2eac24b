"""One seat alone, and the cards of a day."""

import subprocess
import sys
from datetime import date

import pytest

from sobremesa import Luck, Match, replay
from sobremesa.games.where_is_that.maps import cell_of
from sobremesa.games.where_is_that.moves import Place, Push
from sobremesa.games.where_is_that.state import Mode, Position
from sobremesa.games.where_is_that.tests.drawings import begun, cards

TODAY = int(date(2026, 11, 16).strftime("%Y%m%d"))
OF_TODAY = cards("""
    Madrid
    Helsinki Copenhagen Krakow Geneva Minsk
    Rotterdam Gdansk Thessaloniki Skopje Budapest
""")
MODES: tuple[Mode, ...] = ("cartographer", "shakeup")


def cards_of(match: Match, seed: int = 7) -> list[str]:
    """The start cards, and all that comes after them, whatever is done with it."""
    luck, found = Luck(seed), [card for spots in match.state.maps for card in spots]
    while match.to_move:
        found.append(match.state.taken)
        match.play(0, match.choices(0).sample(luck))
    return found


@pytest.mark.parametrize("mode", MODES)
def test_alone_ten_cards_come_one_by_one_into_the_hand(mode: Mode) -> None:
    match = begun(1, mode=mode)
    assert (match.view(0).round, match.view(0).rounds) == (1, 10)
    starts = 1 if mode == "cartographer" else 4
    came = cards_of(match)
    assert len(came) == len(set(came)) == starts + 10
    assert "" not in came


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("monuments", [False, True])
def test_on_one_day_everybody_gets_the_same_cards_in_the_same_order(
    mode: Mode, monuments: bool
) -> None:
    def dealt(seed: int, day: int) -> list[str]:
        return cards_of(begun(1, seed, mode=mode, monuments=monuments, day=day), seed)

    assert dealt(1, TODAY) == dealt(2, TODAY)
    assert set(dealt(1, TODAY)) != set(dealt(1, TODAY + 1))
    assert set(dealt(1, 0)) != set(dealt(2, 0))


def test_the_cards_of_a_day_are_the_same_in_another_process() -> None:
    """And tomorrow, and after an upgrade: so they are written down here."""
    code = (
        "from sobremesa.games.where_is_that.tests.test_practice import *;"
        "print(*cards_of(begun(1, day=TODAY)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == cards_of(begun(1, seed=9, day=TODAY)) == list(OF_TODAY)


@pytest.mark.parametrize("mode", MODES)
def test_a_match_of_several_is_never_dealt_by_a_day(mode: Mode) -> None:
    """Or who knows the date would know what comes."""
    first, second = (begun(2, seed, mode=mode, day=TODAY) for seed in (1, 2))
    assert first.view(0).day == 0
    assert first.state.pile != second.state.pile


def test_the_days_of_a_month_all_have_other_cards() -> None:
    openings = {tuple(begun(1, day=day).state.pile) for day in range(TODAY - 15, TODAY + 15)}
    assert len(openings) == 30


def test_a_card_that_was_laid_stays_laid() -> None:
    match = begun(1)
    match.play(0, match.choices(0).sample(Luck(1)))
    refusal = match.taking_back_refused(0)
    assert refusal is not None
    assert refusal.code == "final"


def test_practice_is_recorded_and_replayed() -> None:
    match = begun(1, day=TODAY)
    cards_of(match)
    again = replay(match.record)
    assert again == match
    assert again.options["day"] == TODAY


@pytest.mark.parametrize(("way", "winners", "points"), [(1, (0,), 10), (-1, (), 0)])
def test_who_practises_wins_by_making_no_mistake(
    way: int, winners: tuple[int, ...], points: int
) -> None:
    """On a line in the order of the numbers every circle is right; backwards none is."""
    match = begun(1)
    while match.to_move:
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
