"""The table in plain letters, and the words a player types."""

from math import isfinite
from typing import Any

from sobremesa.core.text import Say
from sobremesa.games.sonora.board import SECTIONS
from sobremesa.games.sonora.discs import NUMBERS, SOLO_COLOURS, Disc, colour, number
from sobremesa.games.sonora.view import DiscView, View
from sobremesa.physics import UNIT

LETTERS = "rbgv"
"""Of the colours, the same in every language: red, blue, green, violet."""


class SonoraText:
    """The board as a list of discs: nobody aims by letters, but anybody can follow a match."""

    def position(self, view: View, say: Say) -> str:
        stage = say(f"text-stage-{view.stage}", seat=_who(view), disc=view.disc)
        heading = f"{say('text-round', round=view.round + 1, rounds=view.rounds)} · {stage}"
        lying = [_lying(disc, one, say) for disc, one in enumerate(view.discs)]
        parts = [heading, "\n".join(filter(None, lying)), self._players(view, say)]
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
            lines.append(f"{'>' if seat == _who(view) and not view.ended_by else ' '} {line}")
        return "\n".join(lines)

    def written(self, fact: str, value: Any, say: Say) -> str | int | None:
        match fact:
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
            case "hits" | "seats" if not value:
                return 0  # nobody and nothing are said in words of their own
        return None

    def read(self, field: str, word: str, view: View) -> Any:
        match field:
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
        raise ValueError(field)


def _whole(word: str) -> int:
    """Millimetres, or millimetres a second, as the moves have them."""
    if not isfinite(length := float(word)):
        raise ValueError(word)
    return round(length * UNIT)


def short(disc: Disc) -> str:
    """A disc in two letters, as it is typed."""
    return f"{LETTERS[colour(disc)]}{number(disc)}"


def _who(view: View) -> int:
    """Whose move it is."""
    if view.stage == "bullseye":
        return view.discs[view.fallen[0]].seat
    return view.flicker if view.stage in ("flick", "roll", "reflick") else view.seat


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
