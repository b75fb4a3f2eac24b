"""What luck can do here: draw the cards of a match, put some on offer, turn what lies face down."""

from sobremesa.core.choices import Choices
from sobremesa.core.luck import Luck
from sobremesa.games.where_is_that.cards import DECKS, Card, MapSide
from sobremesa.games.where_is_that.moves import DealerMove, Prepare, Reveal, TurnOver
from sobremesa.games.where_is_that.state import (
    COMMON_STARTS,
    MONUMENTS_EACH,
    Mode,
    Position,
    pile_size,
)


class Preparations(Choices[Prepare]):
    """Every way to draw the start cards and the pile (R13, R17, R20)."""

    __slots__ = ("deck", "mode", "monuments", "seats")

    def __init__(self, deck: str, mode: Mode, seats: int, monuments: bool) -> None:
        self.deck = deck
        self.mode = mode
        self.seats = seats
        self.monuments = monuments

    def _counts(self) -> tuple[int, int, int]:
        """Start cards, monuments and cities in a match."""
        monuments = MONUMENTS_EACH * self.seats if self.monuments else 0
        starts = COMMON_STARTS if self.mode == "shakeup" else self.seats
        return starts, monuments, pile_size(self.mode, self.seats) - monuments

    def __contains__(self, move: object) -> bool:
        if type(move) is not Prepare or not 0 <= move.first < self.seats:
            return False
        deck, (starts, monuments, cities) = DECKS[self.deck], self._counts()
        dealt = {*move.starts, *move.pile}
        of_pile = set(move.pile)
        return (
            (len(move.starts), len(move.pile)) == (starts, monuments + cities)
            and len(dealt) == len(move.starts) + len(move.pile)
            and set(move.starts) <= set(deck.starts)
            and of_pile <= {*deck.cities, *deck.monuments}
            and len(of_pile.intersection(deck.monuments)) == monuments
            and list(move.pile) == sorted(of_pile)
            and not any(dealt & deck.beside[card] for card in dealt)
            and dealt == set(move.sides)
            and _possible(list(move.sides.values()), len(deck.cards))
        )

    def sample(self, luck: Luck) -> Prepare:
        deck = DECKS[self.deck]
        starts, pile = deck.drawn(self._counts(), luck)
        sides = {card: deck.sides[card] for card in sorted((*starts, *pile))}
        return Prepare(luck.below(self.seats), starts, pile, sides)


def _possible(sides: list[MapSide], size: int) -> bool:
    """No number twice on either axis, and none that the deck has not."""
    return all(
        len(numbers) == len(sides) and numbers <= set(range(1, size + 1))
        for numbers in ({side.we for side in sides}, {side.ns for side in sides})
    )


class Reveals(Choices[Reveal]):
    """Any so many cards of the pile; where its top shows, that one first."""

    __slots__ = ("count", "pile", "shows", "top")

    def __init__(self, pile: tuple[Card, ...], count: int, shows: bool, top: Card) -> None:
        self.pile = pile
        self.count = count
        self.shows = shows
        self.top = top

    def __contains__(self, move: object) -> bool:
        if type(move) is not Reveal:
            return False
        cards, rest = move.cards, set(self.pile).difference(move.cards)
        return (
            len(cards) == len(set(cards)) == self.count
            and len(rest) == len(self.pile) - self.count
            and (not self.top or cards[0] == self.top)
            and (move.top in rest if self.shows and rest else move.top == "")
        )

    def sample(self, luck: Luck) -> Reveal:
        known = (self.top,) if self.top else ()
        unseen = [card for card in self.pile if card != self.top]
        shown = 1 if self.shows and len(self.pile) > self.count else 0
        cards = (*known, *luck.draw(unseen, self.count - len(known) + shown))
        return Reveal(cards[: self.count], cards[self.count] if shown else "")


class Turning(Choices[TurnOver]):
    """What is on the other side of a card is no luck: there is one way to turn it."""

    __slots__ = ("sides",)

    def __init__(self, sides: dict[Card, MapSide]) -> None:
        self.sides = sides

    def __contains__(self, move: object) -> bool:
        return type(move) is TurnOver and move.sides == self.sides

    def sample(self, luck: Luck) -> TurnOver:
        return TurnOver(self.sides)


class OfTheDay(Choices[DealerMove]):
    """What everybody who practises on one day is dealt: possible is more, but luck is not asked."""

    __slots__ = ("possible", "seed")

    def __init__(self, possible: Choices[DealerMove], seed: int) -> None:
        self.possible = possible
        self.seed = seed

    def __contains__(self, move: object) -> bool:
        return move in self.possible

    def sample(self, luck: Luck) -> DealerMove:
        return self.possible.sample(Luck(self.seed))


def deals(position: Position) -> Choices[DealerMove]:
    """What the dealer can do now."""
    possible = _possible_deals(position)
    return OfTheDay(possible, _seed(position)) if position.day else possible


def _possible_deals(position: Position) -> Choices[DealerMove]:
    if position.stage == "prepare":
        return Preparations(position.deck, position.mode, position.seats, position.monuments)
    if position.stage == "reveal":
        return Reveals(position.pile, position.seats, position.common, position.top)
    return Turning({card: position.hidden[card] for card in sorted(face_down(position))})


def _seed(position: Position) -> int:
    """The same for everybody who practises on one day, another for each deal of the match.

    It draws cards and nothing else: numbers come from the deck, and no other match is dealt by it.
    """
    deal = 2 * position.round + (position.stage == "reveal")
    return 100 * position.day + deal


def face_down(position: Position) -> list[Card]:
    """The cards on the table that are to be turned now."""
    return [card for spots in position.maps for card in spots if card in position.hidden]
