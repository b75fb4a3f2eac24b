"""No wheel and no sdist without the page: what the build backend asks before it packs."""

import re
from collections.abc import Collection
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # an sdist is built where this file is all there is of our tools
    from pdm.backend.hooks import Context

PAGE = "sobremesa/server/page/index.html"
BESIDE = re.compile(r"(!?)\[([^]]*)\]\((?!https?:)([^)#]+)[^)]*\)")
"""A picture, or a link, to a file that lies beside the README."""


def pdm_build_hook_enabled(context: "Context") -> bool:
    """Whoever works on the sources may have them before the page."""
    return context.target != "editable"


def pdm_build_initialize(context: "Context") -> None:
    """A package's page has the README alone: no picture, and of a link the name of its file."""
    text = (context.root / "README.md").read_text("utf-8")
    alone = BESIDE.sub(lambda found: "" if found[1] else f"{found[2]} (`{found[3]}`)", text)
    context.config.metadata["readme"] = {"text": alone, "content-type": "text/markdown"}


def pdm_build_update_files(_: "Context", files: Collection[str]) -> None:
    """Refuse in one sentence, without the backend's traceback."""
    if not any(path.endswith(PAGE) for path in files):
        raise SystemExit("The page is not built, and nobody could play: `make wheel` builds both.")
