"""The page of all commands: from the command line itself, and from the head of the Makefile."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec.structs import fields

from sobremesa.cli.commands import translated
from sobremesa.server.limits import Limits
from sobremesa.words import Words

MAKEFILE = Path(__file__).parents[1] / "Makefile"
HEAD = """\
# Commands

Written by `make docs` from the command line and the Makefile; a test fails when it is old.
`make help` and `sobremesa --help` say the same in the terminal, the latter in Spanish too.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, "## make", "", *_make(), *_sobremesa()]) + "\n"


def targets() -> dict[str, tuple[str, str]]:
    """What can be made: how it is called, and what it does, by its name."""
    lines = re.findall(r"^# (make (\S+).*?)  +(.+)$", MAKEFILE.read_text("utf-8"), re.MULTILINE)
    return {name: (call, about) for call, name, about in lines}


def _make() -> Iterator[str]:
    yield from _table("command", "what it does")
    for call, about in targets().values():
        yield f"| `{call}` | {about} |"


def _sobremesa() -> Iterator[str]:
    group = translated(Words("en"))
    yield from ("", "## sobremesa", "", group.help, "")
    yield "`make` leaves the program in `.venv/bin`."
    for name, command in group.commands.items():
        arguments = [one for one in command.params if one.param_type_name == "argument"]
        words = ["sobremesa", name, *map(_call, arguments), "[options]"]
        yield from ("", f"### sobremesa {name}", "", f"`{' '.join(words)}`", "", command.help, "")
        yield from _table("word", "meaning", "if not said", "in the environment")
        for parameter in command.params:
            cells = (f"`{_call(parameter)}`", parameter.help, _default(parameter))
            yield f"| {' | '.join((*cells, _variable(parameter)))} |"
        if name == "serve":
            yield from ("", f"`--limit` knows {', '.join(_limits())}.")


def _call(parameter: Any) -> str:
    """How it is written: an argument by its name, an option with what follows it."""
    if parameter.param_type_name == "argument":
        name = str(parameter.name).upper()
        return name if parameter.required else f"[{name}]"
    names = " / ".join([*parameter.opts, *parameter.secondary_opts])
    return names if _is_flag(parameter) else f"{names} …"


def _default(parameter: Any) -> str:
    if parameter.required:
        return "must be said"
    if _is_flag(parameter):
        names = parameter.opts if parameter.default else parameter.secondary_opts
        return f"`{names[0]}`" if names else ""
    return f"`{parameter.default}`" if parameter.default not in (None, "") else ""


def _limits() -> Iterator[str]:
    """Each limit by its name, and what it is if not said."""
    for one in fields(Limits):
        yield f"`{one.name}` ({one.default:.3g})"


def _variable(parameter: Any) -> str:
    return f"`{parameter.envvar}`" if parameter.envvar else ""


def _is_flag(parameter: Any) -> bool:
    return getattr(parameter, "is_flag", False)


def _table(*heads: str) -> Iterator[str]:
    yield f"| {' | '.join(heads)} |"
    yield "|" + "---|" * len(heads)
