"""A table under a base path, as behind a proxy that has other things to serve."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Request, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device
from tests.e2e.shell import Replay, invitation, open_table, sit_down
from tests.e2e.shifting_stones import Stones
from tests.e2e.table_server import TableServer

BASE = "/games"
OWN = re.compile(rf"^(data:|(http|ws)://(127\.0\.0\.1|localhost):\d+{BASE}/)")
"""What a page that lives there asks for."""

MANIFEST = """async () => {
    const [own, ...icons] = ["manifest", "icon", "apple-touch-icon"].map(
        (rel) => document.querySelector(`link[rel~=${rel}]`).href);
    const manifest = await (await fetch(own)).json();
    const paths = [manifest.start_url, ...manifest.icons.map(({ src }) => src)];
    return [...paths.map((path) => new URL(path, own).href), ...icons];
}"""


@pytest.fixture
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    server = TableServer(tmp_path_factory.mktemp("games"), base=BASE)
    server.start()
    yield server
    server.stop()


def heard(device: Device) -> list[str]:
    """All that its page asks for from now on."""
    asked: list[str] = []

    def hear(request: Request) -> None:
        asked.append(request.url)

    device.page.on("request", hear)
    device.page.on("websocket", lambda line: asked.append(line.url))
    return asked


def test_a_match_from_the_first_page_to_its_replay_stays_there(
    device: NewDevice, games: TableServer
) -> None:
    ana, berta = (device(games.address, settings={"confirm": "never"}) for _ in range(2))
    asked = [heard(one) for one in (ana, berta)]
    open_table(ana, "who-open", round_limit=1)
    expect(ana.field("waiting-link")).to_have_value(re.compile(f"^{games.public_url}/join/"))
    expect(ana.text("waiting-local")).to_have_count(0)
    link = invitation(ana)
    # By the link, away again, and by the code.
    berta.page.goto(link)
    expect(berta.button("sit")).to_be_visible()
    berta.link("home-link").click()
    expect(berta.page).to_have_url(f"{games.public_url}/")
    berta.field("home-join").fill(link.rpartition("/")[2])
    berta.button("join").click()
    sit_down(berta, "Berta")
    ana.button("start").click()
    mine, hers = Stones(ana), Stones(berta)
    for player in (mine, hers):
        player.my_turn()
        player.end()
    mine.over()
    hers.over()
    # The record is a file, the replay a screen; both are found again where they were.
    with ana.page.expect_download() as download:
        ana.link("end-record").click()
    assert json.loads(download.value.path().read_text("utf-8"))["players"] == ["Ana", "Berta"]
    ana.link("replay").click()
    replay = Replay(ana)
    ana.button("replay-last").click()
    expect(ana.page).to_have_url(f"{games.address}/t/{ana.table}/replay/{replay.all}")
    ana.page.reload()
    Replay(ana).shows(replay.all)
    ana.link("replay-leave").click()
    mine.over()
    ana.link("home-link").click()
    expect(ana.page.locator(f'a[href="t/{berta.table}"]')).to_be_visible()
    assert [url for urls in asked for url in urls if not OWN.match(url)] == []
    assert any(url.startswith("ws:") for url in asked[0])
    # What an icon on the home screen opens, and its picture.
    start, *icons = ana.page.evaluate(MANIFEST)
    assert start == f"{games.address}/"
    for icon in icons:
        answer = ana.page.request.get(icon)
        assert answer.headers["content-type"].startswith("image/"), icon
