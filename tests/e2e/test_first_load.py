"""What arrives first: title, language, icons, manifest, and not too much of anything."""

import httpx
import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.look import MOST_CODE, MOST_LETTERS, lettered, weighed
from tests.e2e.shifting_stones import Stones
from tests.e2e.table_server import TableServer


def test_shell_and_game_are_at_most_120_kilobytes(device: NewDevice, server: TableServer) -> None:
    """All code and style that a newcomer's browser fetches until the first turn, gzipped; and the
    fonts apart, which are the two that the page is set in and no other.
    """
    person = device(fresh=True)
    code = weighed(person.page, server.folder)
    letters = lettered(person.page, server.folder)
    person.home()
    person.button("quick-bot").click()
    Stones(person).my_turn()
    assert code
    print(f"first load: {sum(code.values())} bytes gzipped in {len(code)} files")
    assert sum(code.values()) <= MOST_CODE, code
    print(f"fonts: {sum(letters.values())} bytes in {len(letters)} files")
    assert 0 < sum(letters.values()) <= MOST_LETTERS, letters


@pytest.mark.parametrize("lang", ["en", "es"])
def test_title_and_language(device: NewDevice, lang: str) -> None:
    person = device(lang=lang)
    person.home()
    expect(person.page).to_have_title(person.say("sobremesa"))
    expect(person.page.locator("html")).to_have_attribute("lang", lang)
    expect(person.page.locator("meta[name=viewport]")).to_have_attribute(
        "content", "width=device-width, initial-scale=1, viewport-fit=cover"
    )
    expect(person.page.locator("meta[name=description]")).to_have_count(1)
    other = "en" if lang == "es" else "es"
    person.speak(other)
    expect(person.heading("home-title")).to_be_visible()


def test_icons_and_manifest_are_there(server: TableServer, device: NewDevice) -> None:
    person = device()
    person.home()
    with httpx.Client(base_url=server.address) as http:
        links = person.page.locator("link[rel~=icon], link[rel=apple-touch-icon]").all()
        icons = [link.get_attribute("href") or "" for link in links]
        found = person.page.locator("link[rel=manifest]").get_attribute("href") or ""
        manifest = http.get(found).json()
        icons += [icon["src"] for icon in manifest["icons"]]
        assert len(icons) >= 3
        for icon in icons:
            answer = http.get(icon)
            assert answer.status_code == 200, icon
            assert answer.headers["content-type"].startswith("image/"), icon
    assert manifest["name"] == "Sobremesa"
    assert manifest["start_url"] == "./"  # relative to the manifest
    assert manifest["display"] in ("standalone", "fullscreen", "minimal-ui")


def test_an_unknown_table_and_an_unknown_code_are_said_plainly(device: NewDevice) -> None:
    person = device()
    person.page.goto("/t/nothing")
    expect(person.text("refusal-no-such-table")).to_be_visible()
    person.link("to-home").click()
    person.field("home-join").fill("nobody")
    person.button("join").click()
    expect(person.text("refusal-no-such-code", said="nobody")).to_be_visible()
