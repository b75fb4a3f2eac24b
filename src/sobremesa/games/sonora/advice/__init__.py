"""How to play well: a flick is worth what it lets one write, and writing is worth its points."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any, ClassVar, Final
from zlib import crc32

from msgspec.structs import replace

from sobremesa.core import codec
from sobremesa.core.advice import Advice, Rung, Weighed
from sobremesa.core.choices import Choices
from sobremesa.core.luck import Luck
from sobremesa.core.values import Seat
from sobremesa.games.sonora.advice.kinds import AGAIN, NOWHERE, kind_of
from sobremesa.games.sonora.advice.mind import Mind
from sobremesa.games.sonora.advice.scribe import Idea, Outlook, ideas, lines, mud_value
from sobremesa.games.sonora.advice.stakes import reckoned, stakes
from sobremesa.games.sonora.advice.swing import swing
from sobremesa.games.sonora.advice.worth import canyon, creek
from sobremesa.games.sonora.advice.worth.prices import PATHS, SHAPES, price
from sobremesa.games.sonora.advice.worth.ruins import ahead
from sobremesa.games.sonora.moves import (
    AnyMove,
    Assign,
    ChooseColours,
    EndSwaps,
    Flick,
    Keep,
    Reflick,
    RivalDraw,
    RivalTrace,
    Swap,
)
from sobremesa.games.sonora.printed.board import Section
from sobremesa.games.sonora.printed.discs import colour, number
from sobremesa.games.sonora.printed.hands import HANDS, Hand
from sobremesa.games.sonora.rounds.landings import landing, landings, rival_landings
from sobremesa.games.sonora.sheet import rival
from sobremesa.games.sonora.sheet.values import Landing, Sheet
from sobremesa.games.sonora.state import IN_HAND, Position
from sobremesa.games.sonora.view import View, imagined

CLUMSY: Final = (20.0, 0.5)
"""The error of somebody without any skill, in degrees and parts of the speed."""
MOST_RUNS: Final = 24
"""Of each aim worth a thought with error, for the most skilled."""
OPENS, LOOKS_AHEAD = 0.3, 0.5
"""The skill from which on one sees what a mark opens, and compares whole lines of marks."""
BOTHER: Final = 0.1
"""A swap that brings less than this is not made, even if it cannot be kept."""
SPOILS: Final[dict[Section, float]] = {
    "ruins": 1.0,
    "creek": 0.8,
    "mudcracks": 0.4,
    "canyon": 0.8,
}
"""Solo: how much each point on the rival's discs hurts."""


class SonoraAdvice(Advice[View, AnyMove]):
    """What comes to the own sheet, less a share of what comes to the rivals'."""

    ladder: ClassVar = {
        "first": Rung(0.11, overlooks=0.6),
        "easy": Rung(0.135, overlooks=0.42),
        "casual": Rung(0.2, overlooks=0.15),
        "normal": Rung(0.3, overlooks=0.22),
        "skilled": Rung(0.365, overlooks=0.02),
        "hard": Rung(0.5, overlooks=0.02),
        "master": Rung(0.72),
    }

    def weigh(self, view: View, choices: Choices[AnyMove], skill: float = 1.0) -> Weighed[AnyMove]:
        """The choices worth a thought, each with its worth to the viewer, most first."""
        if not choices or view.viewer is None:
            return []
        position, seat = imagined(view), view.viewer
        outlook = _outlook(position, seat, skill)
        match view.stage:
            case "flick":
                weighed = _flicks(position, seat, skill, outlook, _luck(position))
            case "reflick":
                weighed = _again_or_not(position, seat, skill, outlook, _luck(position))
            case "bullseye" | "halves":
                weighed = [
                    (_chosen(position, seat, move, outlook), move)
                    for move in choices
                    if isinstance(move, Assign)
                ]
            case "swap":
                weighed = _swaps(position, seat, outlook)
            case "colours":
                weighed = [
                    (_coloured(position, move, outlook), move)
                    for move in choices
                    if isinstance(move, ChooseColours)
                ]
            case "rival":
                weighed = [(_spoilt(position, move, outlook), move) for move in choices]
            case _:
                think = lines if skill >= LOOKS_AHEAD else ideas
                weighed = think(_to_write(position, seat), outlook)
        return sorted(weighed, key=lambda choice: -choice[0])

    def gestures(self, view: View, move: AnyMove) -> Sequence[tuple[int, ...]]:
        """The aim before a flick."""
        return swing(move) if isinstance(move, Flick) else ()

    def turn(self, view: View) -> object:
        lying = [(disc.where, disc.x, disc.y) for disc in view.discs]
        return crc32(repr((view.viewer, view.round, lying)).encode())


def _luck(position: Position) -> Luck:
    """From what is seen, so that the same view gets the same advice."""
    return Luck(crc32(codec.to_text(position)))


def _outlook(position: Position, seat: Seat, skill: float) -> Outlook:
    """What this player reckons with."""
    rivals = tuple(sheet for other, sheet in enumerate(position.sheets) if other != seat)
    return Outlook(position.rounds - position.round - 1, ahead(rivals), opens=skill >= OPENS)


def _to_write(position: Position, seat: Seat) -> Sheet:
    """The sheet; in the ruins, without what will be written later."""
    sheet = position.sheets[seat]
    if position.stage == "ruins":
        return replace(sheet, tasks=(), mud=0, animals=Sheet().animals, saved=Sheet().saved)
    return sheet


# Flicks


def _flicks(
    position: Position, seat: Seat, skill: float, outlook: Outlook, luck: Luck
) -> list[Idea]:
    """The best aims with the discs that profit most, as a hand of this skill makes them."""
    table = stakes(position.sheets[seat], _lying(position, seat), outlook)
    mind = Mind(position, seat, table)
    own = _own_error(skill)
    weighed: list[Idea] = []
    for hope in mind.hopes(_felt(position, seat, skill), _runs(skill), luck):
        aim = mind.made(hope.aim, own, luck)
        for disc in position.to_flick(seat):
            worth = hope.worth(table, disc) - table[AGAIN][number(disc)]
            weighed.append((worth, Flick(disc, aim.x, aim.y, aim.vx, aim.vy)))
    return weighed


def _again_or_not(
    position: Position, seat: Seat, skill: float, outlook: Outlook, luck: Luck
) -> list[Idea]:
    """Compare what the disc counts for with what it might if flicked again."""
    disc = position.flicked
    counts = landing(position, disc)
    back = replace(position.with_disc(disc, IN_HAND), stage="flick")
    table = stakes(back.sheets[seat], _lying(back, seat), outlook)
    hopes = Mind(back, seat, table).hopes(_felt(back, seat, skill), _runs(skill) or 1, luck)
    hope = max((one.worth(table, disc) for one in hopes), default=0.0)
    kind = kind_of(counts.section, counts.double) if counts else NOWHERE
    now = table[kind][number(disc)]
    return [(now, Keep()), (hope - price("reflick", outlook.later), Reflick())]


def _lying(position: Position, seat: Seat) -> tuple[Landing, ...]:
    """What counts for a seat already; alone one does not know yet which colour will."""
    return () if position.solo else landings(position, seat)


def _runs(skill: float) -> int:
    return round(MOST_RUNS * skill)


def _own_error(skill: float) -> Hand:
    """Besides that of the hand which the table gives every seat."""
    return CLUMSY[0] * (1 - skill), CLUMSY[1] * (1 - skill)


def _felt(position: Position, seat: Seat, skill: float) -> Hand:
    """The own error, and that of the hand."""
    own, hand = _own_error(skill), HANDS[position.hands[seat]]
    return own[0] + hand[0], own[1] + hand[1]


# Between the flicks and the sheets


def _chosen(position: Position, seat: Seat, move: Assign, outlook: Outlook) -> float:
    """What the discs bring with this one in that section; or spoil, if it is the rival's."""
    lying = replace(position.discs[move.disc], section=move.section)
    after = position.with_disc(move.disc, lying)
    if position.colours and colour(move.disc) == position.colours[1]:
        return -_harm(after)
    return reckoned(position.sheets[seat], landings(after, seat), outlook)


def _swaps(position: Position, seat: Seat, outlook: Outlook) -> list[Idea]:
    """What all discs bring if two change places, or none."""
    sheet = position.sheets[seat]
    now = reckoned(sheet, landings(position, seat), outlook)
    weighed: list[Idea] = [(price("swap", outlook.later) or BOTHER, EndSwaps())]
    for a, b in combinations(position.own(seat, "board"), 2):
        after = position.with_exchanged(a, b)
        gain = reckoned(sheet, landings(after, seat), outlook) - now
        weighed.append((gain, Swap(a, b)))
    return weighed


# Alone


def _coloured(position: Position, move: ChooseColours, outlook: Outlook) -> float:
    """What the own colour brings, less what the rival's spoils."""
    after = replace(position, colours=(move.own, move.rival))
    return reckoned(position.sheets[0], landings(after, 0), outlook) - _harm(after)


def _harm(position: Position) -> float:
    """What the rival's discs spoil, about."""
    return sum(SPOILS[one.section] * one.value for one in rival_landings(position))


def _spoilt(position: Position, move: Any, outlook: Outlook) -> float:
    """What is left of the section in which the rival marks something."""
    sheet = rival.mark(position.sheets[0], move, [])
    match move:
        case RivalDraw():
            return canyon.worth_of(sheet, outlook.usual(SHAPES) + 1, outlook.later)
        case RivalTrace():
            return creek.promise_of(sheet, outlook.usual(PATHS) + 1, outlook.later)
    return mud_value(sheet, outlook)
