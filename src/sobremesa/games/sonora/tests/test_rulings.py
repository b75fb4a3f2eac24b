"""Rulings R1 to R13, each by its number."""

import pytest
from msgspec.structs import replace

from sobremesa import Luck
from sobremesa.core.values import DEALER
from sobremesa.games.sonora import events
from sobremesa.games.sonora.moves import Assign, EndSwaps, Keep, Reflick
from sobremesa.games.sonora.printed.board import CHAMFER, SECTIONS, SIZE, zones_at
from sobremesa.games.sonora.rounds.landings import landing
from sobremesa.games.sonora.tests.tables import (
    CANYON,
    CREEK,
    MUDCRACKS,
    RUINS,
    Table,
    disc,
    grid_of_spots,
    mm,
)
from sobremesa.physics import UNIT, Rest, flick
from sobremesa.physics import Flick as Launch


def test_r1_first_bullseyes_then_reflick_then_knocked_off_discs_then_the_turn_goes_on() -> None:
    table = Table(3)
    table.flick_and_keep(disc(0, 1), RUINS)
    table.flick_and_keep(disc(0, 2), CANYON)
    table.flick_and_keep(disc(1, 1), CREEK)
    table.flick_and_keep(disc(1, 2), (110, 30))
    table.flick(
        disc(2, 5), MUDCRACKS, pushed={disc(1, 1): "off", disc(0, 1): "hole", disc(0, 2): "off"}
    )
    assert (table.state.stage, table.to_move) == ("bullseye", 0)
    table.choose(disc(0, 1), "creek")
    assert (table.state.stage, table.to_move) == ("reflick", 2)
    table.keep()
    assert (table.to_move, table.state.disc) == (0, disc(0, 2)), "clockwise from the flicker"
    table.flick_and_keep(disc(0, 2), CANYON)
    assert (table.to_move, table.state.disc) == (1, disc(1, 1))
    table.flick_and_keep(disc(1, 1), CREEK)
    assert (table.to_move, table.state.left) == (2, 1), "the turn goes on"


def test_r1_the_own_bullseye_may_be_reflicked_and_its_section_is_void() -> None:
    table = Table(2)
    table.flick(disc(0, 3), "hole")
    table.choose(disc(0, 3), "canyon")
    table.reflick()
    assert table.state.discs[disc(0, 3)].where == "hand"
    table.flick(disc(0, 3), RUINS)
    counts = landing(table.state, disc(0, 3))
    assert counts is not None
    assert counts.section == "ruins"


def test_r1_reflicks_of_knocked_off_discs_nest_and_lower_numbers_go_first() -> None:
    table = Table(3)
    table.flick_and_keep(disc(0, 1), RUINS)
    table.flick_and_keep(disc(0, 2), CANYON)
    table.flick_and_keep(disc(1, 4), CREEK)
    table.flick_and_keep(disc(1, 2), (110, 30))
    table.flick_and_keep(disc(2, 5), MUDCRACKS, pushed={disc(1, 4): "off", disc(1, 2): "off"})
    assert (table.to_move, table.state.disc) == (1, disc(1, 2)), "the lower number first"
    table.flick_and_keep(disc(1, 2), (110, 30), pushed={disc(0, 1): "off"})
    assert (table.to_move, table.state.disc) == (0, disc(0, 1)), "before the disc that waits"
    table.flick_and_keep(disc(0, 1), RUINS)
    assert (table.to_move, table.state.disc) == (1, disc(1, 4))
    table.flick_and_keep(disc(1, 4), CREEK)
    assert (table.to_move, table.state.left) == (2, 1)


def test_r2_a_disc_flicked_off_is_out_unless_a_reflick_is_used_at_that_moment() -> None:
    table = Table(2)
    table.flick(disc(0, 1), "off")
    assert table.state.discs[disc(0, 1)].where == "out"
    table.reflick()
    table.flick(disc(0, 1), RUINS)
    assert table.state.discs[disc(0, 1)].where == "board"
    table.flick(disc(0, 2), "off")
    assert table.to_move == 1
    assert table.state.discs[disc(0, 2)].where == "out"


def test_r3_an_own_disc_knocked_off_by_the_own_flick_is_out() -> None:
    table = Table(2)
    table.flick_and_keep(disc(0, 1), RUINS)
    table.flick(disc(0, 2), RUINS, pushed={disc(0, 1): "off"})
    assert table.state.discs[disc(0, 1)].where == "out"
    table.reflick()
    assert table.state.discs[disc(0, 1)].where == "out", "a Reflick is for the disc just flicked"


def test_r4_a_knocked_off_disc_is_flicked_by_its_owner_from_the_own_corner_by_the_usual_rules() -> (
    None
):
    table = Table(2)
    table.flick_and_keep(disc(0, 1), RUINS)
    table.flick_and_keep(disc(0, 2), CANYON)
    table.flick_and_keep(disc(1, 1), CREEK, pushed={disc(0, 1): "off"})
    assert (table.to_move, table.state.disc) == (0, disc(0, 1))
    assert table.aim(disc(0, 3)) not in table.match.choices(0), "only that disc"
    table.flick(disc(0, 1), left_corner=False)
    assert (table.to_move, table.state.disc) == (0, disc(0, 1)), "too weak: again"
    table.flick(disc(0, 1), "off")
    assert (table.state.stage, table.to_move) == ("reflick", 0), "the owner may spend a Reflick"
    table.keep()
    assert table.state.discs[disc(0, 1)].where == "out"
    assert (table.to_move, table.state.left) == (1, 1)


def test_r5_reflicks_come_in_a_row_and_undo_nothing_else() -> None:
    table = Table(2)
    table.flick_and_keep(disc(0, 1), RUINS)
    table.flick_and_keep(disc(0, 2), CANYON)
    table.flick(disc(1, 1), CREEK, pushed={disc(0, 1): MUDCRACKS, disc(0, 2): "hole"})
    table.choose(disc(0, 2), "ruins")
    table.reflick()
    assert tuple(sheet.reflicks for sheet in table.state.sheets) == (1, 0)
    lying = table.state.discs[disc(0, 1)]
    assert (lying.x, lying.y) == mm(MUDCRACKS), "pushed discs stay pushed"
    assert table.state.discs[disc(0, 2)].section == "ruins", "bullseyes stay bullseyes"
    assert table.aim(disc(1, 2)) not in table.match.choices(1)
    table.flick(disc(1, 1), CREEK)
    assert (table.to_move, table.state.left) == (1, 1), "one flick of the turn"


def test_r6_a_bullseye_is_the_owners_whoever_pushed_it_and_counts_once() -> None:
    table = Table(2)
    table.flick_and_keep(disc(0, 4), RUINS)
    table.flick_and_keep(disc(0, 1), CANYON)
    table.flick(disc(1, 1), CREEK, pushed={disc(0, 4): "hole"})
    assert (table.state.stage, table.to_move) == ("bullseye", 0)
    assert set(table.match.choices(0)) == {Assign(disc(0, 4), section) for section in SECTIONS}
    table.choose(disc(0, 4), "canyon")
    counts = landing(table.state, disc(0, 4))
    assert counts is not None
    assert (counts.section, counts.value) == ("canyon", 4)
    refused = table.match.taking_back_refused(0)
    assert refused is not None, "the choice is not changed later"


def test_r7_a_disc_hanging_over_the_hole_counts_for_the_zone_of_its_centre() -> None:
    table = Table(2)
    table.flick_and_keep(disc(0, 1), (140, 142))
    counts = landing(table.state, disc(0, 1))
    assert counts is not None
    assert counts.section == "ruins"


@pytest.mark.parametrize(
    ("spot", "zones"),
    [
        ((150, 40), ("ruins", "creek")),
        ((149.5, 40), ("ruins", "creek")),
        ((149.49, 40), ("ruins",)),
        ((150.5, 40), ("ruins", "creek")),
        ((150.51, 40), ("creek",)),
        ((40, 150), ("ruins", "canyon")),
        ((250, 149.5), ("creek", "mudcracks")),
        ((150, 250), ("mudcracks", "canyon")),
    ],
)
def test_r8_within_half_a_millimetre_of_a_line_a_disc_lies_half_and_half(
    spot: tuple[float, float], zones: tuple[str, ...]
) -> None:
    assert zones_at(*mm(spot)) == zones


def test_r8_owners_choose_for_halves_after_the_swaps_in_turn_order() -> None:
    table = Table(2)
    spots = [(150, 20), (150, 46), (80, 30), (250, 110), (240, 240), (60, 250)]
    table.flick_and_keep(disc(0, 1), (150, 290))
    table.flick_and_keep(disc(0, 2), (110, 30))
    table.flick_and_keep(disc(1, 3), (150, 20))
    table.flick_the_rest([*spots[2:], (215, 60), (80, 215), (40, 100)])
    assert (table.state.stage, table.to_move) == ("swap", 0)
    table.do(EndSwaps())
    table.do(EndSwaps())
    assert (table.state.stage, table.to_move) == ("halves", 0)
    assert set(table.match.choices(0)) == {
        Assign(disc(0, 1), "mudcracks"),
        Assign(disc(0, 1), "canyon"),
    }
    table.choose(disc(0, 1), "canyon")
    assert (table.state.stage, table.to_move) == ("halves", 1)
    table.choose(disc(1, 3), "creek")
    counted = [event for event in table.told if isinstance(event, events.DiscsCounted)]
    assert {one.section for one in counted[0].landings if one.disc == disc(0, 1)} == {"canyon"}
    assert {one.section for one in counted[1].landings if one.disc == disc(1, 3)} == {"creek"}


def test_r9_discs_never_lie_upon_each_other() -> None:
    table = Table(2)
    table.flick_and_keep(disc(0, 1), RUINS)
    table.do(table.aim(disc(0, 2)))
    roll = table.match.choices(DEALER).sample(Luck(1))
    upon = tuple(Rest(rest.disc, *mm(RUINS), "board") for rest in roll.rests)
    assert roll in table.match.choices(DEALER)
    assert replace(roll, rests=upon, gone=()) not in table.match.choices(DEALER)


def test_r10_raised_corners_are_walls_and_nothing_comes_to_rest_on_them() -> None:
    """Discs flicked from one corner straight at the others come back, or are gone."""
    for speed in range(300, 2600, 50):
        for across, down in ((1, 0), (0, 1), (1, 1)):
            length = (across + down) ** 0.5
            launch = (round(speed * UNIT * part / length) for part in (across, down))
            ran = flick({}, 0, Launch(*mm((14, 14)), *launch), corner=0)
            (rest,) = ran.rests
            if rest.where == "board":
                left = min(rest.x, SIZE - rest.x) + min(rest.y, SIZE - rest.y)
                assert left >= CHAMFER, "on the floor, not on a corner"


def test_r11_a_flick_that_does_not_leave_the_corner_is_repeated_for_nothing() -> None:
    table = Table(2)
    table.flick(disc(0, 3), left_corner=False)
    assert table.told == (events.FlickTooWeak(0, disc(0, 3)),)
    assert (table.to_move, table.state.disc, table.state.left) == (0, disc(0, 3), 2)
    assert tuple(sheet.reflicks for sheet in table.state.sheets) == (1, 1)


def test_r11_a_flick_that_touched_a_disc_counts_even_if_its_own_stays_on_the_corner() -> None:
    table = Table(2)
    table.flick_and_keep(disc(0, 1), RUINS)
    table.flick(disc(0, 2), "off", touched=[disc(0, 1)], left_corner=False)
    assert table.state.discs[disc(0, 2)].where == "out"
    assert table.state.stage == "reflick"


def test_r12_a_bunt_is_out_unless_a_reflick_is_used() -> None:
    table = Table(2, no_bunting=True)
    table.flick(disc(0, 1), RUINS)
    assert events.Bunted(0, disc(0, 1)) in table.told
    assert table.state.discs[disc(0, 1)].where == "out"
    assert Reflick() in table.match.choices(0)
    table.reflick()
    table.flick(disc(0, 1), CREEK)
    assert table.state.discs[disc(0, 1)].where == "board"


@pytest.mark.parametrize(
    ("to", "banked", "why"),
    [
        (RUINS, True, "it came by way of a rail"),
        (CREEK, False, "it lies in another zone"),
        ("hole", False, "bullseyes are exempt"),
        ((149.5, 40), False, "it lies half in the next zone"),
    ],
)
def test_r12_what_is_no_bunt(to: tuple[float, float] | str, banked: bool, why: str) -> None:
    table = Table(2, no_bunting=True)
    table.flick(disc(0, 1), to, banked=banked)
    assert table.state.discs[disc(0, 1)].where != "out", why


def test_r12_a_disc_hit_on_the_way_makes_it_no_bunt_and_pushed_discs_never_are() -> None:
    table = Table(2, no_bunting=True)
    table.flick_and_keep(disc(0, 1), CREEK)
    table.flick_and_keep(disc(0, 2), CANYON)
    table.flick(disc(1, 1), (215, 60), pushed={disc(0, 1): RUINS})
    assert table.state.discs[disc(1, 1)].where == "board"
    assert table.state.discs[disc(0, 1)].where == "board"


def test_r12_on_a_circle_in_the_zone_beside_the_corner_it_is_still_a_bunt() -> None:
    table = Table(2, no_bunting=True)
    table.flick(disc(0, 1), (120, 78))
    assert table.state.discs[disc(0, 1)].where == "out"


def test_r12_without_the_variant_nothing_is_a_bunt() -> None:
    table = Table(2)
    table.flick(disc(0, 1), RUINS)
    assert table.state.discs[disc(0, 1)].where == "board"


def test_r13_a_disqualified_disc_scores_nothing_and_cannot_be_swapped() -> None:
    table = Table(2)
    table.flick_and_keep(disc(0, 5), "off")
    table.flick_the_rest(grid_of_spots())
    assert landing(table.state, disc(0, 5)) is None
    assert table.state.stage == "swap"
    assert not any(
        disc(0, 5) in (move.first, move.second)
        for move in table.match.choices(0)
        if hasattr(move, "first")
    )


def test_keep_can_be_taken_back_until_somebody_moves() -> None:
    table = Table(2)
    table.flick(disc(0, 1), RUINS)
    table.do(Keep())
    assert table.match.taking_back_refused(0) is None
