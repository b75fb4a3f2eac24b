"""No view, event or refusal holds anything from which a hidden number could be read (R19)."""

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import sobremesa
from sobremesa import to_json
from sobremesa.core.luck import Luck
from sobremesa.core.match import Match
from sobremesa.core.refusal import Refused
from sobremesa.core.values import seen
from sobremesa.games.where_is_that.cards import DECKS, PLACES, MapSide
from sobremesa.games.where_is_that.maps import DIRECTIONS
from sobremesa.games.where_is_that.moves import Place, Push, Take
from sobremesa.games.where_is_that.rules import GAME
from sobremesa.games.where_is_that.state import Position
from sobremesa.games.where_is_that.tests.drawings import begun

MARK = 7_000_000
"""Added to every hidden number, so that it can be told from any other number on the table."""


def marked(match: Match) -> Match:
    """The same match with hidden numbers that cannot be mistaken; their order is the same."""
    position: Position = match.state
    hidden = {
        card: MapSide(side.we + MARK, side.ns + MARK, side.lon + MARK, side.lat + MARK)
        for card, side in position.hidden.items()
    }
    match._stand(replace(position, hidden=hidden))
    return match


def numbers(plain: Any) -> list[float]:
    """Every number in plain JSON, also inside strings and keys."""
    match plain:
        case dict():
            return [n for pair in plain.items() for part in pair for n in numbers(part)]
        case list():
            return [n for part in plain for n in numbers(part)]
        case bool() | None:
            return []
        case str():
            return [float(n) for n in re.findall(r"\d+(?:\.\d+)?", plain)]
    return [abs(plain)]


def told(match: Match, luck: Luck) -> list[Any]:
    """All that anybody can be told now: views, choices, what they would bring, refusals."""
    every: list[Any] = [match.view(viewer) for viewer in (*range(match.seats), None)]
    for seat in range(match.seats):
        every.append(match.choices(seat))
        every += [match.foresee(seat, {"type": kind}) for kind in ("take", "place", "push")]
        cell = (luck.below(9) - 4, luck.below(9) - 4)
        for move in (Take("x"), Place(cell), Push(cell, luck.pick(DIRECTIONS))):
            try:
                match.fork().play(seat, move)
            except Refused as refusal:
                every.append(refusal)
    return every


@pytest.mark.parametrize("mode", ["cartographer", "shakeup"])
@pytest.mark.parametrize("deck", DECKS)
def test_nothing_told_holds_a_hidden_number(mode: str, deck: str) -> None:
    luck = Luck(1)
    match = marked(begun(3, 1, mode=mode, deck=deck, monuments=True))
    looked = 0
    while match.to_move:
        assert max(numbers(to_json(told(match, luck)))) < MARK
        (seat,) = match.to_move
        hidden = match.state.hidden
        rows = match.play(seat, match.choices(seat).sample(luck))
        turned = [side for card, side in hidden.items() if card not in match.state.hidden]
        shown = {n for side in turned for n in numbers(to_json(side))}
        for row in rows:
            for viewer in (0, 1, 2, None):
                happened = numbers(to_json(seen(row.events, viewer)))
                assert all(number < MARK or number in shown for number in happened)
                looked += 1
        if turned and match.to_move:
            match = uncovered(match)
    assert looked > 100


def uncovered(match: Match) -> Match:
    """Open cards have their true numbers again: they are no secret."""
    position: Position = match.state
    seen = {
        card: MapSide(s.we - MARK, s.ns - MARK, s.lon - MARK, s.lat - MARK) if s.we > MARK else s
        for card, s in position.open.items()
    }
    match._stand(replace(position, open=seen))
    return match


def test_the_search_finds_a_number_that_is_told() -> None:
    match = marked(begun(2, 1))
    position: Position = match.state
    assert max(numbers(to_json(match.view(0)))) < MARK
    leaky = replace(position, open=position.hidden)
    assert max(numbers(to_json(GAME.view(leaky, 0)))) > MARK


@pytest.mark.parametrize("mode", ["cartographer", "shakeup"])
def test_what_is_told_does_not_depend_on_hidden_numbers(mode: str) -> None:
    """Two matches that differ in nothing but hidden numbers cannot be told apart."""
    luck = Luck(2)
    match = begun(4, 2, mode=mode, deck="world", monuments=True)
    for _ in range(30):
        position: Position = match.state
        sides, cards = list(position.hidden.values()), list(position.hidden)
        dealt = dict(zip(cards, luck.shuffled(sides), strict=True))
        other = match.fork()
        other._stand(replace(position, hidden=dealt))
        assert to_json(told(match, Luck(7))) == to_json(told(other, Luck(7)))
        (seat,) = match.to_move
        match.play(seat, match.choices(seat).sample(luck))


def test_no_list_of_cards_is_in_the_order_of_the_map() -> None:
    for deck in DECKS.values():
        for cards in (deck.starts, deck.cities, deck.monuments):
            assert list(cards) == sorted(cards)
            for axis in ("we", "ns"):
                order = [getattr(deck.sides[card], axis) for card in cards]
                assert order not in (sorted(order), sorted(order, reverse=True))


def test_the_country_of_a_monument_shows_only_when_it_is_turned() -> None:
    match, luck = begun(6, 3, monuments=True), Luck(3)
    while match.to_move:
        view = match.view(None)
        faces = [*view.market, *(laid.face for on in view.maps for laid in on)]
        assert all((face.country == "") == (face.kind == "monument") for face in faces)
        (seat,) = match.to_move
        match.play(seat, match.choices(seat).sample(luck))
    faces = [laid.face for on in match.view(None).maps for laid in on]
    assert sum(face.kind == "monument" for face in faces) == 12
    assert all(face.country for face in faces)


@pytest.mark.parametrize("mode", ["cartographer", "shakeup"])
def test_at_the_end_everything_is_shown(mode: str) -> None:
    match, luck = begun(3, 4, mode=mode), Luck(4)
    while match.to_move:
        (seat,) = match.to_move
        match.play(seat, match.choices(seat).sample(luck))
    for viewer in (0, 1, 2, None):
        view = match.view(viewer)
        faces = [*view.discards, *(laid.face for on in view.maps for laid in on)]
        assert len(faces) == (39 if mode == "cartographer" else 19)
        assert all(face.side == DECKS["europe"].sides[face.card] for face in faces)


def test_the_constants_that_the_page_is_given_name_no_card() -> None:
    told = to_json(GAME.values.constants)
    assert "north" in str(told)
    assert [card for card in PLACES if card in str(told)] == []
    assert max(numbers(told)) == 1


def test_the_page_never_loads_the_data_file() -> None:
    web = Path(sobremesa.__file__).parents[2] / "web"
    files = [path for path in (web / "src").rglob("*") if path.suffix in (".ts", ".svelte", ".js")]
    assert files
    for path in [*files, *web.glob("*.ts")]:
        assert "decks.json" not in path.read_text("utf-8"), path
