"""The table in plain letters, and the words a player types."""

from collections.abc import Callable, Iterable, Sequence
from math import isfinite
from string import ascii_lowercase
from typing import Any

from sobremesa.core.text import Say
from sobremesa.core.values import Seat
from sobremesa.games.sonora.printed.board import SECTIONS
from sobremesa.games.sonora.printed.discs import NUMBERS, SOLO_COLOURS, Disc, colour, number
from sobremesa.games.sonora.printed.sheet import ANIMALS, Square
from sobremesa.games.sonora.sheet.canyon import ROWS, WIDTH
from sobremesa.games.sonora.sheet.ruins import BUILDINGS
from sobremesa.games.sonora.sheet.values import EARNED, SAVED
from sobremesa.games.sonora.view import DiscView, View
from sobremesa.physics import UNIT

LETTERS = "rbgv"
"""Of the colours, the same in every language: red, blue, green, violet."""


SOURCES = {"bonus": EARNED, "saved": SAVED}


class SonoraText:
    """The board as a list of discs: nobody aims by letters, but anybody can follow a match."""

    def position(self, view: View, say: Say) -> str:
        rounds = say("text-round", round=view.round + 1, rounds=view.rounds)
        lying = [_lying(disc, one, say) for disc, one in enumerate(view.discs)]
        parts = [
            f"{rounds} · {_doing(view, say)}",
            "\n".join(filter(None, lying)),
            self._players(view, say),
        ]
        if view.viewer is not None:
            parts.append(_on_paper(view, view.viewer, say))
        return "\n\n".join(part for part in parts if part)

    def _players(self, view: View, say: Say) -> str:
        lines = []
        for seat in range(view.seats):
            in_hand = [
                disc
                for disc, one in enumerate(view.discs)
                if one.seat == seat and one.where == "hand"
            ]
            line = say(
                "text-player",
                seat=seat,
                values=view.now[seat],
                reflicks=view.sheets[seat].reflicks,
                swaps=view.sheets[seat].swaps,
                discs=", ".join(map(short, in_hand)) or "-",
            )
            lines.append(f"{'>' if seat in view.to_move else ' '} {line}")
        return "\n".join(lines)

    def written(self, fact: str, value: Any, say: Say) -> str | int | None:
        match fact:
            case "disc" if value < 0:
                return say("source-earned" if value == EARNED else "source-saved")
            case "disc" | "first" | "second":
                return say("disc", colour=say(f"colour-{colour(value)}"), number=number(value))
            case "hit":
                return say("hit-disc", colour=say(f"colour-{colour(value)}"), number=number(value))
            case "own" | "rival":
                return say(f"colour-{value}")
            case "section" | "zone" if value in SECTIONS:
                return say(f"section-name-{value}")
            case "values":
                return say("text-values", **dict(zip(SECTIONS, value, strict=True)))
            case "gains" if any(value):
                named = zip(SECTIONS, value, strict=True)
                return ", ".join(say(f"gain-{name}", by=_signed(by)) for name, by in named if by)
            case "gains":
                return 0
            case "bonus" | "animal":
                return say(f"{fact}-{value}")
            case "cacti" if value:
                return _cacti(value, say)
            case "cacti" | "hits" | "seats" if not value:
                return 0  # nobody and nothing are said in words of their own
        return None

    def read(self, field: str, word: str, view: View) -> Any:
        match field:
            case "disc" if word in SOURCES:
                return SOURCES[word]
            case "disc" | "first" | "second":
                disc = LETTERS.index(word[:1]) * NUMBERS + int(word[1:]) - 1
                if not 0 <= disc < len(view.discs) or short(disc) != word:
                    raise ValueError(word)
                return disc
            case "own" | "rival":
                return LETTERS[:SOLO_COLOURS].index(word)
            case "x" | "y" | "vx" | "vy":
                return _whole(word)
            case "section" if word in SECTIONS:
                return word
            case "building":
                return word.upper()
            case "squares":
                return tuple(sorted(map(_square, word.split("-"))))
            case "end" | "start" | "node":
                return word
            case "hexes" | "circles":
                return int(word)
            case "column":
                return int(word) - 1
            case "animal" if word in ANIMALS:
                return word
        raise ValueError(field)


def _cacti(cacti: Sequence[str], say: Say) -> str:
    """Of each kind how many, as a part of a sentence."""
    *some, last = (say(f"cactus-{one}", count=cacti.count(one)) for one in dict.fromkeys(cacti))
    return say("cacti", some=", ".join(some), last=last) if some else last


def square_name(square: Square) -> str:
    """A square of the canyon by a letter for its column and a number for its row."""
    row, column = divmod(square, WIDTH)
    return f"{ascii_lowercase[column]}{row + 1}"


def _square(word: str) -> Square:
    column, row = ascii_lowercase.index(word[:1]), int(word[1:])
    if not (column < WIDTH and 0 < row <= len(ROWS)):
        raise ValueError(word)
    return WIDTH * (row - 1) + column


def _on_paper(view: View, seat: Seat, say: Say) -> str:
    """A seat's sheet, section by section, and what it has still to write."""
    sheet = view.sheets[seat]
    nothing = say("text-nothing")
    hexes = zip(BUILDINGS, sheet.hexes, strict=True)
    foxes, owls, rabbits = (
        earned + saved for earned, saved in zip(sheet.animals, sheet.saved, strict=True)
    )
    return "\n".join(
        (
            say("text-sheet", seat=seat, values=view.points[seat]),
            say("text-hexes", hexes=", ".join(f"{b.id} {n}/{b.hexes}" for b, n in hexes)),
            say("text-shapes", shapes=_joined(sheet.shapes, square_name) or nothing),
            say("text-paths", paths=_joined(sheet.paths, str) or nothing),
            say(
                "text-nodes",
                nodes=" ".join(sheet.nodes) or nothing,
                boxes=" ".join(map(str, sheet.boxes)),
            ),
            say(
                "text-to-write",
                due=sheet.due,
                mud=sheet.mud or (sheet.sitting.points if sheet.sitting else 0),
                discs=" ".join(short(task.disc) for task in sheet.tasks) or nothing,
                foxes=foxes,
                owls=owls,
                rabbits=rabbits,
            ),
        )
    )


def _joined(parts: Iterable[Iterable[Any]], name: Callable[[Any], str]) -> str:
    return ", ".join("-".join(map(name, part)) for part in parts)


def _whole(word: str) -> int:
    """Millimetres, or millimetres a second, as the moves have them."""
    if not isfinite(length := float(word)):
        raise ValueError(word)
    return round(length * UNIT)


def _signed(by: int) -> str:
    return f"{'+' if by > 0 else '−'}{abs(by)}"


def short(disc: Disc) -> str:
    """A disc in two letters, as it is typed."""
    return f"{LETTERS[colour(disc)]}{number(disc)}"


def _doing(view: View, say: Say) -> str:
    """What the table waits for: where it is one seat's move, with its name."""
    facts = {"disc": view.disc, "seat": next(iter(view.to_move), None)}
    known = {name: fact for name, fact in facts.items() if fact is not None}
    return say(f"text-stage-{view.stage}", **known)


def _lying(disc: Disc, one: DiscView, say: Say) -> str:
    """A disc on the board or in the hole, in words."""
    place = f"{one.x / UNIT:.0f}, {one.y / UNIT:.0f}"
    if one.where == "hole":
        return say("text-in-hole", disc=disc)
    if one.where != "board":
        return ""
    if one.section is None:
        return say("text-half", disc=disc, place=place)
    key = "text-double" if one.circle else "text-on-board"
    return say(key, disc=disc, section=one.section, place=place)
