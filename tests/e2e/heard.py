"""What a page is told, for tests that follow a long match."""

import time

from msgspec import json
from playwright.sync_api import Page

from tests.e2e.tables import Json

PATIENCE = 60.0


class Heard:
    """What a page is told over its line: quicker than asking the server for all that happened."""

    def __init__(self, page: Page) -> None:
        self._page = page
        page.on("websocket", lambda line: line.on("framereceived", self._hear))
        self.step = -1
        self.view: Json = {}
        self.to_move: list[int] = []
        self.over = False
        self.events: dict[tuple[int, int], str] = {}
        """What happened, by step and place in it: each seat of the device is told of it."""

    def _hear(self, text: str | bytes) -> None:
        for said in map(json.decode, str(text).splitlines()):
            if said["type"] == "standing":
                self.step, self.view = said["step"], said["view"]
                self.to_move, self.over = said["to_move"], said["outcome"] is not None
                for place, happened in enumerate(said["events"]):
                    self.events[happened["step"], place] = happened["event"]["type"]

    def after(self, step: int) -> int:
        """Wait until something new is known."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.step > step:
                return self.step
            self._page.wait_for_timeout(10)
        raise AssertionError(f"nothing happened after step {step}: {self.view}")
