"""`sobremesa` alone opens the table for friends, unless something else is said."""

import io
import socket
import sys
from pathlib import Path

import pytest

from sobremesa.cli.commands import run
from sobremesa.cli.keeping import data_folder
from sobremesa.server import serving
from sobremesa.server.settings import Settings, variable
from tests.cli.test_cli import sobremesa_says


@pytest.fixture(autouse=True)
def kept_here(told: list[Settings], monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody's own folder is asked for."""
    monkeypatch.setenv(variable("data"), "kept")


@pytest.fixture
def free(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else has our port, whatever else runs on this machine."""
    monkeypatch.setattr(serving, "is_free", lambda host, port: True)


class Screen(io.StringIO):
    """What somebody looks at."""

    def isatty(self) -> bool:
        return True


def settings(host: str = "0.0.0.0", port: int = 8000, browser: bool = False) -> Settings:
    return Settings(host=host, port=port, open=browser, data="kept")


@pytest.mark.usefixtures("free")
def test_alone_it_serves_everybody_on_the_network(told: list[Settings]) -> None:
    for words in ([], ["--lang", "es"], ["--lang=es", "--port", "9"], ["serve", "--friends"]):
        assert run(words, "en") == 0
    assert told == [settings(), settings(), settings(port=9), settings()]


@pytest.mark.usefixtures("free")
def test_at_a_terminal_the_browser_opens_unless_told_not_to(
    told: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", Screen())
    run([], "en")
    run(["--no-open"], "en")
    monkeypatch.setenv(variable("open"), "0")
    run([], "en")
    assert [one.open for one in told] == [True, False, False]


@pytest.mark.usefixtures("free")
def test_what_is_said_holds(told: list[Settings], monkeypatch: pytest.MonkeyPatch) -> None:
    run(["--host", "127.0.0.1", "--open"], "en")
    monkeypatch.setenv(variable("host"), "::1")
    run([], "en")
    assert told == [settings(host="127.0.0.1", browser=True), settings(host="::1")]


def test_any_port_will_do_if_the_usual_one_is_taken_but_not_if_one_was_named(
    told: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert not serving.is_free("127.0.0.1", port)
        assert serving.is_free("127.0.0.1", 0)
        run(["--host", "127.0.0.1", "--port", str(port)], "en")
    monkeypatch.setattr(serving, "is_free", lambda host, port: (host, port) != ("0.0.0.0", 8000))
    run([], "en")
    assert [one.port for one in told] == [port, 0]


def test_help_lists_the_commands_and_the_version_is_told() -> None:
    said = sobremesa_says("--help").stdout
    assert all(word in said for word in ("play", "serve", "rules", "--version"))
    assert sobremesa_says("--lang", "es", "--version").stdout == "sobremesa 0.1.0\n"


PLACES = {
    "linux": ".local/share/sobremesa",
    "darwin": "Library/Application Support/sobremesa",
    "win32": "AppData/Local/sobremesa",
}


@pytest.mark.parametrize("system", PLACES)
def test_what_is_kept_is_where_each_system_keeps_it(
    system: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", system)
    usual, older = tmp_path / PLACES[system], tmp_path / PLACES["linux"]
    assert data_folder(None) == usual
    older.mkdir(parents=True)
    assert data_folder(None) == older
    usual.mkdir(parents=True, exist_ok=True)
    assert data_folder(None) == usual
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "shared"))
    assert data_folder(None) == tmp_path / "shared" / "sobremesa"
    assert data_folder(tmp_path) == tmp_path


def test_windows_says_itself_where_that_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", "/elsewhere")
    assert data_folder(None) == Path("/elsewhere/sobremesa")
