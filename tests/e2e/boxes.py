"""Where things lie on the screen, frame by frame: a finger on its way to them must find them."""

from playwright.sync_api import Page

WATCH = """selectors => {
    const boxes = window.boxesSeen = Object.fromEntries(selectors.map((one) => [one, []]));
    // A button gives way to the finger on it, and comes back.
    const pressed = (node) => node.matches(":active") || node.getAnimations().length;
    const look = () => {
        for (const selector of selectors) {
            const node = document.querySelector(selector);
            if (!node?.checkVisibility({ visibilityProperty: true }) || pressed(node)) continue;
            const { x, y, width, height } = node.getBoundingClientRect();
            const box = [x, y, width, height].map(Math.round).join(" ");
            const said = document.querySelector(".status .said")?.textContent;
            if (boxes[selector].at(-1)?.box !== box) boxes[selector].push({ box, said });
        }
        requestAnimationFrame(look);
    };
    look();
}"""


def watch(page: Page, *selectors: str) -> None:
    """Look at these in every frame, from now on and on every page that follows."""
    page.evaluate(WATCH, list(selectors))
    page.add_init_script(f"({WATCH})({list(selectors)})")


def moved(page: Page) -> list[str]:
    """Which of them did not stay, where they were, and what was said then."""
    seen = page.evaluate("boxesSeen")
    assert any(seen.values()), "none of them was seen"
    return [f"{what}: {boxes}" for what, boxes in seen.items() if len(boxes) > 1]
