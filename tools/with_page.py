"""No wheel and no sdist without the page: what the build backend asks before it packs."""

from collections.abc import Collection
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # an sdist is built where this file is all there is of our tools
    from pdm.backend.hooks import Context

PAGE = "sobremesa/server/page/index.html"


def pdm_build_hook_enabled(context: "Context") -> bool:
    """Whoever works on the sources may have them before the page."""
    return context.target != "editable"


def pdm_build_update_files(_: "Context", files: Collection[str]) -> None:
    """Refuse in one sentence, without the backend's traceback."""
    if not any(path.endswith(PAGE) for path in files):
        raise SystemExit("The page is not built, and nobody could play: `make wheel` builds both.")
