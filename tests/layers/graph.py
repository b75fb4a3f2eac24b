"""The modules of the package and what they import, read from the sources themselves.

Every import counts: at the top, inside a function, under TYPE_CHECKING.
"""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TypeAlias

Graph: TypeAlias = Mapping[str, frozenset[str]]


def modules(home: Path) -> dict[str, Path]:
    """Every module below a package's folder by its dotted name."""
    found = {}
    for path in sorted(home.rglob("*.py")):
        parts = path.relative_to(home.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


@cache
def graph(home: Path) -> Graph:
    """For each module those of the same package that it imports."""
    known = modules(home)
    return {
        name: frozenset(_imported(ast.parse(path.read_text("utf-8")), known)) - {name}
        for name, path in known.items()
    }


def _imported(tree: ast.AST, known: Mapping[str, Path]) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module in known:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner in known else str(node.module)


def within(whole: Graph, prefix: str) -> Graph:
    """The part of a graph whose names begin so, without its tests."""
    names = {
        name
        for name in whole
        if name.startswith(f"{prefix}.") and ".tests" not in name.removeprefix(prefix)
    }
    return {name: whole[name] & names for name in names}


def longest_chain(part: Graph) -> list[str]:
    """The longest way from import to import; a cycle is a RuntimeError."""
    on_the_way: list[str] = []

    @cache
    def chain(name: str) -> tuple[str, ...]:
        if name in on_the_way:
            raise RuntimeError(" -> ".join([*on_the_way[on_the_way.index(name) :], name]))
        on_the_way.append(name)
        longest: tuple[str, ...] = ()
        for other in sorted(part[name]):
            longest = max(longest, chain(other), key=len)
        on_the_way.pop()
        return (name, *longest)

    chains = [chain(name) for name in sorted(part)]
    longest = max(chains, key=len)
    return list(longest)
