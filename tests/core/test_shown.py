"""What `repr` and `print` show: what a thing is, in a line; a match in letters."""

import pytest

import sobremesa
from sobremesa import DEALER, Luck, Match
from sobremesa.core.choices import NONE, Group, Listed
from sobremesa.core.values import Move
from sobremesa.games import ids
from tests.core.test_choices import OFFERS, Flicks, Rest
from tests.core.toy import SCRIBBLE, Finish, Write

every_game = pytest.mark.parametrize("game_id", ids())


def test_a_match_says_what_is_played_how_far_and_whose_turn_it_is() -> None:
    match = sobremesa.new("through_the_desert", 3, seed=1)
    assert repr(match) == "<Match through_the_desert: 3 seats, step 2, seat 0 to move>"


def test_a_match_names_all_who_are_to_move_the_dealer_too_and_its_end() -> None:
    match = Match(SCRIBBLE, 3, luck=Luck(1))
    assert repr(match) == "<Match scribble: 3 seats, step 0, seats 0, 1, 2 to move>"
    for seat in range(3):
        match.play(seat, Finish())
    assert repr(match) == "<Match scribble: 3 seats, step 4, over>"
    alone = Match(SCRIBBLE, 1)
    alone.follow(0, Finish())
    assert repr(alone) == "<Match scribble: 1 seat, step 1, the dealer to move>"


def test_choices_show_their_kinds_and_how_many_of_each() -> None:
    assert repr(OFFERS) == "<Listed: step(3 hex × 2 colour), rest()>"
    assert repr(NONE) == "<Listed>"
    assert repr(Flicks(10**9)) == "<Flicks: step(1000000000 hex × 1 colour)>"


def test_of_many_groups_only_the_first_are_shown() -> None:
    many: Listed[Move] = Listed(*[Group(Rest)] * 11)
    assert repr(many) == f"<Listed: {', '.join(['rest()'] * 8)}, 3 more>"


@every_game
def test_the_choices_of_a_game_fit_on_a_few_lines(game_id: str) -> None:
    match = sobremesa.new(game_id, 2, seed=1)
    for row in (None, *match.log):
        state = row.state if row else match._start
        for seat in (DEALER, 0, 1):
            assert len(repr(match.game.choices(state, seat))) < 400


def test_luck_shows_its_seed() -> None:
    luck = Luck(7)
    luck.fraction()
    assert [repr(luck), repr(Luck(0)), repr(Luck())] == ["Luck(7)", "Luck(0)", "Luck()"]


def test_a_move_is_shown_as_it_is_made() -> None:
    move = Write(2)
    assert repr(move) == "Write(number=2)"
    assert eval(repr(move)) == move


@every_game
def test_a_printed_match_is_the_game_in_letters_as_a_watcher_sees_it(game_id: str) -> None:
    match = sobremesa.new(game_id, 2, seed=1)
    assert str(match) == match.text() == match.text(None, "en")
    assert len(str(match).splitlines()) > 1
    assert "Player 2" in str(match)
    assert "⟨" not in str(match)
    assert "Jugador 2" in match.text(lang="es")
    match.players = ("Ana", "Luis")
    assert "Luis" in str(match.fork())


def test_a_seat_reads_its_own_hand_and_a_watcher_nobodys() -> None:
    match = sobremesa.new("shifting_stones", 2, seed=1)
    texts = {match.text(0), match.text(1), match.text()}
    assert len(texts) == 3
    assert len(match.text(0)) > len(match.text())


def test_a_game_without_letters_shows_what_it_is() -> None:
    match = Match(SCRIBBLE, 2)
    assert str(match) == repr(match)
