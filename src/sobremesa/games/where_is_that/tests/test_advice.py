"""What the game knows about playing well: beliefs with errors, and the most points they promise."""

from statistics import fmean

import pytest

from sobremesa.core.luck import Luck
from sobremesa.core.match import Match
from sobremesa.games.where_is_that.advice.beliefs import SPREAD, Mind
from sobremesa.games.where_is_that.advice.judge import Judge
from sobremesa.games.where_is_that.cards import DECKS
from sobremesa.games.where_is_that.moves import Place, Push, Take
from sobremesa.games.where_is_that.rules import GAME
from sobremesa.games.where_is_that.tests.drawings import (
    BLOCK,
    begun,
    common,
    own,
    seated,
    table,
)
from sobremesa.games.where_is_that.view import FLAG_SIDES, View

MODES = ["cartographer", "shakeup"]
EASY, NORMAL, HARD = 0.25, 0.6, 0.9
advice = GAME.advice


def best(match: Match, skill: float = 1.0) -> object:
    return advice.weigh(match.view(0), match.choices(0), skill)[0][1]


def errors(view: View, skill: float) -> list[float]:
    """How far a mind errs about each place of Europe, in parts of the spread."""
    mind, (spread, _) = Mind(view, skill), SPREAD["europe"]
    faces = [FLAG_SIDES[place.id] for place in DECKS["europe"].cards]
    truth = DECKS["europe"].places
    return [(mind.belief(face).lon - truth[face.card].lon) / spread for face in faces]


# Beliefs


def test_the_less_skilled_err_more_and_nobody_knows_everything() -> None:
    view = begun(2).view(0)
    size = [fmean(map(abs, errors(view, skill))) for skill in (EASY, NORMAL, HARD, 1.0)]
    assert size == sorted(size, reverse=True)
    assert size[0] > 0.5
    assert size[-1] > 0.01
    assert all(error != 0 for error in errors(view, 1.0))


def test_a_seat_believes_the_same_from_first_move_to_last() -> None:
    match, luck = begun(3, mode="shakeup"), Luck(1)
    believed = errors(match.view(1), NORMAL)
    for _ in range(20):
        for seat in match.to_move:
            match.play(seat, match.choices(seat).sample(luck))
        assert errors(match.view(1), NORMAL) == believed


def test_seats_and_matches_err_differently() -> None:
    match = begun(2)
    everybody = [errors(match.view(0), NORMAL), errors(match.view(1), NORMAL)]
    everybody.append(errors(begun(2, seed=9).view(0), NORMAL))
    assert everybody[0] != everybody[1]
    assert everybody[0] != everybody[2]


def test_what_lies_open_is_known() -> None:
    view = common(BLOCK, "Lyon").view(0)
    mind = Mind(view, 0.0)
    for laid in view.maps[0]:
        side = laid.face.side
        assert side is not None
        assert mind.belief(laid.face)[:2] == (side.lon, side.lat)


@pytest.mark.parametrize("mode", MODES)
def test_advice_is_the_same_in_a_world_with_other_numbers(mode: str) -> None:
    luck = Luck(4)
    match = begun(3, 4, mode=mode, monuments=True)
    for _ in range(18):
        (seat,) = match.to_move
        world = GAME.imagine(match.view(seat), luck)
        assert world.hidden != match.state.hidden
        assert advice.weigh(GAME.view(world, seat), GAME.choices(world, seat), NORMAL) == (
            advice.weigh(match.view(seat), match.choices(seat), NORMAL)
        )
        match.play(seat, match.choices(seat).sample(luck))


# Moves


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("whole_line", [False, True])
def test_every_choice_is_weighed_once_most_first(mode: str, whole_line: bool) -> None:
    luck = Luck(6)
    match = begun(4, 6, mode=mode, whole_line=whole_line)
    for _ in range(25):
        (seat,) = match.to_move
        choices = match.choices(seat)
        weighed = advice.weigh(match.view(seat), choices, NORMAL)
        worths = [worth for worth, _ in weighed]
        assert worths == sorted(worths, reverse=True)
        assert {move for _, move in weighed} == set(choices)
        assert len(weighed) == len(choices)
        match.play(seat, choices.sample(luck))


def test_there_is_nothing_to_say_to_a_seat_that_is_not_to_move() -> None:
    match = begun(2)
    other = 1 - match.state.seat
    assert advice.weigh(match.view(other), match.choices(other), NORMAL) == []


def test_lisbon_goes_west_of_moscow() -> None:
    match = own("Moscow", "Lisbon")
    assert best(match) in (
        Place((-1, 0)),
        Place((0, 1)),
        Push((0, 0), "east"),
        Push((0, 0), "north"),
    )


def test_the_hole_with_four_right_circles_is_filled() -> None:
    match = common(". Oslo . \n Lisbon . Moscow \n . Rome .", "Vienna")
    worth, move = advice.weigh(match.view(0), match.choices(0), 1.0)[0]
    assert move == Place((1, 1))
    assert worth > 3.5


def test_a_push_is_chosen_where_it_is_worth_more() -> None:
    # In Berlin's place Paris touches Lisbon, Berlin and Rome; no free cell touches three cards.
    match = common("Lisbon Berlin \n . Rome", "Paris")
    worths = {move: worth for worth, move in advice.weigh(match.view(0), match.choices(0), 1.0)}
    assert best(match) in (Push((1, 0), "east"), Push((1, 0), "north"))
    assert max(worths.values()) > 2.5
    assert all(worth <= 2 for move, worth in worths.items() if isinstance(move, Place))


def test_a_cartographer_counts_the_circles_that_a_push_spoils() -> None:
    view = own("Lisbon Rome \n Madrid .", "Lyon").view(0)
    judge = Judge(view, 1.0)
    change = {way[0]: way[3] for way in judge.ways}
    assert change[Place((1, 1))] == 0
    assert change[Push((0, 0), "north")] < -0.9  # Lisbon leaves Rome's row


def test_the_card_that_promises_most_is_taken() -> None:
    match = seated(
        table(". Oslo . \n Lisbon . Moscow \n . Rome .", mode="shakeup", offer="Palermo Vienna")
    )
    assert best(match) == Take("eu-vienna")


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("better", "worse"), [(NORMAL, EASY), (HARD, NORMAL)])
def test_knowing_more_wins_more(mode: str, better: float, worse: float) -> None:
    wins = 0.0
    for number in range(16):
        match = begun(2, number // 2, mode=mode)
        skills = (better, worse) if number % 2 else (worse, better)
        while match.to_move:
            (seat,) = match.to_move
            weighed = advice.weigh(match.view(seat), match.choices(seat), skills[seat])
            match.play(seat, weighed[0][1])
        assert match.outcome is not None
        winners = match.outcome.winners
        if skills.index(better) in winners:
            wins += 1 / len(winners)
    assert wins > 8
