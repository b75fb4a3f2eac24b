"""Flicks run in the mind: where the discs would end, and what that is worth to one seat.

Many aims are run once without error; the best few many times with it. What a run with error shows
also tells about aims close by, so runs are shared between neighbours, each by how close it came.
"""

from collections.abc import Iterable, Sequence
from math import exp
from typing import Final, NamedTuple

from sobremesa.core.luck import Luck
from sobremesa.core.values import Seat
from sobremesa.games.sonora.advice.aims import aims
from sobremesa.games.sonora.advice.kinds import (
    AGAIN,
    HOLE,
    KINDS,
    NOWHERE,
    Kind,
    Table,
    flat,
    kind_at,
)
from sobremesa.games.sonora.flicks.deals import astray
from sobremesa.games.sonora.printed.board import SECTIONS, Point, zones_at
from sobremesa.games.sonora.printed.discs import Disc, number
from sobremesa.games.sonora.printed.hands import Hand
from sobremesa.games.sonora.state import Position
from sobremesa.physics import TOP_SPEED, Rest, Result, flick
from sobremesa.physics import Flick as Aim

FINALISTS: Final = 16
TRIES: Final = 20
RIVALS: Final = 0.6
"""How much a rival's points hurt, all rivals together, as a part of own points."""
UNREAD: Final = flat()


class Run(NamedTuple):
    """A flick run in the mind."""

    aim: Aim
    """With the error in it."""
    others: float
    """What it did to all other discs."""
    kind: Kind
    """How the flicked disc ended."""


class Hope(NamedTuple):
    """What to expect of an aim."""

    aim: Aim
    others: float
    chances: Sequence[float]
    """Of each kind of end for the flicked disc."""

    def worth(self, table: Table, disc: Disc) -> float:
        """With a disc."""
        row = number(disc)
        return self.others + sum(
            chance * table[kind][row] for kind, chance in enumerate(self.chances) if chance
        )


class Mind:
    """A position in which flicks are run, and what comes of them for one seat."""

    def __init__(self, position: Position, seat: Seat, table: Table) -> None:
        self.position = position
        self.seat = seat
        self.table = table
        self.corner = position.corner(seat)
        self.to_flick = position.to_flick(seat)
        self.disc = self.to_flick[0]
        self.lying = {
            disc: (one.x, one.y) for disc, one in enumerate(position.discs) if one.where == "board"
        }
        self.before = {disc: self._worth(disc, kind_at(*at)) for disc, at in self.lying.items()}

    def run(self, aim: Aim) -> Run:
        """Flick in the mind."""
        ran = flick(self.lying, self.disc, aim, self.corner)
        others = 0.0
        kind = NOWHERE
        for rest in ran.rests:
            if rest.disc == self.disc:
                kind = self._end(ran, rest)
            elif rest.where != "board" or (rest.x, rest.y) != self.lying[rest.disc]:
                others += self._worth(rest.disc, self._pushed(rest)) - self.before[rest.disc]
        return Run(aim, others, kind)

    def _end(self, ran: Result, rest: Rest) -> Kind:
        """How the flicked disc ended."""
        if not ran.left_corner and not ran.touched:
            return AGAIN  # flicked again for nothing
        if rest.where != "board":
            return HOLE if rest.where == "hole" else NOWHERE
        straight = not ran.touched and self.disc not in ran.railed
        beside = zones_at(rest.x, rest.y) == (SECTIONS[self.corner],)
        if self.position.no_bunting and straight and beside:
            return NOWHERE
        return kind_at(rest.x, rest.y)

    def _pushed(self, rest: Rest) -> Kind:
        """How another disc ended; a rival's that was knocked off is flicked again."""
        if rest.where == "board":
            return kind_at(rest.x, rest.y)
        if rest.where == "hole":
            return HOLE
        return NOWHERE if self.position.owner(rest.disc) == self.seat else AGAIN

    def _worth(self, disc: Disc, kind: Kind) -> float:
        """Own discs count, others' hurt."""
        if self.position.owner(disc) == self.seat:
            return self.table[kind][number(disc)]
        return -RIVALS / (self.position.seats - 1) * UNREAD[kind][number(disc)]

    def hopes(self, hand: Hand, runs: int, luck: Luck) -> list[Hope]:
        """The most promising aims, and what to expect of each with so many runs."""
        best_of = [
            max(row[number(d)] - self.table[AGAIN][number(d)] for d in self.to_flick)
            for row in self.table
        ]
        every = (self.run(aim) for aim in aims(self.position, self.seat))
        clean = [run for run in every if run.kind != AGAIN]
        best = sorted(clean, key=lambda run: -(run.others + best_of[run.kind]))[:FINALISTS]
        seen = [self.run(_erring(run.aim, hand, luck)) for run in best for _ in range(runs)]
        near: dict[Point, list[Run]] = {}
        for run in seen or best:
            near.setdefault((run.aim.x, run.aim.y), []).append(run)
        return [_smoothed(run.aim, near[run.aim.x, run.aim.y], hand) for run in best]

    def made(self, aim: Aim, hand: Hand, luck: Luck) -> Aim:
        """The aim with a hand's error in it; never one that would not leave the corner.

        Such a flick is repeated for nothing, and the same view would bring the same one for ever.
        """
        for _ in range(TRIES):
            erring = _erring(aim, hand, luck)
            if self.run(erring).kind != AGAIN:
                return erring
        return aim


def _erring(aim: Aim, hand: Hand, luck: Luck) -> Aim:
    return Aim(aim.x, aim.y, *_slowed(*astray(aim.vx, aim.vy, hand, luck)))


def _smoothed(aim: Aim, runs: Iterable[Run], hand: Hand) -> Hope:
    """What to expect of an aim, from runs from the same place, by how close each came to it."""
    speed = (aim.vx**2 + aim.vy**2) ** 0.5
    across, along = speed * hand[0] * 0.0175 + 1, speed * hand[1] + 1
    weight = others = 0.0
    chances = [0.0] * KINDS
    for run in runs:
        dx, dy = run.aim.vx - aim.vx, run.aim.vy - aim.vy
        on = (dx * aim.vx + dy * aim.vy) / speed / along
        off = (dx * aim.vy - dy * aim.vx) / speed / across
        w = exp(-0.5 * (on * on + off * off))
        weight, others = weight + w, others + w * run.others
        chances[run.kind] += w
    return Hope(aim, others / weight, [chance / weight for chance in chances])


def _slowed(vx: int, vy: int) -> tuple[int, int]:
    """Not faster than allowed, whatever the error."""
    speed = (vx**2 + vy**2) ** 0.5
    part = min(1.0, (TOP_SPEED - 2) / max(speed, 1.0))
    return (round(vx * part) or 1), round(vy * part)
