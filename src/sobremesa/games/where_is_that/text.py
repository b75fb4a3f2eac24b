"""The table in plain letters, and the words a player types."""

import re
from typing import Any

from sobremesa.core.text import Say
from sobremesa.games.where_is_that.cards import PLACES, Card
from sobremesa.games.where_is_that.maps import DIRECTIONS, Circle, Direction, Relation
from sobremesa.games.where_is_that.view import Face, Laid, View

LETTERS = "abcdefghijklmnopqrstuvwxyz"
"""Cards on offer, in the order they came."""
WIDTH = 14
"""Letters of a cell."""
INITIALS: dict[str, Direction] = {
    "n": "north",
    "e": "east",
    "s": "south",
    "w": "west",
    "o": "west",
}
"""The first letters of the directions, in English and in Spanish."""


class WhereIsThatText:
    """Maps as tables of names, columns and rows numbered from where the map began."""

    def position(self, view: View, say: Say) -> str:
        parts = [self._heading(view, say), *self._maps(view, say), self._offer(view, say)]
        return "\n\n".join(part for part in parts if part)

    def _heading(self, view: View, say: Say) -> str:
        parts = [
            say(f"option-mode-{view.mode}"),
            say(f"option-deck-{view.deck}"),
            say("text-round", round=view.round, rounds=view.rounds),
            say("text-pile", count=view.pile_size),
        ]
        if view.top:
            parts.append(say("text-top", card=view.top.card))
        return " · ".join(parts)

    def _maps(self, view: View, say: Say) -> list[str]:
        drawn = [_drawn(on, say) for on in view.maps]
        counted = view.mode == "shakeup" or bool(view.ended_by)
        lines = []
        for seat, points in enumerate(view.points):
            line = (
                say("text-points", seat=seat, points=points)
                if counted
                else say("text-map", seat=seat)
            )
            lines.append(f"{'>' if seat in view.to_move else ' '} {line}")
        if view.mode == "shakeup":
            return [*drawn, "\n".join(lines)]
        return [f"{line}\n{on}" for line, on in zip(lines, drawn, strict=True)]

    def _offer(self, view: View, say: Say) -> str:
        lines = [say("text-offer")] if view.market else []
        lines += [
            f"  {letter}) {_named(face, say)}"
            for letter, face in zip(LETTERS, view.market, strict=False)
        ]
        if view.taken:
            lines.append(say("text-taken", seat=view.seat, name=_named(view.taken, say)))
        return "\n".join(lines)

    def written(self, fact: str, value: Any, say: Say) -> str | None:
        match fact:
            case "card" | "first" | "second":
                return _with_article(value, say)
            case "relations":
                return _listed([_lies(one, say) for one in value], say)
            case "direction":
                return say(f"direction-{value}") if value in DIRECTIONS else str(value)
            case "circle":
                one: Circle = value
                return f"{_name(one.first, say)} – {_name(one.second, say)}"
        return None

    def read(self, field: str, word: str, view: View) -> Any:
        match field:
            case "card":
                return view.market[LETTERS.index(word)].card
            case "cell":
                parts = re.fullmatch(r"(-?\d{1,6})[,;-](-?\d{1,6})", word)
                if parts is None:
                    raise ValueError(word)
                return int(parts[1]), int(parts[2])
            case "direction" if word[:1] in INITIALS:
                return INITIALS[word[:1]]
        raise ValueError(field)


def _lies(relation: Relation, say: Say) -> str:
    return say(f"is-{relation.direction}-of", card=relation.card)


def _listed(parts: list[str], say: Say) -> str:
    """The parts one after the other, with an "and" before the last."""
    *others, last = parts
    return say("and-last", others=", ".join(others), last=last) if others else last


def _name(card: Card, say: Say) -> str:
    """The name of a place; what is no card is written as it is."""
    return say(f"place-{card}") if card in PLACES else str(card)


def _with_article(card: Card, say: Say) -> str:
    """The name as a sentence has it: a monument often has an article."""
    if card not in PLACES:
        return str(card)
    return say("with-article", slug=card.partition("-")[2], name=_name(card, say))


def _named(face: Face, say: Say) -> str:
    """The name of a place, and the country if the card shows one."""
    name = _name(face.card, say)
    if face.country:
        return f"{name} ({say(f'country-{face.country.lower()}')})"
    return f"{name} ({say(f'kind-{face.kind}')})"


def _drawn(on: tuple[Laid, ...], say: Say) -> str:
    """Names in columns, the numbers of open cards below them."""
    if not on:
        return ""
    cells = {laid.cell: laid.face for laid in on}
    xs, ys = ([cell[axis] for cell in cells] for axis in (0, 1))
    columns, rows = range(min(xs), max(xs) + 1), range(min(ys), max(ys) + 1)
    lines = ["    " + "".join(str(x).ljust(WIDTH) for x in columns)]
    for y in rows:
        faces = [cells.get((x, y)) for x in columns]
        lines.append(str(y).rjust(3) + " " + "".join(_short(f, say).ljust(WIDTH) for f in faces))
        if any(f and f.side for f in faces):
            lines.append("    " + "".join(_numbers(f).ljust(WIDTH) for f in faces))
    return "\n".join(line.rstrip() for line in lines)


def _short(face: Face | None, say: Say) -> str:
    return _name(face.card, say)[: WIDTH - 1] if face else "·"


def _numbers(face: Face | None) -> str:
    """Of an open card: the number from the west, and the one from the north."""
    return f"↔{face.side.we} ↕{face.side.ns}" if face and face.side else ""
