"""Devices that lie ready: where the page was open before, it takes a third of the work."""

from typing import Any

from playwright.sync_api import Browser, BrowserContext

MOST = 8
"""Devices that lie ready at once; each is a process of the browser."""
NOWHERE = "/health"
"""An address of the server at which there is no page: storage can be laid out and cleared there."""


class Cupboard:
    """Lends devices; what a test left in their storage is gone before the next one has them."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._ready: list[tuple[dict[str, Any], BrowserContext]] = []

    def take(self, look: dict[str, Any]) -> BrowserContext:
        """A device with this look."""
        for one in self._ready:
            if one[0] == look:
                self._ready.remove(one)
                return one[1]
        return self.buy(self._address, look)

    def buy(self, address: str, look: dict[str, Any]) -> BrowserContext:
        """A device that nobody had before."""
        context = self._browser.new_context(base_url=address, **look)
        context.new_page().goto(NOWHERE)
        return context

    def put_back(self, look: dict[str, Any], context: BrowserContext) -> None:
        page, *others = context.pages
        for other in others:
            other.close()
        page.goto(NOWHERE)
        page.mouse.move(0, 0)
        page.evaluate("localStorage.clear(); sessionStorage.clear()")
        self._ready.append((look, context))
        for _, oldest in self._ready[:-MOST]:
            oldest.close()
        del self._ready[:-MOST]
