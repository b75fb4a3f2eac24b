"""The contract: what a game owes the table, and the values both speak in."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from sobremesa.core.choices import Choices
from sobremesa.core.luck import Luck
from sobremesa.core.options import Option, OptionValue
from sobremesa.core.refusal import IllegalMove

if TYPE_CHECKING:
    from sobremesa.core.advice import Advice, Ground
    from sobremesa.core.text import Text

Seat: TypeAlias = int
"""A place in playing order, from 0."""

DEALER: Final[Seat] = -1
"""Who shuffles, draws and moves what luck or physics moves."""

DEALER_ALONE: Final = frozenset((DEALER,))
NOBODY: Final[frozenset[Seat]] = frozenset()

Options: TypeAlias = Mapping[str, OptionValue]
View: TypeAlias = Any
"""What a seat may know. Each game has its own class for it, with a field `viewer`."""

StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")
StateT_co = TypeVar("StateT_co", covariant=True)


def snake(name: str) -> str:
    """`StoneFlipped` becomes `stone_flipped`: the name of a class in JSON."""
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")


class Value(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Anything that is compared, kept and sent: positions, views, scores."""


class Move(Value, frozen=True, gc=False, tag=snake):
    """What a seat does."""


class Undo(Move, frozen=True, gc=False):
    """Strikes out the seat's own last standing move. The only move that belongs to no game."""


class Event(Value, frozen=True, gc=False, tag=snake):
    """What the table sees happen, in keys and facts."""

    def seen_by(self, seat: Seat | None) -> "Event | None":
        """How this looks to `seat` (None watches); None if it shows nothing at all."""
        return self


class TakenBack(Event, frozen=True, gc=False):
    """`seat` took back its last move."""

    seat: Seat


def seen(events: Iterable[Event], viewer: Seat | None) -> list[Event]:
    """The events as they look to `viewer`."""
    return [look for event in events if (look := event.seen_by(viewer)) is not None]


class Step(Struct, frozen=True, gc=False):
    """What a move leads to. A final step cannot be taken back."""

    state: Any
    events: tuple[Event, ...]
    final: bool = False


class ScoreLine(Value, frozen=True, gc=False):
    """One line of the score sheet: what each seat gets for `key`, and for how many things."""

    key: str
    points: tuple[int, ...]
    counts: tuple[int, ...] = ()


class Outcome(Value, frozen=True, gc=False):
    """How a match ended: the score sheet, each seat's rank (equal ones share it), and who won."""

    ended_by: str
    lines: tuple[ScoreLine, ...]
    totals: tuple[int, ...]
    ranking: tuple[int, ...]
    winners: tuple[Seat, ...]


def outcome_of(
    ended_by: str,
    lines: Sequence[ScoreLine],
    *,
    tie_breaks: Sequence[Any] | None = None,
    won: bool = True,
) -> Outcome:
    """Add up the lines. Most points win; `tie_breaks` (one a seat, more is better) part equals.

    With `won=False` nobody wins, as in a lost solo match.
    """
    totals = tuple(sum(points) for points in zip(*(line.points for line in lines), strict=True))
    worth = [(total, tie_breaks[seat] if tie_breaks else 0) for seat, total in enumerate(totals)]
    ranking = tuple(1 + sum(other > mine for other in worth) for mine in worth)
    winners = tuple(seat for seat, rank in enumerate(ranking) if rank == 1 and won)
    return Outcome(ended_by, tuple(lines), totals, ranking, winners)


class Credits(Value, frozen=True, gc=False):
    """Who made the board game. Titles belong to their owners."""

    design: str
    art: str
    publisher: str
    year: int


class Meta(Value, frozen=True, gc=False):
    """What can be known about a game without playing it."""

    id: str
    version: int
    fewest_seats: int
    most_seats: int
    options: tuple[Option, ...]
    credits: Credits
    hides: bool = True
    """Whether a seat may see what others may not. If not, people on one device need no cover."""


class Values(Struct, frozen=True):
    """The classes a game's values are made of; moves and events are unions."""

    state: Any
    move: Any
    event: Any
    view: Any


class Game(Protocol[StateT, MoveT]):
    """The rules of one game. Holds no match: every position is handed in and handed back."""

    meta: Meta
    values: Values
    advice: "Advice | None" = None
    """What the game knows about playing well, for bots."""
    ground: "Callable[[View], Ground | None] | None" = None
    """Where a bot may search: the ground under a view, where there is one."""
    knowledge: bool = False
    """A player may know more or less of what it asks for, such as where a city is."""
    text: "Text | None" = None
    """The game in plain letters, for the terminal."""

    def setup(self, seats: int, options: Options) -> StateT:
        """The position before anything is dealt. Seat 0 begins."""
        ...

    def to_move(self, state: StateT) -> frozenset[Seat]:
        """The dealer alone, one seat, or several at once; nobody when the match is over."""
        ...

    def choices(self, state: StateT, seat: Seat) -> Choices[MoveT]:
        """What `seat` may do: the only judge of what is legal."""
        ...

    def refusal(self, state: StateT, seat: Seat, move: MoveT) -> IllegalMove:
        """Why `choices` said no to a seat that is to move. Explains, never decides."""
        ...

    def deal(self, state: StateT, luck: Luck) -> MoveT:
        """What the dealer does when it is the dealer's turn."""
        ...

    def apply(self, state: StateT, seat: Seat, move: MoveT) -> Step:
        """What a move leads to. Trusts its caller to have asked `choices`."""
        ...

    def view(self, state: StateT, seat: Seat | None) -> View:
        """What `seat` may know, and whose view it is; None watches."""
        ...

    def outcome(self, state: StateT) -> Outcome | None:
        """The result, once nobody is to move."""
        ...

    def imagine(self, view: View, luck: Luck) -> StateT:
        """A full position that fits a view, its hidden things dealt anew."""
        ...


AnyGame: TypeAlias = Game[Any, Any]
