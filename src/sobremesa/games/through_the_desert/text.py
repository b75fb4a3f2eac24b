"""The table in plain letters, and the words a player types."""

from typing import Any

from sobremesa.core.text import Say
from sobremesa.games.through_the_desert.board import PARTS, WHOLE
from sobremesa.games.through_the_desert.hexes import COLUMNS, ROWS, Hex, hexes_of
from sobremesa.games.through_the_desert.state import COLOURS, Colour
from sobremesa.games.through_the_desert.view import View

MOUNTAIN, UNUSED, SAND, LAND, OASIS = "^^", "  ", " .", " :", "@@"
"""What a hex looks like without camels; land is sand that a caravan has enclosed."""

SUMS = {"water": "water", "oases": "oases", "caravans": "caravan", "areas": "area"}
"""What is told of a seat's points, and how the lines of the score sheet begin that it adds up."""


class ThroughTheDesertText:
    """The desert as a map of two letters a hex; a capital is a rider."""

    def position(self, view: View, say: Say) -> str:
        parts = [self._heading(view, say), _map(view), self._legend(say), self._players(view, say)]
        return "\n\n".join(parts)

    def _heading(self, view: View, say: Say) -> str:
        supply = ", ".join(
            say("text-supply", colour=colour, count=count)
            for colour, count in zip(COLOURS, view.supply, strict=True)
        )
        stage = say(f"text-stage-{view.stage}", seat=view.seat, count=view.left)
        return f"{stage}\n{say('text-supplies', supply=supply)}"

    def _legend(self, say: Say) -> str:
        colours = ", ".join(f"{letter(colour)} {say(f'colour-{colour}')}" for colour in COLOURS)
        return say("text-legend", colours=colours)

    def _players(self, view: View, say: Say) -> str:
        lines = []
        for seat in range(view.seats):
            begins = ">" if seat in view.to_move else " "
            if view.hides(seat):
                hidden = say("text-player-face-down", seat=seat, number=seat + 1)
                lines.append(f"{begins} {hidden}")
                continue
            sums = {
                name: sum(line.points[seat] for line in view.lines if line.key.startswith(key))
                for name, key in SUMS.items()
            }
            total = sum(sums.values())
            over = view.stage == "over"
            line = say(
                "text-player" if over else "text-player-now",
                seat=seat,
                number=seat + 1,
                points=total if over else sums["water"] + sums["oases"],
                total=total,
                **sums,
            )
            lines.append(f"{begins} {line}")
        return "\n".join(lines)

    def written(self, fact: str, value: Any, say: Say) -> str | None:
        match fact:
            case "colour":
                return say(f"colour-{value}")
            case "well":
                return f"{value.hex} ({value.value})"
        return None

    def read(self, field: str, word: str, view: View) -> Any:
        if field == "hex":
            return word
        fitting = [colour for colour in COLOURS if colour.startswith(word)]
        if len(fitting) != 1:
            raise ValueError(word)
        return fitting[0]


def letter(colour: Colour) -> str:
    """The letter of a colour, the same in every language."""
    return colour[0]


def _map(view: View) -> str:
    """Two lines a row: the second is for the columns that lie half a hex lower."""
    shown = _pieces(view)
    lines = [f"    {'  '.join(COLUMNS)}"]
    for row in ROWS:
        for odd in (0, 1):
            cells = [
                shown.get(f"{column}{row}", MOUNTAIN) if place % 2 == odd else "  "
                for place, column in enumerate(COLUMNS)
            ]
            lines.append(f"{'' if odd else row:>2} {' '.join(cells)}".rstrip())
    return "\n".join(lines)


def _pieces(view: View) -> dict[Hex, str]:
    """What lies on every hex, the mountains aside."""
    shown = dict.fromkeys(hexes_of(WHOLE.spaces), UNUSED)
    shown |= dict.fromkeys(hexes_of(PARTS[view.seats].spaces), SAND)
    for caravan in view.caravans:
        shown |= dict.fromkeys((name for area in caravan.areas for name in area), LAND)
        look = f"{letter(caravan.colour)}{caravan.seat + 1}"
        shown |= dict.fromkeys(caravan.camels, look)
        shown[caravan.rider] = look.upper()
    shown |= {well.hex: f"~{well.value}" for well in view.wells}
    shown |= dict.fromkeys(view.oases, OASIS)
    return shown
