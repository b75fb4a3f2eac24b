"""What a seat may know, which here is everything; and the position that a view shows."""

from sobremesa.core import values
from sobremesa.core.later import later
from sobremesa.core.values import ScoreLine, Seat, Value
from sobremesa.games.sonora.flicks.flicking import following
from sobremesa.games.sonora.moves import Flick
from sobremesa.games.sonora.printed.board import Corner, Section, circle_at, shares
from sobremesa.games.sonora.printed.discs import Colour, Disc
from sobremesa.games.sonora.rounds.landings import landing, totals
from sobremesa.games.sonora.scoring import by_section, lines
from sobremesa.games.sonora.sheet.values import Sheet
from sobremesa.games.sonora.state import EndedBy, Lying, Position, Stage, Where


class DiscView(Value, frozen=True, gc=False):
    """A disc, and what it would count for if it stayed there."""

    seat: Seat
    where: Where
    x: int
    y: int
    chosen: Section | None
    """Where its owner had to choose and did."""
    section: Section | None
    circle: str
    """The multiplier it touches."""
    shares: tuple[int, ...]
    """In percent: how much of it lies in the ruins, the creek bed, the mudcracks, the canyon."""


class View(values.View, frozen=True, gc=False):
    """The table as anybody sees it."""

    stage: Stage
    rounds: int
    no_bunting: bool
    rival_squares: int
    hands: tuple[str, ...]
    round: int
    turn: int
    seat: Seat
    left: int
    flicker: Seat
    disc: Disc | None
    """As in the position: None if any disc in hand may be flicked."""
    aim: Flick | None
    fallen: tuple[Disc, ...]
    knocked: tuple[Disc, ...]
    waiting: tuple[Disc, ...]
    following: tuple[Disc, ...]
    """While a disc may be flicked once more: the next flick of the same hand, if it is kept."""
    discs: tuple[DiscView, ...]
    corners: tuple[Corner, ...]
    """Of each seat in this round."""
    colours: tuple[Colour, ...]
    order: tuple[Seat, ...]
    sheets: tuple[Sheet, ...]
    points: tuple[tuple[int, ...], ...]
    """By seat and section: what is written, as if the match ended here."""
    now: tuple[tuple[int, ...], ...]
    """By seat and section: what the discs would count as they lie."""
    lines: tuple[ScoreLine, ...]
    ended_by: EndedBy

    @property
    def seats(self) -> int:
        return len(self.hands)


def seen_from(position: Position, viewer: Seat | None) -> View:
    """The position as `viewer` may know it; None watches. Nothing is hidden."""
    return View(
        viewer=viewer,
        to_move=tuple(sorted(position.to_move)),
        stage=position.stage,
        rounds=position.rounds,
        no_bunting=position.no_bunting,
        rival_squares=position.rival_squares,
        hands=position.hands,
        round=position.round,
        turn=position.turn,
        seat=position.seat,
        left=position.left,
        flicker=position.flicker,
        disc=position.disc,
        aim=position.aim,
        fallen=position.fallen,
        knocked=position.knocked,
        waiting=position.waiting,
        following=later(following, position),
        discs=later(_discs, position),
        corners=tuple(map(position.corner, range(position.seats))),
        colours=position.colours,
        order=position.order,
        sheets=position.sheets,
        points=later(_points, position),
        now=later(_now, position),
        lines=later(_lines, position),
        ended_by=position.ended_by,
    )


def _points(position: Position) -> tuple[tuple[int, ...], ...]:
    return tuple(map(by_section, position.sheets))


def _now(position: Position) -> tuple[tuple[int, ...], ...]:
    return tuple(totals(position, seat) for seat in range(position.seats))


def _lines(position: Position) -> tuple[ScoreLine, ...]:
    return lines(position.sheets)


def _discs(position: Position) -> tuple[DiscView, ...]:
    return tuple(_disc(position, disc) for disc in range(len(position.discs)))


def _disc(position: Position, disc: Disc) -> DiscView:
    lying = position.discs[disc]
    on_board = lying.where == "board"
    counts = landing(position, disc)
    circle = circle_at(lying.x, lying.y) if on_board else None
    return DiscView(
        seat=position.owner(disc),
        where=lying.where,
        x=lying.x,
        y=lying.y,
        chosen=lying.section,
        section=counts.section if counts else None,
        circle=circle.id if circle else "",
        shares=later(_shares, lying) if on_board else (),
    )


def _shares(lying: Lying) -> tuple[int, ...]:
    return shares(lying.x, lying.y)


def imagined(view: View) -> Position:
    """The position that the view shows."""
    return Position(
        stage=view.stage,
        rounds=view.rounds,
        no_bunting=view.no_bunting,
        rival_squares=view.rival_squares,
        hands=view.hands,
        round=view.round,
        turn=view.turn,
        seat=view.seat,
        left=view.left,
        flicker=view.flicker,
        disc=view.disc,
        aim=view.aim,
        fallen=view.fallen,
        knocked=view.knocked,
        waiting=view.waiting,
        discs=tuple(Lying(one.where, one.x, one.y, one.chosen) for one in view.discs),
        colours=view.colours,
        order=view.order,
        sheets=view.sheets,
        ended_by=view.ended_by,
    )
