"""Firefox, spoken to in WebDriver BiDi over its own socket: no driver stands in between."""

import base64
import itertools
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import cast

from msgspec import json
from websockets.sync.client import ClientConnection, connect

from tests.browsers.browser import Browser, Json, Size
from tests.services import Server, listens, program, require

PATIENCE = 60
PREFERENCES = {
    # A mouse that can hover: without a screen Firefox believes that there is none.
    "ui.primaryPointerCapabilities": 6,
    "ui.allPointerCapabilities": 6,
    # No use here, and work.
    "browser.aboutwelcome.enabled": False,
    "browser.newtabpage.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "messaging-system.rsexperimentloader.enabled": False,
    "nimbus.rollouts.enabled": False,
}


class FirefoxProgram(Server):
    """Firefox without a window, with a profile of its own."""

    def __init__(self) -> None:
        super().__init__("firefox")
        lines = (
            f"user_pref({json.encode(name).decode()}, {json.encode(value).decode()});\n"
            for name, value in PREFERENCES.items()
        )
        (self.folder / "user.js").write_text("".join(lines), "utf-8")

    def command(self) -> Sequence[str | Path]:
        port = ("--remote-debugging-port", str(self.port))
        words = ("--headless", "--no-remote", "--profile", self.folder, *port, "about:blank")
        return ["env", f"HOME={self.folder}", program("firefox-esr"), *words]

    def answers(self) -> bool:
        return listens(self.port)


class Firefox(Browser):
    """One tab."""

    name = "firefox"
    hands = ("mouse", "finger")

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._numbers = itertools.count()
        self.ask("session.new", capabilities={})
        self._tab = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **parameters: object) -> Json:
        """Say something and wait for the answer."""
        number = next(self._numbers)
        wish = {"id": number, "method": method, "params": parameters}
        self._line.send(json.encode(wish).decode())
        while True:
            said = json.decode(self._line.recv(timeout=PATIENCE))
            if said.get("id") == number:
                assert said["type"] == "success", said
                return cast(Json, said["result"])

    def goto(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def call(self, function: str, text: str) -> str:
        answer = self.ask(
            "script.callFunction",
            functionDeclaration=function,
            arguments=[{"type": "string", "value": text}],
            target={"context": self._tab},
            awaitPromise=True,
            userActivation=False,
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return cast(str, answer["result"]["value"])

    def perform(self, source: Json) -> None:
        self.ask("input.performActions", context=self._tab, actions=[source])

    def resize(self, size: Size) -> None:
        room = {"width": size[0], "height": size[1]}
        self.ask("browsingContext.setViewport", context=self._tab, viewport=room)
        self.size = size

    def picture(self) -> bytes:
        taken = self.ask("browsingContext.captureScreenshot", context=self._tab)
        return base64.b64decode(taken["data"])


@contextmanager
def firefox() -> Iterator[Firefox]:
    require("Firefox", "firefox-esr", "firefox-esr")
    browser = FirefoxProgram()
    browser.start()
    with connect(f"ws://127.0.0.1:{browser.port}/session", max_size=None) as line:
        yield Firefox(line)
    browser.discard()
