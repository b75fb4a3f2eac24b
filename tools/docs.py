"""Writes the pages that are made from the code: `make docs`. A test fails when one is old."""

from collections.abc import Callable, Mapping
from pathlib import Path

from tools import commands_page, wire_page

ROOT = Path(__file__).parents[1]
PAGES: Mapping[str, Callable[[], str]] = {
    "docs/build/wire.md": wire_page.page,
    "docs/commands.md": commands_page.page,
}


def main() -> None:
    """Each page as it would be today."""
    for name, page in PAGES.items():
        (ROOT / name).write_text(page(), "utf-8")


if __name__ == "__main__":
    main()
