"""Paths of the page: its own files, the page itself, or nothing; never a word about other files."""

from pathlib import Path

import pytest

from sobremesa.server.openapi import document
from tests.server.client import Api
from tests.server.running import run, serving
from tests.server.test_api import raw_get


@pytest.fixture
def page(tmp_path: Path) -> Path:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("the page")
    (page / "icon.svg").write_text("<svg/>")
    (page / "assets" / "table-new.js").write_text("code")
    (tmp_path / "secret").write_text("secret")
    return page


def test_nobody_learns_whether_a_file_exists(tmp_path: Path, page: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server:
            for there, missing in [
                ("//etc/passwd", "//etc/passwe"),
                ("/%2Fetc%2Fpasswd", "/%2Fetc%2Fpasswe"),
                (f"/{tmp_path}/secret", f"/{tmp_path}/secreu"),
                ("/../secret", "/../secreu"),
                ("/assets/../../secret", "/assets/../../secreu"),
            ]:
                answers = [await raw_get(server.address, path) for path in (there, missing)]
                heads = [head.split("\r\n")[0] for head, _ in answers]
                assert heads[0] == heads[1], there
                assert answers[0][1] == answers[1][1], there

    run(play())


@pytest.mark.parametrize(
    "path", ["/assets/table-old.js", "/assets/none", "/favicon.ico", "/icon-512.png", "/t/app.js"]
)
def test_a_part_of_an_older_page_is_not_there(tmp_path: Path, page: Path, path: str) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server:
            head, body = await raw_get(server.address, path)
            assert " 404 " in head
            assert "no-cache" in head
            assert not body
            assert (await raw_get(server.address, "/icon.svg"))[1] == "<svg/>"
            assert (await raw_get(server.address, "/assets/table-new.js"))[1] == "code"
            assert (await raw_get(server.address, "/t/abc"))[1] == "the page"

    run(play())


def test_the_api_is_described_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []

    def counted() -> object:
        made.append(1)
        return document()

    monkeypatch.setattr("sobremesa.server.app.document", counted)

    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            first = await api.get("/openapi.json")
            assert await api.get("/openapi.json") == first
            assert first["paths"]

    run(play())
    assert len(made) <= 1
