"""Drawing tools for tests: a small desert as a player would see it.

A drawing has two lines a row. The first holds the columns a, c, e, ...; the second b, d, f, ...,
which lie half a hex lower. Only the order of the signs in a line counts, not the blanks.

    .  sand        @  oasis        b0  blue camel of seat 0
    ^  mountain    1  2  3  water  B0  the same with its rider    + ! ?  sand marked for the test
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from sobremesa.core.game import Step
from sobremesa.core.luck import Luck
from sobremesa.core.match import Match, Row
from sobremesa.core.values import DEALER, Event, Seat
from sobremesa.games.through_the_desert.board import PARTS
from sobremesa.games.through_the_desert.hexes import (
    BOARD,
    COLUMNS,
    NEIGHBOURS,
    Bits,
    Hex,
    bits_of,
    hexes_of,
    indices_of,
    parts,
)
from sobremesa.games.through_the_desert.moves import (
    AnyMove,
    FillWells,
    PlaceCamel,
    PlaceRider,
    PlantPalms,
    SetAside,
)
from sobremesa.games.through_the_desert.rules import GAME
from sobremesa.games.through_the_desert.state import (
    COLOURS,
    TINT,
    TINTS,
    Caravan,
    Colour,
    Position,
)

OPTIONS = {"different_colours": False, "face_down": False}
COLOUR = {colour[0]: colour for colour in COLOURS}


def signs(drawing: str) -> Iterator[tuple[Hex, str]]:
    """Each hex of a drawing with its sign."""
    for number, line in enumerate(drawing.strip("\n").splitlines()):
        for place, sign in enumerate(line.split()):
            yield f"{COLUMNS[2 * place + number % 2]}{number // 2 + 1}", sign


def marked(drawing: str, mark: str) -> set[Hex]:
    """The hexes with this sign."""
    return {name for name, sign in signs(drawing) if sign == mark}


def draw(
    drawing: str, seats: int = 2, put: Mapping[Hex, str] | None = None, **fields: Any
) -> Position:
    """The position in a drawing, in the middle of a match: seat 0 has two camels to place.

    There is nothing outside the drawing. A caravan without a rider has one on its first camel.
    What lies enclosed in the drawing is enclosed, and an oasis beside a camel is scored. `put` lays
    more signs on top.
    """
    drawn = {**dict(signs(drawing)), **(put or {})}
    spaces = bits_of(name for name, sign in drawn.items() if sign != "^")
    oases = bits_of(name for name, sign in drawn.items() if sign == "@")
    camels = {sign.lower() for sign in drawn.values() if len(sign) == 2}
    sets = {sign: bits_of(n for n, s in drawn.items() if s.lower() == sign) for sign in camels}
    riders = bits_of(name for name, sign in drawn.items() if len(sign) == 2 and sign[0].isupper())
    for some in sets.values():
        riders |= 0 if some & riders else some & -some
    caravans = tuple(
        tuple(
            _caravan(sets.get(f"{colour[0]}{seat}", 0), spaces, oases, sum(sets.values()))
            for colour in COLOURS
        )
        for seat in range(seats)
    )
    position = replace(
        GAME.setup(seats, OPTIONS),
        stage="camels",
        turn=20 * seats,
        left=2,
        spaces=spaces,
        oases=oases,
        wells=tuple(
            bits_of(name for name, sign in drawn.items() if sign.isdigit() and int(sign) >= least)
            for least in (1, 2, 3)
        ),
        free=spaces & ~oases & ~sum(sets.values()),
        riders=riders,
        caravans=caravans,
        roomy=tuple(_roomy([own[tint].reach for own in caravans]) for tint in TINTS),
    )
    return replace(position, **fields)


def _caravan(camels: Bits, spaces: Bits, oases: Bits, everyone: Bits) -> Caravan:
    reach = 0
    for index in indices_of(camels):
        reach |= NEIGHBOURS[index]
    enclosed = sum(part for part in parts(spaces & ~camels) if camels and not part & everyone)
    return Caravan(camels, reach, enclosed, oases & (reach | enclosed))


def _roomy(reaches: Iterable[Bits]) -> Bits:
    once = twice = 0
    for reach in reaches:
        twice |= once & reach
        once |= reach
    return BOARD & ~twice


def riding(drawing: str, seats: int = 2, **fields: Any) -> Position:
    """A drawn position in which riders are being placed."""
    position = draw(drawing, seats, stage="riders", left=0, turn=0)
    return replace(position, **{"seat": position.riders.bit_count() % seats, **fields})


# What can be done


def rider(colour: Colour, where: Hex) -> PlaceRider:
    return PlaceRider(colour, where)


def camel(colour: Colour, where: Hex) -> PlaceCamel:
    return PlaceCamel(colour, where)


def places(position: Position, colour: Colour) -> set[Hex]:
    """Where the seat to move may place a piece of this colour."""
    return {m.hex for m in GAME.choices(position, position.seat) if m.colour == colour}


def colours(position: Position) -> set[Colour]:
    """The colours that the seat to move may place or set aside."""
    return {move.colour for move in GAME.choices(position, position.seat)}


def play(position: Position, *moves: AnyMove) -> Step[Position]:
    """What these moves lead to, each a legal one of the seat to move; the events of all of them."""
    happened: list[Event] = []
    for move in moves:
        (seat,) = GAME.to_move(position)
        assert move in GAME.choices(position, seat), move
        step = GAME.apply(position, seat, move)
        position = step.state
        happened += step.events
    return Step[Position](position, tuple(happened))


def told(step: Step[Position] | Row, kind: type[Event]) -> list[Any]:
    """The events of one kind."""
    return [event for event in step.events if isinstance(event, kind)]


def points(position: Position, seat: Seat, *keys: str) -> int:
    """The points a seat would get if the match ended now, for lines that begin so (or all)."""
    from sobremesa.games.through_the_desert.scoring import sheet

    return sum(line.points[seat] for line in sheet(position) if line.key.startswith(keys or ("",)))


def caravan(position: Position, seat: Seat, colour: Colour) -> Caravan:
    return position.caravans[seat][TINT[colour]]


def enclosed(position: Position, seat: Seat, colour: Colour) -> set[Hex]:
    return set(hexes_of(caravan(position, seat, colour).enclosed))


# Whole matches


def dealt(seats: int, seed: int = 1, **options: bool) -> Match:
    """A match in which the dealer has dealt; with five seats, each has set a colour aside."""
    match = Match(GAME, seats, options, Luck(seed))
    match.deal()
    while match.state.stage == "set_aside":
        match.play(match.state.seat, SetAside(COLOURS[match.state.seat]))
    return match


def ridden(seats: int, seed: int = 1) -> Match:
    """A match in which all riders are placed, anywhere."""
    match, luck = dealt(seats, seed), Luck(seed)
    while match.state.stage == "riders":
        match.play(match.state.seat, match.choices(match.state.seat).sample(luck))
    return match


def laid(seats: int, oases: Iterable[Hex]) -> Match:
    """A match with palms on these spaces; the wells are all mixed in the same way."""
    match = Match(GAME, seats, OPTIONS, Luck(1))
    match.follow(DEALER, PlantPalms(tuple(oases)))
    part = PARTS[seats]
    rest = hexes_of((part.circles | part.palms) & ~match.state.oases)
    match.follow(DEALER, FillWells(rest[0::3], rest[1::3], rest[2::3]))
    return match


def last_supply(position: Position, colour: Colour, count: int = 1) -> Position:
    """The position with so many camels of a colour left."""
    supply = list(position.supply)
    supply[TINT[colour]] = count
    roomy = list(position.roomy)
    if not count:
        roomy[TINT[colour]] = 0
    return replace(position, supply=tuple(supply), roomy=tuple(roomy))


def box(position: Position) -> list[int]:
    """The camels of each colour, on the board and beside it."""
    return [
        supply + sum(own[tint].camels.bit_count() for own in position.caravans)
        for tint, supply in enumerate(position.supply)
    ]
