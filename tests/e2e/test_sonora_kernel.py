"""The page's twin of the kernel, as it was built, in a real browser: every golden flick again."""

from hashlib import sha256

from msgspec import json

from tests.e2e.conftest import NewDevice
from tests.e2e.look import weighed
from tests.e2e.table_server import TableServer
from tests.physics.golden import kept
from tests.physics.scenes import FLICKS, scene

RUN = """async ([path, scenes]) => {
    const { flick } = await import(path);
    return JSON.parse(scenes).map(([discs, disc, [x, y, vx, vy], corner]) =>
        JSON.stringify(flick(new Map(discs), disc, { x, y, vx, vy }, corner))).join("\\n");
}"""
"""Text there and back: Playwright takes long over so many numbers."""


def packed(number: int) -> list[object]:
    """A flick as the page takes it."""
    discs, disc, aim, corner = scene(number)
    spots = [(number, {"x": x, "y": y}) for number, (x, y) in discs.items()]
    return [spots, disc, (aim.x, aim.y, aim.vx, aim.vy), corner]


def test_every_golden_flick_ends_the_same_in_the_browser(
    device: NewDevice, server: TableServer
) -> None:
    """A result holds whole numbers only, so its JSON is the same where every bit of it is."""
    (twin,) = (server.folder / "page" / "assets").glob("twin-*.js")
    page = device(fresh=True).page
    fetched = weighed(page, server.folder)
    page.goto("/")
    scenes = json.encode([packed(number) for number in range(FLICKS)]).decode()
    assert not any("flicking" in path for path in fetched), "nobody needs the kernel at first"
    results = page.evaluate(RUN, [f"/assets/{twin.name}", scenes]).splitlines()
    assert any("flicking" in path for path in fetched)
    hashes = [sha256(result.encode()).hexdigest()[:12] for result in results]
    assert hashes == kept().hashes
