"""Settings of the server as flags of a command, each of them also read from the environment."""

import sys
from collections.abc import Callable
from functools import wraps
from inspect import Parameter, signature
from typing import Annotated, Any

import typer
from msgspec.structs import replace

from sobremesa.server.settings import Settings, declared, flag, read, usual, variable

Command = Callable[..., int]


def with_settings(*names: str) -> Callable[[Command], Command]:
    """Give a command the flags of these settings, or of all; it gets them as `settings`."""
    chosen = names or tuple(declared())

    def decorated(command: Command) -> Command:
        @wraps(command)
        def called(context: typer.Context, **said: Any) -> int:
            words = {name: said.pop(name) for name in chosen}
            return command(context, settings=_settings(context, words), **said)

        context, *others = signature(command).parameters.values()
        kept = [one for one in others if one.name != "settings"]
        keywords = [one.replace(kind=Parameter.KEYWORD_ONLY) for one in kept]
        ours = signature(command).replace(parameters=[context, *map(_flag, chosen), *keywords])
        called.__signature__ = ours  # type: ignore[attr-defined]
        return called

    return decorated


def _flag(name: str) -> Parameter:
    """What typer asks for: the words as they are, to be read by the settings themselves."""
    default = declared()[name].default
    written = flag(name)
    kind: Any = str | None
    if isinstance(default, bool):
        kind, written = bool, f"{written}/--no-{name}"
    elif name == "limit":
        kind = list[str] | None
    else:
        default = usual(name) or None
    metavar = None if kind is bool else "…"
    option = typer.Option(written, envvar=variable(name), help=f"cli-help-{name}", metavar=metavar)
    return Parameter(
        name,
        Parameter.KEYWORD_ONLY,
        default=None if name == "limit" else default,
        annotation=Annotated[kind, option],
    )


def _settings(context: typer.Context, words: dict[str, Any]) -> Settings:
    said = {name: word for name, word in words.items() if word is not None}
    told = {name: read(name, word, source(context, name)) for name, word in said.items()}
    return Settings(**{declared()[name].name: value for name, value in told.items()})


def for_friends(context: typer.Context, settings: Settings) -> Settings:
    """What suits an evening at one table, wherever nothing else was said."""
    from sobremesa.server.serving import EVERYWHERE, is_free

    if not _was_said(context, "host"):
        settings = replace(settings, host=EVERYWHERE)
    if not _was_said(context, "open"):
        settings = replace(settings, open=sys.stdout.isatty())
    if not _was_said(context, "port") and not is_free(settings.host, settings.port):
        settings = replace(settings, port=0)
    return settings


def _was_said(context: typer.Context, name: str) -> bool:
    origin = context.get_parameter_source(name)
    return origin is not None and origin.name != "DEFAULT"


def source(context: typer.Context, name: str) -> str:
    """Where a value was said: the name of its flag, or of its variable."""
    origin = context.get_parameter_source(name)
    return variable(name) if origin and origin.name == "ENVIRONMENT" else flag(name)
