"""What is shown: everything, in words of the table; and what a camel would win."""

from collections.abc import Iterator

import sobremesa
from sobremesa import Luck
from sobremesa.games.through_the_desert.events import AreaEnclosed, OasisReached, WaterTaken
from sobremesa.games.through_the_desert.moves import PlaceCamel
from sobremesa.games.through_the_desert.rules import GAME
from sobremesa.games.through_the_desert.state import Position
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


def test_the_gains_shown_are_those_that_happen() -> None:
    for state in positions(3, 8):
        if state.stage != "camels":
            continue
        gains = {(gain.colour, gain.hex): gain for gain in GAME.view(state, None).gains}
        for move in GAME.choices(state, state.seat):
            step = GAME.apply(state, state.seat, move)
            water = [(e.hex, e.value) for e in told(step, WaterTaken)]
            oases = [e.oasis for e in told(step, OasisReached)]
            areas = told(step, AreaEnclosed)
            water += [(well.hex, well.value) for area in areas for well in area.wells]
            oases += [oasis for area in areas for oasis in area.oases]
            gain = gains.pop((move.colour, move.hex), None)
            if gain is None:
                assert not water
                assert not oases
                assert not areas
            else:
                assert sorted(water) == sorted((well.hex, well.value) for well in gain.wells)
                assert sorted(oases) == sorted(gain.oases)
                assert [area.hexes for area in areas] == list(gain.areas)
                assert gain.points == sum(v for _, v in water) + 5 * len(oases)
        assert not gains


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
    view = sobremesa.new("through_the_desert", 2, seed=1).view(0)
    colour, where = (GAME.text.read(*pair, view) for pair in (("colour", "y"), ("hex", "c7")))
    assert PlaceCamel(colour, where) == PlaceCamel("yellow", "c7")
