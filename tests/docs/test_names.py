"""What pages name is there: files, targets of make, commands and their options, names in code."""

import re
from fnmatch import fnmatch
from functools import cache

import pytest

from sobremesa.cli.commands import translated
from sobremesa.words import Words
from tests.docs.pages import NAMES, ROOT, commands, spans, text, tree
from tools.commands_page import targets

SUFFIXES = ("py", "svelte", "ts", "js", "mjs", "md", "json", "ftl", "css", "toml", "txt", "db")
PATH = re.compile(rf"[\w.<>*-]+(/[\w.<>*-]+)*(/|\.({'|'.join(SUFFIXES)}))|[\w.<>*-]+(/[\w.<>*-]+)+")
NAME = re.compile(r"[A-Za-z_]\w*(\.\w+)*(\(\))?")
OLD = {"CHANGELOG.md", "docs/decisions.md"}
"""They tell of what was, too."""
COMPOSED = {"DEED"}
"""Names that a running program puts together."""


def is_there(path: str) -> bool:
    """Whether a path from the root, or the end of one, names something in the tree."""
    if path.startswith(tuple(line.lstrip("/") for line in text(".gitignore").split())):
        return True
    pattern = "*/" + re.sub(r"<\w+>", "*", path.strip("/"))
    return any(fnmatch(one, pattern) for one in tree())


@pytest.mark.parametrize("name", sorted(set(NAMES) - OLD))
def test_paths_are_in_the_tree(name: str) -> None:
    assert [said for said in spans(name) if PATH.fullmatch(said) and not is_there(said)] == []


@pytest.mark.parametrize("name", NAMES)
def test_what_can_be_made_can_be_made(name: str) -> None:
    said = [target for line in commands(name) for target in re.findall(r"\bmake ([a-z]+)", line)]
    assert [target for target in said if target not in targets()] == []


def test_every_target_says_what_it_does_and_is_there() -> None:
    makefile = text("Makefile")
    phony = " ".join(re.findall(r"^\.PHONY: (.+)$", makefile, re.MULTILINE)).split()
    assert sorted(name for name in phony if not name.startswith("$")) == sorted(targets())
    assert [name for name in targets() if not re.search(rf"^{name}:", makefile, re.M)] == []


@cache
def options() -> dict[str, set[str]]:
    """The options of each command."""
    group = translated(Words("en"))
    return {
        name: {"--help"}
        | {said for one in command.params for said in (*one.opts, *one.secondary_opts)}
        for name, command in group.commands.items()
    }


@pytest.mark.parametrize("name", NAMES)
def test_commands_and_their_options_are_there(name: str) -> None:
    wrong = []
    for line in commands(name):
        for command, rest in re.findall(r"\bsobremesa ([a-z]\w*)([^·]*)", line):
            known = options().get(command)
            said = re.findall(r"--[a-z-]+", rest)
            wrong += [line] if known is None or not known.issuperset(said) else []
        alone = re.match(r"--[\w*-]+", line)
        wrong += [line] if alone and not any(fnmatch(one, alone[0]) for one in dashed()) else []
    assert wrong == []


@cache
def variables() -> frozenset[str]:
    """What is read from the environment."""
    commands = translated(Words("en")).commands.values()
    return frozenset(one.envvar for command in commands for one in command.params if one.envvar)


@cache
def dashed() -> frozenset[str]:
    """All options, and what the page's styles call by such names."""
    styles = [ROOT / one[1:] for one in tree() if one.endswith((".css", ".svelte"))]
    named = {said for path in styles for said in re.findall(r"--[\w-]+", path.read_text("utf-8"))}
    return frozenset(named.union(*options().values()))


@cache
def words() -> frozenset[str]:
    """Every word there is in the code."""
    kinds = (".py", ".ts", ".svelte", ".mjs", ".ftl", ".json", ".toml", ".sql", ".css")
    code = [ROOT / one[1:] for one in tree() if one.endswith(kinds) or one == "/Makefile"]
    found = (re.findall(r"\w+", path.read_text("utf-8")) for path in code if path.is_file())
    return frozenset(word for some in found for word in some)


@pytest.mark.parametrize("name", sorted(set(NAMES) - OLD))
def test_names_in_backticks_are_in_the_code(name: str) -> None:
    said = [one for one in spans(name) if NAME.fullmatch(one) and not PATH.fullmatch(one)]
    known = words() | COMPOSED | variables()
    assert [one for one in said if not known.issuperset(re.findall(r"\w+", one))] == []
