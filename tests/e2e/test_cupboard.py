"""A device that a test had is like new for the next one, whatever was done to it."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext

from tests.e2e.cupboard import NOWHERE, Cupboard

LOOK: dict[str, Any] = {"viewport": {"width": 321, "height": 654}}
FOR_GOOD: dict[str, Callable[[BrowserContext], object]] = {
    "a clock": lambda one: one.clock.set_fixed_time(0),
    "a script": lambda one: one.add_init_script("window.notes = 0"),
    "a script about the device": lambda one: one.pages[0].add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: {} })"
    ),
    "a line": lambda one: one.route_web_socket("**/ws/**", lambda _: None),
    "a function": lambda one: one.expose_function("tell", lambda: None),
    "an ear on the page": lambda one: one.pages[0].on("request", lambda _: None),
    "an ear on all pages": lambda one: one.on("response", lambda _: None),
    "a light": lambda one: one.pages[0].emulate_media(color_scheme="dark"),
    "rest": lambda one: one.pages[0].emulate_media(reduced_motion="reduce"),
    "a size": lambda one: one.pages[0].set_viewport_size({"width": 500, "height": 500}),
}
OF_THE_NETWORK: dict[str, Callable[[BrowserContext], object]] = {
    "nothing": lambda _: None,
    "a page's way": lambda one: one.pages[0].route("**/*", lambda way: way.abort()),
    "every page's way": lambda one: one.route("**/*", lambda way: way.abort()),
    "no network": lambda one: one.set_offline(True),
}


def lent_again(cupboard: Cupboard, change: Callable[[BrowserContext], object]) -> bool:
    """Whether a device that was changed so is lent to the next one; who must be able to use it."""
    device = cupboard.take(LOOK)
    change(device)
    cupboard.put_back(LOOK, device)
    after = cupboard.take(LOOK)
    answer = after.pages[0].goto(NOWHERE)
    cupboard.put_back(LOOK, after)
    assert answer is not None
    assert answer.ok
    return after is device


@pytest.mark.parametrize("change", FOR_GOOD.values(), ids=FOR_GOOD)
def test_what_cannot_be_taken_off_a_device_goes_with_it(
    cupboard: Cupboard, change: Callable[[BrowserContext], object]
) -> None:
    assert not lent_again(cupboard, change)


@pytest.mark.parametrize("change", OF_THE_NETWORK.values(), ids=OF_THE_NETWORK)
def test_the_next_one_has_the_network_again(
    cupboard: Cupboard, change: Callable[[BrowserContext], object]
) -> None:
    assert lent_again(cupboard, change)
