"""Every page that people read about the code, and what it says in code letters."""

import os
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PATTERNS = ("*.md", "docs/**/*.md", "examples/*.md", "web/*.md", "src/sobremesa/games/*/README.md")
PAGES = sorted({path for pattern in PATTERNS for path in ROOT.glob(pattern)})
NAMES = [str(path.relative_to(ROOT)) for path in PAGES]
BUILT = {"node_modules", "page", "dist", "__pycache__", "shots"}
FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
EXCERPT = re.compile(r"^`([\w/.-]+)`\n\n```\w+\n(.*?)^```", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"(`+)(.+?)\1", re.DOTALL)


@cache
def text(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def blocks(name: str, language: str) -> list[str]:
    """What stands between fences in this language."""
    return [body for said, body in FENCE.findall(text(name)) if said == language]


def excerpts(name: str) -> list[tuple[str, str]]:
    """What stands between fences below the name of a file: that name, and what is shown of it."""
    return EXCERPT.findall(text(name))


def prose(name: str) -> str:
    """The page without what stands between fences."""
    return FENCE.sub("", text(name))


def spans(name: str) -> list[str]:
    """What stands in backticks, each as one line."""
    return [" ".join(said.split()) for _, said in SPAN.findall(prose(name))]


def commands(name: str) -> list[str]:
    """Lines that somebody might type, without their comments."""
    shown = [
        line for said in ("sh", "") for block in blocks(name, said) for line in block.splitlines()
    ]
    return [line.partition("#")[0] for line in (*spans(name), *shown)]


@cache
def tree() -> frozenset[str]:
    """Every file and folder that is not built or set up, with a slash before each name."""
    found: set[str] = set()
    for folder, inside, files in os.walk(ROOT):
        inside[:] = [one for one in inside if one not in BUILT and not one.startswith(".")]
        here = "/" + str(Path(folder).relative_to(ROOT)).removeprefix(".")
        found |= {f"{here.rstrip('/')}/{one}" for one in (*inside, *files)}
    return frozenset(found)
