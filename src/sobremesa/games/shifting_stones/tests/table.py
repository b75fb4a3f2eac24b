"""A whole table as a player would see it, and moves made there."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from sobremesa.core.luck import Luck
from sobremesa.core.match import Match
from sobremesa.core.values import DEALER
from sobremesa.games.shifting_stones.cards import CARDS, Card
from sobremesa.games.shifting_stones.moves import AnyMove, Draw, Lay, Pack
from sobremesa.games.shifting_stones.rules import GAME
from sobremesa.games.shifting_stones.state import Position
from sobremesa.games.shifting_stones.stones import Grid
from sobremesa.games.shifting_stones.tests.decks import FIVES, ONES, THREES, TWOS, Cards, cards
from sobremesa.games.shifting_stones.tests.drawings import GRID


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
    position = GAME.setup(len(hands), {"round_limit": 0, "one_score": False})
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
    options = {"round_limit": position.round_limit, "one_score": position.one_score}
    match = Match(GAME, len(position.hands), options, Luck(1))
    match._stand(position)
    return match


def dealt(*hands: Cards, grid: Grid = GRID, **options: int) -> Match:
    """A match dealt by hand: the dealer lays this grid and draws these cards, four a seat."""
    match = Match(GAME, len(hands), options, Luck(1))
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
