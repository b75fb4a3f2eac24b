"""From a flick to rest, event by event; README.md tells the model.

Between events every disc runs straight and brakes evenly. Only + - * / and sqrt are used, in an
order that is part of the result: plain Python, Numba (which compiles this very file) and the twin
in web/src/physics agree to the last bit. Whoever changes what comes out raises KERNEL.

Inside, coordinates are in 1/1024 mm from the middle of the board and times in seconds.
"""

from collections.abc import Sequence
from math import floor, sqrt
from typing import Final, NamedTuple, TypeAlias

from sobremesa.physics.board import (
    BOTTOM,
    BRAKE,
    CHAMFER,
    CLEAR,
    CONTACT,
    DISC_BOUNCE,
    DISC_RUB,
    FALL,
    FRAME,
    HALF,
    HOLE,
    HOP,
    NEAR_FACE,
    NEAR_RAIL,
    PASS_OVER,
    RADIUS,
    RAIL_BOUNCE,
    RAIL_RUB,
    RIGHT,
    STOP,
    UNIT,
)

KERNEL: Final = 2
"""Which kernel a result comes from."""

Log: TypeAlias = list[int]
"""Seven numbers a row: time, disc, x, y, vx, vy after what happened, and its cause."""
COLUMNS: Final = 7

# Causes, and what a disc is heading for. A number from 0 up is the disc that was hit.
LAUNCHED, STOPPED, DROPPED, ENTERED, PASSED, FELL, OFF, STAYED = range(-1, -9, -1)
X_RAIL, Y_RAIL, SUM_FACE, DIFFERENCE_FACE = range(-9, -13, -1)
"""Two rails or two faces each: those across x, across y, and across both diagonals."""

# Where a disc is
FLOOR, OVER_HOLE, CORNER, GONE = range(4)

NEVER: Final = 1e30
MOST_EVENTS: Final = 4096
"""After so many, everything stops where it is."""
MOST_STEPS: Final = 64
"""Towards one meeting, before the rest of the table is looked at again."""
RINGS: Final = 8
"""Around where a disc stopped, in which it may come to lie; one or two are enough."""

# Less than these is nothing: without them, rounding would let discs touch for ever.
FLAT: Final = 1e-12
"""Of a unit direction, towards a rail or a face."""
BESIDE: Final = 1e-6
"""Ahead of a disc, in 1/1024 mm."""
TOUCH: Final = 1e-6
"""Between two discs, in 1/1024 mm."""
CREEP: Final = 1e-3
"""Between two discs, in 1/1024 mm a second."""
MOMENT: Final = 1e-6
"""In seconds."""
BLOW: Final = 1e-5
"""In seconds: what a disc meets within it is part of one blow, and takes no more from it.
Without this, discs that touch would meet endlessly often in no time."""
SLOWEST: Final = 1e-9
"""What a disc keeps until it is its turn to stop."""

DIAGONAL: Final = sqrt(0.5)
ROLL: Final = 1 / 3
"""Of the speed along a wall, what is lost at most: then a solid disc's rim rolls along it."""


class Discs(NamedTuple):
    """All discs, in the order of their numbers; those at rest have speed 0."""

    x: list[float]
    y: list[float]
    ux: list[float]
    uy: list[float]
    """The direction it runs in."""
    speed: list[float]
    ground: list[int]
    when: list[float]
    what: list[int]
    """What it is heading for, and when it gets there."""
    met: list[float]
    """When it last met another."""


def run(start: Sequence[int], flicked: int, corner: int, vx: int, vy: int) -> Log:
    """Flick a disc and wait until all are at rest. `start` is x and y of each disc in turn."""
    n = len(start) // 2
    discs = _all_at_rest(n)
    for i in range(n):
        discs.x[i], discs.y[i] = start[2 * i] - HALF, start[2 * i + 1] - HALF
    log = [0, flicked, start[2 * flicked], start[2 * flicked + 1], vx, vy, LAUNCHED]
    discs.ground[flicked] = CORNER
    _turn(discs, flicked, float(vx), float(vy))
    if discs.speed[flicked] > 0.0:
        _foresee(discs, flicked, 0.0, corner)
    else:
        _take(discs, flicked, 0.0, STAYED, log)
    now = 0.0
    for _ in range(MOST_EVENTS):
        i = _soonest(discs)
        if i < 0:
            return log
        _advance(discs, discs.when[i] - now)
        now = discs.when[i]
        j = discs.what[i]
        _happen(discs, i, now, corner, log)
        _look_again(discs, i, j, now, corner)
    for i in range(n):
        if discs.speed[i] > 0.0:
            discs.speed[i] = 0.0
            _changed(discs, i, now, STOPPED, log)
    return log


def _all_at_rest(n: int) -> Discs:
    """So many discs."""
    x, y, ux, uy, speed = _numbers(n), _numbers(n), _numbers(n), _numbers(n), _numbers(n)
    ground, when, what, met = _wholes(n), _numbers(n), _wholes(n), _numbers(n)
    for i in range(n):
        when[i] = NEVER
        met[i] = -NEVER
    return Discs(x, y, ux, uy, speed, ground, when, what, met)


def _numbers(n: int) -> list[float]:
    """So many zeros. Compiled, this and the next are arrays: the only lines that differ."""
    return [0.0] * n


def _wholes(n: int) -> list[int]:
    return [0] * n


def _soonest(discs: Discs) -> int:
    """Whose event is next; of equals the lower number; -1 if all are at rest."""
    soonest, first = NEVER, -1
    for i in range(len(discs.when)):
        if discs.when[i] < soonest:
            soonest, first = discs.when[i], i
    return first


def _advance(discs: Discs, time: float) -> None:
    """Everybody runs on."""
    x, y, ux, uy, speed = discs.x, discs.y, discs.ux, discs.uy, discs.speed
    for i in range(len(speed)):
        fast = speed[i]
        if fast > 0.0:
            far = time * (fast - 0.5 * BRAKE * time)
            x[i] += ux[i] * far
            y[i] += uy[i] * far
            speed[i] = max(fast - BRAKE * time, SLOWEST)


def _turn(discs: Discs, i: int, vx: float, vy: float) -> None:
    """Give a disc a new velocity; too slow a one is none."""
    speed = sqrt(vx * vx + vy * vy)
    if speed < STOP:
        discs.speed[i] = 0.0
    else:
        discs.speed[i] = speed
        discs.ux[i] = vx / speed
        discs.uy[i] = vy / speed


# What lies ahead


def _foresee(discs: Discs, i: int, now: float, corner: int) -> None:
    """Find what a running disc comes to first."""
    x, y, speed, ground = discs.x, discs.y, discs.speed, discs.ground
    far, what = _way(discs, i, corner)
    xi, yi, ux, uy = x[i], y[i], discs.ux[i], discs.uy[i]
    for j in range(len(x)):
        if speed[j] == 0.0 and ground[j] != GONE:
            dx, dy = x[j] - xi, y[j] - yi
            ahead = dx * ux + dy * uy
            if BESIDE < ahead < far + CONTACT:
                apart = dx * dx + dy * dy - CONTACT * CONTACT
                square = ahead * ahead - apart
                if square > 0.0:
                    there = apart / (ahead + sqrt(square))
                    if there < far:
                        far, what = max(0.0, there), j
    when = _duration(speed[i], far)
    for j in range(len(x)):
        if speed[j] > 0.0 and j != i:
            time = _meeting(discs, i, j, when)
            if time < when:
                when, what = time, j
    discs.when[i] = now + when
    discs.what[i] = what


def _look_again(discs: Discs, i: int, j: int, now: float, corner: int) -> None:
    """Something happened to i, and to j if that is a disc: who must foresee anew?"""
    for k in range(len(discs.x)):
        if discs.speed[k] == 0.0:
            discs.when[k] = NEVER
        elif _concerns(discs, k, i) or (j >= 0 and _concerns(discs, k, j)):
            _foresee(discs, k, now, corner)


def _concerns(discs: Discs, k: int, j: int) -> bool:
    """True if what happened to j may change what k comes to."""
    return k == j or discs.what[k] == j or _crosses(discs, k, j)


def _crosses(discs: Discs, k: int, j: int) -> bool:
    """True if j has come to rest where k may run into it."""
    if discs.speed[j] > 0.0 or discs.ground[j] == GONE:
        return False
    dx, dy = discs.x[j] - discs.x[k], discs.y[j] - discs.y[k]
    ahead = dx * discs.ux[k] + dy * discs.uy[k]
    return ahead > 0.0 and dx * dx + dy * dy - ahead * ahead < CONTACT * CONTACT


def _duration(speed: float, far: float) -> float:
    """How long a braking disc takes for a way it can go."""
    return 2.0 * far / (speed + sqrt(max(0.0, speed * speed - 2.0 * BRAKE * far)))


def _way(discs: Discs, i: int, corner: int) -> tuple[float, int]:
    """How far it is to the first thing that is no disc, and what it is."""
    speed = discs.speed[i]
    reach = speed * speed / (2.0 * BRAKE)
    if discs.ground[i] == CORNER:
        return _way_on_corner(discs, i, corner, reach)
    x, y, ux, uy = discs.x[i], discs.y[i], discs.ux[i], discs.uy[i]
    ahead = -(x * ux + y * uy)
    square = HOLE * HOLE - (x * x + y * y - ahead * ahead)
    if discs.ground[i] == OVER_HOLE:
        across = ahead + sqrt(max(0.0, square))
        slow = max(0.0, (speed * speed - FALL * FALL) / (2.0 * BRAKE))
        return (slow, FELL) if slow < across else (max(0.0, across), PASSED)
    far, what = reach, STOPPED
    if ahead > 0.0 and square > 0.0:
        there = max(0.0, ahead - sqrt(square))
        if there <= far:
            far, what = there, ENTERED
    there = _to_wall(x, ux, NEAR_RAIL)
    if there < far:
        far, what = there, X_RAIL
    there = _to_wall(y, uy, NEAR_RAIL)
    if there < far:
        far, what = there, Y_RAIL
    there = _to_wall(x + y, ux + uy, NEAR_FACE)
    if there < far:
        far, what = there, SUM_FACE
    there = _to_wall(x - y, ux - uy, NEAR_FACE)
    if there < far:
        far, what = there, DIFFERENCE_FACE
    return far, what


def _to_wall(at: float, towards: float, wall: float) -> float:
    """The way to the wall ahead, of two that stand equally far from the middle."""
    if towards > FLAT:
        return max(0.0, (wall - at) / towards)
    if towards < -FLAT:
        return max(0.0, (wall + at) / -towards)
    return NEVER


def _way_on_corner(discs: Discs, i: int, corner: int, reach: float) -> tuple[float, int]:
    """The same for the flicked disc before it has left its corner.

    The corner's raised surface ends at the frame's outer edges, beside the two rails, and in front.
    """
    a, b = _from_rails(discs, i, corner)
    da = -discs.ux[i] if corner in RIGHT else discs.ux[i]
    db = -discs.uy[i] if corner in BOTTOM else discs.uy[i]
    far, what = reach, STAYED
    if da + db > FLAT:
        there = max(0.0, (CLEAR - (a + b)) / (da + db))
        if there < far:
            far, what = there, DROPPED
    for at, step, other, turn in ((a, da, b, db), (b, db, a, da)):
        if step < -FLAT:
            there = max(0.0, (at + FRAME) / -step)
            if there < far:
                far, what = there, OFF
        elif step > FLAT:
            there = max(0.0, (CHAMFER - at) / step)
            if there < far and other + turn * there < 0.0:
                far, what = there, OFF
    return far, what


def _from_rails(discs: Discs, i: int, corner: int) -> tuple[float, float]:
    """How far a disc is from the two rails at a corner."""
    a = HALF - discs.x[i] if corner in RIGHT else HALF + discs.x[i]
    b = HALF - discs.y[i] if corner in BOTTOM else HALF + discs.y[i]
    return a, b


def _meeting(discs: Discs, i: int, j: int, until: float) -> float:
    """When two running discs touch, if before `until` and before one of them stops.

    Goes from one moment to the next by steps that cannot pass the first touch: their distance
    never bends downwards more than their brakes differ, so a parabola stays below it.
    """
    ux, uy, vx, vy = discs.ux[i], discs.uy[i], discs.ux[j], discs.uy[j]
    fast, slow = discs.speed[i], discs.speed[j]
    until = min(until, min(fast, slow) / BRAKE)
    dx, dy = discs.x[j] - discs.x[i], discs.y[j] - discs.y[i]
    wx, wy = vx * slow - ux * fast, vy * slow - uy * fast
    ax, ay = BRAKE * (ux - vx), BRAKE * (uy - vy)
    bend = sqrt(ax * ax + ay * ay)
    time = 0.0
    for _ in range(MOST_STEPS):
        px, py = dx + time * (wx + 0.5 * time * ax), dy + time * (wy + 0.5 * time * ay)
        distance = sqrt(px * px + py * py)
        opening = (px * (wx + time * ax) + py * (wy + time * ay)) / distance
        gap = distance - CONTACT
        if gap > TOUCH:
            root = sqrt(opening * opening + 2.0 * bend * gap)
            if opening < 0.0:
                time += 2.0 * gap / (root - opening)
            elif bend > 0.0:
                time += (root + opening) / bend
            else:
                return NEVER
        elif opening < -CREEP:
            return time
        elif bend > 0.0:
            time += max(MOMENT, (max(opening, CREEP) + opening) / bend)
        else:
            return NEVER
        if time >= until:
            return NEVER
    return time


# What happens


def _happen(discs: Discs, i: int, now: float, corner: int, log: Log) -> None:
    """A disc has come to what it was heading for."""
    what = discs.what[i]
    if what >= 0:
        _meet(discs, i, what, now, log)
    elif what <= X_RAIL:
        _hit_wall(discs, i, what, now, log)
    elif what == STOPPED:
        discs.speed[i] = 0.0
        _changed(discs, i, now, STOPPED, log)
    elif what == DROPPED:
        a, b = _from_rails(discs, i, corner)
        if a < RADIUS or b < RADIUS:  # it comes down on the rail
            _take(discs, i, now, OFF, log)
        else:
            discs.ground[i] = FLOOR
    elif what == ENTERED:
        discs.ground[i] = OVER_HOLE
        if discs.speed[i] <= FALL:
            _take(discs, i, now, FELL, log)
    elif what == PASSED:
        discs.ground[i] = FLOOR
        discs.speed[i] *= PASS_OVER
        _changed(discs, i, now, PASSED, log)
    else:
        _take(discs, i, now, what, log)


def _hit_wall(discs: Discs, i: int, wall: int, now: float, log: Log) -> None:
    """A rail or a corner's face throws it back, or it hops over."""
    nx, ny = 1.0, 0.0
    if wall == Y_RAIL:
        nx, ny = 0.0, 1.0
    elif wall == SUM_FACE:
        nx, ny = DIAGONAL, DIAGONAL
    elif wall == DIFFERENCE_FACE:
        nx, ny = DIAGONAL, -DIAGONAL
    vx, vy = discs.speed[i] * discs.ux[i], discs.speed[i] * discs.uy[i]
    if abs(vx * nx + vy * ny) > HOP:
        _take(discs, i, now, OFF, log)
    else:
        vx, vy = _thrown_back(vx, vy, nx, ny, RAIL_BOUNCE, RAIL_RUB)
        _turn(discs, i, vx, vy)
        _changed(discs, i, now, wall, log)


def _thrown_back(
    vx: float, vy: float, nx: float, ny: float, bounce: float, rub: float
) -> tuple[float, float]:
    """The velocity after hitting something that stays, across (nx, ny)."""
    inwards, along = vx * nx + vy * ny, vy * nx - vx * ny
    inwards, along = -bounce * inwards, along - _rubbed(along, rub * (1 + bounce) * inwards, ROLL)
    return inwards * nx - along * ny, inwards * ny + along * nx


def _rubbed(along: float, most: float, part: float) -> float:
    """What friction takes from the speed along a contact."""
    least = min(abs(most), part * abs(along))
    return least if along > 0.0 else -least


def _meet(discs: Discs, i: int, j: int, now: float, log: Log) -> None:
    """Two discs touch, or are at least worth another look.

    They part at stop speed or more, or would touch endlessly where one slides along another; what
    that wants of energy, both give.
    """
    dx, dy = discs.x[j] - discs.x[i], discs.y[j] - discs.y[i]
    distance = sqrt(dx * dx + dy * dy)
    nx, ny = dx / distance, dy / distance
    fast, slow = discs.speed[i], discs.speed[j]
    vx, vy = fast * discs.ux[i], fast * discs.uy[i]
    wx, wy = slow * discs.ux[j], slow * discs.uy[j]
    closing = (vx - wx) * nx + (vy - wy) * ny
    if closing <= 0.0 or distance - CONTACT > 2.0 * TOUCH:
        return
    along = (vy - wy) * nx - (vx - wx) * ny
    again = now - max(discs.met[i], discs.met[j]) < BLOW
    push = closing if again else 0.5 * (1 + DISC_BOUNCE) * closing
    push = max(push, 0.5 * (closing + STOP))
    rub = 0.0 if again else _rubbed(along, DISC_RUB * push, 0.5 * ROLL)
    discs.met[i] = discs.met[j] = now
    if slow == 0.0 and push * push + rub * rub < STOP * STOP:
        # Too weak to get it going: it stands like a wall.
        vx, vy = _thrown_back(vx, vy, nx, ny, DISC_BOUNCE, DISC_RUB)
        _turn(discs, i, vx, vy)
        _changed(discs, i, now, j, log)
        return
    px, py = push * nx - rub * ny, push * ny + rub * nx
    vx, vy, wx, wy = vx - px, vy - py, wx + px, wy + py
    before, after = fast * fast + slow * slow, vx * vx + vy * vy + (wx * wx + wy * wy)
    part = sqrt(before / after) if after > before else 1.0
    _turn(discs, i, part * vx, part * vy)
    _turn(discs, j, part * wx, part * wy)
    _changed(discs, i, now, j, log)
    _changed(discs, j, now, i, log)


def _changed(discs: Discs, i: int, now: float, cause: int, log: Log) -> None:
    """Note a disc's new motion; what stops is put in its place or taken away."""
    still, ground = discs.speed[i] == 0.0, discs.ground[i]
    if still and ground == FLOOR:
        _lay_down(discs, i)
    _note(discs, i, now, cause, log)
    if ground == OVER_HOLE and discs.speed[i] <= FALL:
        _take(discs, i, now, FELL, log)
    elif still and ground == CORNER:
        _take(discs, i, now, STAYED, log)


def _take(discs: Discs, i: int, now: float, cause: int, log: Log) -> None:
    """A disc leaves the board, with the speed it has."""
    _note(discs, i, now, cause, log)
    discs.ground[i] = GONE
    discs.speed[i] = 0.0


def _note(discs: Discs, i: int, now: float, cause: int, log: Log) -> None:
    """Write a row, everything rounded."""
    speed = discs.speed[i]
    log.append(_rounded(now * UNIT))
    log.append(i)
    log.append(_rounded(discs.x[i] + HALF))
    log.append(_rounded(discs.y[i] + HALF))
    log.append(_rounded(speed * discs.ux[i]))
    log.append(_rounded(speed * discs.uy[i]))
    log.append(cause)


def _rounded(number: float) -> int:
    return floor(number + 0.5)


# Where discs come to lie


def _lay_down(discs: Discs, i: int) -> None:
    """Put a disc that stopped on whole 1/1024 mm, where it overlaps nothing.

    That is the nearest point, or else the best of the first square ring around it with a free one.
    """
    middle_x, middle_y = floor(discs.x[i] + 0.5), floor(discs.y[i] + 0.5)
    for ring in range(RINGS):
        found, best_x, best_y = NEVER, 0.0, 0.0
        for x in range(middle_x - ring, middle_x + ring + 1):
            side = abs(x - middle_x) == ring
            for y in range(middle_y - ring, middle_y + ring + 1, 1 if side else 2 * ring):
                dx, dy = x - discs.x[i], y - discs.y[i]
                far = dx * dx + dy * dy
                if far < found and _is_free(discs, i, float(x), float(y)):
                    found, best_x, best_y = far, float(x), float(y)
        if found < NEVER:
            discs.x[i], discs.y[i] = best_x, best_y
            return


def _is_free(discs: Discs, i: int, x: float, y: float) -> bool:
    """True if a disc may lie here: inside, not in the hole, and on no other.

    Of running ones, it may be the one it just met: those may touch it as closely as they do.
    """
    if max(abs(x), abs(y)) > NEAR_RAIL or abs(x) + abs(y) > NEAR_FACE:
        return False
    if x * x + y * y <= HOLE * HOLE:
        return False
    for j in range(len(discs.x)):
        if j != i and discs.ground[j] != GONE:
            dx, dy = discs.x[j] - x, discs.y[j] - y
            apart = CONTACT if discs.speed[j] == 0.0 else CONTACT - 2.0 * TOUCH
            if dx * dx + dy * dy < apart * apart:
                return False
    return True
