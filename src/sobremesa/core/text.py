"""A game in plain letters, so that a terminal can show any game and read its moves."""

from typing import Protocol, TypeVar

from sobremesa.core.values import View

ViewT_contra = TypeVar("ViewT_contra", bound=View, contravariant=True)


class Say(Protocol):
    """Turns a key and its facts into a sentence of the reader's language."""

    def __call__(self, key: str, **facts: object) -> str:
        """The sentence."""
        ...


class Text(Protocol[ViewT_contra]):
    """How a game's positions and facts look in letters."""

    def position(self, view: ViewT_contra, say: Say) -> str:
        """The table as the viewer sees it, in a few lines."""
        ...

    def written(self, fact: str, value: object, say: Say) -> str | int | None:
        """A fact of an event or refusal in words, or how many; None if its plain value will do."""
        return None

    def read(self, field: str, word: str, view: ViewT_contra) -> object:
        """The value that a typed word means for a field of a move; ValueError if it means none."""
        ...
