"""A match: plays a game, lets the dealer deal, takes back, and keeps a log that only grows."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Self

from msgspec import Struct

from sobremesa.core import codec
from sobremesa.core.choices import Choices
from sobremesa.core.foresight import Brings, foresee
from sobremesa.core.game import AnyGame
from sobremesa.core.luck import Luck
from sobremesa.core.options import Options, OptionValue, settle
from sobremesa.core.record import FORMAT, Record
from sobremesa.core.refusal import IllegalMove, Refused, Stale, Unplayable, Unreadable
from sobremesa.core.text import Say
from sobremesa.core.values import DEALER, DEALER_ALONE, Event, Move, Outcome, Seat, TakenBack, Undo

UNDO = codec.to_json(Undo())
USUALLY_REFUSED = {code: IllegalMove(code) for code in ("final", "nothing_to_take_back")}
"""Why taking back is refused nearly always: told after each move, so made only once."""


class Row(Struct, frozen=True, gc=False):
    """One line of the log: who did what, what the table saw, and the position it left."""

    seat: Seat
    move: Any
    events: tuple[Event, ...]
    final: bool
    state: Any


class Match:
    """One playing of a game. The dealer has always dealt before a seat is asked."""

    words: ClassVar[Callable[["Match", str], Say]]
    """Sentences of a language. The library's face gives them: the core itself has none."""

    def __init__(
        self, game: AnyGame, seats: int, options: Options | None = None, luck: Luck | None = None
    ) -> None:
        meta = game.meta
        if type(seats) is not int or not meta.fewest_seats <= seats <= meta.most_seats:
            raise Unplayable(
                "bad_seats", seats=str(seats), fewest=meta.fewest_seats, most=meta.most_seats
            )
        self.game = game
        self.seats = seats
        self.options: dict[str, OptionValue] = settle(
            meta.options, options or {}, seats, meta.most_seats
        )
        self.players: tuple[str, ...] = ()
        self.log: list[Row] = []
        self.mainline = self.log
        """The rows that were not taken back: until one is, the log itself."""
        self._luck = luck
        self._read = _reader(game)
        self._start = game.setup(seats, self.options)
        self._stand(self._start)

    @classmethod
    def replayed(cls, game: AnyGame, record: Record, luck: Luck | None = None) -> Self:
        """A record, played again move by move. Luck is needed only to go on after its end."""
        game.meta.must_know(record.rules)
        match = cls(game, record.seats, record.options, luck)
        match.players = record.players
        for number, (seat, move) in enumerate(record.moves):
            try:
                match.follow(seat, move)
            except Refused as refusal:
                raise Unreadable(
                    "record_illegal",
                    place=f"$.moves[{number}]",
                    number=number + 1,
                    reason=refusal.code,
                ) from refusal
        if match.outcome != record.outcome:
            raise Unreadable("record_outcome", place="$.outcome")
        match.deal()
        return match

    # What can be asked

    @property
    def step(self) -> int:
        """How many rows the log has. It never goes down."""
        return len(self.log)

    def choices(self, seat: Seat) -> Choices[Any]:
        """What `seat` may do now; nothing if it is not to move."""
        known = self._choices.get(seat)
        if known is None:
            known = self._choices[seat] = self.game.choices(self.state, seat)
        return known

    def view(self, seat: Seat | None) -> Any:
        """What `seat` may know now; None watches."""
        if seat is not None:
            self._must_sit(seat)
        return self.game.view(self.state, seat)

    def foresee(self, seat: Seat, about: Mapping[str, object]) -> tuple[Brings, ...]:
        """What the moves offered to `seat` would bring that have this type, and these fields."""
        return foresee(self.game, self.view(seat), self.choices(seat), about)

    def text(self, seat: Seat | None = None, lang: str = "en") -> str:
        """The table in letters as `seat` sees it; None watches."""
        letters = self.game.text
        return letters.position(self.view(seat), self.words(lang)) if letters else repr(self)

    def __str__(self) -> str:
        return self.text()

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while the match goes on."""
        return None if self.to_move else self.game.outcome(self.state)

    @property
    def record(self) -> Record:
        """The match on paper: everything needed to play it again, and nothing else."""
        return Record(
            format=FORMAT,
            game=self.game.meta.id,
            rules=self.game.meta.version,
            seats=self.seats,
            options=self.options,
            players=self.players,
            moves=tuple((row.seat, codec.to_json(row.move)) for row in self.mainline),
            outcome=self.outcome,
        )

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Match) and self.record == other.record and self.state == other.state
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        seats = "1 seat" if self.seats == 1 else f"{self.seats} seats"
        return f"<Match {self.game.meta.id}: {seats}, step {self.step}, {self._turn()}>"

    def _turn(self) -> str:
        match sorted(self.to_move):
            case []:
                return "over"
            case [seat]:
                return "the dealer to move" if seat == DEALER else f"seat {seat} to move"
            case several:
                return f"seats {', '.join(map(str, several))} to move"

    # What can be done

    def play(self, seat: Seat, move: object, step: int | None = None) -> Sequence[Row]:
        """Play a move, given as a value or as plain JSON; returns the new rows, the dealer's too.

        With `step`, the step of the position the move was meant for, a move that came too late
        is refused as Stale.
        """
        self._must_sit(seat)
        read = self._read(move)
        if step is not None and self.is_stale(seat, step):
            raise Stale("stale", step=step, now=self.step)
        before = len(self.log)
        if type(read) is Undo:
            self._take_back(seat)
        elif read in self.choices(seat):
            self._append(seat, read)
        else:
            raise self._refusal(seat, read)
        if self.to_move == DEALER_ALONE:
            self.deal()
        return self.log[before:]

    def deal(self) -> None:
        """Let the dealer do what is due."""
        while self.to_move == DEALER_ALONE:
            if self._luck is None:
                self._luck = Luck()
            deals = self.choices(DEALER)
            move = deals.sample(self._luck)
            if move not in deals:
                raise RuntimeError(f"{self.game.meta.id}: impossible deal {move!r}")
            self._append(DEALER, move)

    def follow(self, seat: Seat, move: object) -> None:
        """Play one row of a record, the dealer's too, with no luck involved."""
        if seat != DEALER:
            self._must_sit(seat)
        read: Move = codec.from_json(move, self.game.values.any_move)
        if read not in self.choices(seat):
            raise self._refusal(seat, read)
        self._append(seat, read)

    def fold(self, seat: Seat, move: object) -> None:
        """Play one row of a kept log, which may also be an undo."""
        if move == UNDO:
            self._take_back(seat)
        else:
            self.follow(seat, move)

    def fork(self, luck: Luck | None = None) -> Self:
        """The same match once more: what is played there is not played here.

        It goes on with a copy of this match's luck: seeded, its dealer will deal what will be dealt
        here. Who looks ahead hands in luck of their own, or they would see what is coming.
        """
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.log, other._choices = [*self.log], {}
        other.mainline = other.log if self.mainline is self.log else [*self.mainline]
        other._luck = luck or (self._luck and self._luck.copy())
        return other

    __copy__ = fork

    def __deepcopy__(self, memo: object) -> Self:
        return self.fork()

    def __getstate__(self) -> dict[str, object]:
        """Everything but what is made again, for pickling."""
        return {key: part for key, part in vars(self).items() if key not in ("_read", "_choices")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state, _read=_reader(state["game"]), _choices={})

    def is_stale(self, seat: Seat, step: int) -> bool:
        """True if `seat` must look again: it or the dealer has moved since, or its choices changed.

        A larger step alone is not stale: others may have moved meanwhile.
        """
        if type(step) is not int or not 0 <= step <= len(self.log):
            return True
        if step == len(self.log):
            return False
        if any(row.seat in (seat, DEALER) for row in self.log[step:]):
            return True
        then = self.log[step - 1].state if step else self._start
        return then is not self.state and self.game.choices(then, seat) != self.choices(seat)

    def taking_back_refused(self, seat: Seat) -> IllegalMove | None:
        """Why `seat` cannot take its last move back, or None if it can."""
        last = self._last(seat)
        if isinstance(last, str):
            return USUALLY_REFUSED[last]
        if last < len(self.mainline) - 1:
            try:
                self._without(last)
            except IllegalMove as refusal:
                return refusal
        return None

    # How it is done

    def _stand(self, state: Any) -> None:
        """Let `state` be the position."""
        self.state = state
        self.to_move = self.game.to_move(state)
        self._choices: dict[Seat, Choices[Any]] = {}

    def _append(self, seat: Seat, move: Move) -> None:
        """Play a move that has been judged. What the dealer does, or ends the match, is final."""
        step = self.game.apply(self.state, seat, move)
        self._stand(step.state)
        final = step.final or seat == DEALER or not self.to_move
        row = Row(seat, move, step.events, final, step.state)
        self.log.append(row)
        if self.mainline is not self.log:
            self.mainline.append(row)

    def _take_back(self, seat: Seat) -> None:
        last = self._last(seat)
        if isinstance(last, str):
            raise IllegalMove(last)
        self.mainline = self._without(last)
        self._stand(self.mainline[-1].state if self.mainline else self._start)
        self.log.append(Row(seat, Undo(), (TakenBack(seat),), False, self.state))

    def _last(self, seat: Seat) -> int | str:
        """Where the seat's last move stands, or why it has none that is not final."""
        final = False
        for behind, row in enumerate(reversed(self.mainline), start=1):
            final = final or row.final
            if row.seat == seat:
                return "final" if final else len(self.mainline) - behind
        return "nothing_to_take_back"

    def _without(self, last: int) -> list[Row]:
        """The main line without this row, those after it folded again."""
        rows = self.mainline[:last]
        state = rows[-1].state if rows else self._start
        for row in self.mainline[last + 1 :]:
            if row.move not in self.game.choices(state, row.seat):
                raise IllegalMove("built_upon", seat=row.seat)
            step = self.game.apply(state, row.seat, row.move)
            rows.append(Row(row.seat, row.move, step.events, step.final, step.state))
            state = step.state
        return rows

    def _must_sit(self, seat: Seat) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise IllegalMove("no_such_seat", seat=str(seat), seats=self.seats)

    def _refusal(self, seat: Seat, move: Move) -> Refused:
        """The most useful reason first: the turn, then the game's own."""
        if not self.to_move:
            return IllegalMove("match_over")
        if seat not in self.to_move:
            return IllegalMove("not_your_turn", seat=seat, to_move=sorted(self.to_move))
        if seat == DEALER:
            return IllegalMove("impossible_deal")
        return self.game.refusal(self.state, seat, move)


def _reader(game: AnyGame) -> Callable[[object], Move]:
    """Reads what may be played, given as a value or as plain JSON."""
    return codec.reader(game.values.any_move | Undo)
