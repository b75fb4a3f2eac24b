"""A bot's hand goes to somebody new only if everybody who plays says yes."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from sobremesa.core.refusal import Refused
from sobremesa.server import asking, seating, series, turnover
from sobremesa.server.seating import TableDoc, hashed
from sobremesa.server.wire import Kind, OpenTable, SeatWish
from sobremesa.store import TableRow
from tests.server.client import OPEN, Api, Table, bots, connected, people
from tests.server.running import run, serving
from tests.trust.test_hands import sees_only

NEW = "a-token-that-a-device-has-made"
OTHER = "another-token-of-another-device"


async def running(api: Api, **wish: Any) -> tuple[Table, str, str]:
    """Ana opened the table, Ben and Eva have sat down, and two bots play with them."""
    seats = [*people("Ana"), OPEN, OPEN, *bots("easy", "easy")]
    table = await api.open(seats, start=False, **wish)
    ben, eva = await table.sit(1, "Ben"), await table.sit(2, "Eva")
    await api.post(f"{table.path}/start", token=table.host)
    return table, ben, eva


def test_all_agree_and_the_seat_changes_hands(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table, ben, eva = await running(api)
            async with connected(api.address, table.id, [NEW]) as leo:
                body = {"name": "Leo", "token": NEW}
                asked = await api.post(table.seat(3, "sit"), body)
                assert asked["token"] == NEW
                (ask,) = asked["table"]["asks"]
                assert ask == {"id": asked["ask"], "seat": 3, "name": "Leo", "awaited": [0, 1, 2]}
                answer, yes = table.seat(3, "answer"), {"ask": ask["id"], "yes": True}
                for token, left in ((table.tokens[0], [1, 2]), (ben, [2]), (ben, [2])):
                    info = await api.post(answer, yes, token)
                    assert info["asks"][0]["awaited"] == left
                # Asked again after a cut line it is the same ask: nobody is asked anew.
                assert (await api.post(table.seat(3, "sit"), body))["table"] == info
                await sees_only(api, table.id, [NEW], {None})
                info = await api.post(answer, yes, eva)
                assert info["asks"] == []
                assert info["seats"][3]["name"] == "Leo"
                line = info["changes"][-1]
                assert (line["seat"], line["what"], line["name"]) == (3, "sat", "Leo")
                await leo.until(lambda m: m["type"] == "welcome" and m["seats"] == [3])
                await leo.until(lambda m: m["type"] == "standing" and m["seat"] == 3)
            again = await api.post(table.seat(3, "sit"), body)
            assert (again["seat"], again["ask"]) == (3, "")

    run(play())


def test_one_no_is_enough_and_shows_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table, ben, _ = await running(api)
            asked = await api.post(table.seat(3, "sit"), {"name": "Leo"})
            answer = table.seat(3, "answer")
            for token, status in (("stranger", 403), (table.host, 403), (asked["token"], 403)):
                said = await api.refusal("POST", answer, {"ask": asked["ask"], "yes": True}, token)
                assert said == (status, "not_at_this_table")
            info = await api.post(answer, {"ask": asked["ask"], "yes": False}, ben)
            assert info["asks"] == []
            late = {"ask": asked["ask"], "yes": True}
            assert await api.refusal("POST", answer, late, ben) == (404, "no_such_ask")
            await sees_only(api, table.id, [asked["token"]], {None})

    run(play())


def test_no_hand_for_whoever_has_or_had_a_place_here(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table, ben, eva = await running(api)
            await api.post(table.seat(2, "leave"), None, table.host)  # Eva is removed
            sit = table.seat(3, "sit")
            for token in (table.host, table.tokens[0], ben, eva):
                known = await api.refusal("POST", sit, {"name": "Zed"}, token)
                assert known == (403, "seat_elsewhere")
                known = await api.refusal("POST", sit, {"name": "Zed", "token": token})
                assert known == (403, "seat_elsewhere")
            again = await api.refusal("POST", table.seat(2, "back"), None, eva)
            assert again == (403, "not_your_seat")

    run(play())


def test_whoever_leaves_comes_back_to_their_own_hand_and_nobody_else_does(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table, ben, eva = await running(api)
            info = await api.post(table.seat(1, "leave"), None, ben)
            assert (info["seats"][1]["name"], info["seats"][1]["stand_in"]) == ("Ben", True)
            taken = await api.refusal("POST", table.seat(1, "sit"), {"name": "Zed"})
            assert taken == (403, "seat_taken")
            opened = await api.refusal("POST", table.seat(1, "change"), {"kind": "open"}, eva)
            assert opened == (403, "seat_taken")
            # Nobody waits for the yes of somebody who has left.
            asked = await api.post(table.seat(3, "sit"), {"name": "Leo"})
            assert asked["table"]["asks"][0]["awaited"] == [0, 2]
            info = await api.post(table.seat(1, "back"), None, ben)
            assert info["asks"][0]["awaited"] == [0, 1, 2]
            assert [line["what"] for line in info["changes"]] == ["left", "back"]
            # Those who agreed are enough once the last one leaves.
            yes = {"ask": asked["ask"], "yes": True}
            for token in (table.tokens[0], eva):
                await api.post(table.seat(3, "answer"), yes, token)
            info = await api.post(table.seat(1, "leave"), None, ben)
            assert info["seats"][3]["name"] == "Leo"

    run(play())


# The rules of it, without a server


def table_of(*wishes: Kind, sit: int = 0) -> tuple[TableDoc, str, list[str]]:
    """A running match with people of the host's and bots; `sit` seats are taken by others."""
    seats = (*map(SeatWish, wishes), *(SeatWish() for _ in range(sit)))
    doc, host, tokens = seating.opened(OpenTable("shifting_stones", seats))
    sat = [f"token-of-somebody-{n}" for n in range(sit)]
    for number, token in enumerate(sat, start=len(wishes)):
        doc = seating.sit(doc, number, "Person", token)
    return seating.start(doc, host), host, [*tokens.values(), *sat]


def asked(doc: TableDoc, seat: int, token: str = NEW, bearer: str = "") -> TableDoc:
    return asking.sit(doc, seat, "Leo", token, bearer, during=7)


def refused(code: str, *args: Any) -> None:
    with pytest.raises(Refused) as caught:
        asked(*args)
    assert caught.value.code == code


def test_the_people_of_one_device_are_one_party() -> None:
    doc, _, tokens = table_of("person", "person", "bot")
    refused("nobody_to_agree", doc, 2)
    doc, _, tokens = table_of("person", "person", "bot", sit=1)
    doc = asked(doc, 2)
    (ask,) = doc.asks
    for token in (tokens[0], tokens[2]):  # one of the two on the host's device is enough
        doc = asking.answer(doc, 2, ask.id, True, token, during=7)
    assert doc.seats[2].name == "Leo"


def test_a_new_ask_replaces_the_older_and_few_wait() -> None:
    doc, _, _ = table_of("person", "bot", "bot", "bot", sit=1)
    doc = asked(asked(doc, 1), 2)
    assert [ask.seat for ask in doc.asks] == [2]
    assert asked(doc, 2) is doc
    for number in range(1, asking.MOST_ASKS):
        doc = asked(doc, 1 + number % 3, f"{OTHER}-{number}")
    refused("too_many_asks", doc, 1, OTHER)


def test_of_two_who_ask_for_one_seat_one_gets_it() -> None:
    doc, _, tokens = table_of("person", "bot", sit=1)
    doc = asked(asked(doc, 1), 1, OTHER)
    first = doc.asks[0]
    for token in tokens:
        doc = asking.answer(doc, 1, first.id, True, token, during=7)
    assert doc.seats[1].token == hashed(NEW)
    assert not doc.asks


def test_each_change_is_one_version_of_the_table() -> None:
    doc, host, tokens = table_of("person", "bot", sit=2)
    steps = [doc, after := asked(doc, 1)]
    for token in tokens[:2]:
        after = asking.answer(after, 1, after.asks[0].id, True, token, during=7)
        steps.append(after)
    steps.append(asking.settled(turnover.leave(after, 3, host, during=8), 8))
    assert steps[-1].seats[1].name == "Leo"
    versions = [step.version for step in steps]
    assert versions == list(range(versions[0], versions[0] + len(steps)))


def test_where_nothing_is_hidden_or_no_match_runs_people_sit_down_freely() -> None:
    doc, _, tokens = table_of("person", "bot", sit=1)
    free = turnover.open_up(doc, 1, tokens[0], during=None)
    assert asking.sit(free, 1, "Leo", NEW, "", during=None).seats[1].name == "Leo"
    seats = (SeatWish("person"), SeatWish("bot"))
    open_to_all, host, _ = seating.opened(OpenTable("through_the_desert", seats))
    free = turnover.open_up(open_to_all, 1, host, during=7)
    doc = asked(free, 1)
    assert doc.seats[1].name == "Leo"
    assert [line.what for line in doc.changes] == ["opened", "sat"]


def test_a_rematch_begins_with_nobody_known() -> None:
    doc, host, _ = table_of("person", "bot", sit=2)
    doc = asked(turnover.leave(doc, 2, host, during=7), 1)
    fresh = series.rematch(doc, host)
    assert (fresh.held, fresh.changes, fresh.asks) == ((), (), ())


def test_a_table_of_before_opens_and_its_open_seat_is_asked_for() -> None:
    doc, _, _ = table_of("person", "bot", sit=2)
    old = json.decode(json.encode(doc))
    old["seats"][1] = {"kind": "open"}
    new = ("party", "left")
    old["seats"] = [{k: v for k, v in s.items() if k not in new} for s in old["seats"]]
    for field in ("held", "changes", "asks"):
        del old[field]
    doc = seating.read(TableRow(doc.id, doc.code, doc.version, json.encode(old)))
    assert asked(doc, 1).asks[0].seat == 1
    refused("seat_taken", doc, 0)


def test_lines_about_seats_are_bounded() -> None:
    doc, _, tokens = table_of("person", "bot")
    for number in range(3 * seating.MOST_LINES):
        level = ("easy", "hard")[number % 2]
        doc = turnover.give_to_bot(doc, 1, level, tokens[0], during=number)
    assert len(doc.changes) == seating.MOST_LINES
    assert doc.changes[-1].step == 3 * seating.MOST_LINES - 1
    assert turnover.give_to_bot(doc, 1, "hard", tokens[0], during=999) is doc


def test_whoever_hears_no_waits_a_round_before_anybody_asks_again() -> None:
    doc, _, tokens = table_of("person", "bot", sit=1)
    doc = asked(doc, 1)
    doc = asking.answer(doc, 1, doc.asks[0].id, False, tokens[0], during=7)
    refused("just_declined", doc, 1, OTHER)
    again = asking.sit(doc, 1, "Leo", OTHER, "", during=7 + len(doc.seats))
    assert [ask.token for ask in again.asks] == [hashed(OTHER)]


def test_nothing_is_asked_of_people_who_have_left() -> None:
    doc, _, tokens = table_of("person", "bot", sit=1)
    doc = asked(doc, 1)
    doc = asking.answer(doc, 1, doc.asks[0].id, True, tokens[0], during=7)
    left = asking.settled(turnover.leave(doc, 2, tokens[1], during=8), 8)
    assert left.asks == ()
    assert left.version == doc.version + 1


def test_leaving_twice_is_leaving_once_whatever_is_asked(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table, ben, eva = await running(api)
            asked = await api.post(table.seat(3, "sit"), {"name": "Leo"})
            for token in (table.tokens[0], ben):
                await api.post(table.seat(3, "answer"), {"ask": asked["ask"], "yes": True}, token)
            for seat, token in ((1, ben), (2, eva)):
                await api.post(table.seat(seat, "leave"), None, token)
            await api.post(table.seat(1, "back"), None, ben)
            once = await api.get(table.path)
            assert await api.post(table.seat(2, "leave"), None, eva) == once

    run(play())
