"""Why something is not done: a code for programs and translators, facts for the sentence."""

from typing import Any


class Refused(ValueError):
    """Something asked for is not done, and nothing has changed."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code = str(code)
        self.facts = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.code} ({facts})" if facts else self.code

    def __reduce__(self) -> tuple[object, ...]:
        """As it is, and not made again from its code alone: refusals come from other processes."""
        return _unmade, (type(self), self.args), vars(self)

    def told(self) -> dict[str, Any]:
        """The refusal as plain values, for the wire and for comparing."""
        return {"code": self.code, "facts": self.facts}


class IllegalMove(Refused):
    """The rules do not allow this move now; `section` of the game's rules says why."""

    def __init__(self, code: str, section: str | None = None, **facts: Any) -> None:
        super().__init__(code, **facts)
        self.section = section

    def told(self) -> dict[str, Any]:
        return {**super().told(), "section": self.section}


class Unreadable(Refused):
    """This is no move, record, address or value that we know; the facts name what and where."""


class Stale(Refused):
    """The move was meant for a position that has passed."""


class Unplayable(Refused):
    """No such game, or not with these seats or options."""


def _unmade(kind: type[Refused], args: tuple[object, ...]) -> Refused:
    """A refusal to which what it held is given back."""
    return kind.__new__(kind, *args)
