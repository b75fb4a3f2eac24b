"""Fingers on a touch screen: Playwright taps, but drags and pinches go to the browser directly."""

from playwright.sync_api import CDPSession, Page

from tests.e2e.points import Point


class Fingers:
    def __init__(self, page: Page) -> None:
        self._page = page
        self._line: CDPSession = page.context.new_cdp_session(page)

    def drag(self, start: Point, end: Point) -> None:
        """One finger goes from here to there."""
        self._touch("touchStart", start)
        for part in (0.25, 0.5, 0.75, 1.0):
            self._touch("touchMove", _between(start, end, part))
        self._rest(end)
        self._touch("touchEnd")

    def _rest(self, point: Point) -> None:
        """Lie still before lifting: a finger that lifts in full flight makes the browser coast."""
        for part in range(8):
            self._page.evaluate("new Promise(requestAnimationFrame)")
            self._touch("touchMove", (point[0] + part % 2, point[1]))

    def pinch(self, one: Point, other: Point) -> None:
        """Two fingers meet."""
        middle = _between(one, other, 0.5)
        self._touch("touchStart", one)
        self._touch("touchStart", one, other)
        for part in (0.3, 0.6, 0.9):
            self._touch("touchMove", _between(one, middle, part), _between(other, middle, part))
        self._touch("touchEnd", _between(one, middle, 0.9))
        self._touch("touchEnd")

    def _touch(self, kind: str, *points: Point) -> None:
        where = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})


def _between(start: Point, end: Point, part: float) -> Point:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
