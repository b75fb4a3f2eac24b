"""Somebody before a browser: finds things by what they say, and presses what is there."""

import base64
import os
from pathlib import Path
from typing import Any, cast

from playwright.sync_api import Page

from tests.browsers.browser import Browser, Point
from tests.e2e.look import still
from tests.e2e.sentences import STONES, pattern, sentence
from tests.e2e.tables import Table

SHOTS = Path(__file__).parents[2] / "shots"
DESKTOP = (1280, 800)
PHONE = (390, 844)
PATIENCE = 25_000
"""Milliseconds for anything at all; before WebDriver's own are over."""
SETTINGS = "sobremesa.settings"
TABLES = "sobremesa.tables"
HEARD = "complaints"
EAR = f"""
    const heard = () => JSON.parse(sessionStorage.getItem("{HEARD}") ?? "[]");
    const complain = (said) =>
        sessionStorage.setItem("{HEARD}", JSON.stringify([...heard(), said]));
    addEventListener("error", (event) =>
        complain(event.message ?? `not loaded: ${{event.target.src ?? event.target.href}}`), true);
    addEventListener("unhandledrejection", (event) => complain(`rejected: ${{event.reason}}`));
    addEventListener("securitypolicyviolation", (event) =>
        complain(`not allowed: ${{event.violatedDirective}} ${{event.blockedURI}}`));
    const {{ error }} = console;
    console.error = (...said) => {{ complain(said.join(" ")); error(...said); }};
"""
"""Stands before everything else in the page: no WebDriver tells what the console was told."""
FOUND = """
    const seen = (node) => node.checkVisibility({ visibilityProperty: true });
    const said = (node) => (node.getAttribute("aria-label") ?? node.textContent).trim();
    const found = ({ css, says, nth }) => [...document.querySelectorAll(css)]
        .filter((node) => new RegExp(says, "s").test(said(node)) && seen(node)).slice(nth);
    const frame = () => new Promise(requestAnimationFrame);
"""
UNTIL = (
    "async ([wish, patience]) => {"
    + FOUND
    + """
    for (const end = performance.now() + patience; performance.now() < end; await frame()) {
        const [node] = found(wish);
        if (Boolean(node) === wish.wanted) return true;
    }
    return false;
}"""
)
PLACE = (
    "async ([wish, patience]) => {"
    + FOUND
    + """
    const runs = (one) => one.playState === "running"
        && one.effect.getComputedTiming().endTime !== Infinity;
    const moves = (one) => one && (one.getAnimations().some(runs) || moves(one.parentElement));
    let before = "";
    for (const end = performance.now() + patience; performance.now() < end; await frame()) {
        const [node] = found(wish);
        if (!node || node.disabled || node.ariaDisabled === "true") continue;
        if (node instanceof HTMLElement) node.scrollIntoView({ block: "nearest" });
        const { x, y, width, height } = node.getBoundingClientRect();
        const [across, down] = [x + width / 2, y + height / 2];
        const top = document.elementFromPoint(across, down);
        const here = [across, down].join();
        if (here === before && !moves(node) && node.contains(top)) return [across, down];
        before = here;
    }
    return null;
}"""
)
"""Where to press something: once it lies still, and nothing lies on it."""


class Person:
    """Speaks one language, plays one game at a time, by mouse or with a finger."""

    def __init__(self, browser: Browser, address: str, finger: bool = False) -> None:
        self.browser = browser
        self.address = address
        self.finger = finger
        self.lang = "en"
        self.game = STONES

    @property
    def page(self) -> Page:
        """For those who only ask a page: both kinds are asked alike."""
        return cast(Page, self.browser)

    # Words

    def say(self, key: str, /, **facts: Any) -> str:
        return sentence(self.lang, key, of=self.game, **facts)

    # Going

    def arrive(self, **settings: str) -> None:
        """Come to the first page with nothing in mind but these settings."""
        self.lang = settings.get("lang", "en")
        self._remember({SETTINGS: {"pace": "off", "confirm": "never", **settings}})
        self.browser.goto(f"{self.address}/")

    def sit_at(self, table: Table, *seats: int, game: str, **settings: str) -> None:
        """Come to a table with the tokens of these seats."""
        self.game = game
        self.lang = settings.get("lang", "en")
        tokens = [table.tokens[seat] for seat in seats]
        held = {"game": game, "code": table.code, "tokens": tokens, "at": 1, "seen": 0}
        kept = {"pace": "off", "confirm": "never", **settings}
        self._remember({SETTINGS: kept, TABLES: {table.id: held}})
        self.browser.goto(self.address + table.path)

    def _remember(self, kept: dict[str, Any]) -> None:
        """Have this and nothing else in the page's storage before the page looks."""
        self.browser.goto(f"{self.address}/icon.svg")
        self.browser.evaluate(
            """(kept) => {
                localStorage.clear();
                for (const [key, value] of Object.entries(kept))
                    localStorage.setItem(key, JSON.stringify(value));
            }""",
            kept,
        )

    def set(self, **changes: str) -> None:
        """Change settings as another window of the same device would: this one follows at once."""
        self.browser.evaluate(
            """([key, changes]) => {
                const kept = JSON.parse(localStorage.getItem(key) ?? "{}");
                localStorage.setItem(key, JSON.stringify({ ...kept, ...changes }));
                dispatchEvent(new StorageEvent("storage", { key }));
            }""",
            [SETTINGS, changes],
        )
        self.lang = changes.get("lang", self.lang)
        for name, value in changes.items():
            self.sees(f"html[{name if name == 'lang' else f'data-{name}'}={value}]")

    # Seeing

    def sees(self, css: str, key: str = "", /, *, nth: int = 0, **facts: Any) -> None:
        """Wait until there is such a thing in sight."""
        wish = {**self._wish(css, key, nth, facts), "wanted": True}
        assert self.browser.evaluate(UNTIL, [wish, PATIENCE]), self._missed(wish)

    def misses(self, css: str, key: str = "", /, *, nth: int = 0, **facts: Any) -> None:
        """Wait until there is none."""
        wish = {**self._wish(css, key, nth, facts), "wanted": False}
        assert self.browser.evaluate(UNTIL, [wish, PATIENCE]), self._missed(wish)

    def count(self, css: str, key: str = "", /, **facts: Any) -> int:
        """How many there are in sight now."""
        counted = f"(wish) => {{ {FOUND} return found(wish).length; }}"
        return cast(int, self.browser.evaluate(counted, self._wish(css, key, 0, facts)))

    def _wish(self, css: str, key: str, nth: int, facts: dict[str, Any]) -> dict[str, Any]:
        says = pattern(self.lang, key, of=self.game, **facts).pattern if key else ""
        return {"css": css, "says": says, "nth": nth}

    def _missed(self, wish: dict[str, Any]) -> str:
        self.shot("missed")
        told = self.browser.evaluate("() => document.querySelector('.status')?.innerText")
        return f"{wish}, {self.browser.name}: {told}"

    def colours(self, points: list[Point]) -> list[list[int]]:
        """Red, green and blue of what is really drawn at these points."""
        still(self.page)
        picture = base64.b64encode(self.browser.picture()).decode()
        seen = self.browser.evaluate(
            """async ([picture, points]) => {
                const image = new Image();
                image.src = `data:image/png;base64,${picture}`;
                await image.decode();
                const canvas = document.createElement("canvas").getContext("2d");
                [canvas.canvas.width, canvas.canvas.height] = [image.width, image.height];
                canvas.drawImage(image, 0, 0);
                const at = ([x, y]) => [...canvas.getImageData(x, y, 1, 1).data].slice(0, 3);
                return points.map(at);
            }""",
            [picture, points],
        )
        return cast(list[list[int]], seen)

    # Doing

    def place(self, css: str, key: str = "", /, *, nth: int = 0, **facts: Any) -> Point:
        """The middle of something that can be pressed now."""
        wish = self._wish(css, key, nth, facts)
        point = self.browser.evaluate(PLACE, [wish, PATIENCE])
        assert point, self._missed(wish)
        return point[0], point[1]

    def press(self, css: str, key: str = "", /, *, nth: int = 0, **facts: Any) -> None:
        self.browser.press(self.place(css, key, nth=nth, **facts), self.finger)

    def drag(self, start: Point, end: Point) -> None:
        between = [
            (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
            for part in (0, 0.3, 0.6, 1)
        ]
        self.browser.drag(between, self.finger)

    # Afterwards

    def errors(self) -> list[str]:
        """What the page complained of since the last time."""
        return cast(
            list[str],
            self.browser.evaluate(
                """(key) => {
                    const heard = JSON.parse(sessionStorage.getItem(key) ?? "[]");
                    sessionStorage.removeItem(key);
                    return heard;
                }""",
                HEARD,
            ),
        )

    def shot(self, name: str) -> None:
        """What is seen now, for people to look at, if the environment asks for pictures."""
        still(self.page)
        self.browser.evaluate(f"async () => {{ {FOUND} await frame(); await frame(); }}")
        if "SHOTS" in os.environ:
            SHOTS.mkdir(exist_ok=True)
            (SHOTS / f"{self.browser.name}-{name}.png").write_bytes(self.browser.picture())
