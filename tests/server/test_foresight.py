"""What a move would bring is told to whoever holds the seat, and tells nothing that is hidden."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from sobremesa import Luck, Refused
from sobremesa.core import codec
from sobremesa.core.foresight import MOST_FORESEEN
from sobremesa.games.sonora.moves import Flick
from sobremesa.server.device import Device
from tests.server.client import Api, Client, Message, any_move, people, speaks
from tests.server.raw import Rude, frame
from tests.server.running import NO_LIMITS, run, serving, soon
from tests.server.test_bad_input import plays
from tests.server.test_gestures import answered
from tests.server.test_secrets import a_room, any_step
from tests.server.worlds import Imagined

BURST = 50
"""Questions; a little less than may come at once, since there is a hello too."""


async def ask(device: Client, seat: int, step: int, about: Any) -> Message:
    """Ask what would happen; what is answered."""
    told = len(device.said)
    await device.send({"type": "foresee", "seat": seat, "step": step, "about": about})
    return await device.until(lambda m: m["type"] in ("foreseen", "refusal"), told)


async def refused(device: Client, seat: int, step: int, about: Any) -> str:
    """The code with which a question is refused, after looking for its sentences."""
    answer = await ask(device, seat, step, about)
    assert answer["type"] == "refusal", answer
    speaks(answer)
    code: str = answer["code"]
    return code


def foreseen(device: Client) -> list[Message]:
    return [m for m in device.said if m["type"] == "foreseen"]


# What is told


def test_what_was_foreseen_is_what_happens(tmp_path: Path) -> None:
    async def play() -> None:
        luck = Luck(5)
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"), game="through_the_desert", options={})
            async with table.device(0, 1) as device:
                for _ in range(30):
                    standing = await device.turn(0, 1)
                    seat, move = standing["seat"], any_move(standing, luck)
                    answer = await ask(device, seat, standing["step"], move)
                    assert answer["about"] == move
                    (brings,) = answer["moves"]
                    assert brings["move"] == move
                    step = await device.play(seat, standing["step"], move)
                    events = (await device.at(step, seat))["events"]
                    happened = [one["event"] for one in events if one["step"] == step]
                    assert happened == brings["events"]
                    assert happened

    run(play())


def test_one_question_is_about_all_offered_moves_of_its_kind(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            async with table.device(0) as ana:
                standing = await ana.turn(0)
                flip = next(c for c in standing["choices"] if c["type"] == "flip")
                answer = await ask(ana, 0, standing["step"], {"type": "flip"})
                assert len(answer["moves"]) == len(flip["card"]) * len(flip["stone"])
                one = {"type": "flip", "stone": flip["stone"][0]}
                answer = await ask(ana, 0, standing["step"], one)
                assert {brings["move"]["stone"] for brings in answer["moves"]} == {one["stone"]}
                assert len(answer["moves"]) == len(flip["card"])
                answer = await ask(ana, 0, standing["step"], {"type": "undo"})
                assert answer["moves"] == []

    run(play())


def test_asking_changes_nothing_and_nobody_else_hears_of_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            async with table.device(0) as ana, table.device(1) as ben, table.device() as watcher:
                standing = await ana.turn(0)
                await ask(ana, 0, standing["step"], {"type": "flip"})
                kept = server.house.tables[table.id].kept
                assert kept.step == standing["step"]
                for device in (ben, watcher):
                    await answered(device)
                    assert foreseen(device) == []
                assert await server.house.worker.store.tail(table.id, kept.step) == []

    run(play())


def test_a_seat_that_is_not_to_move_has_nothing_to_foresee(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            async with table.device(1) as ben:
                standing = await ben.at(1, 1)
                answer = await ask(ben, 1, standing["step"], {"type": "flip"})
                assert answer["moves"] == []

    run(play())


def test_about_a_position_that_has_passed_nothing_is_answered(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            async with table.device(0) as ana:
                step = (await ana.turn(0))["step"]
                for passed in (0, step - 1, step + 1, 2**31 - 1):
                    about = {
                        "type": "foresee",
                        "seat": 0,
                        "step": passed,
                        "about": {"type": "flip"},
                    }
                    await ana.send(about)
                await answered(ana)
                assert foreseen(ana) == []

    run(play())


# Who is told


def test_only_who_holds_the_seat_is_told(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            other = await api.open(people("Eva", "Leo"))
            foreign = [*other.tokens.values(), table.host]
            async with (
                table.device(0) as ana,
                table.device(1) as ben,
                table.device() as watcher,
                table.device(tokens=foreign) as stranger,
            ):
                step = (await ana.turn(0))["step"]
                for device in (ben, watcher, stranger):
                    assert await refused(device, 0, step, {"type": "flip"}) == "not_your_seat"
                assert await refused(ana, 99, step, {"type": "flip"}) == "not_your_seat"
                assert foreseen(watcher) == []

    run(play())


def test_before_the_match_there_is_nothing_to_foresee(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"), start=False)
            async with table.device(0) as ana:
                assert await refused(ana, 0, 0, {"type": "flip"}) == "not_started"

    run(play())


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("shifting_stones", {}),
        ("where_is_that", {"mode": "cartographer"}),
        ("where_is_that", {"mode": "shakeup", "monuments": True}),
    ],
)
def test_foresight_is_the_same_whatever_is_hidden(game: str, options: dict[str, Any]) -> None:
    luck, told = Luck(8), 0
    kept = a_room(3, luck, game, **options)
    while kept.match.to_move and kept.step < 150:
        for viewer in kept.match.to_move:
            told += Imagined(kept, viewer, luck).check_foresight()
        kept.match.play(*any_step(kept.match, luck))
    assert told > 300


# Nonsense

NONSENSE: list[tuple[Any, str]] = [
    ({}, "missing_field"),
    ({"card": "fish"}, "missing_field"),
    ({"type": "fly"}, "bad_value"),
    ({"type": ""}, "bad_value"),
    ({"type": 5}, "bad_value"),
    ({"type": None}, "bad_value"),
    ({"type": ["flip"]}, "bad_value"),
    ({"type": {"type": "flip"}}, "bad_value"),
    ({"type": "lay"}, "bad_value"),  # the dealer's
    ({"type": "flip", "more": 1}, "unknown_field"),
    ({"type": "flip", "": 1}, "unknown_field"),
    ({"type": "flip", "stone": "one"}, "wrong_type"),
    ({"type": "flip", "stone": True}, "wrong_type"),
    ({"type": "flip", "stone": 1.0}, "wrong_type"),
    ({"type": "flip", "stone": None}, "wrong_type"),
    ({"type": "flip", "stone": [1]}, "wrong_type"),
    ({"type": "flip", "stone": {"at": [1]}}, "wrong_type"),
    ({"type": "swap", "stones": 1}, "wrong_type"),
    ({"type": "swap", "stones": [1]}, "wrong_length"),
    ({"type": "swap", "stones": [[], {}]}, "wrong_type"),
    ([], "wrong_type"),
    ("flip", "wrong_type"),
    (None, "wrong_type"),
]


def test_nonsense_is_refused_with_a_reason_and_the_device_plays_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"), options={"round_limit": 9})
            async with table.device(0) as ana:
                step = (await ana.turn(0))["step"]
                for about, code in NONSENSE:
                    assert (about, await refused(ana, 0, step, about)) == (about, code)
                await plays(ana)

    run(play())


@pytest.mark.parametrize(
    "about",
    [
        '{"type":"flip","stone":' + "[" * 900 + "]" * 900 + "}",
        '{"type":"flip","stone":' + "[" * 20_000 + "]" * 20_000 + "}",
        '{"a":' * 900 + "0" + "}" * 900,
        '{"type":"flip","stone":' + "9" * 9000 + "}",
        '{"type":"flip","stone":' + "9" * 30 + "}",
        '{"type":"flip","stone":-1e300}',
        '{"type":"flip","stone":"\\ud800"}',
        '{"type":"' + "x" * 60_000 + '"}',
        "{" + ",".join(f'"{n}":0' for n in range(5000)) + "}",
        '{"type":"flip"',
    ],
)
def test_what_is_monstrous_is_refused_or_comes_to_nothing(tmp_path: Path, about: str) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"), options={"round_limit": 9})
            async with table.device(0) as ana:
                step, told = (await ana.turn(0))["step"], len(ana.said)
                text = f'{{"type":"foresee","seat":0,"step":{step},"about":{about}}}'
                await ana.socket.send(text)
                answer = await ana.until(lambda m: m["type"] in ("foreseen", "refusal"), told)
                assert answer.get("moves", []) == []
                await plays(ana)

    run(play())


def test_questions_about_too_many_moves_are_refused_and_narrower_ones_answered(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"), game="sonora", options={})
            async with table.device(0) as ana:
                standing = await ana.turn(0)
                answer = await ask(ana, 0, standing["step"], {"type": "flick"})
                assert (answer["code"], answer["facts"]) == (
                    "too_many_moves",
                    {"most": MOST_FORESEEN},
                )
                speaks(answer)
                flicks = server.house.tables[table.id].kept.match.choices(0)
                aim = codec.to_json(flicks.sample(Luck(1)))
                answer = await ask(ana, 0, standing["step"], aim)
                assert [brings["move"] for brings in answer["moves"]] == [aim]
                for luck in map(Luck, range(20)):  # of a range, but mostly off the corner
                    answer = await ask(ana, 0, standing["step"], any_move(standing, luck))
                    moves = [brings["move"] for brings in answer["moves"]]
                    assert all(codec.from_json(move, Flick) in flicks for move in moves)
                for field, value in (("vx", 10**25), ("x", -(10**25))):
                    answer = await ask(ana, 0, standing["step"], {**aim, field: value})
                    assert answer["type"] in ("refusal", "foreseen")
                    assert answer.get("moves", []) == []

    run(play())


def test_a_reader_that_asks_and_does_not_read_is_let_go(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, foreseen_waiting=5)

    async def play() -> None:
        async with (
            serving(tmp_path, small_buffers=True, limits=limits) as server,
            Api(server.address) as api,
        ):
            table = await api.open(people("Ana", "Ben"), options={"round_limit": 9})
            async with table.device(1) as ben, Rude.to(api.address, table.id) as rude:
                await rude.send(json.encode({"type": "hello", "tokens": [table.tokens[0]]}))
                step = (await ben.at(1, 1))["step"]
                served = server.house.tables[table.id]
                await soon(lambda: len(served.devices) == 2)
                device = next(d for d in served.devices if 0 in d.seats)
                assert isinstance(device, Device)
                about = {"type": "foresee", "seat": 0, "step": step, "about": {"type": "flip"}}
                for _ in range(1000):
                    await rude.send(json.encode(about))
                await soon(lambda: device._parting is not None)
                assert isinstance(device._parting, Refused)
                assert device._parting.code == "too_slow"
                assert len(device._answers) <= limits.foreseen_waiting
                assert await rude.hung_up() == 1013
                await answered(ben)

    run(play())


def test_who_reads_may_ask_as_much_at_once_as_messages_may_come(tmp_path: Path) -> None:
    """All in one write: there is no time between two questions to say anything."""

    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            async with table.device(1) as ben, Rude.to(api.address, table.id) as rude:
                await rude.send(json.encode({"type": "hello", "tokens": [table.tokens[0]]}))
                step = (await ben.at(1, 1))["step"]
                about = {"type": "foresee", "seat": 0, "step": step, "about": {"type": "skip"}}
                await rude.send_bytes(frame(json.encode(about)) * BURST)
                told = 0
                while told < BURST:
                    _, text = await rude.receive()
                    said = [json.decode(line)["type"] for line in text.splitlines()]
                    assert "refusal" not in said
                    told += said.count("foreseen")

    run(play())
