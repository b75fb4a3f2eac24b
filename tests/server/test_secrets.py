"""Nobody is told more than they may know: two worlds, on every kind of message to every viewer."""

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

import sobremesa
from sobremesa import Luck, Match
from sobremesa.core import codec
from sobremesa.core.values import Seat
from sobremesa.server.bot_play import BotPlay
from sobremesa.server.kept_match import KeptMatch
from sobremesa.server.seating import hashed, opened, start
from sobremesa.server.wire import OpenTable, SeatWish
from tests.conformance.checks import strange_moves
from tests.server.client import GAME, OPEN, Api, Client, Table, any_move, bots, connected, people
from tests.server.running import Running, run, serving, soon
from tests.server.worlds import Imagined, refused

UNDO = {"type": "undo"}


def a_room(seats: int, luck: Luck, game: str = GAME, **options: Any) -> KeptMatch:
    """A kept with a match that has just been dealt."""
    wish = OpenTable(game, (SeatWish("person"),) * seats, options)
    doc, host, _ = opened(wish)
    kept = KeptMatch(start(doc, host), None)  # type: ignore[arg-type]
    kept.match = Match(sobremesa.game(game), seats, options, luck)
    kept.match.deal()
    return kept


def any_step(match: Match, luck: Luck) -> tuple[Seat, Any]:
    """A move of somebody's, now and then a move taken back."""
    for seat in range(match.seats):
        if luck.chance(0.15) and match.taking_back_refused(seat) is None:
            return seat, UNDO
    seat = luck.pick(sorted(match.to_move))
    return seat, codec.to_json(match.choices(seat).sample(luck))


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_two_worlds_over_many_matches(seats: int) -> None:
    compared = 0
    for seed in range(50):
        luck = Luck(1000 * seats + seed)
        compared += compare_worlds(a_room(seats, luck, round_limit=1 + seed % 3), luck)
    assert compared > 500 * seats


@pytest.mark.parametrize("mode", ["cartographer", "shakeup"])
@pytest.mark.parametrize("seats", [3, 5])
def test_two_worlds_where_numbers_are_hidden(mode: str, seats: int) -> None:
    luck = Luck(seats)
    kept = a_room(seats, luck, "where_is_that", mode=mode, monuments=True)
    assert compare_worlds(kept, luck) > 100


def compare_worlds(kept: KeptMatch, luck: Luck) -> int:
    """Play to the end and compare on the way, for every viewer; how often that was."""
    viewers = [Imagined(kept, viewer, luck) for viewer in (*range(kept.match.seats), None)]
    for imagined in viewers:
        imagined.check()
    while kept.match.to_move:
        kept.match.play(*any_step(kept.match, luck))
        for imagined in viewers:
            if imagined.follow() or luck.chance(0.5):
                imagined.check()
            if imagined.viewer is not None and luck.chance(0.1):
                for move in (*strange_moves(kept.match, imagined.viewer, luck), UNDO):
                    imagined.check_refusal(move)
            if luck.chance(0.1):
                imagined.imagine()
    return sum(imagined.compared for imagined in viewers)


# The same over real sockets


class Witness:
    """One viewer at a real table, and the table they could imagine."""

    def __init__(self, server: Running, table: Table, viewer: Seat | None, device: Client) -> None:
        self.table = table
        self.device = device
        self.imagined = Imagined(server.house.tables[table.id].kept, viewer, Luck(1))
        self.viewer = viewer
        self.looked = 0

    async def look(self, before: int) -> None:
        """Compare what was sent since the step `before` with what would be sent."""
        step = self.imagined.real.step
        await self.device.at(step, self.viewer)
        fits = self.imagined.follow()
        texts, self.looked = self.device.texts[self.looked :], len(self.device.texts)
        for text in texts if fits else ():
            said = json.decode(text)
            if said["type"] == "standing" and said["step"] == step:
                after = before if said["events"] else step
                assert text.encode() == self.imagined.standing(after)

    async def try_out(self, luck: Luck) -> None:
        """Moves that are not allowed are refused in the same words."""
        assert self.viewer is not None
        real = self.imagined.real.match
        for number, move in enumerate(strange_moves(real, self.viewer, luck)[4:8]):
            if isinstance(move, dict):
                there = refused(self.imagined.kept.match, self.viewer, move)
                await self.device.ask(self.viewer, real.step, move, f"strange-{number}")
                told = next(t for t in reversed(self.device.texts) if f"strange-{number}" in t)
                assert there is not None
                assert json.decode(told) == {**json.decode(there), "id": f"strange-{number}"}

    async def come_back(self, tokens: list[str]) -> list[str]:
        """A tail on a new connection, and the history; all that was said meanwhile."""
        imagined = self.imagined
        step = imagined.real.step
        address = self.table.api.address
        async with connected(address, self.table.id, tokens, imagined.since) as again:
            await again.at(step, self.viewer)
            text = next(t for t in again.texts if '"standing"' in t)
            assert text.encode() == imagined.standing(imagined.since)
        token = tokens[0] if tokens else ""
        answer = await self.table.api.ask("GET", f"{self.table.path}/history", token=token)
        assert answer.json()["viewer"] == self.viewer
        frames = answer.json()["frames"][imagined.since :]
        assert frames == json.decode(imagined.frames())
        return [*again.texts, answer.text]


@pytest.mark.parametrize("seed", range(4))
def test_two_worlds_over_the_wire(tmp_path: Path, seed: int) -> None:
    async def play() -> None:
        luck = Luck(seed)
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"), options={"round_limit": 3})
            other = await api.open(people("Eva", "Leo"))
            foreign = [other.host, *other.tokens.values()]
            held = [[table.tokens[0]], [table.tokens[1]], [], foreign, ["forged"]]
            secrets = {*table.tokens.values(), table.host, *foreign}
            secrets |= set(map(hashed, secrets))
            async with (
                connected(api.address, table.id, held[0]) as ana,
                connected(api.address, table.id, held[1]) as ben,
                connected(api.address, table.id, held[2]) as nobody,
                connected(api.address, table.id, held[3]) as eva,
                connected(api.address, table.id, held[4]) as forger,
            ):
                devices: list[tuple[Seat | None, Client]] = [(0, ana), (1, ben)]
                devices += [(None, nobody), (None, eva), (None, forger)]
                kept = server.house.tables[table.id].kept
                witnesses = [Witness(server, table, v, device) for v, device in devices]
                for witness in witnesses:
                    await witness.device.at(kept.step, witness.viewer)
                    witness.looked = len(witness.device.texts)
                texts = await play_and_compare(kept, witnesses, held, luck)
                assert kept.stage == "over"
                for device in (ana, ben, nobody, eva, forger):
                    texts += device.texts
                for secret in secrets:
                    assert not any(secret in text for text in texts)
                assert sum(witness.imagined.compared for witness in witnesses) > 20

    run(play())


async def play_and_compare(
    kept: KeptMatch, witnesses: list[Witness], held: list[list[str]], luck: Luck
) -> list[str]:
    """A whole match; whatever else was said in it."""
    texts = []
    while kept.match.to_move:
        seat, move = any_step(kept.match, luck)
        before = kept.step
        await witnesses[seat].device.play(seat, before, move)
        for witness in witnesses:
            await witness.look(before)
            if witness.viewer is not None and luck.chance(0.2):
                await witness.try_out(luck)
        if luck.chance(0.2):
            which = luck.below(len(witnesses))
            texts += await witnesses[which].come_back(held[which])
    return texts


# Seats that change hands


NEW = "a-token-that-a-device-has-made"


class Changing:
    """A table where Ana, Ben and Eva play with a bot, and Leo looks on and wants to play."""

    def __init__(self, server: Running, table: Table, tokens: list[str], luck: Luck) -> None:
        self.table, self.tokens, self.luck = table, tokens, luck
        self.served = server.house.tables[table.id]
        self.witnesses: list[Witness] = []

    async def go_on(self, moves: int) -> None:
        """So many steps, of whoever it is, and each time all that is told is compared."""
        kept = self.served.kept
        for _ in range(moves):
            seat, move = any_step(kept.match, self.luck)
            before = kept.step
            await kept.play(seat, move, before, f"{seat}:{before}")
            await self.served.played()
            for witness in self.witnesses:
                await witness.look(before)

    async def sees(self, who: int, viewer: Seat | None) -> None:
        """From now on a witness has other eyes, and with these it imagines anew."""
        witness = self.witnesses[who]
        witness.viewer = witness.imagined.viewer = viewer
        witness.imagined.imagine()
        looked = witness.looked
        await witness.device.until(
            lambda m: m["type"] == "standing" and m["seat"] == viewer, looked
        )
        await witness.come_back([self.tokens[who]])
        witness.looked = len(witness.device.texts)

    async def post(self, seat: Seat, verb: str, token: str, body: Any = None) -> Any:
        return await self.table.api.post(self.table.seat(seat, verb), body, token)


@pytest.mark.parametrize("seed", range(3))
def test_two_worlds_while_seats_change_hands(
    tmp_path: Path, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BotPlay, "look", lambda _: None)  # the test moves for everybody

    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            seats = [*people("Ana"), OPEN, OPEN, *bots("easy")]
            table = await api.open(seats, options={"round_limit": 9}, start=False)
            tokens = [table.tokens[0], await table.sit(1, "Ben"), await table.sit(2, "Eva"), NEW]
            await api.post(f"{table.path}/start", token=table.host)
            async with AsyncExitStack() as devices:
                held = [[token] for token in tokens]
                at_it = [
                    await devices.enter_async_context(connected(api.address, table.id, one))
                    for one in held
                ]
                changing = Changing(server, table, tokens, Luck(seed))
                eyes: list[Seat | None] = [0, 1, 2, None]
                for viewer, device in zip(eyes, at_it, strict=True):
                    witness = Witness(server, table, viewer, device)
                    await device.at(changing.served.kept.step, viewer)
                    witness.looked = len(device.texts)
                    changing.witnesses.append(witness)
                await all_that_may_become_of_a_seat(changing)
                texts = [text for device in at_it for text in device.texts]
                for secret in (table.host, *tokens):
                    assert not any(s in text for s in (secret, hashed(secret)) for text in texts)

    run(play())


async def all_that_may_become_of_a_seat(at: Changing) -> None:
    """One leaves and comes back, one is removed, one asks and is agreed to."""
    ana, ben, _, leo = at.tokens
    await at.go_on(3)
    await at.post(1, "leave", ben)
    await at.go_on(3)  # Ben still sees his own hand, that a bot plays
    await at.post(1, "back", ben)
    await at.post(2, "leave", at.table.host)
    await at.sees(2, None)
    await at.go_on(3)
    asked = await at.post(3, "sit", "", {"name": "Leo", "token": leo})
    await at.go_on(2)
    for token in (ana, ben):
        answer = {"ask": asked["ask"], "yes": True}
        await at.go_on(1)
        await at.post(3, "answer", token, answer)
    await at.sees(3, 3)
    await at.go_on(3)
    assert [witness.viewer for witness in at.witnesses] == [0, 1, None, 3]
    assert all(witness.imagined.compared for witness in at.witnesses)


# Strangers


def test_where_nobody_may_watch_a_stranger_sees_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"), watchers=False)
            other = await api.open(people("Eva", "Leo"))
            for token in ("", "forged", other.tokens[0], other.host, table.host):
                if token != table.host:
                    history = await api.refusal("GET", f"{table.path}/history", None, token)
                    assert history == (403, "no_watchers")
                tokens = [token] if token else []
                with pytest.raises(AssertionError, match="no_watchers"):
                    async with connected(api.address, table.id, tokens):
                        pass
            async with table.device(0) as ana:
                standing = await ana.turn(0)
                await ana.play(0, standing["step"], any_move(standing, Luck(1)))
            history = await api.get(f"{table.path}/history", table.tokens[0])
            assert history["viewer"] == 0
            await soon(lambda: not server.house.tables[table.id].devices)

    run(play())


def test_the_store_keeps_no_token(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            row = await server.house.worker.store.table(table.id)
            assert row is not None
            for token in (table.host, *table.tokens.values()):
                assert token.encode() not in row.body
                assert hashed(token).encode() in row.body

    run(play())
