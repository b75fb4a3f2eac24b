"""What comes of a flick: bullseyes, bonuses, discs that were knocked off and are flicked again.

The order is that of R1: all discs lie still; owners of bullseyes choose; the flicker may flick
again; then those whose discs were knocked off flick them; then the turn goes on.
"""

from typing import Literal

from msgspec.structs import replace

from sobremesa.core.values import Event
from sobremesa.games.sonora import events
from sobremesa.games.sonora.moves import Assign, Roll
from sobremesa.games.sonora.printed.board import SECTIONS, Section, circle_at, zones_at
from sobremesa.games.sonora.printed.discs import Disc
from sobremesa.games.sonora.rounds.turns import next_flick
from sobremesa.games.sonora.state import IN_HAND, OUT, Lying, Position
from sobremesa.physics import Rest


def roll(position: Position, move: Roll, happened: list[Event]) -> Position:
    """The discs have run."""
    seat, disc = position.flicker, position.flicked
    hits = tuple(b if a == disc else a for a, b in move.touched if disc in (a, b))
    if not move.left_corner and not hits:
        happened.append(events.FlickTooWeak(seat, disc))
        return replace(position, stage="flick", aim=None)
    rests = {rest.disc: rest for rest in move.rests}
    where = _lands(rests[disc])
    happened.append(events.Flicked(seat, disc, move.track, move.rests, hits, *where))
    discs = list(position.discs)
    for rest in move.rests:
        discs[rest.disc] = Lying("board", rest.x, rest.y)
    fallen, knocked = [], list(position.knocked)
    for gone in move.gone:
        if rests[gone].where == "hole":
            discs[gone] = Lying("hole")
            fallen.append(gone)
            happened.append(events.Bullseye(position.owner(gone), gone))
        elif position.owner(gone) == seat:
            discs[gone] = OUT
            happened.append(events.WentOff(seat, gone))
        else:
            discs[gone] = IN_HAND
            knocked.append(gone)
            happened.append(events.KnockedOff(seat, position.owner(gone), gone))
    if position.no_bunting and not hits and not move.banked and _is_bunt(position, rests[disc]):
        discs[disc] = OUT
        happened.append(events.Bunted(seat, disc))
    after = replace(
        position,
        aim=None,
        discs=tuple(discs),
        fallen=tuple(fallen),
        knocked=tuple(knocked),
    )
    return _settled(after)


def _lands(rest: Rest) -> tuple[events.Lands, Section | Literal[""]]:
    """Where a disc came to rest, and what it counts for there."""
    if rest.where != "board":
        return "", ""
    circle, zones = circle_at(rest.x, rest.y), zones_at(rest.x, rest.y)
    if circle:
        return "circle", circle.section
    return ("zone", zones[0]) if len(zones) == 1 else ("line", "")


def _is_bunt(position: Position, rest: Rest) -> bool:
    """True if the disc lies in the zone beside its corner, and not half in another (R12)."""
    beside = SECTIONS[position.corner(position.flicker)]
    return rest.where == "board" and zones_at(rest.x, rest.y) == (beside,)


def choose(position: Position, move: Assign, happened: list[Event]) -> Position:
    """The owner of a bullseye has chosen a section, for good (R6)."""
    happened.append(events.SectionChosen(position.owner(move.disc), move.disc, move.section))
    after = position.with_disc(move.disc, Lying("hole", section=move.section))
    return _settled(replace(after, fallen=position.fallen[1:]))


def reflick(position: Position, happened: list[Event]) -> Position:
    """A bonus is spent: the disc comes back, and nothing else does (R5)."""
    seat, disc = position.flicker, position.flicked
    sheet = position.sheets[seat]
    left = sheet.reflicks - 1
    happened.append(events.Reflicked(seat, disc, left))
    after = position.with_sheet(seat, replace(sheet, reflicks=left)).with_disc(disc, IN_HAND)
    return replace(after, stage="flick")


def _settled(position: Position) -> Position:
    """What the table waits for next."""
    if position.fallen:
        return replace(position, stage="bullseye")
    if position.sheets[position.flicker].reflicks:
        return replace(position, stage="reflick")
    return keep(position)


def keep(position: Position) -> Position:
    """The disc stays where it is. Discs that were knocked off come first, the newest of them."""
    seat = position.flicker
    newest = sorted(
        position.knocked, key=lambda disc: ((position.owner(disc) - seat) % position.seats, disc)
    )
    waiting = (*newest, *position.waiting)
    if not waiting:
        return next_flick(position)
    disc = waiting[0]
    return replace(
        position,
        stage="flick",
        flicker=position.owner(disc),
        disc=disc,
        knocked=(),
        waiting=waiting[1:],
    )


def following(position: Position) -> tuple[Disc, ...]:
    """While a disc may be flicked once more: those of which the same hand takes one if it stays."""
    if position.stage != "reflick":
        return ()
    after = keep(position)
    goes_on = after.stage == "flick" and after.flicker == position.flicker
    return after.to_flick(after.flicker) if goes_on else ()
