"""Pages that are made from the code are the newest; the changelog fits the version."""

import re

import pytest

import sobremesa
from tests.docs.pages import ROOT, text
from tools.docs import PAGES


@pytest.mark.parametrize("name", PAGES)
def test_a_page_made_from_the_code_is_the_newest(name: str) -> None:
    assert PAGES[name]() == (ROOT / name).read_text("utf-8"), "make docs writes it"


def test_every_route_and_message_is_on_the_page_of_the_wire() -> None:
    """The page is made from the code; this is that nothing of the code is left out."""
    from sobremesa.server import wire
    from sobremesa.server.api import ROUTES

    page = text("docs/build/wire.md")
    for api in ROUTES:
        assert f"`{api.method} {api.path}`" in page
    shapes = [
        one for one in vars(wire).values() if isinstance(one, type) and issubclass(one, wire.Wire)
    ]
    assert [
        one.__name__
        for one in shapes
        if one is not wire.Wire and f"### {one.__name__}\n" not in page
    ] == []


def test_the_changelog_has_what_comes_or_the_version_that_is_and_then_older_ones() -> None:
    found = re.findall(r"^## (.*)$", text("CHANGELOG.md"), re.MULTILINE)
    if found[0] == "Unreleased":
        found = found[1:]
    elif found:
        assert found[0].startswith(f"{sobremesa.__version__} (")
    read = [re.fullmatch(r"(\d+)\.(\d+)\.(\d+) \((\d{4}-\d\d-\d\d)\)", one) for one in found]
    versions = [tuple(map(int, one.groups()[:3])) for one in read if one]
    assert len(versions) == len(found)
    assert versions == sorted(versions, reverse=True)
