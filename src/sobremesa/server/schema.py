"""Prints a JSON Schema of the wire and of each game's values; the page's types are made of it."""

import sys
from collections.abc import Mapping
from typing import Any

import msgspec

from sobremesa.core.values import TakenBack, Undo
from sobremesa.games import ids, load
from sobremesa.server import desk_wire, past_wire, wire


class Range(msgspec.Struct, frozen=True):
    """Whole numbers from one to another, both included: an offer of too many to write them out."""

    from_: int = msgspec.field(name="from")
    to: int


TABLE: Mapping[str, Any] = {
    "FromDevice": wire.FromDevice,
    "ToDevice": wire.ToDevice,
    "OpenTable": wire.OpenTable,
    "Opened": wire.Opened,
    "Here": wire.Here,
    "Mine": wire.Mine,
    "Sit": wire.Sit,
    "Seated": wire.Seated,
    "Answer": wire.Answer,
    "ChangeSeat": wire.ChangeSeat,
    "Arrange": wire.Arrange,
    "GameInfo": wire.GameInfo,
    "History": past_wire.History,
    "Story": past_wire.Story,
    "Desk": desk_wire.Desk,
    "ListTables": desk_wire.ListTables,
    "DeskPage": desk_wire.DeskPage,
    "Undo": Undo,
    "TakenBack": TakenBack,
    "Range": Range,
}
"""What travels between a device and the server, whatever the game."""


def schema() -> dict[str, Any]:
    """The table's own types, then the types and the constants of each game."""
    return {"table": _named(TABLE), "games": {name: _game(name) for name in ids()}}


def _game(game_id: str) -> dict[str, Any]:
    values = load(game_id).values
    kinds = {
        "View": values.view,
        "AnyMove": values.any_move,
        "SeatMove": values.move,
        "AnyEvent": values.event | TakenBack,
    }
    return {"types": _named(kinds), "constants": values.constants}


def _named(kinds: Mapping[str, Any]) -> dict[str, Any]:
    """The schema of each kind under its name, beside the classes it is made of."""
    schemas, parts = msgspec.json.schema_components(kinds.values(), ref_template="#/$defs/{name}")
    return {**dict(zip(kinds, schemas, strict=True)), **parts}


def main() -> None:
    """Write it to the standard output, always in the same order."""
    text = msgspec.json.encode(schema(), order="sorted")
    sys.stdout.write(msgspec.json.format(text, indent=1).decode() + "\n")


if __name__ == "__main__":
    main()
