"""Every screen, in both languages and lights, on desktop, phone and tablet: reachable, readable,
fitting."""

from functools import partial

import pytest

from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device
from tests.e2e.faults import SIZES, faults
from tests.e2e.look import sideways
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
    walk = all_screens(person, tables)
    fit = partial(_very_large, person, size)
    found = faults(
        person, size, walk, "shell", fit, lambda screen: not screen.startswith(OF_ONE_SHEET)
    )
    assert not found, "\n".join(found)


def _very_large(person: Device, size: str, screen: str) -> list[str]:
    """What does not fit in very large letters on a phone; Spanish needs more room."""
    if size != "phone" or person.lang != "es":
        return []
    person.set(size="huge")
    wrong = [f"huge, sideways: {what}" for what in sideways(person.page)]
    if screen == "table, on turn":
        box = person.page.get_by_role("group", name=person.say("stones-label")).bounding_box()
        assert box is not None
        wrong += [f"huge: the board has {box['width']} px"] * (box["width"] < 250)
    person.shot(f"phone-huge-{person.lang}-{screen}")
    person.set(size="normal")
    return wrong
