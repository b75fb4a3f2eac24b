"""A match on paper: self-contained, versioned, one move a line."""

from typing import Any

from msgspec import Struct, json

from sobremesa.core import codec
from sobremesa.core.options import OptionValue
from sobremesa.core.refusal import Unreadable
from sobremesa.core.values import Outcome, Seat, Value

FORMAT = 1
"""The version of the paper, not of the rules."""


class Record(Value, frozen=True):
    """A game, its options and every move with its seat; the dealer's moves hold all luck."""

    format: int
    game: str
    rules: int
    seats: int
    options: dict[str, OptionValue]
    moves: tuple[tuple[Seat, dict[str, Any]], ...]
    outcome: Outcome | None = None
    players: tuple[str, ...] = ()


class _Header(Struct):
    """The part that every version of a record has."""

    format: int
    game: str


def write(record: Record) -> str:
    """The record as JSON text, one move a line so that two records compare well."""

    def line(value: object) -> str:
        return json.encode(value).decode()

    head = "".join(
        f'"{name}": {codec.to_text(getattr(record, name)).decode()},\n'
        for name in ("format", "game", "rules", "seats", "options", "players")
    )
    moves = ",\n".join(line((seat, _type_first(move))) for seat, move in record.moves)
    return f'{{{head}"moves": [\n{moves}\n],\n"outcome": {line(record.outcome)}}}\n'


def _type_first(move: dict[str, Any]) -> dict[str, object]:
    """The same move in the one order that we write."""
    return dict(sorted(codec.to_json(move).items(), key=lambda item: (item[0] != "type", item[0])))


def read(paper: object) -> Record:
    """The record in a text, in plain JSON data, or as it is. Versions are judged first."""
    if isinstance(paper, Record):
        paper = codec.to_json(paper)
    try:
        if isinstance(paper, str | bytes):
            paper = codec.from_text(paper)
        header = codec.from_json(paper, _Header)
        if header.format > FORMAT:
            raise Unreadable("record_too_new", version=header.format, known=FORMAT)
        return codec.from_json(paper, Record)  # type: ignore[no-any-return]
    except Unreadable as refusal:
        if refusal.code in ("truncated", "malformed"):
            raise Unreadable(f"record_{refusal.code}", **refusal.facts) from None
        raise
