"""Drawing tools for tests: a grid, a card or a whole table as a player would see it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias, cast

from msgspec.structs import replace

from sobremesa.core.luck import Luck
from sobremesa.core.match import Match
from sobremesa.core.values import DEALER
from sobremesa.games.shifting_stones.cards import CARDS, Card
from sobremesa.games.shifting_stones.moves import AnyMove, Draw, Lay, Pack
from sobremesa.games.shifting_stones.rules import GAME
from sobremesa.games.shifting_stones.state import Position
from sobremesa.games.shifting_stones.stones import Grid

Cards: TypeAlias = str | Iterable[Card]
"""Cards by number, or drawn and parted by commas: "bird horse, seed / seed"."""

ONES, TWOS, THREES, FIVES = (
    tuple(number for number, card in enumerate(CARDS) if card.points == points)
    for points in (1, 2, 3, 5)
)


def draw(drawing: str) -> Grid:
    """The grid in a drawing of three rows."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    assert [len(row) for row in rows] == [3, 3, 3], drawing
    return cast(Grid, tuple(face for row in rows for face in row))


GRID = draw("""
    bird  horse  boat
    seed  sun    tree
    seed  bird   horse
""")
"""The first scoring figure of the rulebook. It matches all of MATCHING and none of MISSING."""
MATCHING = "bird horse, horse boat, bird / seed, seed / seed"
MISSING = "fish fish, tree tree, boat moon, horse horse"


def card(drawing: str) -> Card:
    """The number of the card with this printed pattern: rows parted by /, a dot for grey."""
    return BY_PATTERN[tuple(tuple(row.split()) for row in drawing.split("/"))]


BY_PATTERN: dict[tuple[tuple[str, ...], ...], Card] = {
    tuple(tuple(face or "." for face in row) for row in card.pattern): number
    for number, card in enumerate(CARDS)
}


def cards(drawn: Cards) -> tuple[Card, ...]:
    """The numbers of some cards."""
    return tuple(map(card, drawn.split(",")) if isinstance(drawn, str) else drawn)


def table(
    *hands: Cards,
    grid: Grid = GRID,
    scored: Sequence[Cards] = (),
    discards: Cards = (),
    deck: Cards | None = None,
    **fields: Any,
) -> Position:
    """A position with a hand for each seat. All other cards are in the deck.

    With a `deck`, the others lie under the discards. One hand alone is a solo match: the other
    cards are then those of a mini deck.
    """
    held = tuple(map(cards, hands))
    won = (*map(cards, scored), *((),) * (len(hands) - len(scored)))
    placed = [*sum(held + won, ()), *cards(discards), *cards(deck or ())]
    assert len(set(placed)) == len(placed), "a card lies in two places"
    rest = [number for number in _box(placed, len(hands)) if number not in placed]
    position = GAME.setup(len(hands), {"round_limit": 0})
    return replace(
        position,
        grid=grid,
        hands=held,
        scored=won,
        deck=frozenset(rest if deck is None else cards(deck)),
        discards=(*(() if deck is None else rest), *cards(discards)),
        owed=(),
        **fields,
    )


def _box(placed: Sequence[Card], seats: int) -> Sequence[Card]:
    """The cards a match is played with; in a solo match, 16 of which some are known."""
    if seats > 1:
        return range(len(CARDS))
    known = Counter(CARDS[number].points for number in placed)
    box = list(placed)
    for points, worth, size in ((1, ONES, 8), (2, TWOS, 4), (3, THREES, 3), (5, FIVES, 1)):
        box += [number for number in worth if number not in placed][: size - known[points]]
    assert len(box) == 16, "no mini deck holds these cards"
    return box


def seated(position: Position) -> Match:
    """A match that stands at this position, its luck always the same."""
    match = Match(GAME, len(position.hands), {"round_limit": position.round_limit}, Luck(1))
    match._stand(position)
    return match


def dealt(*hands: Cards, grid: Grid = GRID, round_limit: int = 0) -> Match:
    """A match dealt by hand: the dealer lays this grid and draws these cards, four a seat."""
    match = Match(GAME, len(hands), {"round_limit": round_limit}, Luck(1))
    if len(hands) == 1:
        match.follow(DEALER, Pack(tuple(_box(cards(hands[0]), 1))))
    match.follow(DEALER, Lay(grid))
    for hand in hands:
        match.follow(DEALER, Draw(cards(hand)))
    return match


def do(match: Match, *moves: AnyMove) -> None:
    """Play these moves, each by whoever is to move; the dealer draws by luck."""
    for move in moves:
        (seat,) = match.to_move
        match.play(seat, move)


def everything(position: Position) -> list[Card]:
    """Every card there is on the table, sorted; none should be missing or twice there."""
    piles = (position.deck, position.discards, *position.hands, *position.scored)
    return sorted(number for pile in piles for number in pile)
