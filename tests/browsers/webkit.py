"""WebKitGTK's own small browser on a screen that nobody sees, spoken to in WebDriver."""

import base64
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.browsers.browser import Browser, Json, Size
from tests.services import Server, give_up, program, require

PATIENCE = 60
LARGEST = (1400, 1000)
NARROW = "headerbar *, toolbar *, entry, button {min-width: 0; padding: 0; font-size: 1px}"
"""A style for the browser's own buttons: at their full size no window is as narrow as a phone."""


class Screen(Server):
    """A screen in memory. Its number is such that the port that goes with it is free."""

    def __init__(self) -> None:
        super().__init__("screen")
        self.number = self.port - 6000

    def command(self) -> Sequence[str | Path]:
        size = "x".join(map(str, (*LARGEST, 24)))
        words = ("-screen", "0", size, "-nolisten", "tcp", "-nocursor")
        return [program("Xvfb"), f":{self.number}", *words]

    def answers(self) -> bool:
        return _listens(socket.AF_UNIX, f"/tmp/.X11-unix/X{self.number}")


class WebKitDriver(Server):
    """The program that starts the browser and tells it what to do."""

    def __init__(self, screen: Screen) -> None:
        super().__init__("webkit")
        self.screen = screen
        style = self.folder / ".config" / "gtk-3.0" / "gtk.css"
        style.parent.mkdir(parents=True)
        style.write_text(NARROW, "utf-8")

    def command(self) -> Sequence[str | Path]:
        told = {
            "HOME": self.folder,
            "XDG_CONFIG_HOME": self.folder / ".config",
            "DISPLAY": f":{self.screen.number}",
            "GDK_BACKEND": "x11",
            "NO_AT_BRIDGE": "1",  # nobody listens to it by a screen reader
        }
        words = [f"{name}={value}" for name, value in told.items()]
        return ["env", *words, program("WebKitWebDriver"), f"--port={self.port}"]

    def answers(self) -> bool:
        return _listens(socket.AF_INET, ("127.0.0.1", self.port))


class WebKit(Browser):
    """One window."""

    name = "webkit"
    hands = ("mouse",)

    def __init__(self, http: httpx.Client) -> None:
        self._http = http

    def _ask(self, method: str, path: str, **body: Any) -> Any:
        answer = self._http.request(method, path, json=body if method == "POST" else None)
        assert answer.is_success, answer.text
        return answer.json()["value"]

    def goto(self, address: str) -> None:
        self._ask("POST", "url", url=address)

    def call(self, function: str, text: str) -> str:
        script = f"return ({function})(arguments[0])"
        answer = self._ask("POST", "execute/sync", script=script, args=[text])
        assert isinstance(answer, str), answer
        return answer

    def perform(self, source: Json) -> None:
        self._ask("POST", "actions", actions=[source])

    def resize(self, size: Size) -> None:
        """The window is larger than the page by the browser's own buttons."""
        room = "() => [innerWidth, innerHeight]"
        for _ in range(50):
            width, height = self.evaluate(room)
            if (width, height) == size:
                break
            window = self._ask("GET", "window/rect")
            wider, higher = window["width"] - width, window["height"] - height
            self._ask(
                "POST", "window/rect", x=0, y=0, width=size[0] + wider, height=size[1] + higher
            )
        else:
            raise AssertionError(f"the page is {width} × {height}, not {size}")
        self.size = size

    def picture(self) -> bytes:
        return base64.b64decode(self._ask("GET", "screenshot"))


@contextmanager
def webkit() -> Iterator[WebKit]:
    require("Xvfb", "xvfb", "Xvfb")
    require("WebKit", "webkit2gtk-driver", "WebKitWebDriver")
    screen = Screen()
    screen.start()
    driver = WebKitDriver(screen)
    driver.start()
    address = f"http://127.0.0.1:{driver.port}/session"
    with httpx.Client(timeout=PATIENCE) as http:
        began = http.post(address, json={"capabilities": _wishes()})
        assert began.is_success, began.text
        http.base_url = httpx.URL(f"{address}/{began.json()['value']['sessionId']}/")
        yield WebKit(http)
        http.delete("").raise_for_status()
    driver.discard()
    screen.discard()


def _wishes() -> Json:
    browser = {"binary": str(_small_browser()), "args": ["--automation"]}
    return {"alwaysMatch": {"webkitgtk:browserOptions": browser}}


def _small_browser() -> Path:
    """Debian keeps it away from the PATH."""
    found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    if not found:
        give_up("WebKit came without its MiniBrowser")
    return found[-1]


def _listens(family: socket.AddressFamily, address: Any) -> bool:
    with socket.socket(family) as link:
        link.settimeout(2)
        try:
            link.connect(address)
        except OSError:
            return False
    return True
