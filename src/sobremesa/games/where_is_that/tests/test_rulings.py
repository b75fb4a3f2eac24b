"""Every ruling of the README, under its number."""

from itertools import combinations

import pytest

from sobremesa.core.luck import Luck
from sobremesa.games.where_is_that.cards import DECKS, numbered
from sobremesa.games.where_is_that.cards import Place as PlaceCard
from sobremesa.games.where_is_that.maps import (
    DIRECTIONS,
    STEPS,
    block,
    circle,
    circles,
    map_of,
)
from sobremesa.games.where_is_that.moves import Place, Prepare, Push, Reveal, Take
from sobremesa.games.where_is_that.rules import GAME
from sobremesa.games.where_is_that.tests.drawings import (
    BLOCK,
    SIDES,
    begun,
    card,
    common,
    do,
    finished,
    looks_like,
    own,
    played_out,
)


def test_r1_numbers_count_from_the_west_and_from_the_north() -> None:
    assert SIDES[card("Lisbon")].we < SIDES[card("Nantes")].we < SIDES[card("Moscow")].we
    assert SIDES[card("Moscow")].ns < SIDES[card("Nantes")].ns < SIDES[card("Lisbon")].ns
    for deck in DECKS.values():
        westernmost = min(deck.cards, key=lambda place: place.lon)
        northernmost = max(deck.cards, key=lambda place: place.lat)
        assert deck.sides[westernmost.id].we == 1
        assert deck.sides[northernmost.id].ns == 1


def test_r2_the_left_or_upper_card_must_have_the_lower_number() -> None:
    assert circle("we", card("Nantes"), card("Zagreb"), SIDES).right
    assert not circle("we", card("Zagreb"), card("Nantes"), SIDES).right
    assert circle("ns", card("Glasgow"), card("Nantes"), SIDES).right
    assert not circle("ns", card("Nantes"), card("Glasgow"), SIDES).right


def test_r3_of_equal_places_the_northern_or_the_western_would_come_first() -> None:
    def at(name: str, lat: float, lon: float) -> PlaceCard:
        return PlaceCard(name, "city", "FR", lat, lon, "manual")

    tied = (at("south", 40, 5), at("north", 50, 5), at("west", 45, 1), at("east", 45, 9))
    sides = numbered(tied)
    assert [sides[name].we for name in ("west", "north", "south", "east")] == [1, 2, 3, 4]
    assert [sides[name].ns for name in ("north", "west", "east", "south")] == [1, 2, 3, 4]


GAPPED = "Lisbon Madrid . Rome"


def test_r4_a_push_stops_at_the_first_gap() -> None:
    match = own(GAPPED, "Lyon")
    assert looks_like(do(match, Push((0, 0), "east")).maps[0], "Lyon Lisbon Madrid Rome")
    match = own("Lisbon . Rome", "Lyon")
    assert looks_like(do(match, Push((0, 0), "east")).maps[0], "Lyon Lisbon Rome")


@pytest.mark.parametrize(
    ("cell", "direction", "after"),
    [
        ((0, 0), "east", "Lyon Lisbon Madrid . Rome"),
        ((1, 0), "east", "Lisbon Lyon Madrid . Rome"),
        ((3, 0), "west", "Lisbon Madrid . Rome Lyon"),
        ((3, 0), "east", "Lisbon Madrid . Lyon Rome"),
        ((1, 0), "north", ". Madrid . . \n Lisbon Lyon . Rome"),
    ],
)
def test_r4_read_literally_the_cards_beyond_a_gap_move_too(
    cell: tuple[int, int], direction: str, after: str
) -> None:
    match = own(GAPPED, "Lyon", whole_line=True)
    assert looks_like(do(match, Push(cell, direction)).maps[0], after)  # type: ignore[arg-type]


def test_r4_read_literally_a_column_moves_as_a_row_does() -> None:
    match = own("Oslo . \n . . \n Rome Athens", "Lyon", whole_line=True)
    after = do(match, Push((0, 0), "south")).maps[0]
    assert looks_like(after, "Lyon . \n Oslo . \n . Athens \n Rome .")


def connected(spots: dict[str, int]) -> bool:
    on = set(spots.values())
    reached, edge = set(), {min(on)}
    while edge:
        reached |= edge
        edge = {s + step for s in edge for step in STEPS.values()} & on - reached
    return reached == on


@pytest.mark.parametrize("seed", range(20))
def test_r5_a_push_never_splits_a_map_while_the_new_card_stays(seed: int) -> None:
    match, luck = begun(2, seed), Luck(seed)
    while match.to_move:
        (seat,) = match.to_move
        moves = list(match.choices(seat))
        pushes = [move for move in moves if isinstance(move, Push)]
        match.play(seat, luck.pick(pushes or moves))
        assert all(map(connected, match.state.maps))


def test_r5_after_a_discard_the_map_may_fall_apart_and_stays_so() -> None:
    match = common("Lisbon Rome Moscow", "Palermo")
    do(match, Push((1, 0), "south"))
    assert match.state.discards == ("eu-palermo",)
    assert looks_like(match.state.maps[0], "Lisbon . Moscow \n . Rome .")
    assert not connected(match.state.maps[0])


def test_r5_read_literally_a_push_may_split_a_map() -> None:
    match = own("Oslo Berlin \n . Vienna \n Rome Athens", "Lyon", whole_line=True)
    after = do(match, Push((0, 0), "south")).maps[0]
    assert looks_like(after, "Lyon Berlin \n Oslo Vienna \n . Athens \n Rome .")
    assert not connected(after)


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_r6_the_new_card_always_touches_the_pushed_one(direction: str) -> None:
    match = own("Rome", "Lyon")
    after = do(match, Push((0, 0), direction)).maps[0]  # type: ignore[arg-type]
    assert len(circles(map_of(after), SIDES)) == 1


CROSS = ". Oslo . \n Lisbon . Moscow \n . Rome ."


def test_r7_a_card_forms_up_to_four_circles_and_each_counts() -> None:
    match = common(CROSS, "Vienna")
    do(match, Place((1, 1)))
    assert match.state.points == (4, 0)


def test_r7_one_wrong_circle_spoils_all() -> None:
    match = common(CROSS, "Palermo")  # south of Rome, the other three are right
    do(match, Place((1, 1)))
    assert match.state.points == (0, 0)
    assert match.state.discards == ("eu-palermo",)


def test_r7_for_cartographers_the_right_ones_count_even_beside_a_wrong_one() -> None:
    outcome = finished(". Oslo . \n Lisbon Palermo Moscow \n . Rome .", "Paris").outcome
    assert outcome is not None
    assert outcome.totals == (3, 0)


@pytest.mark.parametrize("mode", ["cartographer", "shakeup"])
def test_r8_there_is_always_a_place_nobody_passes_and_a_wrong_one_is_legal(mode: str) -> None:
    match, luck = begun(3, mode=mode), Luck(3)
    while match.to_move:
        (seat,) = match.to_move
        kinds = {type(move) for move in match.choices(seat)}
        assert kinds <= ({Take} if match.state.stage == "take" else {Place, Push})
        match.play(seat, match.choices(seat).sample(luck))
    assert Place((-1, 0)) in own("Lisbon", "Moscow").choices(0)  # Moscow west of Lisbon


def test_r9_a_shakeup_push_is_judged_without_the_new_card() -> None:
    # Palermo is wrong between Madrid and Rome, but that is not what makes a push legal.
    assert Push((1, 0), "east") in common(BLOCK, "Palermo").choices(0)


def test_r9_circles_far_from_the_new_card_count_too() -> None:
    # Pushing Lisbon east pushes Madrid; Madrid then lies below Rome (right) or Athens (wrong).
    assert Push((0, 1), "east") in common(". . Rome \n Lisbon Madrid .", "Lyon").choices(0)
    assert Push((0, 1), "east") not in common(". . Athens \n Lisbon Madrid .", "Lyon").choices(0)


@pytest.mark.parametrize("seed", range(8))
def test_r9_the_circles_on_the_common_map_are_always_right(seed: int) -> None:
    match, luck = begun(2 + seed % 5, seed, mode="shakeup"), Luck(seed)
    while match.to_move:
        (seat,) = match.to_move
        match.play(seat, match.choices(seat).sample(luck))
        assert all(one.right for one in circles(map_of(match.state.maps[0]), match.state.open))


def test_r10_cartographers_push_as_they_like() -> None:
    match = own("Moscow Lisbon \n Rome Oslo", "Lyon")
    cells = [(0, 0), (1, 0), (0, 1), (1, 1)]
    assert all(Push(cell, way) in match.choices(0) for cell in cells for way in DIRECTIONS)


def test_r11_start_cards_can_be_pushed() -> None:
    assert looks_like(do(own("Rome", "Lyon"), Push((0, 0), "east")).maps[0], "Lyon Rome")
    assert Push((0, 0), "west") in common(BLOCK, "Lyon").choices(0)


def test_r12_the_start_cards_lie_two_by_two_and_always_correctly() -> None:
    for deck in DECKS.values():
        for four in combinations(deck.starts, 4):
            spots = block(four, deck.sides)
            formed = circles(map_of(spots), deck.sides)
            assert len(formed) == 4
            assert all(one.right for one in formed)
            west = sorted(four, key=lambda name: deck.sides[name].we)[:2]
            assert {name for name, spot in spots.items() if spot in (0, STEPS["south"])} == set(
                west
            )


def test_r13_which_four_start_cards_is_drawn_at_random() -> None:
    sets = {frozenset(begun(2, seed, mode="shakeup").state.maps[0]) for seed in range(60)}
    assert len(sets) > 30
    assert {name for four in sets for name in four} == set(DECKS["europe"].starts)


def test_r14_a_hole_may_be_filled_and_a_card_touching_nothing_may_not_be_placed() -> None:
    choices = common(CROSS, "Vienna").choices(0)
    assert Place((1, 1)) in choices
    assert Place((5, 5)) not in choices


CUT_OFF = "Lisbon . . \n . . . \n . . Moscow"


def test_r15_one_may_place_beside_a_part_that_is_cut_off_and_push_it() -> None:
    choices = common(CUT_OFF, "Lyon").choices(0)
    assert Place((2, 1)) in choices
    assert Place((0, 1)) in choices
    assert all(Push((2, 2), way) in choices for way in DIRECTIONS)


def test_r16_a_tie_goes_to_the_closest_right_pair_on_either_axis() -> None:
    by_ns = {side.ns: name.removeprefix("eu-") for name, side in SIDES.items()}
    by_we = {side.we: name.removeprefix("eu-") for name, side in SIDES.items()}
    outcome = finished(f"{by_we[3]} {by_we[5]}", f"{by_ns[63]} \n {by_ns[64]}").outcome
    assert outcome is not None
    assert (outcome.totals, outcome.winners) == ((1, 1), (1,))


def test_r16_without_a_right_circle_nobody_is_close_and_the_tie_is_shared() -> None:
    outcome = finished("Moscow Lisbon", "Rome").outcome
    assert outcome is not None
    assert (outcome.totals, outcome.winners) == ((0, 0), (0, 1))


def test_r17_who_begins_is_drawn_at_random() -> None:
    assert {begun(4, seed).state.first for seed in range(40)} == {0, 1, 2, 3}


def test_r18_only_in_shakeup_the_top_of_the_pile_shows() -> None:
    assert begun(3).view(0).top is None
    match, luck = begun(3, mode="shakeup"), Luck(1)
    tops = []
    while match.to_move:
        (seat,) = match.to_move
        top, market = match.state.top, match.view(seat).market
        if len(market) == 3:
            tops.append((top, [face.card for face in market]))
        match.play(seat, match.choices(seat).sample(luck))
    assert [top for top, _ in tops[:-1]] == [market[0] for _, market in tops[1:]]
    assert tops[-1][0] == ""


def test_r19_discards_stay_public() -> None:
    match = common(BLOCK, "Lyon")
    do(match, Push((1, 0), "west"))
    assert [face.card for face in match.view(None).discards] == ["eu-lyon"]


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("mode", ["cartographer", "shakeup"])
def test_r20_a_monument_and_its_own_city_are_never_in_one_match(deck: str, mode: str) -> None:
    for seats in range(2, 7):
        for seed in range(25):
            prepare = begun(seats, seed, mode=mode, deck=deck, monuments=True).log[0].move
            assert isinstance(prepare, Prepare)
            dealt = {*prepare.starts, *prepare.pile}
            assert not any(set(pair) <= dealt for pair in DECKS[deck].near)


def test_r20_a_deal_with_both_is_impossible() -> None:
    match = begun(2, 3, monuments=True)
    deals = GAME.choices(match._start, -1)
    prepare = match.log[0].move
    assert prepare in deals
    near = {"eu-rome", "eu-colosseum"}
    other = next(name for name in prepare.pile if name in DECKS["europe"].monuments)
    pile = tuple(sorted({*prepare.pile, "eu-colosseum"} - {other}))
    pile = prepare.pile if "eu-colosseum" in prepare.pile else pile
    starts = ("eu-rome", next(name for name in prepare.starts if name != "eu-rome"))
    sides = {name: SIDES[name] for name in (*starts, *pile)}
    assert near <= set(sides)
    assert Prepare(0, starts, pile, sides) not in deals


@pytest.mark.parametrize("mode", ["cartographer", "shakeup"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_r21_round_r_begins_with_the_seat_r_after_the_first(mode: str, seats: int) -> None:
    match = played_out(seats, seats, mode=mode)
    first, log = match.state.first, match.log
    reveals = [n for n, row in enumerate(log) if isinstance(row.move, Reveal)]
    for turn, n in enumerate(reveals):
        assert log[n + 1].seat == (first + turn) % seats
    last = [row for row in log if row.seat >= 0][-1]
    assert isinstance(last.move, Place | Push)
    assert match.state.pile == match.state.market == ()


def test_r21_the_match_goes_on_after_the_pile_is_empty_until_the_last_card_is_placed() -> None:
    match = own("Rome", "Lyon", offer="Nantes")
    assert match.state.pile == ()
    do(match, Place((1, 0)))
    assert match.to_move == {1}
    do(match, Take("eu-nantes"), Place((1, 0)))
    assert match.outcome is not None


def test_r22_cells_grow_to_the_east_and_south_and_have_no_bounds() -> None:
    match = own("Rome", "Lyon")
    do(match, Place((1, 0)))
    assert [laid.cell for laid in match.view(0).maps[0]] == [(0, 0), (1, 0)]
    for way, (dx, dy) in {
        "north": (0, -1),
        "east": (1, 0),
        "south": (0, 1),
        "west": (-1, 0),
    }.items():
        match = begun(2)
        for number in range(1, 13):
            for _ in range(2):
                cell = (dx * number, dy * number)
                do(match, Take(match.state.market[0]), Place(cell))
        assert match.outcome is not None, way
