"""The line between a page and the server, which can be cut where it hurts."""

from typing import Literal

from msgspec import json
from playwright.sync_api import BrowserContext, WebSocketRoute

Cut = Literal["", "before", "after"]


class Line:
    """Carries what both sides say. A move can be lost on its way, or the answer to it can."""

    def __init__(self, context: BrowserContext) -> None:
        self.cut: Cut = ""
        self.cuts = 0
        self.down = False
        self._open: set[WebSocketRoute] = set()
        context.route_web_socket("**/ws/**", self._joined)

    def _joined(self, page: WebSocketRoute) -> None:
        if self.down:
            page.close(code=4000)
            return
        server = page.connect_to_server()
        self._open.add(page)
        lost = False

        def said(message: str | bytes) -> None:
            nonlocal lost
            playing = json.decode(message)["type"] == "play"
            if playing and self.cut == "before":
                self._hang_up(page, server)
                return
            lost = lost or (playing and self.cut == "after")
            server.send(message)

        def answered(message: str | bytes) -> None:
            if lost:
                if page in self._open:  # the server has played it, and nobody will hear so
                    self._hang_up(page, server)
            else:
                page.send(message)

        page.on_message(said)
        server.on_message(answered)

    def _hang_up(self, page: WebSocketRoute, server: WebSocketRoute) -> None:
        self._open.discard(page)
        self.cut = ""
        self.cuts += 1
        server.close(code=4000)
        page.close(code=4000)

    def drop(self) -> None:
        """The line is gone, and stays so until `mend`."""
        self.down = True
        for page in list(self._open):
            page.close(code=4000)
        self._open.clear()

    def mend(self) -> None:
        self.down = False
