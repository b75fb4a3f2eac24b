"""What travels between a device and the server. The page's types are generated from this file.

A device says `hello` first, then plays. The server sends a `standing` for each seat that the
device holds (or one for a watcher) whenever something has happened that the seat may know of.
One frame may carry several messages, one per line.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType, field

from sobremesa.core.options import Option, OptionValue
from sobremesa.core.values import Outcome
from sobremesa.lessons import LessonInfo, Progress

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(min_length=1, max_length=80)]
Tokens = Annotated[tuple[Token, ...], Meta(max_length=16)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
"""Of a seat or a step."""
Numbers = Annotated[tuple[Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)], ...], Meta(max_length=8)]
Seconds = Annotated[float, Meta(ge=0, le=24 * 60 * 60)]
Stage: TypeAlias = Literal["waiting", "playing", "over", "broken"]
Kind: TypeAlias = Literal["open", "person", "bot"]
NewToken = Annotated[str, Meta(min_length=20, max_length=80, pattern=r"^[A-Za-z0-9_-]+$")]
"""That a device makes for itself."""
Turnover: TypeAlias = Literal["sat", "left", "removed", "opened", "bot", "stand_in", "back"]
"""What became of a seat."""
Face: TypeAlias = Literal["laugh", "wow", "ouch", "bravo", "wait", "thanks"]
"""That somebody makes at a table."""


class Wire(Struct, frozen=True, forbid_unknown_fields=True):
    """Anything on the wire. Unknown fields are mistakes."""


# The table, as everybody may know it


class SeatInfo(Wire, frozen=True):
    """Who sits in a seat."""

    kind: Kind
    name: str = ""
    level: str = ""
    present: bool = False
    """A device that holds this seat is connected."""
    stand_in: bool = False
    """A bot plays for the person whose seat it is, until they reclaim it."""
    wins: int = 0
    """Matches won in this series of rematches."""


class SeatChange(Wire, frozen=True):
    """A line for everybody: who came to a seat or went from it while the match ran."""

    step: int
    """The newest one then."""
    seat: int
    what: Turnover
    name: str = ""
    """Of the person it is about."""
    level: str = ""
    """Of the bot that plays from then on."""


class AskInfo(Wire, frozen=True):
    """Somebody asks for a bot's seat in a running match of a game that hides."""

    id: str
    seat: int
    name: str
    awaited: tuple[int, ...]
    """The seats whose people have not agreed yet."""


class TableInfo(Wire, frozen=True):
    """A table and who sits at it."""

    id: str
    code: str
    """Leads here while the table waits or plays; then there is none."""
    game: str
    options: dict[str, OptionValue]
    stage: Stage
    seats: tuple[SeatInfo, ...]
    watchers: bool
    """Whether people without a seat may look on."""
    undo: bool
    """Whether moves may be taken back here."""
    draw: bool = False
    """Whether who begins is drawn when the match does: until then the seats are only an order."""
    hides: bool = True
    """Whether a seat may see what others may not."""
    clock: float = 0
    """Seconds a person has for a move before a bot stands in; 0 is no limit."""
    to_move: tuple[int, ...] = ()
    """Whose turn it is, while the match goes on."""
    next: str = ""
    """The table of the rematch, once there is one."""
    lesson: LessonInfo | None = None
    """What is to be brought about here, at a table to learn at."""
    watching: int = 0
    """How many people without a seat look on; told seldom."""
    changes: tuple[SeatChange, ...] = ()
    """Of seats, since the match began; the newest of them."""
    asks: tuple[AskInfo, ...] = ()
    broken: "Refusal | None" = None
    """Why the match can no longer be continued, if it is broken."""


# From a device


class Hello(Wire, frozen=True, tag="hello"):
    """I hold these seats and have seen everything up to this step."""

    tokens: Tokens = ()
    """Of its seats; with none it watches."""
    after: Number = 0
    """What happened later is told with the first `standing`."""


class Play(Wire, frozen=True, tag="play"):
    """A move. `id` is the device's own: sent again, the same move is played once."""

    seat: Number
    step: Number
    """Of the position that the move was meant for: `step` of the newest `standing`."""
    id: Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
    move: dict[str, Any]
    """One value from each field of an offer in `choices`; `{"type": "undo"}` takes back.

    Of a range not every value goes with every other: the server may still refuse.
    """


class Ping(Wire, frozen=True, tag="ping"):
    """Are you there?"""


class Gesture(Wire, frozen=True, tag="gesture"):
    """What a hand is about to do, for the others to see meanwhile: kept nowhere, and no promise.

    What the numbers mean is the game's affair; none at all takes the last ones back.
    """

    seat: Number
    numbers: Numbers = field(name="marks")


class React(Wire, frozen=True, tag="react"):
    """A face that somebody makes, for everybody at the table to see once: kept nowhere."""

    seat: Number
    face: Face


class Foresee(Wire, frozen=True, tag="foresee"):
    """What would these moves bring? Those offered with this type, and these values of fields."""

    seat: Number
    step: Number
    about: dict[str, Any]
    """A move of which any field but its type may be missing."""


class Hurry(Wire, frozen=True, tag="hurry"):
    """Until a person is to move, bots need not take their time; heeded if nobody else is here."""


FromDevice: TypeAlias = Hello | Play | Ping | Gesture | React | Foresee | Hurry


# To a device


class Refusal(Wire, frozen=True, tag="refusal"):
    """Why something was not done; nothing has changed."""

    code: str
    facts: dict[str, Any]
    """For the blanks of the sentence `refusal-CODE`, and for programs."""
    section: str | None = None
    """Of the game's rules, where they say why."""
    id: str | None = None
    """The id of the move that was refused, if it was a move."""
    seat: int | None = None
    """Of that move."""


class Happened(Wire, frozen=True):
    """An event as this viewer may see it, and the step it belongs to."""

    step: int
    event: dict[str, Any]


class Welcome(Wire, frozen=True, tag="welcome"):
    """The table, and the seats this device holds; said again when those change."""

    table: TableInfo
    seats: tuple[int, ...]


class TableChanged(Wire, frozen=True, tag="table"):
    """Somebody sat down, left, came or went, or the match began or ended."""

    table: TableInfo


class Standing(Wire, frozen=True, tag="standing"):
    """The position as one viewer may know it, and what happened since the last one."""

    seat: int | None
    """Whose view it is; null watches."""
    step: int
    """How many rows the log has; the next move names it."""
    to_move: tuple[int, ...]
    """Whose turn it is; nobody's when the match is over."""
    left: tuple[int, ...]
    """Seconds that each seat to move has left; empty without a clock."""
    view: dict[str, Any]
    """The game's own: what this viewer may know."""
    choices: list[dict[str, Any]]
    """Offers: a type, and for each field the values that are open, or a range `from` and `to`.

    A range is only a bound, as of a flick in Sonora: what lies within it may still be refused.
    """
    events: tuple[Happened, ...]
    undo: Refusal | UnsetType | None = UNSET
    """Null if this seat may take back its last move, else why not; absent for a watcher."""
    outcome: Outcome | None = None
    lesson: Progress | UnsetType = UNSET
    """Only where something is learnt."""


class Accepted(Wire, frozen=True, tag="accepted"):
    """The move with this id was played, at this step."""

    id: str
    seat: int
    step: int


class Gestured(Wire, frozen=True, tag="gestured"):
    """A gesture of somebody else."""

    seat: int
    numbers: tuple[int, ...] = field(name="marks")


class Reacted(Wire, frozen=True, tag="reacted"):
    """Somebody makes a face; whoever made it is told as well."""

    seat: int
    face: Face


class Brings(Wire, frozen=True):
    """A move that is offered, and the events that its seat would see if it were played."""

    move: dict[str, Any]
    events: tuple[dict[str, Any], ...]


class Foreseen(Wire, frozen=True, tag="foreseen"):
    """The answer to `foresee`; none at all if the position has passed."""

    seat: int
    step: int
    about: dict[str, Any]
    moves: tuple[Brings, ...]


class Pong(Wire, frozen=True, tag="pong"):
    """I am."""


ToDevice: TypeAlias = (
    Welcome | TableChanged | Standing | Accepted | Refusal | Gestured | Reacted | Foreseen | Pong
)


# Over HTTP


class SeatWish(Wire, frozen=True):
    """Who shall sit in a seat: nobody yet, a person of this device, or a bot."""

    kind: Kind = "open"
    name: Annotated[str, Meta(max_length=40)] = ""
    """Of a person."""
    level: Annotated[str, Meta(max_length=20)] = ""
    """Of a bot."""


class OpenTable(Wire, frozen=True):
    """Open a table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=8)]
    options: dict[str, OptionValue] = {}
    """Those that are not the usual ones."""
    watchers: bool = True
    """Whether people without a seat may look on."""
    undo: bool = True
    """Whether moves may be taken back."""
    draw: bool = False
    """Whether it is drawn who begins, instead of seat 0; not in a lesson."""
    clock: Seconds = 0
    """Seconds a person has for a move; 0 is no limit."""
    start: bool = False
    """Begin at once if no seat is open."""
    lesson: Annotated[str, Meta(max_length=40)] = ""
    """Begin where a lesson of the game does; its options then count, not these."""


class Opened(Wire, frozen=True):
    """The new table. The host's token may change it; a seat's token is the right to act there."""

    table: TableInfo
    host: str
    tokens: dict[str, str]
    """By the number of the seat."""


class Sit(Wire, frozen=True):
    """Sit down in an open seat, or ask for a bot's."""

    name: Name
    token: NewToken = ""
    """Of the device's own making: sent again, it gets the same seat. Else the server makes one."""


class Seated(Wire, frozen=True):
    """The seat is yours: whoever knows the token may act for it."""

    table: TableInfo
    seat: int
    token: str
    ask: str = ""
    """Not yours yet: the id of what was asked of the people at the table."""


class Answer(Wire, frozen=True):
    """What somebody at the table says to an ask."""

    ask: Annotated[str, Meta(max_length=20)]
    yes: bool


class Mine(Wire, frozen=True):
    """The tables that a device has sat at, with the tokens it holds there.

    Each is judged for itself: what cannot be a table or a token is passed over.
    """

    tables: Annotated[dict[str, Any], Meta(max_length=40)]
    """By the id of the table: a list of tokens."""


class ChangeSeat(Wire, frozen=True):
    """The table decides who plays a seat: a bot of a level, or nobody."""

    kind: Literal["open", "bot"]
    level: Annotated[str, Meta(max_length=20)] = ""


class Arrange(Wire, frozen=True):
    """The seats in another order, before the match begins: who sits in seat 0, 1, ..."""

    order: Annotated[tuple[Number, ...], Meta(max_length=8)]


class GameInfo(Wire, frozen=True):
    """A game that can be played here."""

    id: str
    fewest_seats: int
    most_seats: int
    options: tuple[Option, ...]
    levels: tuple[str, ...]
    """Of bots that play it, the plainest first."""
    cast: dict[str, tuple[str, ...]]
    """Who plays at each level, in the order in which they come to a table."""
    lessons: tuple[LessonInfo, ...]
    example: bool
    """Not on the shelf; whoever knows its address plays it."""


class Here(Wire, frozen=True):
    """Where other devices find this server, as far as it knows. No address ends in a slash."""

    addresses: tuple[str, ...]
    public_url: str | None
    """The one that its host has made known."""
