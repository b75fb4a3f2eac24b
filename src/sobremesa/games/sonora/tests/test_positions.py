"""Where discs count: zones, circles, swaps, totals and the order in the ruins."""

import pytest

from sobremesa.games.sonora import events, view
from sobremesa.games.sonora.moves import ChooseColours, EndSwaps, Swap
from sobremesa.games.sonora.printed.board import (
    CIRCLES,
    SECTIONS,
    Circle,
    circle_at,
    shares,
    zones_at,
)
from sobremesa.games.sonora.printed.discs import colour
from sobremesa.games.sonora.rounds.landings import (
    landing,
    landings,
    rival_landings,
    ruins_order,
    total,
)
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


@pytest.mark.parametrize(
    ("spot", "section"),
    [(RUINS, "ruins"), (CREEK, "creek"), (MUDCRACKS, "mudcracks"), (CANYON, "canyon")],
)
def test_a_disc_in_a_zone_counts_for_the_matching_section(
    spot: tuple[float, float], section: str
) -> None:
    table = Table()
    table.flick(disc(0, 3), spot)
    counts = landing(table.state, disc(0, 3))
    assert counts is not None
    assert (counts.section, counts.double, counts.value) == (section, False, 3)


def test_on_a_border_the_majority_of_the_disc_decides() -> None:
    assert zones_at(*mm((145, 40))) == ("ruins",)
    assert shares(*mm((145, 40))) == (76, 24, 0, 0)
    assert shares(*mm(RUINS)) == (100, 0, 0, 0)
    assert shares(*mm((150, 150))) == (25, 25, 25, 25)


@pytest.mark.parametrize("circle", CIRCLES, ids=lambda circle: circle.id)
def test_a_circle_never_matches_the_zone_it_lies_in(circle: Circle) -> None:
    assert circle.section != circle.in_zone
    assert zones_at(*mm((circle.x, circle.y))) == (circle.in_zone,)


def test_each_section_has_two_circles_and_each_zone_holds_two() -> None:
    assert sorted(circle.section for circle in CIRCLES) == sorted(2 * SECTIONS)
    assert sorted(circle.in_zone for circle in CIRCLES) == sorted(2 * SECTIONS)


def test_any_part_of_the_disc_on_the_border_of_a_circle_is_enough() -> None:
    """The circle at (120, 78) has radius 10, a disc 12: 22 is close enough, a hair more is not."""
    assert circle_at(*mm((98, 78))) is not None
    assert circle_at(*mm((97.99, 78))) is None


def test_circles_take_priority_over_zones_and_must_be_used() -> None:
    table = Table()
    table.flick(disc(0, 4), (180, 222))
    counts = landing(table.state, disc(0, 4))
    assert counts is not None
    assert zones_at(*mm((180, 222))) == ("mudcracks",)
    assert (counts.section, counts.double, counts.value) == ("ruins", True, 8)


def test_all_discs_on_one_circle_earn_it() -> None:
    table = Table()
    table.flick_and_keep(disc(0, 4), (168, 222))
    table.flick(disc(0, 2), (193, 222))
    for one in (disc(0, 4), disc(0, 2)):
        counts = landing(table.state, one)
        assert counts is not None
        assert counts.section == "ruins"
        assert counts.double


def test_two_discs_and_a_doubled_four_make_thirteen_in_the_ruins() -> None:
    """The rulebook's example: a 2 and a 3 in the zone, a 4 on a Lizard circle."""
    table = Table(1)
    for number, spot in ((2, RUINS), (3, (110, 30)), (4, (180, 222))):
        table.flick_and_keep(disc(0, number), spot)
    assert total(table.state, 0, "ruins") == 13


def test_r14_swaps_go_in_turn_order_and_exchange_exact_places() -> None:
    table = Table(2)
    table.flick_the_rest(grid_of_spots())
    assert (table.state.stage, table.to_move) == ("swap", 0)
    before = table.state.discs
    assert Swap(disc(0, 1), disc(1, 1)) not in table.match.choices(0)
    table.do(Swap(disc(0, 1), disc(0, 5)))
    assert table.state.discs[disc(0, 1)] == before[disc(0, 5)]
    assert table.state.discs[disc(0, 5)] == before[disc(0, 1)]
    assert tuple(sheet.swaps for sheet in table.state.sheets) == (0, 1)
    assert (table.state.stage, table.to_move) == ("swap", 1), "none left: the next one's turn"
    table.do(EndSwaps())
    assert table.match.state.stage in ("ruins", "write")
    assert tuple(sheet.swaps for sheet in table.state.sheets) == (0, 1), "what is not used is kept"


def test_a_swap_says_what_it_wins_and_costs() -> None:
    table = Table(2)
    table.flick_the_rest(grid_of_spots())
    table.do(Swap(disc(0, 2), disc(0, 4)))
    (swapped,) = table.told
    assert swapped == events.Swapped(0, disc(0, 2), disc(0, 4), 0, (2, -2, 0, 0))


def test_a_swap_needs_two_discs_on_the_board() -> None:
    table = Table(2)
    while table.state.round == 0:
        which = min(table.state.own(table.to_move, "hand"))
        table.flick_and_keep(which, "off")
    assert tuple(sheet.swaps for sheet in table.state.sheets) == (1, 1)


def test_r15_the_ruins_go_by_value_and_equals_by_turn_order() -> None:
    table = Table(3)
    spots = {
        disc(0, 2): RUINS,
        disc(1, 5): (110, 30),
        disc(2, 1): (176, 52),  # on a Lizard circle: 2
    }
    while table.state.stage == "flick":
        which = min(table.state.own(table.to_move, "hand"))
        table.flick_and_keep(which, spots.get(which) or "off")
    assert [total(table.state, seat, "ruins") for seat in range(3)] == [2, 5, 2]
    counted = {e.seat: e.values for e in table.told if isinstance(e, events.DiscsCounted)}
    assert [counted[seat][0] for seat in range(3)] == [2, 5, 2]
    assert events.RuinsOrdered((1, 0, 2)) in table.told
    assert ruins_order(table.state) == table.state.order == (1, 0, 2)


def test_r31_alone_a_section_is_chosen_when_a_disc_falls_before_the_colours() -> None:
    table = Table(1)
    table.flick(disc(1, 4), "hole")
    assert table.state.stage == "bullseye"
    table.choose(disc(1, 4), "ruins")
    table.keep()
    table.flick_the_rest(grid_of_spots())
    table.do(ChooseColours(1, 0))
    assert landing(table.state, disc(1, 4)) in landings(table.state, 0)


def test_r31_alone_a_reflick_works_on_the_disc_just_flicked_of_any_colour() -> None:
    table = Table(1)
    table.flick_and_keep(disc(0, 1), RUINS)
    table.flick(disc(2, 3), CANYON, pushed={disc(0, 1): "off"})
    table.reflick()
    assert table.state.discs[disc(2, 3)].where == "hand"
    assert table.state.discs[disc(0, 1)].where == "out", "not the one knocked off"


def test_r31_alone_a_disc_that_goes_off_is_simply_out() -> None:
    table = Table(1)
    table.flick_and_keep(disc(0, 1), RUINS)
    table.flick_and_keep(disc(2, 1), CANYON, pushed={disc(0, 1): "off"})
    assert table.state.discs[disc(0, 1)].where == "out"
    assert table.state.stage == "flick"
    assert table.to_move == 0


def test_r32_alone_any_two_colours_after_fifteen_flicks_and_swaps_on_the_own() -> None:
    table = Table(1)
    assert table.state.left == 15
    table.flick_the_rest(grid_of_spots())
    assert table.match.state.stage == "colours"
    assert len(set(table.match.choices(0))) == 6
    table.do(ChooseColours(2, 0))
    assert table.match.state.stage == "swap"
    assert Swap(disc(2, 1), disc(2, 2)) in table.match.choices(0)
    assert Swap(disc(0, 1), disc(0, 2)) not in table.match.choices(0)
    assert Swap(disc(1, 1), disc(2, 2)) not in table.match.choices(0)
    assert {colour(one.disc) for one in landings(table.state, 0)} == {2}
    assert {colour(one.disc) for one in rival_landings(table.state)} == {0}, (
        "the third is discarded"
    )


def test_a_view_costs_nothing_until_somebody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    def counted(*_: object) -> None:
        raise AssertionError("worked out too soon")

    for name in ("shares", "circle_at", "landing", "totals", "by_section", "lines"):
        monkeypatch.setattr(view, name, counted)
    seen = Table().match.view(0)
    assert seen.stage == "flick"
    with pytest.raises(AssertionError, match="too soon"):
        list(seen.points)
