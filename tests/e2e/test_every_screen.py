"""Every screen, in both languages and both lights, on three sizes: reachable, readable, fitting."""

from functools import partial

import pytest

from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device
from tests.e2e.faults import SIZES, faults
from tests.e2e.look import covered, scrolls, sideways, small_targets
from tests.e2e.screens import all_screens
from tests.e2e.tables import Tables

OF_ONE_SHEET = ("table", "replay", "hand-over", "end")
"""Screens that never scroll as a whole."""


@pytest.mark.parametrize("size", SIZES)
def test_every_screen_fits_and_axe_finds_nothing(
    device: NewDevice, tables: Tables, size: str
) -> None:
    """On a phone in very large letters too."""
    settings = {"confirm": "never"}
    person = device(size=SIZES[size], has_touch=size != "desktop", settings=settings)
    fit = partial(_misfits, person, size)
    walk = all_screens(person, tables)
    found = faults(person, size, walk, "shell", fit, lambda one: one.startswith(OF_ONE_SHEET))
    assert not found, "\n".join(found)


def _misfits(person: Device, size: str, screen: str) -> list[str]:
    """What does not fit."""
    wrong = [f"sideways: {what}" for what in sideways(person.page)]
    wrong += [f"covered: {what}" for what in covered(person.page)]
    if screen.startswith(OF_ONE_SHEET) and scrolls(person.page):
        wrong.append("the board scrolls")
    if size == "phone":
        wrong += [f"small: {what}" for what in small_targets(person.page)]
        # Spanish needs more room.
        wrong += _very_large(person, screen) if person.lang == "es" else []
    return wrong


def _very_large(person: Device, screen: str) -> list[str]:
    """What does not fit in very large letters."""
    person.set(size="huge")
    wrong = [f"huge, sideways: {what}" for what in sideways(person.page)]
    if screen == "table, on turn":
        box = person.page.get_by_role("group", name=person.say("stones-label")).bounding_box()
        assert box is not None
        wrong += [f"huge: the board has {box['width']} px"] * (box["width"] < 250)
    person.shot(f"phone-huge-{person.lang}-{screen}")
    person.set(size="normal")
    return wrong
