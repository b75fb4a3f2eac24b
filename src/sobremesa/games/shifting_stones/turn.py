"""What a seat may do in its turn: nothing is listed before somebody asks for a list."""

from collections.abc import Iterator

from sobremesa.core.choices import Choices, Group
from sobremesa.core.luck import Luck
from sobremesa.games.shifting_stones.cards import DECK, Card, matches, matching
from sobremesa.games.shifting_stones.moves import EndTurn, Flip, Score, SeatMove, Skip, Swap
from sobremesa.games.shifting_stones.stones import CELLS, NEIGHBOURS, Grid

# Every move there can be, made once.
CHANGES: tuple[tuple[Swap | Flip, ...], ...] = tuple(
    (*(Swap(card, stones) for stones in NEIGHBOURS), *(Flip(card, stone) for stone in CELLS))
    for card in sorted(DECK)
)
"""The 21 changes of the grid that each card can pay for."""
PAIRS, STONES = tuple(NEIGHBOURS), tuple(CELLS)
PER_CARD = len(NEIGHBOURS) + len(CELLS)
SCORES = tuple(Score(card) for card in sorted(DECK))
END = EndTurn()
SKIP = Skip()


class TurnChoices(Choices[SeatMove]):
    """Any card in hand pays for a swap or a flip, or scores if it matches; the turn may end."""

    __slots__ = ("grid", "hand", "may_score", "may_skip")

    def __init__(
        self, hand: tuple[Card, ...], grid: Grid, may_skip: bool, may_score: bool = True
    ) -> None:
        self.hand = hand
        self.grid = grid
        self.may_skip = may_skip
        self.may_score = may_score

    @property
    def _scoring(self) -> tuple[Card, ...]:
        """The cards that can be scored now."""
        return matching(self.hand, self.grid) if self.may_score else ()

    def __contains__(self, move: object) -> bool:
        if isinstance(move, Swap):
            return move.card in self.hand and move.stones in NEIGHBOURS
        if isinstance(move, Flip):
            return move.card in self.hand and move.stone in CELLS
        if isinstance(move, Score):
            return self.may_score and move.card in self.hand and matches(move.card, self.grid)
        return isinstance(move, EndTurn) or (isinstance(move, Skip) and self.may_skip)

    def __iter__(self) -> Iterator[SeatMove]:
        for card in self.hand:
            yield from CHANGES[card]
        for card in self._scoring:
            yield SCORES[card]
        yield END
        if self.may_skip:
            yield SKIP

    def __len__(self) -> int:
        return len(self.hand) * PER_CARD + len(self._scoring) + 1 + self.may_skip

    def sample(self, luck: Luck) -> SeatMove:
        """Draws as if every card in hand could score, and again if it draws one that cannot."""
        hand = self.hand
        changes = len(hand) * PER_CARD
        while True:
            index = luck.below(changes + len(hand) + 1 + self.may_skip)
            if index < changes:
                return CHANGES[hand[index // PER_CARD]][index % PER_CARD]
            index -= changes
            if index >= len(hand):
                return END if index == len(hand) else SKIP
            if self.may_score and matches(hand[index], self.grid):
                return SCORES[hand[index]]

    def groups(self) -> tuple[Group, ...]:
        groups: list[Group] = []
        if self.hand:
            groups += Group(Swap, (self.hand, PAIRS)), Group(Flip, (self.hand, STONES))
        if scoring := self._scoring:
            groups.append(Group(Score, (scoring,)))
        groups.append(Group(EndTurn))
        if self.may_skip:
            groups.append(Group(Skip))
        return tuple(groups)
