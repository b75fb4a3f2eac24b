"""Whoever has only the wheel: it is installed into an empty home without a network, and played."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.cli.terminal import PATIENCE, Terminal
from tests.e2e.chromium import chromium
from tests.e2e.cupboard import Cupboard
from tests.e2e.device import LOCALES, Device
from tests.e2e.test_high_card import CardBoard
from tests.package.conftest import ROOT, Packages
from tests.services import give_up

WHEELS = ROOT / ".venv" / "wheels"
BROWSER = '#!/bin/sh\necho "$1" > "$HOME/opening" && mv "$HOME/opening" "$HOME/opened"\n'
"""What is opened in place of a browser, and tells what it was given."""


class Home:
    """A home in which there is nothing yet, and where to get the program from."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        uv = str(Path(sys.executable).with_name("uv"))
        fetched = ["--offline", "--no-index", "--find-links", str(WHEELS), "--from", str(wheel)]
        self.program = [uv, "tool", "run", "--python", sys.executable, *fetched, "sobremesa"]
        self.browser = folder / "browser"
        self.browser.write_text(BROWSER, "ascii")
        self.browser.chmod(0o700)

    def terminal(self, *words: str) -> Terminal:
        more = {"BROWSER": str(self.browser), "PYTHONUTF8": "1"}
        return Terminal(*words, home=self.folder, program=self.program, **more)

    def opened(self) -> str:
        """The address that was opened in the browser, once it was."""
        end = time.monotonic() + PATIENCE
        while not (told := self.folder / "opened").exists():
            assert time.monotonic() < end, "no browser was opened"
            time.sleep(0.05)
        return told.read_text("ascii").strip()

    def refused(self, *words: str) -> tuple[int, str]:
        """What a server that cannot start says on standard error."""
        done = subprocess.run(
            [*self.program, "serve", "--port", "0", *words],
            env={"HOME": str(self.folder), "PATH": os.defpath},
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
        return done.returncode, done.stderr


@pytest.fixture(scope="module")
def home(packages: Packages, tmp_path_factory: pytest.TempPathFactory) -> Home:
    if not WHEELS.is_dir():
        give_up("the wheels are not fetched: make test fetches them")
    return Home(tmp_path_factory.mktemp("home"), packages.wheel)


@pytest.fixture
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


def played(browser: Browser, address: str) -> None:
    """A match against a bot, from the first page to the score."""
    context = Cupboard(browser, address).buy(address, {"locale": LOCALES["en"]})
    device = Device(context, address, "en", {"confirm": "never"})
    board = CardBoard(device)
    device.home()
    device.page.goto("/open/high_card")
    device.field("open-who", number=2).select_option(label=device.say("who-bot"))
    device.page.get_by_role("spinbutton", name=board.like("option-cards")).fill("3")
    device.button("open-go-play").click()
    for left in range(3, 0, -1):
        expect(board.hand).to_have_count(left)
        board.my_turn()
        board.hand.last.click()
    board.over()
    assert sum(map(int, board.totals)) == 3
    assert device.errors == []


EXTRAS = {
    "postgres": ("--database", "postgresql://127.0.0.1/games"),
    "redis": ("--redis", "redis://127.0.0.1"),
}
"""What asks for them."""


def test_alone_it_opens_a_table_to_play_at_and_stops_when_asked_and_names_the_extras_it_lacks(
    home: Home, browser: Browser
) -> None:
    """One test, because each worker of the tests would install it anew."""
    with home.terminal() as terminal:
        terminal.wait_for("The table is laid at ")
        address = terminal.wait_for(" (Ctrl-C").removesuffix(" (Ctrl-C")
        played(browser, address)
        assert home.opened() == address
        terminal.interrupt()
        assert terminal.end() in (0, 130)
    assert (home.folder / ".local/share/sobremesa/sobremesa.db").stat().st_size
    for extra, words in EXTRAS.items():
        code, said = home.refused(*words)
        assert (code, said.count("\n")) == (2, 1)
        assert said.endswith(f': pip install "sobremesa[{extra}]"\n')
