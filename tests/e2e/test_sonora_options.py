"""Sonora's options in the form that opens a table: each seat has a hand of its own."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import PHONE
from tests.e2e.faults import faults
from tests.e2e.heard import Heard
from tests.e2e.sonora import GAME, Sonora


def test_each_seat_is_given_its_hand_and_takes_it_along(device: NewDevice) -> None:
    form = device(fresh=True, size=PHONE)
    sonora = Sonora(form)
    heard = Heard(form.page)
    form.page.goto(f"/open/{GAME}")
    name = re.compile(f"^{re.escape(sonora.say('option-hand'))} ?: ")
    hands = form.page.get_by_role("combobox", name=name)
    expect(hands).to_have_count(2)
    form.button("open-add").click()
    for number in (2, 3):
        form.field("open-who", number=number).select_option(label=form.say("who-bot"))
    hands.nth(1).select_option(label=sonora.say("option-hand-shaky"))
    hands.nth(2).select_option(label=sonora.say("option-hand-sure"))
    walk = ["open-hands"]
    assert faults(form, "phone", walk, "sonora", may_scroll=walk.__contains__) == []
    form.button("open-remove", number=2).click()
    expect(hands).to_have_count(2)
    form.button("open-go-play").click()
    sonora.my_turn()
    assert heard.view["hands"] == ["normal", "sure"]


def test_only_options_that_mean_something_with_so_many_seats_are_asked(device: NewDevice) -> None:
    form = device(fresh=True)
    sonora = Sonora(form)
    form.page.goto(f"/open/{GAME}")
    alone = form.page.get_by_role("combobox", name=sonora.say("option-rival-squares"), exact=True)
    expect(form.page.get_by_label(sonora.say("option-rounds"))).to_be_visible()
    expect(alone).to_have_count(0)
    form.button("open-remove", number=2).click()
    expect(alone).to_be_visible()
    form.button("open-add").click()
    expect(alone).to_have_count(0)
