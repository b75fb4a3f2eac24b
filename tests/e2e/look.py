"""What a machine can say about a screen that is still: axe's rules, and what fits where."""

import gzip
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page, Response, ViewportSize

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FINGER = 44
"""Pixels that a finger needs."""
AXE_OPTIONS = {
    # Only what is wrong is told, which is a fifth quicker.
    "reporter": "no-passes",
    "resultTypes": ["violations"],
    # Places are named by their HTML; paths to them, and frames, of which there are none, cost time.
    "selectors": False,
    "iframes": False,
    "preload": False,
}
MOST_CODE = 120_000
"""Bytes, gzipped, from the first page to the first turn."""
MOST_LETTERS = 45_000
"""Bytes of all fonts, on top of that. They come compressed."""


def violations(page: Page) -> list[str]:
    """What axe finds wrong, with the places."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(
        """async (options) => (await axe.run(document, options)).violations.flatMap((rule) =>
            rule.nodes.map((node) => `${rule.id}: ${rule.help}: ${node.html.slice(0, 160)}`))""",
        AXE_OPTIONS,
    )
    return found


def unsaid(page: Page) -> list[str]:
    """A sentence that is not there, with what stands around it."""
    found: str | None = page.evaluate(
        """() => {
            const text = document.documentElement.outerHTML;
            const at = text.indexOf("⟨");
            return at < 0 ? null : text.slice(Math.max(at - 200, 0), at + 200);
        }"""
    )
    return [] if found is None else [f"no such sentence: {found}"]


def misfits(page: Page, may_scroll: bool = False, touch: bool = False) -> list[str]:
    """What sticks out to the side, is cut off, lies on a button, is too small to touch, or scrolls
    and should not.
    """
    found = [f"sideways: {what}" for what in sideways(page)]
    found += [f"cut off: {what}" for what in cut_off(page)]
    found += [f"covered: {what}" for what in covered(page)]
    found += [f"small: {what}" for what in small_targets(page)] if touch else []
    return [*found, "the board scrolls"] if not may_scroll and scrolls(page) else found


def weighed(page: Page, folder: Path) -> dict[str, int]:
    """All code and style that the browser fetches from now on, by its path, in bytes gzipped.

    Flags are pictures, though they come as a script, and sooner or later than the first turn.
    """
    code: dict[str, int] = {}

    def weigh(response: Response) -> None:
        kind = response.headers.get("content-type", "")
        path = urlsplit(response.url).path
        if ("javascript" in kind or "css" in kind) and "/flags-" not in path:
            code[path] = len(gzip.compress((folder / "page" / path[1:]).read_bytes(), 9))

    page.on("response", weigh)
    return code


def lettered(page: Page, folder: Path) -> dict[str, int]:
    """All fonts that the browser fetches from now on, by their paths, in bytes."""
    letters: dict[str, int] = {}

    def weigh(response: Response) -> None:
        path = urlsplit(response.url).path
        if response.request.resource_type == "font":
            letters[path] = (folder / "page" / path[1:]).stat().st_size

    page.on("response", weigh)
    return letters


def still(page: Page) -> None:
    """Wait until everything that comes to rest has done so."""
    page.evaluate(
        """() => Promise.allSettled(document.getAnimations()
            .filter((one) => one.effect.getComputedTiming().endTime !== Infinity)
            .map((one) => one.finished))"""
    )


def resize(page: Page, size: ViewportSize) -> None:
    """Another size of the window; what measures itself is drawn anew with the next picture, and
    what is measured by that with the one after it.
    """
    if page.viewport_size == size:
        return
    heard = page.evaluate_handle(
        "() => [new Promise((heard) => addEventListener('resize', heard, { once: true }))]"
    )
    page.set_viewport_size(size)
    heard.evaluate(
        """async ([resized]) => {
            await resized;
            for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        }"""
    )
    heard.dispose()


def sideways(page: Page) -> list[str]:
    """What sticks out to the side of the window."""
    found: list[str] = page.evaluate(
        """() => {
            const root = document.documentElement;
            const out = root.scrollWidth > root.clientWidth ? [`page: ${root.scrollWidth} px`] : [];
            for (const node of document.querySelectorAll("main, dialog[open], dialog[open] *")) {
                if (node.scrollWidth > node.clientWidth + 1 && node.clientWidth > 1
                    && ["auto", "scroll"].includes(getComputedStyle(node).overflowX)) {
                    out.push(`${node.tagName} scrolls: ${node.className}`);
                }
            }
            return out;
        }"""
    )
    return found


def scrolls(page: Page) -> bool:
    """Whether the whole page, or what the stones lie in, can be scrolled."""
    found: bool = page.evaluate(
        """() => {
            const moves = (node) => node.scrollHeight > node.clientHeight + 1;
            if (moves(document.documentElement)) return true;
            let node = document.querySelector("[role=group] button");
            for (; node && node !== document.body; node = node.parentElement) {
                const how = getComputedStyle(node).overflowY;
                if (["auto", "scroll"].includes(how) && moves(node)) return true;
            }
            return false;
        }"""
    )
    return found


def covered(page: Page) -> list[str]:
    """Buttons in sight that something else lies on, at the middle or towards an edge.

    A dialog (of several the last) and the score sheet lie on everything else, arrows on the rims
    of stones, and what stays at the foot of a page on what scrolls beneath it: they are meant to.
    """
    found: list[str] = page.evaluate(
        """() => {
            const top = [...document.querySelectorAll("dialog[open], .end")].at(-1) ?? document;
            const at = (box, x, y) => [box.x + x * box.width, box.y + y * box.height];
            const stays = (node) => node
                && (getComputedStyle(node).position === "sticky" || stays(node.parentElement));
            return [...top.querySelectorAll("button, a.button")].flatMap((node) => {
                const box = node.getBoundingClientRect();
                const seen = node.checkVisibility({ visibilityProperty: true });
                if (!seen || !box.width || node.closest(".unseen")) return [];
                const places = [[0.5, 0.5], [0.5, 0.15], [0.5, 0.85], [0.15, 0.5], [0.85, 0.5]];
                for (const [x, y] of places.map(([x, y]) => at(box, x, y))) {
                    const hit = document.elementFromPoint(x, y);
                    // Scrolled out of sight, or out of the window.
                    if (!hit || hit.contains(node) || node.contains(hit)) continue;
                    if (hit.closest(".arrow") || stays(hit)) continue;
                    const name = node.getAttribute("aria-label") ?? node.textContent.trim();
                    const by = hit.closest("button, p, div, section, svg") ?? hit;
                    return [`“${name.slice(0, 40)}” by ${by.tagName}.${by.getAttribute("class")}`];
                }
                return [];
            });
        }"""
    )
    return found


def cut_off(page: Page) -> list[str]:
    """Words of which only a part is seen: what they stand in, or a drawing, ends before them.

    Whatever scrolls or has been brought nearer shows the rest; what is not seen at all is not cut.
    """
    found: list[str] = page.evaluate(
        """() => {
            const ends = (style) => ["hidden", "clip"].includes(style);
            const moves = (style) => ["auto", "scroll"].includes(style);
            const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            const apart = (box, area) => box.right <= area.left || box.left >= area.right
                || box.bottom <= area.top || box.top >= area.bottom;
            const frame = (node) => {
                // The box of a drawing in a drawing is that of what it holds.
                if (!node.matches("svg svg")) return node.getBoundingClientRect();
                const around = node.parentElement.getScreenCTM();
                const [x, y, width, height] = ["x", "y", "width", "height"]
                    .map((name) => Number(node.getAttribute(name)));
                const from = new DOMPoint(x, y).matrixTransform(around);
                const to = new DOMPoint(x + width, y + height).matrixTransform(around);
                return new DOMRect(from.x, from.y, to.x - from.x, to.y - from.y);
            };
            const cut = [];
            for (let text = texts.nextNode(); text; text = texts.nextNode()) {
                const around = text.parentElement;
                const seen = around.checkVisibility({ visibilityProperty: true });
                const skipped = around.closest(".unseen, .pane:has(> .whole), option, title");
                if (!text.data.trim() || !seen || skipped) continue;
                const range = document.createRange();
                range.selectNodeContents(text);
                const boxes = (around.closest("svg")
                    ? [around.getBoundingClientRect()]
                    : [...range.getClientRects()]).filter(({ width }) => width > 1);
                for (let node = around; node !== document.body; node = node.parentElement) {
                    const style = getComputedStyle(node);
                    if (style.display === "inline" || style.display === "contents") continue;
                    const area = frame(node);
                    if (area.width < 2) break;  // only heard
                    const [wide, high] = [ends(style.overflowX), ends(style.overflowY)];
                    if ((wide || high) && boxes.every((box) => apart(box, area))) break;
                    const partly = boxes.some((box) => !apart(box, area) && (
                        (wide && (box.left < area.left - 2 || box.right > area.right + 2))
                        || (high && (box.top < area.top - 4 || box.bottom > area.bottom + 4))));
                    const lines = high && style.webkitLineClamp !== "none"
                        && node.scrollHeight > node.clientHeight + 2;
                    if (partly || lines) {
                        const where = `${node.tagName}.${node.getAttribute("class")}`;
                        cut.push(`“${text.data.trim().slice(0, 60)}” in ${where}`);
                        break;
                    }
                    if (moves(style.overflowX) || moves(style.overflowY)) break;
                }
            }
            return cut;
        }"""
    )
    return found


def small_targets(page: Page) -> list[str]:
    """What can be pressed but is too small for a finger, lines of text excepted (as in WCAG).

    A board that comes nearer under a finger is excepted, too: there a first tap only shows.
    """
    found: list[str] = page.evaluate(
        """(finger) => {
            const wanted = "button, a[href], select, input, [role=button], [tabindex='0']";
            const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
            return [...top.querySelectorAll(wanted)].flatMap((node) => {
                const target = node.matches("input") ? (node.closest("label") ?? node) : node;
                const { width, height } = target.getBoundingClientRect();
                const seen = node.checkVisibility({ visibilityProperty: true });
                const inText = getComputedStyle(node).display === "inline" && node.matches("a");
                const nears = node.closest(".pane svg, .pane .sea");
                if (!seen || inText || width === 0 || nears) return [];
                if (width >= finger - 0.5 && height >= finger - 0.5) return [];
                const name = node.getAttribute("aria-label") ?? node.textContent.trim();
                const size = `${Math.round(width)}×${Math.round(height)}`;
                return [`${node.tagName} “${name.slice(0, 40)}”: ${size}`];
            });
        }""",
        FINGER,
    )
    return found
