"""What the discs count for when they have come to rest, and who writes in the ruins first."""

from sobremesa.core.values import Seat
from sobremesa.games.sonora.printed.board import SECTIONS, Section, circle_at, zones_at
from sobremesa.games.sonora.printed.discs import Disc, colour
from sobremesa.games.sonora.sheet.values import Landing
from sobremesa.games.sonora.state import Position


def landing(position: Position, disc: Disc) -> Landing | None:
    """What a disc counts for; None if for nothing, or if its owner has still to choose."""
    lying = position.discs[disc]
    if lying.where == "hole" and lying.section:
        return Landing(disc, lying.section, double=False)  # R6: once, whatever it touched
    if lying.where != "board":
        return None
    circle = circle_at(lying.x, lying.y)
    if circle is not None:
        return Landing(disc, circle.section, double=True)
    zones = zones_at(lying.x, lying.y)
    section = zones[0] if len(zones) == 1 else lying.section
    return Landing(disc, section, double=False) if section else None


def is_half(position: Position, disc: Disc) -> bool:
    """True if the owner has to choose between two zones (R8)."""
    lying = position.discs[disc]
    return (
        lying.where == "board"
        and lying.section is None
        and circle_at(lying.x, lying.y) is None
        and len(zones_at(lying.x, lying.y)) > 1
    )


def halves(position: Position) -> tuple[Disc, ...]:
    """The discs for which a section must be chosen: in turn order, then by number."""
    return tuple(
        disc
        for seat in position.turn_order
        for disc in range(len(position.discs))
        if position.owner(disc) == seat
        and (not position.colours or colour(disc) in position.colours)
        and is_half(position, disc)
    )


def landings(position: Position, seat: Seat) -> tuple[Landing, ...]:
    """Everything that counts for a seat; in a solo match, of its own colour."""
    found = (
        landing(position, disc)
        for disc in range(len(position.discs))
        if position.owner(disc) == seat
        and (not position.colours or colour(disc) == position.colours[0])
    )
    return tuple(one for one in found if one is not None)


def rival_landings(position: Position) -> tuple[Landing, ...]:
    """Solo: everything that counts for the rival."""
    found = (
        landing(position, disc)
        for disc in range(len(position.discs))
        if colour(disc) == position.colours[1]
    )
    return tuple(one for one in found if one is not None)


def total(position: Position, seat: Seat, section: Section) -> int:
    """The numbers on a seat's discs there, doubled on circles."""
    return sum(one.value for one in landings(position, seat) if one.section == section)


def totals(position: Position, seat: Seat) -> tuple[int, ...]:
    """The same for every section."""
    return tuple(total(position, seat, section) for section in SECTIONS)


def ruins_order(position: Position) -> tuple[Seat, ...]:
    """Who marks the ruins: most first, equals in turn order, nobody without a disc there (R15)."""
    order = position.turn_order
    values = {seat: total(position, seat, "ruins") for seat in order}
    return tuple(
        sorted((s for s in order if values[s]), key=lambda s: (-values[s], order.index(s)))
    )
