"""The table in plain letters, and the words a player types."""

from collections.abc import Iterable, Sequence
from typing import Any

from sobremesa.core.text import Say
from sobremesa.games.shifting_stones.cards import CARDS, POINTS, Card
from sobremesa.games.shifting_stones.state import MOST_FAILS
from sobremesa.games.shifting_stones.stones import OTHER, SIDE, Cell, Face, Grid
from sobremesa.games.shifting_stones.view import View

LETTERS = "abcdefghijklmnopqrstuvwxyz"
"""Cards in hand, from the left."""


class ShiftingStonesText:
    """Stones as a square of words, cards as small patterns."""

    def position(self, view: View, say: Say) -> str:
        parts = [self._heading(view, say), _square(view.grid, say), self._players(view, say)]
        if view.viewer is not None:
            parts.append(self._hand(view, say))
        return "\n\n".join(parts)

    def _heading(self, view: View, say: Say) -> str:
        parts = [
            say("text-round-of", round=view.round, limit=view.round_limit)
            if view.round_limit
            else say("text-round", round=view.round),
            say("text-deck", deck=view.deck_size, discards=len(view.discards)),
        ]
        if view.last_round:
            parts.append(say("text-last-round"))
        return " · ".join(parts)

    def _players(self, view: View, say: Say) -> str:
        lines = []
        for seat, (cards, tally) in enumerate(zip(view.scored, view.tallies, strict=True)):
            if view.solo:
                line = say(
                    "text-solo",
                    scored=len(cards),
                    needed=view.cards_to_end,
                    points=tally.points,
                    fails=view.fails,
                    most=MOST_FAILS,
                )
            else:
                line = say(
                    "text-player",
                    seat=seat,
                    scored=len(cards),
                    needed=view.cards_to_end,
                    points=tally.points,
                    ones=tally.ones,
                    held=view.hand_sizes[seat],
                )
            if view.skipped[seat]:
                line += f", {say('text-skipped')}"
            lines.append(f"{'>' if seat == view.seat else ' '} {line}")
        return "\n".join(lines)

    def _hand(self, view: View, say: Say) -> str:
        if not view.hand:
            return say("text-hand-empty")
        lines = [say("text-hand")]
        for letter, card in zip(LETTERS, view.hand, strict=False):
            points = say("text-points", points=POINTS[card])
            now = f"  * {say('text-matches')}" if card in view.matching else ""
            lines.append(f"  {letter}) {points}: {_pattern(card, say)}{now}")
        return "\n".join(lines)

    def written(self, fact: str, value: Any, say: Say) -> str | None:
        match fact:
            case "card":
                return f"[{_pattern(value, say)}]" if 0 <= value < len(CARDS) else f"[{value}]"
            case "stone":
                return str(value + 1)
            case "stones":
                one, other = value
                return say("two-stones", one=one + 1, other=other + 1)
            case "face":
                return say(f"face-{value}")
            case "grid":
                return _rows([value[row : row + SIDE] for row in range(0, len(value), SIDE)], say)
        return None

    def read(self, field: str, word: str, view: View) -> Card | Cell | tuple[Cell, Cell]:
        match field:
            case "card":
                return view.hand[LETTERS.index(word)]
            case "stone":
                return int(word) - 1
            case "stones":
                first, second = sorted(int(part) - 1 for part in word.split("-"))
                return first, second
        raise ValueError(field)


def _pattern(card: Card, say: Say) -> str:
    """A card's pattern in words, row by row; a dot is a grey field."""
    return _rows(CARDS[card].pattern, say)


def _rows(rows: Iterable[Sequence[Face | None]], say: Say) -> str:
    return " / ".join(
        " ".join(say(f"face-{face}") if face else "·" for face in row) for row in rows
    )


def _square(grid: Grid, say: Say) -> str:
    """Each stone with its number, its face, and below it the face on its other side."""

    def cell(top: str, face: Face) -> str:
        return f"{top}{say(f'face-{face}')}".ljust(11)

    lines = []
    for start in range(0, len(grid), SIDE):
        row = range(start, start + SIDE)
        lines.append("".join(cell(f"{stone + 1} ", grid[stone]) for stone in row))
        lines.append("".join(f"  ({say(f'face-{OTHER[grid[s]]}')})".ljust(11) for s in row))
    return "\n".join(line.rstrip() for line in lines)
