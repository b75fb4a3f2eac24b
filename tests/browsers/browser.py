"""A browser with one page, whichever it is: going somewhere, asking the page, a hand, a picture.

Both browsers take a hand's doings in the same form, that of WebDriver's actions.
"""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, cast

from msgspec import json

Json = dict[str, Any]
Point = tuple[float, float]
Size = tuple[int, int]


class Browser(ABC):
    """What a test needs of a browser."""

    name: ClassVar[str]
    hands: ClassVar[tuple[str, ...]]
    """What can be had of mouse and finger."""
    size: Size = (0, 0)

    @abstractmethod
    def goto(self, address: str) -> None:
        """Open a page and wait until it is there."""

    @abstractmethod
    def call(self, function: str, text: str) -> str:
        """Call a function of the page with a text, and wait for the text it gives back."""

    @abstractmethod
    def perform(self, source: Json) -> None:
        """What one hand or finger does, as WebDriver writes it."""

    @abstractmethod
    def resize(self, size: Size) -> None:
        """Give the page so much room."""

    @abstractmethod
    def picture(self) -> bytes:
        """What is seen now, as PNG."""

    # The same for all

    def evaluate(self, function: str, argument: Any = None) -> Any:
        """What a function of the page gives for this argument, waited for."""
        wrapped = f"async (text) => JSON.stringify(await ({function})(JSON.parse(text))) ?? 'null'"
        return json.decode(self.call(wrapped, json.encode(argument).decode()))

    def content(self) -> str:
        return cast(str, self.evaluate("() => document.documentElement.outerHTML"))

    def press(self, point: Point, finger: bool = False) -> None:
        self.drag([point], finger)

    def drag(self, points: list[Point], finger: bool = False) -> None:
        """Down at the first of these points, past all others, and up at the last."""
        kind = "touch" if finger else "mouse"
        moves = [
            {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y)} for x, y in points
        ]
        down, up = ({"type": f"pointer{way}", "button": 0} for way in ("Down", "Up"))
        doings = [moves[0], down, *moves[1:], up]
        source = {"type": "pointer", "id": kind, "parameters": {"pointerType": kind}}
        self.perform({**source, "actions": doings})

    def key(self, value: str) -> None:
        """Press and let go a key: a letter, or a code of WebDriver's."""
        doings = [{"type": way, "value": value} for way in ("keyDown", "keyUp")]
        self.perform({"type": "key", "id": "keys", "actions": doings})
