"""What luck and physics do here: the hand errs a little, and the discs run."""

from math import cos, radians, sin

from sobremesa import physics
from sobremesa.core.choices import Choices
from sobremesa.core.luck import Luck
from sobremesa.games.sonora.moves import Flick, Roll
from sobremesa.games.sonora.printed.board import RADIUS, SIZE, Corner, Point
from sobremesa.games.sonora.printed.discs import Disc
from sobremesa.games.sonora.printed.hands import HANDS, Hand
from sobremesa.games.sonora.state import Position

WILDEST = 2 * physics.TOP_SPEED
"""No error of a hand makes a flick faster than this."""
LONGEST_TRACK = 5000


class Rolls(Choices[Roll]):
    """Every way a flick may end, as far as can be told without running it again."""

    __slots__ = ("aim", "corner", "hand", "lying")

    def __init__(self, lying: dict[Disc, Point], aim: Flick, corner: Corner, hand: Hand) -> None:
        self.lying = lying
        self.aim = aim
        self.corner = corner
        self.hand = hand

    def _parts(self) -> tuple[object, ...]:
        return tuple(sorted(self.lying.items())), self.aim, self.corner, self.hand

    def __contains__(self, move: object) -> bool:
        """It is possible if it accounts for every disc and no two lie in one place."""
        if not isinstance(move, Roll):
            return False
        discs = {*self.lying, self.aim.disc}
        on_board = [(rest.x, rest.y) for rest in move.rests if rest.where == "board"]
        gone = [rest.disc for rest in move.rests if rest.where != "board"]
        return (
            [rest.disc for rest in move.rests] == sorted(discs)
            and sorted(move.gone) == gone
            and discs.issuperset(disc for pair in move.touched for disc in pair)
            and move.vx**2 + move.vy**2 <= WILDEST**2
            and all(0 <= coordinate <= SIZE for point in on_board for coordinate in point)
            and _apart(on_board)
            and len(move.track) <= LONGEST_TRACK
        )

    def sample(self, luck: Luck) -> Roll:
        aim = self.aim
        vx, vy = astray(aim.vx, aim.vy, self.hand, luck)
        launch = physics.Flick(aim.x, aim.y, vx, vy)
        ran = physics.flick(self.lying, aim.disc, launch, self.corner)
        return Roll(
            vx=vx,
            vy=vy,
            rests=ran.rests,
            gone=ran.gone,
            left_corner=ran.left_corner,
            touched=ran.touched,
            banked=aim.disc in ran.railed,
            track=ran.track,
            kernel=physics.KERNEL,
        )


def _apart(points: list[Point]) -> bool:
    """True if no two discs overlap."""
    return all(
        (ax - bx) ** 2 + (ay - by) ** 2 >= (2 * RADIUS) ** 2
        for place, (ax, ay) in enumerate(points)
        for bx, by in points[:place]
    )


def astray(vx: int, vy: int, hand: Hand, luck: Luck) -> Point:
    """A velocity as the hand really gives it."""
    degrees, share = hand
    angle, stretch = radians(degrees * _normal(luck)), 1 + share * _normal(luck)
    along, across = stretch * cos(angle), stretch * sin(angle)
    return round(vx * along - vy * across), round(vx * across + vy * along)


def _normal(luck: Luck) -> float:
    """A number around 0, one standard deviation wide: twelve dice added up, never beyond six."""
    return sum(luck.fraction() for _ in range(12)) - 6


def rolls(position: Position) -> Rolls:
    """What the dealer may do with the flick that waits."""
    assert position.aim is not None
    lying = {
        disc: (one.x, one.y) for disc, one in enumerate(position.discs) if one.where == "board"
    }
    hand = HANDS[position.hands[position.flicker]]
    return Rolls(lying, position.aim, position.corner(position.flicker), hand)
