"""A table on which discs go exactly where a test wants them, without physics and without luck."""

from collections.abc import Iterable

from sobremesa.core.match import Match
from sobremesa.core.options import OptionValue
from sobremesa.core.values import DEALER, Event, Seat
from sobremesa.games.sonora.moves import (
    AnyMove,
    Assign,
    EndSwaps,
    Finish,
    Flick,
    Keep,
    Reflick,
    Roll,
)
from sobremesa.games.sonora.printed.board import SIZE, in_corner
from sobremesa.games.sonora.printed.discs import NUMBERS, Disc
from sobremesa.games.sonora.rules import GAME
from sobremesa.games.sonora.state import Position
from sobremesa.physics import KERNEL, UNIT, Rest

SPEED = 500 * UNIT

Spot = tuple[float, float]
"""In millimetres."""

RUINS, CREEK, MUDCRACKS, CANYON = (80, 30), (250, 110), (240, 240), (60, 250)
"""Places in the four zones that touch no circle and no line."""


def mm(spot: Spot) -> tuple[int, int]:
    return round(spot[0] * UNIT), round(spot[1] * UNIT)


def disc(colour: int, number: int) -> Disc:
    return NUMBERS * colour + number - 1


class Table:
    """A match, and a hand that never errs."""

    def __init__(self, seats: int = 3, **options: OptionValue) -> None:
        self.match = Match(GAME, seats, options)

    @property
    def state(self) -> Position:
        state: Position = self.match.state
        return state

    @property
    def to_move(self) -> Seat:
        (seat,) = self.match.to_move
        return seat

    @property
    def told(self) -> tuple[Event, ...]:
        """What the newest row told."""
        return self.match.log[-1].events

    def do(self, move: AnyMove) -> None:
        """A move of whoever's turn it is, with no dealer acting by itself."""
        self.match.follow(self.to_move, move)

    def aim(self, which: Disc) -> Flick:
        """A flick of this disc from the middle of the corner towards the middle of the board."""
        corner = self.state.corner(self.to_move)
        x, y = in_corner(corner, 14 * UNIT, 14 * UNIT)
        return Flick(
            which, x, y, SPEED if 2 * x < SIZE else -SPEED, SPEED if 2 * y < SIZE else -SPEED
        )

    def flick(
        self,
        which: Disc,
        to: Spot | str = "off",
        *,
        pushed: dict[Disc, Spot | str] | None = None,
        touched: Iterable[Disc] = (),
        banked: bool = False,
        left_corner: bool = True,
    ) -> None:
        """Flick a disc to a spot, into the "hole" or "off", and others along with it."""
        self.do(self.aim(which))
        goals: dict[Disc, Spot | str] = {**(pushed or {}), which: to}
        rests = []
        lying = {d for d, one in enumerate(self.state.discs) if one.where == "board"}
        for one in sorted({*lying, which}):
            goal = goals.get(one)
            if isinstance(goal, str):
                rests.append(Rest(one, 0, 0, "hole" if goal == "hole" else "off"))
            elif goal is not None:
                rests.append(Rest(one, *mm(goal), "board"))
            else:
                rests.append(Rest(one, self.state.discs[one].x, self.state.discs[one].y, "board"))
        hit = [*(pushed or {}), *touched]
        roll = Roll(
            vx=SPEED,
            vy=SPEED,
            rests=tuple(rests),
            gone=tuple(d for d in (*(pushed or {}), which) if isinstance(goals[d], str)),
            left_corner=left_corner,
            touched=tuple((which, other) for other in hit),
            banked=banked,
            track=(),
            kernel=KERNEL,
        )
        self.match.follow(DEALER, roll)

    def keep(self) -> None:
        self.do(Keep())

    def reflick(self) -> None:
        self.do(Reflick())

    def choose(self, which: Disc, section: str) -> None:
        self.do(Assign(which, section))  # type: ignore[arg-type]

    def flick_and_keep(self, which: Disc, to: Spot | str, **more: object) -> None:
        """Flick, and leave it there."""
        self.flick(which, to, **more)  # type: ignore[arg-type]
        if self.state.stage == "reflick":
            self.keep()

    def flick_the_rest(self, to: Iterable[Spot]) -> None:
        """All discs that are still in hand, each to the next spot, until the phase is over."""
        spots = iter(to)
        while self.state.stage == "flick":
            which = min(self.state.own(self.to_move, "hand"))
            self.flick_and_keep(which, next(spots))

    def write_anything(self) -> None:
        """Swap nothing and write as little as may be, until the round is over."""
        while self.state.stage not in ("flick", "over"):
            seat = min(self.match.to_move)
            offered = list(self.match.choices(seat))
            brief = [move for move in offered if isinstance(move, EndSwaps | Finish)]
            self.match.follow(seat, (brief or offered)[0])


def grid_of_spots() -> list[Spot]:
    """More spots than there are discs, none of which touches another."""
    return [(x, y) for y in range(20, 290, 26) for x in range(75, 235, 26)]
