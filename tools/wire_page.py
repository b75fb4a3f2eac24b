"""The page about the wire: every message and shape as `server/wire.py` has them, every route."""

import ast
import inspect
import re
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

from msgspec import NODEFAULT, UNSET, json
from msgspec import inspect as kinds
from starlette.routing import Route

from sobremesa.core import refusal
from sobremesa.server import refusals, wire
from sobremesa.server.api import ROUTES, STATUS
from sobremesa.server.app import create_app
from sobremesa.server.house import House
from sobremesa.server.route import Api
from sobremesa.words import HOME

HEAD = """\
# The wire

Written by `make docs` from `src/sobremesa/server/wire.py`, `src/sobremesa/server/api.py` and the
refusals in the code; a test fails when it is old. How the server behaves, and how much of anything
it takes, is told in [table.md](table.md). A running server has the HTTP part for programs at
`/openapi.json`. [examples/client.py](../../examples/client.py) plays a seat.
"""
OVER_A_SOCKET = """\
`ws://HOST/ws/tables/{table}`, JSON texts; `type` says which message it is.
"""
OVER_HTTP = """\
Bodies and answers are JSON. A token goes into the header `Authorization: Bearer TOKEN`: it is a
seat's or the host's, and where it is not needed it decides what is shown. Every no is a
[refusal](#refusal), with the status of its [kind](#refusals). `{table}` is the id of a table,
`{seat}` a number from 0.
"""
REFUSALS = """\
A refusal has a code for programs and facts, and nothing has changed. The facts are those in the
sentence (⟨seat⟩ is `seat`); there may be more, such as `to_move` beside `not_your_turn`. The number
is its status over HTTP. For moves each game has codes of its own besides.
"""
SPOKEN = ("core", "bots", "server", "lessons.py", "games/__init__.py")
"""Where refusals are born that a device can meet."""
NOT_SPOKEN = (
    *("bus", "cli", "research", "store"),
    *("core/meta.py", "core/record.py"),
    *("server/metrics.py", "server/serving.py", "server/settings.py", "server/starting.py"),
)
"""Where others are: those of papers, of the terminal, and of a server that does not start."""
PASSED_ON = {
    "core/codec.py": refusal.Unreadable,
    "core/match.py": refusal.IllegalMove,
    "server/app.py": refusals.TooMuch,
    "server/broken.py": refusals.Broken,
    "server/guarded_store.py": refusals.StoreTrouble,
    "server/kept_match.py": refusals.Broken,
}
"""Files in which a code is written down in one place and refused with in another, and as what."""


def page() -> str:
    """The whole page."""
    shapes = _shapes([wire.FromDevice, wire.ToDevice, *_of_routes()])
    said, told = (set(get_args(side)) for side in (wire.FromDevice, wire.ToDevice))
    plain = [cls for cls in shapes if cls not in said | told]
    parts: list[Iterable[str]] = [
        [
            HEAD,
            "## Over a socket",
            "",
            OVER_A_SOCKET,
            *(inspect.getdoc(wire) or "").splitlines()[2:],
        ],
        ["", "## From a device"],
        *(_shape(shapes[cls]) for cls in get_args(wire.FromDevice)),
        ["", "## To a device"],
        *(_shape(shapes[cls]) for cls in get_args(wire.ToDevice)),
        ["", "## Over HTTP", "", OVER_HTTP, *_routes()],
        ["", "Besides, without a token:", "", *_besides()],
        ["", "## Shapes", "", "What messages, bodies and answers are made of."],
        *(_shape(shapes[cls]) for cls in sorted(plain, key=lambda cls: cls.__name__)),
        ["", "## Refusals", "", *_refusals()],
    ]
    return "\n".join(line for part in parts for line in part) + "\n"


# Shapes


def _of_routes() -> list[Any]:
    named = [kind for api in ROUTES for kind in (api.takes, api.gives)]
    return [kind for kind in named if kind not in (None, str)]


def _shapes(roots: Iterable[Any]) -> dict[type, kinds.StructType]:
    """All classes that these are made of."""
    found: dict[type, kinds.StructType] = {}
    waiting: list[Any] = list(kinds.multi_type_info(roots))
    while waiting:
        match waiting.pop():
            case kinds.StructType() as shape if shape.cls not in found:
                found[shape.cls] = shape
                waiting += [field.type for field in shape.fields]
            case kinds.UnionType() as union:
                waiting += union.types
            case kinds.VarTupleType() | kinds.ListType() as many:
                waiting.append(many.item_type)
            case kinds.DictType() as named:
                waiting.append(named.value_type)
    return found


def _shape(shape: kinds.StructType) -> Iterator[str]:
    name = shape.cls.__name__
    yield from ("", f"### {name}", "", inspect.getdoc(shape.cls) or "")
    if shape.tag:
        yield from ("", f"`type` is `{json.encode(shape.tag).decode()}`.")
    if not shape.fields:
        return
    meanings = _meanings(shape.cls)
    yield from ("", "| field | what it is | if left out | |", "|---|---|---|---|")
    for field in shape.fields:
        meaning = meanings.get(field.name, "")
        yield f"| `{field.encode_name}` | {_type(field.type)} | {_default(field)} | {meaning} |"


def _meanings(cls: type) -> dict[str, str]:
    """The docstrings under the fields of a class and of those it inherits from."""
    found: dict[str, str] = {}
    for one in reversed([one for one in cls.__mro__ if one.__module__.startswith("sobremesa")]):
        tree = ast.parse(textwrap.dedent(inspect.getsource(one))).body[0]
        assert isinstance(tree, ast.ClassDef)
        for field, below in zip(tree.body, tree.body[1:], strict=False):
            match field, below:
                case (
                    ast.AnnAssign(target=ast.Name(id=name)),
                    ast.Expr(value=ast.Constant(value=str(text))),
                ):
                    found[name] = " ".join(text.split())
    return found


def _default(field: kinds.Field) -> str:
    if field.required:
        return ""
    made = field.default_factory
    default = made() if made is not NODEFAULT else field.default
    return "absent" if default in (NODEFAULT, UNSET) else f"`{json.encode(default).decode()}`"


def _type(kind: kinds.Type) -> str:
    match kind:
        case kinds.StructType():
            return f"[{kind.cls.__name__}](#{kind.cls.__name__.lower()})"
        case kinds.UnionType():
            return " or ".join(map(_type, kind.types))
        case kinds.LiteralType():
            return " or ".join(f'`"{value}"`' for value in kind.values)
        case kinds.VarTupleType() | kinds.ListType():
            item = re.sub(r"^(text|whole number|object)\b", r"\1s", _type(kind.item_type))
            return f"list{_within(kind.min_length, kind.max_length)} of {item}"
        case kinds.DictType(value_type=kinds.AnyType()):
            return "object" + _within(kind.min_length, kind.max_length)
        case kinds.DictType():
            return f"object, each value {_type(kind.value_type)}"
        case kinds.StrType():
            shape = f" like `{kind.pattern}`" if kind.pattern else ""
            return "text" + _within(kind.min_length, kind.max_length, " characters") + shape
        case kinds.IntType():
            return "whole number" + _within(kind.ge, kind.le)
        case kinds.FloatType():
            return "number" + _within(kind.ge, kind.le)
    return {kinds.BoolType: "true or false", kinds.NoneType: "null", kinds.AnyType: "anything"}[
        type(kind)
    ]


def _within(low: float | None, high: float | None, of: str = "") -> str:
    if low is None and high is None:
        return ""
    return f" ({f'{low} to {high}' if low is not None else f'at most {high}'}{of})"


# Routes


def _routes() -> Iterator[str]:
    yield "| request | what it does | token | takes | gives |"
    yield "|---|---|---|---|---|"
    for api in ROUTES:
        takes, gives = (_named(kind) for kind in (api.takes, api.gives))
        status = f"{api.status}: " if api.status != 200 else ""
        about = inspect.getdoc(api.work)
        yield (
            f"| `{api.method} {api.path}` | {about} | {_token(api)} | {takes} | {status}{gives} |"
        )


def _besides() -> Iterator[str]:
    """What else can be got; all other paths are the page's."""
    paths: dict[str, list[str]] = {}
    for route in create_app(_closed).routes:
        if isinstance(route, Route) and (about := inspect.getdoc(route.endpoint)):
            paths.setdefault(about, []).append(f"`GET {route.path}`")
    for about, same in paths.items():
        yield f"- {', '.join(same)}: {about}"


async def _closed() -> House:
    raise NotImplementedError("nobody is served: only the routes are looked at")


def _token(api: Api) -> str:
    if api.at_desk:
        return "the admin's"
    if api.needs_token:
        return "needed"
    return "looked at" if "call.token" in inspect.getsource(api.work) else ""


def _named(kind: Any) -> str:
    if kind is None:
        return ""
    return "a record" if kind is str else _type(kinds.type_info(kind))


# Refusals


def _refusals() -> Iterator[str]:
    """Each kind, its status in HTTP, and its codes with what a person is told."""
    yield REFUSALS.rstrip()
    sentences, codes = _sentences(), _codes()
    for kind in sorted(
        set(codes.values()), key=lambda kind: (STATUS.get(kind, 400), kind.__name__)
    ):
        yield from ("", f"**{STATUS.get(kind, 400)}: {inspect.getdoc(kind)}**", "")
        for code in sorted(code for code, its in codes.items() if its is kind):
            yield f"- `{code}`: {sentences[code]}"


def _codes() -> dict[str, type[refusal.Refused]]:
    """The codes that are in the code, and the kind of refusal each is; none may be overlooked."""
    known = _sentences().keys()
    silent = _python(NOT_SPOKEN)
    found: dict[str, type[refusal.Refused]] = {}
    for node in _nodes(path for path in _python(SPOKEN) if path not in silent):
        match node:
            case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(code)), *_]):
                kind = getattr(refusals, name, None) or getattr(refusal, name, None)
                if kind and code in known:
                    found[code] = kind
    for name, kind in PASSED_ON.items():
        found |= dict.fromkeys((_said(_python([name])) & known) - found.keys(), kind)
    if lost := known - found.keys() - _said(silent):
        raise LookupError(f"SPOKEN, NOT_SPOKEN or PASSED_ON lacks where these are: {sorted(lost)}")
    return found


def _python(names: Iterable[str]) -> list[Path]:
    """The files of these names and in these folders."""
    places = [HOME / name for name in names]
    return [
        file for one in places for file in (sorted(one.glob("*.py")) if one.is_dir() else [one])
    ]


def _nodes(paths: Iterable[Path]) -> Iterator[ast.AST]:
    for path in paths:
        yield from ast.walk(ast.parse(path.read_text("utf-8")))


def _said(paths: Iterable[Path]) -> set[str]:
    """The texts that are in these files."""
    return {str(node.value) for node in _nodes(paths) if isinstance(node, ast.Constant)}


def _sentences() -> dict[str, str]:
    """What a person is told in English, by code; of several forms, the plural."""
    text = (HOME / "strings" / "en.ftl").read_text("utf-8")
    entries = re.findall(r"^refusal-([a-z-]+) =(.*(?:\n +.*)*)", text, re.MULTILINE)
    told = {code.replace("-", "_"): _sentence(said) for code, said in entries}
    return {code: said for code, said in told.items() if not code.startswith("record_")}


def _sentence(said: str) -> str:
    forms = re.findall(r"\*\[\w+\] (.+)", said)
    return re.sub(r"\{ \$(\w+) \}", r"⟨\1⟩", forms[0] if forms else said.strip())
