"""Somebody's device: a browser of its own, with the page on it."""

import base64
import os
import re
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import (
    BrowserContext,
    CDPSession,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    ViewportSize,
    expect,
)

from tests.e2e.chromium import PATIENCE
from tests.e2e.look import still
from tests.e2e.sentences import pattern, sentence
from tests.e2e.tables import GAME, Table

SHOTS = Path(__file__).parents[2] / "shots"
"""Where pictures go, if the environment asks for them by this name: `make shots`."""
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
TABLET: ViewportSize = {"width": 820, "height": 1180}
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL_PHONE: ViewportSize = {"width": 360, "height": 640}
SETTINGS = "sobremesa.settings"
TABLES = "sobremesa.tables"
LOCALES = {"en": "en-GB", "es": "es-ES"}
FIELDS: Final = ("textbox", "combobox", "spinbutton")
QUIET = ("Failed to load resource", "WebSocket connection to", "net::ERR_")
"""What the browser itself says about a lost line; no fault of the page's."""


WAYS_IN = ("quick-bot",)


class Device:
    """A page that speaks one language; finds things as people do, by role and name."""

    def __init__(
        self, context: BrowserContext, address: str, lang: str, settings: dict[str, Any]
    ) -> None:
        self.lang = lang
        self.address = address
        self.errors: list[str] = []
        self._camera: CDPSession | None = None
        self.context = context
        self.context.set_default_timeout(PATIENCE)
        self.page = context.pages[0]
        self.page.on("pageerror", self._fail)
        self.page.on("console", self._hear)
        self.keep(SETTINGS, {"pace": "off", **settings})

    def _fail(self, error: Error) -> None:
        self.errors.append(str(error))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(said in message.text for said in QUIET):
            self.errors.append(message.text)

    def leave(self) -> None:
        """Whoever has the device next hears its errors."""
        self.page.remove_listener("pageerror", self._fail)
        self.page.remove_listener("console", self._hear)

    def keep(self, key: str, value: dict[str, Any]) -> None:
        """Have this in the page's storage, beside what is there, before the page looks next."""
        self.page.evaluate(
            """([key, value]) => {
                const kept = JSON.parse(localStorage.getItem(key) ?? "{}");
                localStorage.setItem(key, JSON.stringify({ ...kept, ...value }));
            }""",
            [key, value],
        )

    # Words

    def say(self, key: str, /, **facts: Any) -> str:
        return sentence(self.lang, key, **facts)

    def like(self, key: str, /, **facts: Any) -> re.Pattern[str]:
        return pattern(self.lang, key, **facts)

    # Finding

    def _around(self, key: str) -> Page | Locator:
        """On the first page each game has its own ways in; those of Shifting Stones are meant."""
        if key not in WAYS_IN:
            return self.page
        title = self.page.get_by_role("heading", name=self.say("title"), exact=True)
        return self.page.get_by_role("article").filter(has=title)

    def button(self, key: str, **facts: Any) -> Locator:
        return self._around(key).get_by_role("button", name=self.like(key, **facts))

    def link(self, key: str, **facts: Any) -> Locator:
        return self._around(key).get_by_role("link", name=self.like(key, **facts))

    def heading(self, key: str, **facts: Any) -> Locator:
        return self.page.get_by_role("heading", name=self.like(key, **facts))

    def field(self, key: str, **facts: Any) -> Locator:
        """Something to fill in or to choose from."""
        name = self.like(key, **facts)
        text, choice, number = (self.page.get_by_role(role, name=name) for role in FIELDS)
        return text.or_(choice).or_(number)

    def text(self, key: str, **facts: Any) -> Locator:
        return self.page.get_by_text(self.like(key, **facts)).filter(visible=True)

    def dialog(self, key: str, **facts: Any) -> Locator:
        return self.page.get_by_role("dialog", name=self.like(key, **facts))

    # Going

    def home(self) -> None:
        self.page.goto(f"{self.address}/")
        expect(self.button("quick-bot")).to_be_enabled()

    def more(self, title: str = "") -> Locator:
        """All that the first page has of a game, behind its cover; of Shifting Stones, if none is
        named.
        """
        name = title or self.say("title")
        self.page.get_by_role("button", name=name, exact=True).click()
        sheet = self.page.get_by_role("dialog", name=name, exact=True)
        expect(sheet).to_be_visible()
        return sheet

    def sit_at(self, table: Table, *seats: int, game: str = GAME) -> None:
        """Come to a table with the tokens of these seats; with none, to watch."""
        if seats:
            held = {
                "game": game,
                "code": table.code,
                "tokens": [table.tokens[seat] for seat in seats],
                "at": 1,
                "seen": 0,
            }
            self.keep(TABLES, {table.id: held})
        self.page.goto(table.path)

    @property
    def table(self) -> str:
        """The id of the table in the address."""
        self.page.wait_for_url(re.compile(r"/t/"))
        return self.page.url.split("/t/")[1].partition("/")[0]

    def speak(self, lang: str) -> None:
        """Change the language in the top bar."""
        self.button(f"switch-to-{lang}").click()
        self.lang = lang
        expect(self.page.locator("html")).to_have_attribute("lang", lang)

    def set(self, **changes: str) -> None:
        """Change settings as another window of the same device would: this one follows at once."""
        self.page.evaluate(
            """([key, changes]) => {
                const kept = JSON.parse(localStorage.getItem(key) ?? "{}");
                localStorage.setItem(key, JSON.stringify({ ...kept, ...changes }));
                dispatchEvent(new StorageEvent("storage", { key }));
            }""",
            [SETTINGS, changes],
        )
        root = self.page.locator("html")
        for name, value in changes.items():
            expect(root).to_have_attribute(name if name == "lang" else f"data-{name}", value)
        self.lang = changes.get("lang", self.lang)

    def copies(self, text: str) -> None:
        """Expect this to be what can be pasted."""
        clipboard = "async (text) => (await navigator.clipboard.readText()) === text"
        self.page.wait_for_function(clipboard, arg=text)

    def shot(self, name: str) -> None:
        """What is seen now, for people to look at; a test without them only comes to rest.

        Asked of the browser itself, which is three times as fast.
        """
        still(self.page)
        if "SHOTS" not in os.environ:
            return
        SHOTS.mkdir(exist_ok=True)
        if self._camera is None:
            self._camera = self.context.new_cdp_session(self.page)
        wish = {"format": "png", "optimizeForSpeed": True}
        taken = self._camera.send("Page.captureScreenshot", wish)
        (SHOTS / f"{name}.png").write_bytes(base64.b64decode(taken["data"]))
