"""How to play well: run a flick in the mind, with all its errors, before making it.

Many aims are run once without error; the best few many times with it. What a run with error shows
also tells about aims close by, so runs are shared between neighbours, each by how close it came.
What a landing is worth is the number on the disc for now, doubled on a circle.
"""

from collections.abc import Iterable
from itertools import combinations
from math import exp
from typing import Any, NamedTuple
from zlib import crc32

from msgspec.structs import replace

from sobremesa.core import codec
from sobremesa.core.choices import Choices
from sobremesa.core.game import Seat
from sobremesa.core.luck import Luck
from sobremesa.games.sonora.aims import aims
from sobremesa.games.sonora.board import SECTIONS, circle_at, zones_at
from sobremesa.games.sonora.deals import astray
from sobremesa.games.sonora.discs import NO_DISC, SOLO_COLOURS, Disc, colour, number
from sobremesa.games.sonora.flicking import with_disc
from sobremesa.games.sonora.moves import (
    Assign,
    ChooseColours,
    EndSwaps,
    Flick,
    Keep,
    Reflick,
    SeatMove,
    Swap,
)
from sobremesa.games.sonora.resolve import landing
from sobremesa.games.sonora.state import HANDS, IN_HAND, Position
from sobremesa.games.sonora.view import View, imagined
from sobremesa.physics import TOP_SPEED, Result, flick
from sobremesa.physics import Flick as Aim

CLUMSY = (8.0, 0.20)
"""The error of somebody without any skill, in degrees and parts of the speed."""
FINALISTS = 24
MOST_RUNS = 40
"""Of each finalist with error, for the most skilled."""
USUAL = 1.2
"""What a flick usually makes of each point on a disc: no disc should be spent for less."""
RIVALS = 0.6
"""How much a rival's points hurt, all rivals together, as a part of own points."""
REFLICK, SWAP = 1.5, 1.5
"""What a bonus is worth kept, as long as there is a later round."""

Hand = tuple[float, float]


class Run(NamedTuple):
    """A flick run in the mind."""

    aim: Aim
    """With the error in it."""
    others: float
    """What it did to all other discs."""
    times: float
    """How often the number on the flicked disc counts: 0, 1 or 2."""


class SonoraAdvice:
    """What a seat's own points are worth, less a share of the rivals'."""

    def weigh(
        self, view: View, choices: Choices[Any], skill: float = 1.0
    ) -> list[tuple[float, SeatMove]]:
        """The choices worth a thought, each with its worth to the viewer, most first."""
        if not choices or view.viewer is None:
            return []
        position, seat = imagined(view), view.viewer
        luck = Luck(crc32(codec.to_text(view)))
        match view.stage:
            case "flick":
                weighed = _flicks(position, seat, skill, luck)
            case "reflick":
                weighed = _again_or_not(position, seat, skill, luck)
            case "swap":
                weighed = _swaps(position, seat)
            case "colours":
                weighed = _colours(position)
            case _:
                weighed = [(_liking(move), move) for move in choices]
        return sorted(weighed, key=lambda choice: -choice[0])


def _later(position: Position, worth: float) -> float:
    """What a bonus is worth kept: nothing in the last round."""
    return worth if position.round + 1 < position.rounds else 0.0


def _liking(move: Assign) -> float:
    """For now all sections are worth the same; the first one parts equals."""
    return -float(SECTIONS.index(move.section))


# Flicks


def _flicks(position: Position, seat: Seat, skill: float, luck: Luck) -> list[tuple[float, Any]]:
    """The best aims with the discs that profit most, as a hand of this skill makes them."""
    own = tuple(part * (1 - skill) for part in CLUMSY)
    hand = HANDS[position.hands[seat]]
    felt = (own[0] + hand[0], own[1] + hand[1])
    discs = (position.disc,) if position.disc != NO_DISC else position.own(seat, "hand")
    judged = _judged(position, seat, felt, round(MOST_RUNS * skill**2), luck)
    weighed: list[tuple[float, Any]] = []
    for aim, others, times in judged:
        for disc in discs:
            vx, vy = _slowed(*astray(aim.vx, aim.vy, (own[0], own[1]), luck))
            worth = others + number(disc) * (times - USUAL)
            weighed.append((worth, Flick(disc, aim.x, aim.y, vx, vy)))
    return weighed


def _slowed(vx: int, vy: int) -> tuple[int, int]:
    """Not faster than allowed, whatever the error."""
    speed = (vx**2 + vy**2) ** 0.5
    part = min(1.0, (TOP_SPEED - 2) / max(speed, 1.0))
    return (round(vx * part) or 1), round(vy * part)


def _judged(
    position: Position, seat: Seat, hand: Hand, runs: int, luck: Luck
) -> list[tuple[Aim, float, float]]:
    """The most promising aims, what each does to others, and how often its own disc counts."""
    mind = Mind(position, seat)
    usual = number(max(position.own(seat, "hand"), default=0))
    clean = sorted(
        (mind.run(aim) for aim in aims(position, seat)),
        key=lambda run: -(run.others + usual * run.times),
    )
    best = clean[:FINALISTS]
    if not runs:
        return [(run.aim, run.others, run.times) for run in best]
    seen = [
        mind.run(Aim(run.aim.x, run.aim.y, *_slowed(*astray(run.aim.vx, run.aim.vy, hand, luck))))
        for run in best
        for _ in range(runs)
    ]
    return [(run.aim, *_smoothed(run.aim, seen, hand)) for run in best]


def _smoothed(aim: Aim, runs: Iterable[Run], hand: Hand) -> tuple[float, float]:
    """What to expect of an aim, from every run with error, by how close each came to it."""
    speed = (aim.vx**2 + aim.vy**2) ** 0.5
    across, along = speed * hand[0] * 0.0175 + 1, speed * hand[1] + 1
    weight = others = times = 0.0
    for run in runs:
        if (run.aim.x, run.aim.y) == (aim.x, aim.y):
            dx, dy = run.aim.vx - aim.vx, run.aim.vy - aim.vy
            on = (dx * aim.vx + dy * aim.vy) / speed / along
            off = (dx * aim.vy - dy * aim.vx) / speed / across
            w = exp(-0.5 * (on * on + off * off))
            weight, others, times = weight + w, others + w * run.others, times + w * run.times
    return others / weight, times / weight


class Mind:
    """A position in which flicks are run, and what comes of them for one seat."""

    def __init__(self, position: Position, seat: Seat) -> None:
        self.position = position
        self.seat = seat
        self.corner = position.corner(seat)
        self.disc = position.disc if position.disc != NO_DISC else position.own(seat, "hand")[0]
        self.lying = {
            disc: (one.x, one.y) for disc, one in enumerate(position.discs) if one.where == "board"
        }
        self.before = sum(self._worth(disc, x, y) for disc, (x, y) in self.lying.items())

    def run(self, aim: Aim) -> Run:
        """Flick in the mind."""
        ran = flick(self.lying, self.disc, aim, self.corner)
        others = -self.before
        times = 0.0
        for rest in ran.rests:
            if rest.disc == self.disc:
                times = self._times(ran, rest.where, rest.x, rest.y)
            elif rest.where == "board":
                others += self._worth(rest.disc, rest.x, rest.y)
            elif rest.where == "hole":
                others += self._share(rest.disc) * number(rest.disc)
            elif self.position.owner(rest.disc) != self.seat:
                others += self._share(rest.disc) * number(rest.disc) * USUAL
        return Run(aim, others, times)

    def _times(self, ran: Result, where: str, x: int, y: int) -> float:
        if not ran.left_corner and not ran.touched:
            return USUAL  # flicked again for nothing
        if where != "board":
            return 1.0 if where == "hole" else 0.0
        direct = not ran.touched and self.disc not in ran.railed
        if direct and self.position.no_bunting and zones_at(x, y) == (SECTIONS[self.corner],):
            return 0.0
        return 2.0 if circle_at(x, y) else 1.0

    def _worth(self, disc: Disc, x: int, y: int) -> float:
        return self._share(disc) * number(disc) * (2 if circle_at(x, y) else 1)

    def _share(self, disc: Disc) -> float:
        """Own discs count, others' hurt."""
        if self.position.owner(disc) == self.seat:
            return 1.0
        return -RIVALS / (self.position.seats - 1)


# Everything else


def _again_or_not(
    position: Position, seat: Seat, skill: float, luck: Luck
) -> list[tuple[float, Any]]:
    """Compare what the disc counts for with what it might if flicked again."""
    disc = position.disc
    counts = landing(position, disc)
    hand = HANDS[position.hands[seat]]
    felt = (CLUMSY[0] * (1 - skill) + hand[0], CLUMSY[1] * (1 - skill) + hand[1])
    back = replace(position, stage="flick", discs=with_disc(position, disc, IN_HAND))
    hopes = _judged(back, seat, felt, round(MOST_RUNS * skill**2) or 1, luck)
    hope = max(others + times * number(disc) for _, others, times in hopes)
    now = float(counts.value) if counts else 0.0
    return [(now, Keep()), (hope - _later(position, REFLICK), Reflick())]


def _swaps(position: Position, seat: Seat) -> list[tuple[float, Any]]:
    """Which numbers would count double, and which no longer."""
    times = {}
    for disc in position.own(seat, "board"):
        counts = landing(position, disc)
        times[disc] = 2 if counts and counts.double else 1
    gains: list[tuple[float, Any]] = [
        (float((number(a) - number(b)) * (times[b] - times[a])), Swap(a, b))
        for a, b in combinations(sorted(times), 2)
    ]
    return [*gains, (_later(position, SWAP), EndSwaps())]


def _colours(position: Position) -> list[tuple[float, Any]]:
    """The colour that counts most is one's own, the one that counts least the rival's."""
    sums = [0] * SOLO_COLOURS
    for disc in range(len(position.discs)):
        counts = landing(position, disc)
        sums[colour(disc)] += counts.value if counts else 0
    return [
        (float(sums[own] - sums[rival]), ChooseColours(own, rival))
        for own in range(SOLO_COLOURS)
        for rival in range(SOLO_COLOURS)
        if own != rival
    ]
