"""Where to press: asked at the moment of pressing, of what lies still and on top of all else."""

from playwright.sync_api import Locator

from tests.e2e.chromium import PATIENCE

Point = tuple[float, float]
PLACE = """async (node, [across, down, patience]) => {
    const runs = (one) => one.playState === "running"
        && one.effect.getComputedTiming().endTime !== Infinity;
    const moves = (one) => one && (one.getAnimations().some(runs) || moves(one.parentElement));
    let before = "", top = null;
    for (const end = performance.now() + patience; performance.now() < end;) {
        const { x, y, width, height } = node.getBoundingClientRect();
        const here = [x + across * width, y + down * height];
        const box = [x, y, width, height].join();
        top = document.elementFromPoint(...here);
        if (box === before && !moves(node) && node.contains(top)) return here;
        before = box;
        await new Promise(requestAnimationFrame);
    }
    throw new Error(`it does not lie still at ${before}, or is under ${top?.outerHTML}`);
}"""


def point(of: Locator, across: float = 0.5, down: float = 0.5) -> Point:
    """A point on the screen, by its share of the way across and down a thing."""
    of.scroll_into_view_if_needed()
    x, y = of.evaluate(PLACE, [across, down, PATIENCE])
    return x, y


def middle(of: Locator) -> Point:
    return point(of)
