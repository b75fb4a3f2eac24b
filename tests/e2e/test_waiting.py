"""The waiting room: its code, how the invitation is handed on, and who is heard to sit down."""

from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import PHONE
from tests.e2e.shell import invitation, open_table, sit_down

SHARING = "navigator.share = async (given) => { window.given = given; };"
LISTENING = """window.notes = 0;
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function () {
        window.notes += 1;
        return start.call(this);
    };"""


def test_the_invitation_is_handed_on_and_somebody_is_heard_to_sit_down(device: NewDevice) -> None:
    ana = device(fresh=True, size=PHONE, has_touch=True)
    ana.context.add_init_script(SHARING + LISTENING)
    open_table(ana, "who-open")
    link = invitation(ana)
    code = ana.page.locator(".code")
    expect(code).to_have_text(link.rpartition("/")[2])
    expect(code).to_be_in_viewport(ratio=1)
    ana.button("share").click()
    given = ana.page.evaluate("given")
    assert given["url"] == link
    assert given["text"] == ana.say(
        "waiting-share", game=ana.say("title"), code=code.text_content()
    )
    ana.shot("waiting-phone")
    before = ana.page.evaluate("notes")
    berta = device(fresh=True)
    berta.page.goto(link)
    sit_down(berta, "Berta")
    expect(ana.page.get_by_text("Berta")).to_be_visible()
    ana.page.wait_for_function("(before) => notes > before", arg=before)


def test_where_the_device_cannot_hand_anything_on_there_is_no_such_button(
    device: NewDevice,
) -> None:
    ana = device(fresh=True)
    ana.context.add_init_script("delete Navigator.prototype.share;")
    open_table(ana, "who-open")
    assert invitation(ana)
    expect(ana.button("copy-link")).to_be_visible()
    expect(ana.button("share")).to_have_count(0)


def test_who_the_others_are_is_chosen_for_all_of_them_at_once(device: NewDevice) -> None:
    ana = device()
    ana.page.goto("/open/through_the_desert")
    ana.button("open-add").click()
    ana.button("open-add").click()
    expect(ana.button("others-open")).to_have_attribute("aria-pressed", "true")
    expect(ana.button("open-go-wait")).to_be_visible()
    ana.button("others-bot").click()
    expect(ana.button("open-go-play")).to_be_visible()
    for number in (2, 3, 4):
        expect(ana.field("open-level", number=number)).to_be_visible()
    ana.field("open-who", number=3).select_option(label=ana.say("who-here"))
    ana.field("open-name", number=3).fill("Berta")
    expect(ana.button("others-bot")).to_have_attribute("aria-pressed", "false")
    ana.button("others-here").click()
    expect(ana.field("open-name", number=3)).to_have_value("Berta")
    expect(ana.field("open-name", number=4)).to_have_value("")
