"""What a seat may know: all, unless points lie face down; and the position that a view shows."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeAlias, TypeVar

from sobremesa.core import values
from sobremesa.core.later import later
from sobremesa.core.luck import Luck
from sobremesa.core.values import ScoreLine, Seat, Value
from sobremesa.games.through_the_desert.board import PARTS
from sobremesa.games.through_the_desert.hexes import (
    BOARD,
    NEIGHBOURS,
    Bits,
    Hex,
    bits_of,
    hexes_of,
    indices_of,
    parts,
)
from sobremesa.games.through_the_desert.scoring import sheet
from sobremesa.games.through_the_desert.state import (
    COLOURS,
    TINT,
    TINTS,
    VALUES,
    WELLS_OF_A_VALUE,
    Caravan,
    Colour,
    EndedBy,
    Position,
    Stage,
)
from sobremesa.games.through_the_desert.water import Well, wells_in

T = TypeVar("T")
Known: TypeAlias = tuple[Position, Sequence[Seat | None]]
"""A position, and the seats whose points the viewer knows."""


class CaravanView(Value, frozen=True, gc=False):
    """Camels of one colour that follow one seat's rider, and what they hold."""

    seat: Seat
    colour: Colour
    rider: Hex
    camels: tuple[Hex, ...]
    """The rider's among them."""
    oases: tuple[Hex, ...]
    """Those it has scored."""
    areas: tuple[tuple[Hex, ...], ...]
    """What it has enclosed and not filled, part by part, oases too."""


class View(values.View, frozen=True, gc=False):
    """The table as anybody sees it."""

    stage: Stage
    seat: Seat
    turn: int
    left: int
    """Camels that the seat has still to place in this turn."""
    oases: tuple[Hex, ...]
    wells: tuple[Well, ...]
    caravans: tuple[CaravanView, ...]
    supply: tuple[int, ...]
    """Camels left beside the board: blue, green, red, violet, yellow."""
    water: tuple[tuple[int, ...], ...]
    """Wells that each seat has taken: of value 1, 2 and 3; none of them where that is hidden."""
    aside: tuple[Colour, ...]
    """With five seats: the colours set aside, in turn order."""
    different: bool
    """With five seats: no two may set the same colour aside."""
    lines: tuple[ScoreLine, ...]
    """The score sheet as it stands; of others' points that are hidden it has none."""
    ended_by: EndedBy
    face_down: bool
    """The option: what others have won is hidden until the end (R36)."""

    @property
    def seats(self) -> int:
        return len(self.water)

    def hides(self, seat: Seat) -> bool:
        """Whether the points of this seat lie face down for the viewer."""
        return self.face_down and seat != self.viewer and not self.ended_by


def seen_from(position: Position, viewer: Seat | None) -> View:
    """The position as `viewer` may know it; None watches. All is open (R26), or nearly (R36).

    What takes time is made for those who look at it: one who plays by the choices alone does not.
    It keeps the position until then, so where something is hidden it is made at once.
    """
    hidden = position.face_down and not position.ended_by
    known = (position, (viewer,) if hidden else range(position.seats))
    made = _at_once if hidden else later
    return View(  # in the order of the fields, because names would take a third of the time
        viewer,
        tuple(position.to_move),  # one at most
        position.stage,
        position.seat,
        position.turn,
        position.left,
        _oases(position.oases),
        made(_wells, known),
        made(_caravans, known),
        position.supply,
        made(_water_taken, known),
        tuple([COLOURS[tint] for tint in position.aside]) if position.aside else (),
        position.different,
        made(_lines, known),
        position.ended_by,
        position.face_down,
    )


def _at_once(make: Callable[[Known], tuple[T, ...]], known: Known) -> tuple[T, ...]:
    return make(known)


@lru_cache(maxsize=64)
def _oases(oases: Bits) -> tuple[Hex, ...]:
    """By name. They stay where they are for the whole match."""
    return hexes_of(oases)


def _wells(known: Known) -> tuple[Well, ...]:
    position, _ = known
    return wells_in(position.wells, position.spaces)


def _caravans(known: Known) -> tuple[CaravanView, ...]:
    position, seats = known
    return tuple(
        CaravanView(
            seat=seat,
            colour=COLOURS[tint],
            rider=hexes_of(caravan.camels & position.riders)[0],
            camels=hexes_of(caravan.camels),
            oases=hexes_of(caravan.visited) if seat in seats else (),
            areas=tuple(map(hexes_of, parts(caravan.enclosed))),
        )
        for seat, own in enumerate(position.caravans)
        for tint, caravan in enumerate(own)
        if caravan.camels
    )


def _water_taken(known: Known) -> tuple[tuple[int, ...], ...]:
    position, seats = known
    return tuple(taken if seat in seats else () for seat, taken in enumerate(position.water))


def _lines(known: Known) -> tuple[ScoreLine, ...]:
    """The sheet with the points that are known, and what anybody can count on the board."""
    position, seats = known

    def of(numbers: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(number if seat in seats else 0 for seat, number in enumerate(numbers))

    return tuple(
        line
        if line.key.startswith("area")
        else ScoreLine(
            line.key,
            of(line.points),
            line.counts if line.key.startswith("caravan") else of(line.counts),
        )
        for line in sheet(position)
    )


def imagined(view: View, luck: Luck | None = None) -> Position:
    """The position that the view shows; hidden water is dealt to those who may have taken it."""
    caravans = [[Caravan()] * len(COLOURS) for _ in range(view.seats)]
    oases = bits_of(view.oases)
    for one in view.caravans:
        camels = bits_of(one.camels)
        reach, enclosed = _touched(camels), bits_of(name for area in one.areas for name in area)
        caravans[one.seat][TINT[one.colour]] = Caravan(
            camels=camels,
            reach=reach,
            enclosed=enclosed,
            # What is hidden of them can be seen on the board: those it touches or has shut in.
            visited=(reach | enclosed) & oases if view.hides(one.seat) else bits_of(one.oases),
        )
    spaces = PARTS[view.seats].spaces
    return Position(
        stage=view.stage,
        seat=view.seat,
        turn=view.turn,
        left=view.left,
        spaces=spaces,
        oases=oases,
        wells=tuple(bits_of(w.hex for w in view.wells if w.value >= least) for least in VALUES),
        free=spaces & ~oases & ~sum(caravan.camels for own in caravans for caravan in own),
        riders=bits_of(one.rider for one in view.caravans),
        caravans=tuple(map(tuple, caravans)),
        roomy=tuple(
            _touched_twice([own[tint].reach for own in caravans]) ^ BOARD
            if view.supply[tint]
            else 0
            for tint in TINTS
        ),
        supply=view.supply,
        water=_water(view, luck or Luck(0)),
        aside=tuple(TINT[colour] for colour in view.aside),
        different=view.different,
        ended_by=view.ended_by,
        face_down=view.face_down,
    )


def _water(view: View, luck: Luck) -> tuple[tuple[int, ...], ...]:
    """The wells that each seat has taken; where that is hidden, those that are gone, dealt out.

    A few wells stay in the box, and nobody knows which: all that are not in sight are mixed.
    """
    hidden = [seat for seat in range(view.seats) if view.hides(seat)]
    if not hidden:
        return view.water
    part = PARTS[view.seats]
    gone = (part.palms | part.circles).bit_count() - len(view.oases) - len(view.wells)
    taken = [list(own or (0,) * len(VALUES)) for own in view.water]
    seen = [well.value for well in view.wells]
    unseen = [
        value
        for value, own in zip(VALUES, map(sum, zip(*taken, strict=True)), strict=True)
        for _ in range(WELLS_OF_A_VALUE - seen.count(value) - own)
    ]
    for value in luck.draw(unseen, gone - sum(map(sum, taken)) if view.stage == "camels" else 0):
        taken[luck.pick(hidden)][value - 1] += 1
    return tuple(map(tuple, taken))


def _touched(camels: Bits) -> Bits:
    """The hexes beside these camels; those between them, too."""
    bits = 0
    for index in indices_of(camels):
        bits |= NEIGHBOURS[index]
    return bits


def _touched_twice(reaches: Sequence[Bits]) -> Bits:
    """The hexes that are in two of these sets or more."""
    once = twice = 0
    for reach in reaches:
        twice |= once & reach
        once |= reach
    return twice
