"""Links lead somewhere: to a file, and within it to a heading."""

import re
from pathlib import Path

import pytest

from tests.docs.pages import NAMES, ROOT, SPAN, prose

LINK = re.compile(r"\]\(([^)\s]+)\)")
ELSEWHERE = ("http://", "https://", "mailto:")


def headings(name: str) -> set[str]:
    """The anchors of a page, as the places that show it make them."""
    found = re.findall(r"^#+ (.+?)(?: \{#.*\})?$", prose(name), re.MULTILINE)
    plain = (re.sub(r"[^\w\- ]", "", head.lower()) for head in found)
    return {head.replace(" ", "-") for head in plain}


def dead(name: str) -> list[str]:
    """The links of a page that lead nowhere."""
    found = []
    for link in LINK.findall(SPAN.sub("", prose(name))):
        path, _, anchor = link.partition("#")
        target = ((ROOT / name).parent / path).resolve() if path else ROOT / name
        if link.startswith(ELSEWHERE):
            continue
        if not target.exists() or (anchor and anchor not in headings(str(target))):
            found.append(link)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_links_lead_somewhere(name: str) -> None:
    assert dead(name) == []


def test_a_dead_link_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# One two\n[a](b.md) [c](#one-two) [d](page.md#three) [e](page.md)\n", "utf-8")
    assert dead(str(page)) == ["b.md", "page.md#three"]


def test_every_page_of_docs_can_be_reached_from_the_first() -> None:
    seen, waiting = set(), [ROOT / "README.md"]
    while waiting:
        page = waiting.pop()
        if page in seen or page.suffix != ".md" or not page.exists():
            continue
        seen.add(page)
        links = LINK.findall(SPAN.sub("", prose(str(page))))
        paths = [link.partition("#")[0] for link in links if not link.startswith(ELSEWHERE)]
        waiting += [(page.parent / path).resolve() for path in paths if path]
    pages = {ROOT / name for name in NAMES if name.startswith("docs/")}
    assert {str(page.relative_to(ROOT)) for page in pages - seen} == set()
