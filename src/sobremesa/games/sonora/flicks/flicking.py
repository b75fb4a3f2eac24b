"""What comes of a flick: bullseyes, bonuses, discs that were knocked off and are flicked again.

The order is that of R1: all discs lie still; owners of bullseyes choose; the flicker may flick
again; then those whose discs were knocked off flick them; then the turn goes on.
"""

from msgspec.structs import replace

from sobremesa.core.game import Step
from sobremesa.core.values import Event
from sobremesa.games.sonora import events
from sobremesa.games.sonora.moves import Assign, Roll
from sobremesa.games.sonora.printed.board import SECTIONS, zones_at
from sobremesa.games.sonora.printed.discs import Disc
from sobremesa.games.sonora.rounds import counting
from sobremesa.games.sonora.state import IN_HAND, OUT, Lying, Position
from sobremesa.physics import Rest


def rolled(position: Position, roll: Roll) -> Step[Position]:
    """The discs have run."""
    seat, disc = position.flicker, position.flicked
    hits = tuple(b if a == disc else a for a, b in roll.touched if disc in (a, b))
    if not roll.left_corner and not hits:
        after = replace(position, stage="flick", aim=None)
        return Step(after, (events.FlickTooWeak(seat, disc),))
    happened: list[Event] = [events.Flicked(seat, disc, roll.track, roll.rests, hits)]
    rests = {rest.disc: rest for rest in roll.rests}
    discs = list(position.discs)
    for rest in roll.rests:
        discs[rest.disc] = Lying("board", rest.x, rest.y)
    fallen, knocked = [], list(position.knocked)
    for gone in roll.gone:
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
    if position.no_bunting and not hits and not roll.banked and _is_bunt(position, rests[disc]):
        discs[disc] = OUT
        happened.append(events.Bunted(seat, disc))
    after = replace(
        position,
        aim=None,
        discs=tuple(discs),
        fallen=tuple(fallen),
        knocked=tuple(knocked),
    )
    return Step(_settled(after, happened), tuple(happened))


def _is_bunt(position: Position, rest: Rest) -> bool:
    """True if the disc lies in the zone beside its corner, and not half in another (R12)."""
    beside = SECTIONS[position.corner(position.flicker)]
    return rest.where == "board" and zones_at(rest.x, rest.y) == (beside,)


def chosen(position: Position, move: Assign) -> Step[Position]:
    """The owner of a bullseye has chosen a section, for good (R6)."""
    happened: list[Event] = [
        events.SectionChosen(position.owner(move.disc), move.disc, move.section)
    ]
    after = replace(
        position,
        discs=with_disc(position, move.disc, Lying("hole", section=move.section)),
        fallen=position.fallen[1:],
    )
    return Step(_settled(after, happened), tuple(happened), final=True)


def again(position: Position) -> Step[Position]:
    """A bonus is spent: the disc comes back, and nothing else does (R5)."""
    seat, disc = position.flicker, position.flicked
    sheet = position.sheets[seat]
    left = sheet.reflicks - 1
    after = replace(
        position.with_sheet(seat, replace(sheet, reflicks=left)),
        stage="flick",
        discs=with_disc(position, disc, IN_HAND),
    )
    return Step(after, (events.Reflicked(seat, disc, left),))


def kept(position: Position) -> Step[Position]:
    """The flicker leaves the disc where it is."""
    happened: list[Event] = []
    return Step(_kept(position, happened), tuple(happened))


def _settled(position: Position, happened: list[Event]) -> Position:
    """What the table waits for next."""
    if position.fallen:
        return replace(position, stage="bullseye")
    if position.sheets[position.flicker].reflicks:
        return replace(position, stage="reflick")
    return _kept(position, happened)


def _kept(position: Position, happened: list[Event]) -> Position:
    """Discs that were knocked off come first, those of the newest flick before older ones."""
    seat = position.flicker
    newest = sorted(
        position.knocked, key=lambda disc: ((position.owner(disc) - seat) % position.seats, disc)
    )
    waiting = (*newest, *position.waiting)
    if not waiting:
        return counting.go_on(position, happened)
    disc = waiting[0]
    return replace(
        position,
        stage="flick",
        flicker=position.owner(disc),
        disc=disc,
        knocked=(),
        waiting=waiting[1:],
    )


def with_disc(position: Position, disc: Disc, lying: Lying) -> tuple[Lying, ...]:
    """The discs with one of them elsewhere."""
    discs = list(position.discs)
    discs[disc] = lying
    return tuple(discs)
