"""Bots are people with names: others at another level, and the same ones once more."""

from msgspec import convert

from sobremesa import bots
from sobremesa.bots.cast import CAST, circle
from sobremesa.games import ids, load
from sobremesa.server import seating, series, turnover
from sobremesa.server.wire import OpenTable
from tests.server.client import OPEN, people
from tests.server.client import bots as machines


def opened(
    *seats: dict[str, str], game: str = "through_the_desert"
) -> tuple[seating.TableDoc, str]:
    """A table, and its host's token."""
    doc, host, _ = seating.opened(convert({"game": game, "seats": seats}, OpenTable))
    return doc, host


def names(doc: seating.TableDoc) -> list[str]:
    return [seat.name for seat in doc.seats]


def test_nobody_is_in_the_cast_twice_and_every_person_finds_opponents_of_a_level() -> None:
    everybody = [name for people_ in CAST.values() for name in people_]
    assert len(set(everybody)) == len(everybody)
    seats = max(load(game).meta.most_seats for game in ids())
    assert {len(people_) for people_ in CAST.values()} == {seats - 1}


def test_every_level_of_bots_that_weighs_its_moves_is_somebody() -> None:
    assert set(bots.LEVELS) == set(CAST)


def test_five_of_a_level_have_five_names_and_a_sixth_has_none() -> None:
    doc, _ = opened(*machines(*["easy"] * 6), game="where_is_that")
    assert sorted(names(doc)) == sorted([*CAST["easy"], ""])


def test_each_game_has_others_come_first_and_tells_who() -> None:
    firsts = {tuple(circle(level, game)[0] for level in CAST) for game in ids()}
    assert len(firsts) == len(ids())
    doc, _ = opened(*people("Ana"), *machines("easy", "normal", "easy"))
    first, second = circle("easy", doc.game)[:2]
    assert names(doc) == ["Ana", first, circle("normal", doc.game)[0], second]


def test_a_bot_is_not_called_like_a_person_at_the_table() -> None:
    plain, _ = opened(*people("Ana"), *machines("hard"))
    taken = plain.seats[1].name
    doc, _ = opened(*machines("hard"), *people(taken.upper()))
    assert doc.seats[0].name not in ("", taken)


def test_another_level_is_another_person_and_the_same_level_the_same() -> None:
    doc, host = opened(*people("Ana"), *machines("easy"), OPEN)
    doc = turnover.give_to_bot(doc, 2, "easy", host)
    ana, first, second = names(doc)
    assert {first, second} < set(CAST["easy"])
    assert turnover.give_to_bot(doc, 1, "easy", host) is doc
    doc = turnover.give_to_bot(doc, 1, "hard", host)
    assert names(doc)[1] in CAST["hard"]
    assert names(doc)[::2] == [ana, second]


def test_who_stands_in_takes_no_name_and_who_plays_a_hand_to_the_end_has_one() -> None:
    doc, host = opened(*people("Ana", "Ben"), game="shifting_stones")
    doc = seating.start(doc, host)
    stood_in = turnover.time_out(doc, 1, during=0)
    assert (stood_in.seats[1].name, stood_in.seats[1].bot) == ("Ben", "normal")
    removed = turnover.leave(doc, 1, host, during=0)
    assert removed.seats[1].name in CAST["normal"]
    assert removed.changes[-1].name == "Ben"


def test_the_same_people_come_to_the_rematch() -> None:
    doc, host = opened(*people("Ana"), *machines("easy", "easy", "hard"))
    doc = seating.start(doc, host)
    again = series.rematch(doc, host)
    assert names(again) == [*names(doc)[1:], "Ana"]
    assert names(series.rematch(again, host)) == [*names(again)[1:], names(again)[0]]


def test_bots_of_before_they_had_names_keep_their_numbers() -> None:
    doc, host = opened(*people("Ana"), *machines("random", "random"))
    assert names(doc) == ["Ana", "", ""]
    assert turnover.give_to_bot(doc, 1, "random", host) is doc
    assert names(series.rematch(doc, host)) == ["", "", "Ana"]
