"""Sobremesa: board games whose rules can be played, studied and searched.

>>> import sobremesa
>>> match = sobremesa.new("shifting_stones", seats=2, seed=7)
>>> rows = match.play(0, match.choices(0).sample(sobremesa.Luck(1)))
"""

from typing import Any

from sobremesa.core import codec as _codec
from sobremesa.core import record as _record
from sobremesa.core.game import AnyGame
from sobremesa.core.luck import Luck
from sobremesa.core.match import Match
from sobremesa.core.options import OptionValue
from sobremesa.core.record import Record
from sobremesa.core.refusal import IllegalMove, Refused, Stale, Unplayable, Unreadable
from sobremesa.core.text import Say
from sobremesa.core.values import DEALER, Outcome, Undo
from sobremesa.games import load as _load
from sobremesa.games import shelf as _shelf

__version__ = "0.1.0"
__all__ = [
    "DEALER",
    "IllegalMove",
    "Luck",
    "Match",
    "Outcome",
    "Record",
    "Refused",
    "Stale",
    "Undo",
    "Unplayable",
    "Unreadable",
    "from_json",
    "game",
    "new",
    "replay",
    "shelf",
    "to_json",
]

to_json = _codec.to_json


def _words(match: Match, lang: str) -> Say:
    """What a match says itself with when it is printed, loaded then."""
    from sobremesa.words import Words

    return Words(lang, match.game.meta.id, match.players)


Match.words = _words


def shelf() -> tuple[str, ...]:
    """The ids of the games on the shelf."""
    return _shelf()


def game(game_id: str) -> AnyGame:
    """The rules of one game, for programs that search positions themselves."""
    return _load(game_id)


def new(game_id: str, seats: int, seed: int | None = None, **options: OptionValue) -> Match:
    """A fresh match with everything dealt. Without a seed the luck is the system's."""
    match = Match(_load(game_id), seats, options, Luck(seed))
    match.deal()
    return match


def replay(record: Any, seed: int | None = None) -> Match:
    """The match that a record (a value, plain JSON data or text) holds, ready to go on."""
    known = _record.read(record)
    return Match.replayed(_load(known.game), known, Luck(seed))


def from_json(data: Any, kind: Any = Record) -> Any:
    """The value of this kind (a record, if not said otherwise) that plain JSON data holds."""
    return _record.read(data) if kind is Record else _codec.from_json(data, kind)
