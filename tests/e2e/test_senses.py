"""What is heard and felt, as the person wants it; and a screen that stays on."""

from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device
from tests.e2e.faults import held
from tests.e2e.shifting_stones import Stones
from tests.e2e.sonora import FULL_HOLE, SURE, Sonora, Sonoras
from tests.e2e.tables import BOT, FRIEND, ME, Tables

QUICK = {"confirm": "never"}

LISTENING = """
    window.heard = [];
    window.felt = [];
    window.sliding = { started: 0, stopped: 0, told: [] };
    const { connect } = AudioNode.prototype;
    AudioNode.prototype.connect = function (to) {
        this.to = to;
        if (this instanceof GainNode) this.gain.loudness = true;
        return connect.call(this, to);
    };
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function () {
        if (this.loop) sliding.started += 1;
        else heard.push(this.to.gain.value);
        start.call(this);
    };
    const { stop } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.stop = function (when) {
        sliding.stopped += 1;
        stop.call(this, when);
    };
    const { setTargetAtTime } = AudioParam.prototype;
    AudioParam.prototype.setTargetAtTime = function (value, when, slowly) {
        if (this.loudness) sliding.told.push(value);
        return setTargetAtTime.call(this, value, when, slowly);
    };
    const { vibrate } = Navigator.prototype;
    Navigator.prototype.vibrate = function (pattern) {
        felt.push(pattern);
        return vibrate.call(this, pattern);
    };
"""
"""Every sound with how loud the page is then, what slides, and everything that is felt."""

WATCHING = """
    window.lock = { asked: 0, held: 0 };
    const { request } = WakeLock.prototype;
    WakeLock.prototype.request = async function (kind) {
        lock.asked += 1;
        const got = await request.call(this, kind);
        lock.held += 1;
        got.addEventListener("release", () => (lock.held -= 1));
        return got;
    };
"""
HIDING = """(hidden) => {
    Object.defineProperty(document, "hidden", { get: () => hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def listened(device: Device) -> tuple[list[float], int]:
    """How loud each sound was since the last time, and how often something was felt."""
    heard, felt = device.page.evaluate("[heard.splice(0), felt.splice(0)]")
    return [round(one, 2) for one in heard], len(felt)


def choose(device: Device, *, volume: str = "", off: str = "") -> None:
    """In the settings, a volume, or something to be switched off."""
    device.button("settings").click()
    sheet = device.dialog("settings")
    if volume:
        # Its label is what is there to press; the radio itself cannot be seen.
        radio = device.page.get_by_role("radio", name=device.say(volume), exact=True)
        sheet.locator("label").filter(has=radio).click()
        expect(radio).to_be_checked()
    if off:
        sheet.get_by_role("checkbox", name=device.say(off), exact=True).uncheck()
    device.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_stones_are_as_loud_as_the_person_wants(device: NewDevice, tables: Tables) -> None:
    table = tables.open(ME, BOT)
    person = device(fresh=True, settings=QUICK)
    person.context.add_init_script(LISTENING)
    stones = Stones.at_turn(person, table)
    stones.flip(0)
    assert listened(person) == ([0.45], 0)
    choose(person, volume="volume-loud")
    assert listened(person) == ([0.9], 0), "whoever chooses hears what they choose"
    stones.flip(0)
    assert listened(person) == ([0.9], 0)
    choose(person, volume="volume-off")
    stones.flip(0)
    assert listened(person) == ([], 0)
    choose(person, volume="volume-quiet", off="settings-sound-moves")
    listened(person)
    stones.flip(0)
    assert listened(person) == ([], 0)
    person.button("settings").click()
    expect(person.text("settings-touch")).to_have_count(0)
    person.page.reload()
    stones.my_turn()
    person.button("settings").click()
    sheet = person.dialog("settings")
    quiet = sheet.get_by_role("radio", name=person.say("volume-quiet"), exact=True)
    expect(quiet).to_be_checked()


def test_a_disc_is_heard_sliding_until_it_rests(device: NewDevice, tables: Tables) -> None:
    table = Sonoras(tables).lay(ME, BOT, **SURE)
    person = device(fresh=True, settings={**QUICK, "pace": "fast"}, **held("phone"))
    person.context.add_init_script(LISTENING)
    sonora = Sonora.at_turn(person, table)
    sonora.choose(0)
    sonora.key_flick(*FULL_HOLE)
    expect(sonora.status).to_have_text(sonora.like("prompt-bullseye"))
    sliding = person.page.evaluate("sliding")
    assert (sliding["started"], sliding["stopped"]) == (1, 1)
    assert sliding["told"] == sorted(sliding["told"], reverse=True)
    assert sliding["told"][0] > 0
    assert sliding["told"][-1] == 0
    heard, felt = listened(person)
    assert len(heard) == 3, "a finger, the hole, and what it brings"
    assert felt == 1


def test_a_phone_is_felt_when_it_is_my_turn_unless_that_is_off(
    device: NewDevice, tables: Tables
) -> None:
    table = tables.open(ME, BOT)
    quiet = {**QUICK, "soundMoves": False}
    person = device(fresh=True, settings=quiet, lang="es", **held("phone"))
    person.context.add_init_script(LISTENING)
    stones = Stones.at_turn(person, table)
    stones.end()
    person.page.wait_for_function("() => heard.length === 1")
    assert listened(person) == ([0.45], 1)
    choose(person, off="settings-vibration")
    stones.my_turn()
    stones.end()
    person.page.wait_for_function("() => heard.length === 1")
    assert listened(person) == ([0.45], 0)


def test_the_screen_stays_on_while_it_is_my_turn(device: NewDevice, tables: Tables) -> None:
    table = tables.open(ME, FRIEND)
    person, friend = device(fresh=True, settings=QUICK), device(settings=QUICK)
    person.context.grant_permissions(["screen-wake-lock"])
    person.context.add_init_script(WATCHING)
    stones = Stones.at_turn(person, table)

    def is_held(held: int, asked: int) -> None:
        person.page.wait_for_function(
            "([held, asked]) => lock.held === held && lock.asked === asked", arg=[held, asked]
        )

    is_held(1, asked=1)
    stones.flip(0)
    is_held(1, asked=1)
    person.page.evaluate(HIDING, True)
    is_held(0, asked=1)
    person.page.evaluate(HIDING, False)
    is_held(1, asked=2)
    stones.end()
    is_held(0, asked=2)
    friend.sit_at(table, 1)
    Stones(friend).my_turn()
    Stones(friend).end()
    is_held(1, asked=3)
    person.link("home-link").click()
    expect(person.button("quick-bot")).to_be_enabled()
    is_held(0, asked=3)
