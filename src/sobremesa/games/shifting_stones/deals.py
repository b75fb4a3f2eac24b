"""What luck can do here: lay the stones, pack a solo deck, draw cards."""

from sobremesa.core.choices import Choices
from sobremesa.core.luck import Luck
from sobremesa.games.shifting_stones.cards import DECK, POINTS, Card
from sobremesa.games.shifting_stones.moves import Draw, Lay, Pack
from sobremesa.games.shifting_stones.state import MINI_DECK
from sobremesa.games.shifting_stones.stones import FACES, OTHER, STONES


class Layouts(Choices[Lay]):
    """Every way to lay the nine stones, each with either face up (R13)."""

    __slots__ = ()

    def __contains__(self, move: object) -> bool:
        if type(move) is not Lay or any(face not in FACES for face in move.grid):
            return False
        stones = sorted(tuple(sorted((face, OTHER[face]))) for face in move.grid)
        return stones == sorted(tuple(sorted(faces)) for faces in STONES)

    def sample(self, luck: Luck) -> Lay:
        return Lay(tuple(luck.pick(faces) for faces in luck.shuffled(STONES)))


class Packs(Choices[Pack]):
    """Every mini deck for a solo match (S1)."""

    __slots__ = ()

    def __contains__(self, move: object) -> bool:
        if type(move) is not Pack or not DECK.issuperset(move.cards):
            return False
        counts = {n: sum(POINTS[card] == n for card in move.cards) for n in MINI_DECK}
        return counts == MINI_DECK and len(set(move.cards)) == len(move.cards)

    def sample(self, luck: Luck) -> Pack:
        return Pack(
            tuple(
                card
                for value, count in MINI_DECK.items()
                for card in sorted(
                    luck.draw([c for c in sorted(DECK) if POINTS[c] == value], count)
                )
            )
        )


class Draws(Choices[Draw]):
    """Every way to draw so many cards: from the deck, then from the reshuffled discards (R12)."""

    __slots__ = ("count", "deck", "discards")

    def __init__(self, deck: frozenset[Card], discards: tuple[Card, ...], count: int) -> None:
        self.deck = deck
        self.discards = discards
        self.count = count

    def __contains__(self, move: object) -> bool:
        if type(move) is not Draw:
            return False
        cards = move.cards
        if len(cards) != self.count or len(set(cards)) != self.count:
            return False
        first, then = cards[: len(self.deck)], cards[len(self.deck) :]
        return self.deck.issuperset(first) and set(self.discards).issuperset(then)

    def sample(self, luck: Luck) -> Draw:
        deck = sorted(self.deck)
        if self.count <= len(deck):
            return Draw(tuple(luck.draw(deck, self.count)))
        rest = luck.draw(sorted(self.discards), self.count - len(deck))
        return Draw((*luck.shuffled(deck), *rest))
