"""The contract: what a game owes the table."""

from collections.abc import Mapping
from types import UnionType
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, cast, get_args

from msgspec import Struct

from sobremesa.core.advice import Advice
from sobremesa.core.choices import Choices
from sobremesa.core.luck import Luck
from sobremesa.core.meta import Meta
from sobremesa.core.options import Options
from sobremesa.core.refusal import IllegalMove
from sobremesa.core.text import Text
from sobremesa.core.values import Event, Move, Outcome, Seat, Value, View

StateT = TypeVar("StateT", bound=Value)
MoveT = TypeVar("MoveT", bound=Move)
ViewT = TypeVar("ViewT", bound=View)

Kind: TypeAlias = type | UnionType
"""A class, or several of which a value has one."""


class Step(Struct, Generic[StateT], frozen=True, gc=False):
    """What a move leads to. A final step cannot be taken back."""

    state: StateT
    events: tuple[Event, ...]
    final: bool = False


class Values(Struct, frozen=True):
    """What a game's values are made of. The page's types are generated from these."""

    state: type[Value]
    move: Kind
    """What a seat does."""
    deal: Kind | None
    """What the dealer does; None in a game without luck."""
    event: Kind
    view: type[View]
    constants: Mapping[str, object] = {}
    """The printed numbers that a screen shows too: sizes of hands, costs, limits."""

    @property
    def moves(self) -> tuple[type[Move], ...]:
        """The classes of what a seat does, be they one or several."""
        return cast("tuple[type[Move], ...]", get_args(self.move) or (self.move,))

    @property
    def events(self) -> tuple[type[Event], ...]:
        """The classes of what happens."""
        return cast("tuple[type[Event], ...]", get_args(self.event) or (self.event,))

    @property
    def any_move(self) -> Kind:
        """What a seat or the dealer does."""
        return self.move | self.deal if self.deal else self.move


class Game(Protocol[StateT, MoveT, ViewT]):
    """The rules of one game. Holds no match: every position is handed in and handed back."""

    meta: Meta
    values: Values
    text: Text[ViewT] | None = None
    """The game in plain letters, for the terminal."""
    advice: Advice[ViewT, MoveT] | None = None
    """What the game knows about playing well, for bots."""

    def setup(self, seats: int, options: Options) -> StateT:
        """The position before anything is dealt. Seat 0 begins."""
        ...

    def to_move(self, state: StateT) -> frozenset[Seat]:
        """The dealer alone, one seat, or several at once; nobody when the match is over."""
        ...

    def choices(self, state: StateT, seat: Seat) -> Choices[MoveT]:
        """What `seat` may do: the only judge of what is legal. The dealer's are sampled."""
        ...

    def refusal(self, state: StateT, seat: Seat, move: MoveT) -> IllegalMove:
        """Why `choices` said no to a seat that is to move. Explains, never decides."""
        ...

    def apply(self, state: StateT, seat: Seat, move: MoveT) -> Step[StateT]:
        """What a move leads to. Trusts its caller to have asked `choices`."""
        ...

    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """What `seat` may know, and whose view it is; None watches."""
        ...

    def outcome(self, state: StateT) -> Outcome | None:
        """The result, once nobody is to move."""
        ...

    def points(self, state: StateT) -> tuple[int, ...] | None:
        """What each seat would have if the match ended here, with all that is hidden counted in.

        Told only after the end. None if the game cannot say before it.
        """
        return None

    def imagine(self, view: ViewT, luck: Luck) -> StateT:
        """A full position that fits a view, its hidden things dealt anew."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any]
"""A game, for those who know none: what one of its methods returns, another takes."""
