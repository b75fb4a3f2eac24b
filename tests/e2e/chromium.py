"""Debian's Chromium under Playwright."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from tests.services import find_program, install, may_install, program, require

SHELL = "chromium-headless-shell"
UNUSED = (
    # Each window draws its own address bar as a page, a second of work that no test looks at.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # Playwright names these itself, but the last list counts.
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
)
"""What this browser can do and no test needs."""
ARGUMENTS = (
    f"--disable-features={','.join(UNUSED)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
PATIENCE = 60_000
"""Milliseconds for anything at all. Only a failing test waits so long."""


def leanest() -> Path:
    """Chromium without windows, which needs a quarter less for each page; else the whole of it."""
    if not find_program(SHELL) and not (may_install() and install(SHELL, [SHELL]) is None):
        require("Chromium", "chromium", "chromium")
    return find_program(SHELL) or program("chromium")


@contextmanager
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=leanest(), args=list(ARGUMENTS))
        yield browser
        browser.close()
