"""The commands and their words. Every sentence comes from the strings, in the reader's language."""

import json
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, Literal

import typer
from msgspec.structs import replace
from rich.console import Console
from typer.exceptions import TyperException

import sobremesa
from sobremesa.cli.keeping import data_folder
from sobremesa.cli.play import Sitting
from sobremesa.cli.players import levels, seated
from sobremesa.cli.replay import step_through
from sobremesa.cli.screen import Screen
from sobremesa.cli.settings import for_friends, source, with_settings
from sobremesa.cli.simulate import simulate as run_simulation
from sobremesa.core import codec
from sobremesa.core.names import clean
from sobremesa.core.options import OptionValue, Plain
from sobremesa.core.refusal import Refused, Unplayable, Unreadable
from sobremesa.server.settings import Settings, variable
from sobremesa.words import LANGUAGES, Words

GENERAL = ("--help", "--version")
"""Options that are of no command."""


def run(words: Sequence[str], lang: str) -> int:
    """Do what the words say; the exit code. Wrong words get one line and a 2."""
    say = Words(lang)
    command = translated(say)
    try:
        first = _first(words)
        if first.startswith("-") and first not in GENERAL:
            words = ["serve", "--friends", *words]
        elif first not in (*command.commands, *GENERAL):
            there_are = ", ".join(command.commands)
            raise Unreadable("unknown_command", word=first, known=there_are)
        code = command.main(list(words), prog_name="sobremesa", standalone_mode=False, obj=say)
        return int(code or 0)
    except Refused as refusal:
        sys.stderr.write(f"sobremesa: {say.refusal(refusal)}\n")
    except TyperException as error:
        sys.stderr.write(f"sobremesa: {_explained(error, say)}\n")
    except BrokenPipeError:
        return 1
    except (typer.Abort, KeyboardInterrupt):
        return 130
    return 2


def _first(words: Sequence[str]) -> str:
    """The first word that is not about the language; a dash if there is none."""
    before = ("", *words)
    about_it = (word.startswith("--lang") or last == "--lang" for last, word in pairwise(before))
    return next((word for word, skip in zip(words, about_it, strict=True) if not skip), "-")


def translated(say: Words) -> Any:
    """The command line with its help in the reader's language: below, help is written as keys."""
    group: Any = typer.main.get_command(app)
    for command in (group, *group.commands.values()):
        command.help = say(command.help)
        for parameter in command.params:
            if (key := getattr(parameter, "help", None)) and say.has(key):
                parameter.help = say(key)
    return group


def _explained(error: TyperException, say: Words) -> str:
    """One line about wrong words, in the reader's language."""
    option = getattr(error, "option_name", None)
    parameter = getattr(getattr(error, "param", None), "name", None)
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return say("cli-no-such-option", option=str(option))
    if kind == "BadOptionUsage":
        return say("cli-option-alone", option=str(option))
    if kind == "MissingParameter":
        return say("cli-missing", name=str(parameter))
    if parameter:
        return say("cli-bad-value", name=source(error.ctx, parameter))  # type: ignore[attr-defined]
    return say("cli-wrong-words")


def _options(wishes: Sequence[str]) -> dict[str, OptionValue]:
    """`round_limit=20` as an option and its value; `hand=sure,normal` has one for each seat."""
    options: dict[str, OptionValue] = {}
    for wish in wishes:
        name, equals, value = wish.partition("=")
        if not equals:
            raise Unplayable("option_without_value", option=wish)
        each = tuple(map(_plain, value.split(",")))
        options[name] = each if len(each) > 1 else each[0]
    return options


def _plain(word: str) -> Plain:
    """`20` and `true` as what they mean, anything else as it is."""
    try:
        read = json.loads(word)
    except ValueError:
        return word
    return read if isinstance(read, bool | int) else word


def _print_json(value: object) -> None:
    sys.stdout.write(codec.to_text(value).decode() + "\n")


def _data_of(settings: Settings) -> Path:
    """The folder whose database can be copied; PostgreSQL has tools of its own."""
    if settings.database is not None:
        raise Unreadable("copied_by_postgresql")
    return data_folder(Path(settings.data) if settings.data else None)


def _known_language(lang: str) -> str:
    """Say so if there is no such language; the language itself was settled before."""
    if lang and lang not in LANGUAGES:
        raise Unplayable("unknown_language", lang=lang, known=", ".join(LANGUAGES))
    return lang


app = typer.Typer(add_completion=False, no_args_is_help=True)

Game = Annotated[str, typer.Argument(help="cli-help-game")]
Lang = Annotated[
    str,
    typer.Option(help="cli-help-lang", envvar=variable("lang"), callback=_known_language),
]
Data = Annotated[Path | None, typer.Option(help="cli-help-data", envvar=variable("data"))]
Wishes = Annotated[list[str] | None, typer.Option("--option", help="cli-help-option")]
Deed = Literal["tables", "end", "export", "delete", "token"]
Listed = Literal["all", "waiting", "playing", "over"]
Json = Annotated[bool, typer.Option("--json", help="cli-help-json")]


def _say_version(wanted: bool) -> None:
    if wanted:
        sys.stdout.write(f"sobremesa {sobremesa.__version__}\n")
        raise typer.Exit


Version = Annotated[
    bool,
    typer.Option("--version", help="cli-help-version", is_eager=True, callback=_say_version),
]


@app.callback(help="cli-help")
def everywhere(lang: Lang = "", version: Version = False) -> None:
    """Options before the command."""


@app.command(help="cli-help-play")
def play(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="cli-help-game")] = "",
    seats: Annotated[str, typer.Option(help="cli-help-seats")] = "me,bot:normal",
    option: Wishes = None,
    data: Data = None,
    seed: Annotated[int | None, typer.Option(help="cli-help-seed")] = None,
    lang: Lang = "",
) -> int:
    """A match at the terminal."""
    game_id = sobremesa.game(game or sobremesa.shelf()[0]).meta.id
    players = seated(seats, context.obj)
    match = sobremesa.new(game_id, len(players), seed=seed, **_options(option or []))
    match.players = tuple(player.name for player in players)
    screen = _screen(context, game_id, match.players)
    say = screen.say
    screen.line(say("cli-welcome", title=say("title"), tagline=say("tagline")))
    return Sitting(match, players, screen).play(data_folder(data))


@app.command(help="cli-help-serve")
@with_settings()
def serve(
    context: typer.Context,
    settings: Settings,
    friends: Annotated[bool, typer.Option("--friends", help="cli-help-friends")] = False,
    lang: Lang = "",
) -> int:
    """The table in the browser."""
    from sobremesa.server.serving import serve

    folder = data_folder(Path(settings.data) if settings.data else None)
    if friends:
        settings = for_friends(context, settings)
    return serve(replace(settings, data=str(folder)), context.obj)


@app.command(help="cli-help-admin")
@with_settings("data", "admin_token")
def admin(
    context: typer.Context,
    settings: Settings,
    deed: Annotated[Deed, typer.Argument(help="cli-help-deed")],
    table: Annotated[str, typer.Argument(help="cli-help-table")] = "",
    stage: Annotated[Listed, typer.Option(help="cli-help-stage")] = "all",
    to: Annotated[Path | None, typer.Option(help="cli-help-to")] = None,
    sure: Annotated[bool, typer.Option("--yes", help="cli-help-yes")] = False,
    as_json: Json = False,
    lang: Lang = "",
) -> int:
    """The desk of whoever runs a server."""
    from sobremesa.cli.admin import administer

    folder = data_folder(Path(settings.data) if settings.data else None)
    screen = Screen(Console(), context.obj)
    administer(
        deed,
        table,
        folder,
        settings.admin_token,
        screen,
        stage="" if stage == "all" else stage,
        to=to,
        sure=sure,
        as_json=as_json,
    )
    return 0


@app.command(help="cli-help-simulate")
def simulate(
    context: typer.Context,
    game: Game,
    seats: Annotated[str, typer.Option(help="cli-help-bots")] = "bot:normal,bot:easy",
    matches: Annotated[int, typer.Option(min=1, help="cli-help-matches")] = 1000,
    option: Wishes = None,
    seed: Annotated[int, typer.Option(help="cli-help-seed")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="cli-help-jobs")] = 1,
    exchange: Annotated[
        bool, typer.Option("--exchange/--keep-seats", help="cli-help-exchange")
    ] = True,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Many matches between bots."""
    run_simulation(
        _screen(context, sobremesa.game(game).meta.id),
        game_id=game,
        levels=levels(seats),
        matches=matches,
        seed=seed,
        exchange=exchange,
        options=_options(option or []),
        jobs=jobs,
        print_json=_print_json if as_json else None,
    )


@app.command(help="cli-help-replay")
def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="cli-help-file")],
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """A kept match, step by step."""
    match = sobremesa.replay(_text_of(file))
    if as_json:
        _print_json({"record": match.record, "state": match.state})
    else:
        step_through(match, _screen(context, match.game.meta.id, match.players))


@app.command(help="cli-help-backup")
@with_settings("data", "database")
def backup(
    context: typer.Context,
    settings: Settings,
    file: Annotated[Path, typer.Argument(help="cli-help-backup-file")],
    lang: Lang = "",
) -> int:
    """Everything that is kept, in one file."""
    from sobremesa.store.backup import back_up

    back_up(_data_of(settings), file)
    sys.stdout.write(context.obj("cli-backed-up", path=str(file)) + "\n")
    return 0


@app.command(help="cli-help-restore")
@with_settings("data", "database")
def restore(
    context: typer.Context,
    settings: Settings,
    file: Annotated[Path, typer.Argument(help="cli-help-restore-file")],
    lang: Lang = "",
) -> int:
    """A backup as the database of a new data folder."""
    from sobremesa.server.starting import alone_in
    from sobremesa.store.backup import restore

    folder = _data_of(settings)
    with alone_in(folder):
        restore(file, folder)
    sys.stdout.write(context.obj("cli-restored", path=str(folder)) + "\n")
    return 0


@app.command(help="cli-help-games")
def games(context: typer.Context, as_json: Json = False, lang: Lang = "") -> None:
    """What is on the shelf."""
    if as_json:
        _print_json([sobremesa.game(game_id).meta for game_id in sobremesa.shelf()])
        return
    for game_id in sobremesa.shelf():
        meta, screen = sobremesa.game(game_id).meta, _screen(context, game_id)
        say = screen.say
        about = say("cli-game", title=say("title"), tagline=say("tagline"))
        screen.line(f"{game_id}: {about}")
        screen.line("  " + say("cli-players", fewest=meta.fewest_seats, most=meta.most_seats))
        for option in meta.options:
            meaning = say(f"option-{option.name}-help")
            screen.line(f"  {option.name} = {option.described()}: {meaning}")


@app.command(help="cli-help-rules")
def rules(
    context: typer.Context,
    game: Game,
    section: Annotated[str | None, typer.Argument(help="cli-help-section")] = None,
    lang: Lang = "",
) -> None:
    """The rules of a game."""
    _screen(context, sobremesa.game(game).meta.id).rules(game, section)


@app.command(help="cli-help-unit")
def unit(
    context: typer.Context,
    user: Annotated[bool, typer.Option("--user", help="cli-help-user")] = False,
    lang: Lang = "",
) -> None:
    """This installation as a service of systemd."""
    from sobremesa.cli.unit import unit

    sys.stdout.write(unit(context.obj, user))


def _screen(context: typer.Context, game_id: str, names: Sequence[str] = ()) -> Screen:
    return Screen(Console(), Words(context.obj.lang, game_id, list(map(clean, names))))


def _text_of(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError:
        raise Unreadable("no_file", path=str(file)) from None
