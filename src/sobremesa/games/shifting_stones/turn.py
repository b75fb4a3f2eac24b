"""What a seat may do in its turn: nothing is listed before somebody asks for a list."""

from collections.abc import Iterator

from sobremesa.core.choices import Choices, Group
from sobremesa.core.luck import Luck
from sobremesa.games.shifting_stones.cards import DECK, Card, matches
from sobremesa.games.shifting_stones.moves import EndTurn, Flip, Score, SeatMove, Skip, Swap
from sobremesa.games.shifting_stones.stones import CELLS, NEIGHBOURS, Grid

# Every move there can be, made once.
CHANGES: tuple[tuple[Swap | Flip, ...], ...] = tuple(
    (*(Swap(card, stones) for stones in NEIGHBOURS), *(Flip(card, stone) for stone in CELLS))
    for card in sorted(DECK)
)
"""The 21 changes of the grid that each card can pay for."""
PER_CARD = len(NEIGHBOURS) + len(CELLS)
SCORES = tuple(Score(card) for card in sorted(DECK))
END = EndTurn()
SKIP = Skip()


class TurnChoices(Choices[SeatMove]):
    """Any card in hand pays for a swap or a flip, or scores if it matches; the turn may end."""

    __slots__ = ("grid", "hand", "may_skip")

    def __init__(self, hand: tuple[Card, ...], grid: Grid, may_skip: bool) -> None:
        self.hand = hand
        self.grid = grid
        self.may_skip = may_skip

    def __contains__(self, move: object) -> bool:
        match move:
            case Swap(card, stones):
                return card in self.hand and stones in NEIGHBOURS
            case Flip(card, stone):
                return card in self.hand and stone in CELLS
            case Score(card):
                return card in self.hand and matches(card, self.grid)
            case EndTurn():
                return True
            case Skip():
                return self.may_skip
        return False

    def _others(self) -> list[SeatMove]:
        """All but the swaps and flips."""
        grid = self.grid
        others: list[SeatMove] = [SCORES[card] for card in self.hand if matches(card, grid)]
        others.append(END)
        if self.may_skip:
            others.append(SKIP)
        return others

    def __iter__(self) -> Iterator[SeatMove]:
        for card in self.hand:
            yield from CHANGES[card]
        yield from self._others()

    def __len__(self) -> int:
        return len(self.hand) * PER_CARD + len(self._others())

    def sample(self, luck: Luck) -> SeatMove:
        others = self._others()
        changes = len(self.hand) * PER_CARD
        index = luck.below(changes + len(others))
        if index >= changes:
            return others[index - changes]
        return CHANGES[self.hand[index // PER_CARD]][index % PER_CARD]

    def groups(self) -> tuple[Group, ...]:
        scoring = tuple(card for card in self.hand if matches(card, self.grid))
        groups = (
            Group(Swap, (self.hand, NEIGHBOURS)),
            Group(Flip, (self.hand, CELLS)),
            Group(Score, (scoring,)),
            Group(EndTurn),
            Group(Skip, () if self.may_skip else ((),)),
        )
        return tuple(group for group in groups if len(group))
