"""What is shown: everything, in words of the table; and what a camel would win."""

import pickle
from collections.abc import Iterator

import pytest

import sobremesa
from sobremesa import Luck
from sobremesa.games.through_the_desert import scoring, view
from sobremesa.games.through_the_desert.events import AreaEnclosed, WaterTaken
from sobremesa.games.through_the_desert.moves import PlaceCamel
from sobremesa.games.through_the_desert.rules import GAME
from sobremesa.games.through_the_desert.state import COLOURS, Position
from sobremesa.games.through_the_desert.tests.maps import told
from sobremesa.games.through_the_desert.view import imagined


def positions(seats: int, seed: int) -> Iterator[Position]:
    """Every position of a random match."""
    match, luck = sobremesa.new("through_the_desert", seats, seed=seed), Luck(seed)
    while match.to_move:
        yield match.state
        (seat,) = match.to_move
        match.play(seat, match.choices(seat).sample(luck))
    yield match.state


def test_a_view_shows_the_whole_position() -> None:
    for seats in (2, 3, 4, 5):
        for state in positions(seats, seats):
            assert imagined(GAME.view(state, None)) == state


def test_looking_at_a_view_changes_nothing_about_it() -> None:
    for state in positions(5, 4):
        looked, fresh = GAME.view(state, 1), GAME.view(state, 1)
        assert looked.caravans is not None
        assert len(looked.lines) == len(scoring.sheet(state))
        assert looked == fresh
        assert hash(looked) == hash(GAME.view(state, 1))
        assert repr(looked) == repr(GAME.view(state, 1))
        assert pickle.loads(pickle.dumps(GAME.view(state, 1))) == looked


def test_nothing_is_worked_out_before_somebody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    *_, last = positions(2, 1)

    def unwanted(*_: object) -> None:
        raise AssertionError("nobody has looked")

    for name in ("wells_in", "parts", "sheet"):
        monkeypatch.setattr(view, name, unwanted)
    assert GAME.view(last, 0).supply == last.supply


def test_what_is_foreseen_of_a_camel_is_what_happens() -> None:
    match, luck = sobremesa.new("through_the_desert", 3, seed=8), Luck(8)
    wins = 0
    while match.to_move:
        (seat,) = match.to_move
        if match.state.stage == "camels":
            for colour in COLOURS:
                for foreseen in match.foresee(seat, {"type": "place_camel", "colour": colour}):
                    assert isinstance(foreseen.move, PlaceCamel)
                    step = GAME.apply(match.state, seat, foreseen.move)
                    assert foreseen.events == step.events
                    wins += len(told(step, WaterTaken) + told(step, AreaEnclosed))
        match.play(seat, match.choices(seat).sample(luck))
    assert wins > 0


def test_the_table_in_letters_shows_every_camel() -> None:
    def say(key: str, **facts: object) -> str:
        return key

    *_, last = positions(4, 2)
    shown = GAME.text.position(GAME.view(last, 0), say)
    for seat, own in enumerate(last.caravans, 1):
        for caravan, letter in zip(own, "bgrvy", strict=True):
            riders, camels = (
                shown.count(f" {letter.upper()}{seat}"),
                shown.count(f" {letter}{seat}"),
            )
            assert riders == 1
            assert riders + camels == caravan.camels.bit_count()


def test_a_typed_move_is_read() -> None:
    shown = sobremesa.new("through_the_desert", 2, seed=1).view(0)
    colour, where = (GAME.text.read(*pair, shown) for pair in (("colour", "y"), ("hex", "c7")))
    assert PlaceCamel(colour, where) == PlaceCamel("yellow", "c7")
