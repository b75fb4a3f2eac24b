"""Drawing tools for tests: maps of the Europe deck as a player would see them."""

from typing import Any

from msgspec.structs import replace

from sobremesa.core.luck import Luck
from sobremesa.core.match import Match
from sobremesa.core.options import settle
from sobremesa.games.where_is_that.cards import DECKS, Card
from sobremesa.games.where_is_that.maps import Spots, cell_of, spot_at
from sobremesa.games.where_is_that.moves import AnyMove
from sobremesa.games.where_is_that.rules import GAME
from sobremesa.games.where_is_that.state import Position

EUROPE = DECKS["europe"]
SIDES = EUROPE.sides
BLOCK = """
    Madrid  Moscow
    Lisbon  Rome
"""
"""The four start cards of the rulebook's shake-up example."""


def card(name: str) -> Card:
    """The card of a place in Europe."""
    found = f"eu-{name.lower()}"
    assert found in SIDES, name
    return found


def cards(names: str) -> tuple[Card, ...]:
    return tuple(map(card, names.split()))


def draw(drawing: str) -> Spots:
    """The map in a drawing: a name for a card, a dot for none; the top left is column 0, row 0."""
    laid = {}
    for y, line in enumerate(drawing.strip().splitlines()):
        for x, name in enumerate(line.split()):
            if name != ".":
                laid[card(name)] = spot_at((x, y))
    return laid


def drawing(spots: Spots) -> list[list[str]]:
    """A map as rows of ids, cut to its edges, so that two maps compare wherever they lie."""
    at = {cell_of(spot): name for name, spot in spots.items()}
    xs, ys = [x for x, _ in at], [y for _, y in at]
    return [
        [at.get((x, y), ".") for x in range(min(xs), max(xs) + 1)]
        for y in range(min(ys), max(ys) + 1)
    ]


def looks_like(spots: Spots, picture: str) -> bool:
    return drawing(spots) == drawing(draw(picture))


def table(
    *drawings: str,
    mode: str = "cartographer",
    seats: int = 2,
    offer: str = "",
    taken: str = "",
    pile: str = "",
    **fields: Any,
) -> Position:
    """A position of the Europe deck in which seat 0 is to move, with these cards on its map."""
    whole_line = fields.pop("whole_line", False)
    wishes = {"mode": mode, "whole_line": whole_line}
    start = GAME.setup(seats, settle(GAME.meta.options, wishes, seats, GAME.meta.most_seats))
    maps = tuple(map(draw, drawings))
    if mode == "cartographer":
        maps += tuple({name: 0} for name in EUROPE.starts[: seats - len(maps)])
    lying = [name for spots in maps for name in spots]
    others = [*cards(offer), *cards(taken), *cards(pile)]
    seen = lying if mode == "shakeup" else []
    return replace(
        start,
        stage="place" if taken else "take",
        maps=maps,
        market=cards(offer),
        taken=card(taken) if taken else "",
        pile=tuple(sorted(cards(pile))),
        open={name: SIDES[name] for name in seen},
        hidden={name: SIDES[name] for name in (*lying, *others) if name not in seen},
        **fields,
    )


def seated(position: Position) -> Match:
    """A match that stands at this position, its luck always the same."""
    wishes = {"mode": position.mode, "whole_line": position.whole_line}
    match = Match(GAME, position.seats, wishes, Luck(1))
    match._stand(position)
    return match


def own(picture: str, taken: str, **fields: Any) -> Match:
    """A cartographer about to place a card on this map; others follow."""
    fields.setdefault("offer", "Tallinn")
    return seated(table(picture, taken=taken, **fields))


def common(picture: str, taken: str, **fields: Any) -> Match:
    """Somebody about to place a card on this common map; others follow."""
    fields.setdefault("offer", "Tallinn")
    return seated(table(picture, mode="shakeup", taken=taken, **fields))


def do(match: Match, *moves: AnyMove) -> Position:
    """Play these moves, each by whoever is to move; the position they lead to."""
    for move in moves:
        (seat,) = match.to_move
        match.play(seat, move)
    state: Position = match.state
    return state


def at(picture: str, name: str) -> tuple[int, int]:
    """The cell of a place in a drawing."""
    return cell_of(draw(picture)[card(name)])


def finished(*pictures: str) -> Match:
    """Cartographers whose maps look like this, turned and counted."""
    maps = tuple(map(draw, pictures))
    start = table(*pictures, seats=len(pictures))
    match = seated(replace(start, stage="turn", maps=maps))
    match.deal()
    return match


def played_out(seats: int, seed: int, **options: Any) -> Match:
    """A whole match of random moves."""
    luck = Luck(seed)
    match = Match(GAME, seats, options, luck)
    match.deal()
    while match.to_move:
        (seat,) = match.to_move
        match.play(seat, match.choices(seat).sample(luck))
    return match


def begun(seats: int, seed: int = 1, **options: Any) -> Match:
    """A match that has just been dealt."""
    match = Match(GAME, seats, options, Luck(seed))
    match.deal()
    return match
