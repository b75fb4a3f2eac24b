"""Devices that lie ready: where the page was open before, it takes a third of the work."""

from typing import Any

from playwright.sync_api import Browser, BrowserContext

MOST = 8
"""Devices that lie ready at once; each is a process of the browser."""
NOWHERE = "/health"
"""An address of the server at which there is no page: storage can be laid out and cleared there."""
STATE = """() => {
    const media = ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)",
        "(prefers-contrast: more)", "(forced-colors: active)", "print"];
    const names = [window, navigator].flatMap((one) => Object.getOwnPropertyNames(one).sort());
    return [innerWidth, innerHeight, ...media.map((one) => matchMedia(one).matches), ...names];
}"""
"""What a page finds before it has done anything: scripts, a clock or lines put in leave names."""


class Cupboard:
    """Lends devices; what a test left on them is gone before the next one has them."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._ready: list[tuple[dict[str, Any], BrowserContext]] = []
        self._lent: dict[BrowserContext, list[Any]] = {}

    def take(self, look: dict[str, Any]) -> BrowserContext:
        """A device with this look."""
        one = next((one for one in self._ready if one[0] == look), None)
        if one:
            self._ready.remove(one)
        context = one[1] if one else self.buy(self._address, look)
        self._lent[context] = _state(context)
        return context

    def buy(self, address: str, look: dict[str, Any]) -> BrowserContext:
        """A device that nobody had before."""
        context = self._browser.new_context(base_url=address, **look)
        context.new_page().goto(f"{address}{NOWHERE}")
        return context

    def put_back(self, look: dict[str, Any], context: BrowserContext) -> None:
        """Clean it; a device that still is not as it was when it was lent is thrown away."""
        page, *others = context.pages
        for other in others:
            other.close()
        page.unroute_all()
        context.unroute_all()
        context.set_offline(False)
        page.goto(NOWHERE)
        page.mouse.move(0, 0)
        page.evaluate("localStorage.clear(); sessionStorage.clear()")
        if _state(context) != self._lent.pop(context):
            context.close()
            return
        self._ready.append((look, context))
        for _, oldest in self._ready[:-MOST]:
            oldest.close()
        del self._ready[:-MOST]


def shown(browser: Browser) -> list[str]:
    """What is on every device that is lent, for whoever looks for the cause of a failure."""
    pages = [page for context in browser.contexts for page in context.pages]
    return [
        f"{page.url}\n{page.evaluate('document.body?.innerText')}"
        for page in pages
        if not page.url.endswith(NOWHERE)
    ]


def _state(context: BrowserContext) -> list[Any]:
    """What is seen from the page, and who listens; Playwright itself does not tell the latter."""
    page = context.pages[0]
    ears = [sorted(map(str, one._impl_obj.event_names())) for one in (page, context)]
    return [*page.evaluate(STATE), *ears]
