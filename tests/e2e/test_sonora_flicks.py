"""A whole flick phase of four seats on one device: by mouse, by touch and by keys in turn."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import PHONE
from tests.e2e.heard import Heard
from tests.e2e.sonora import PEOPLE, SURE, WRITING, Sonora, Sonoras, next_disc
from tests.e2e.tables import Tables

Flicker = Callable[[Sonora, int], None]
"""Flicks the disc that lies on the corner; the number makes each flick a little different."""
MOST = 120


def by_mouse(sonora: Sonora, count: int) -> None:
    sonora.pull(52 + 9 * (count % 5), 96 - 11 * (count % 4))


def by_touch(sonora: Sonora, count: int) -> None:
    """From the disc itself: to the right there are some forty pixels."""
    sonora.drag(12 + 5 * (count % 4), 60 - 7 * (count % 5))


def by_keys(sonora: Sonora, count: int) -> None:
    sonora.key_flick((count % 9) - 4, 15 + count % 5)


WAYS: tuple[Flicker, ...] = (by_mouse, by_keys, by_touch)


def play_a_round(sonora: Sonora, heard: Heard) -> None:
    """Flick all discs of all seats and settle what comes of it."""
    step = heard.after(-1)
    for count in range(MOST):
        view = heard.view
        if view["stage"] in WRITING:
            return
        if view["stage"] == "flick":
            (seat,) = view["to_move"]
            who = sonora.page.locator(".status .who")
            expect(who).to_have_text(str(PEOPLE[seat]["name"]))
            sonora.choose(next_disc(view))
            WAYS[count % len(WAYS)](sonora, count)
        else:
            sonora.settle(view)
        step = heard.after(step)
    raise AssertionError("the round does not end")


def test_four_seats_flick_all_their_discs_on_one_device(device: NewDevice, tables: Tables) -> None:
    """A phone: the whole matches are played on a desktop."""
    phone = device(fresh=True, lang="es", size=PHONE, has_touch=True, is_mobile=True)
    sonora = Sonora(phone)
    heard = Heard(sonora.page)
    sonora.sit_at(Sonoras(tables).lay(*PEOPLE, **SURE), 0, 1, 2, 3)
    play_a_round(sonora, heard)
    happened = list(heard.events.values())
    assert happened.count("flicked") >= 20
    assert happened.count("discs_counted") == 4
