"""A hand that plays some seats of a table without a page, so that a test begins where it wants."""

import uuid
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, ClassVar, cast

from msgspec import json
from websockets.sync.client import connect

import sobremesa
from tests.e2e.tables import Json, Table, Tables

SEED = 1


class Hands(Tables):
    """Tables of one game; how a hand plays there, the game's own class says."""

    game: ClassVar[str]

    def __init__(self, tables: Tables) -> None:
        self.http = tables.http
        self.folder = tables.folder

    def choose(self, view: Json, choices: Sequence[Json], luck: Random) -> Json:
        """The move of a hand."""
        raise NotImplementedError

    def lay(self, *seats: Json, **options: Any) -> Table:
        """A table at which the match has begun."""
        wish = {"game": self.game, "seats": seats, "options": options, "start": True}
        return self.opened(wish)

    def played(self, until: Callable[[Json], bool], *seats: Json, **options: Any) -> Table:
        """A table at which hands have played until it looks so: the same in every run."""
        match = sobremesa.new(self.game, seats=len(seats), seed=SEED, **options)
        luck = Random(SEED)
        while match.to_move:
            seat = min(match.to_move)
            view: Json = sobremesa.to_json(match.view(seat))
            if until(view):
                break
            choices = sobremesa.to_json(match.choices(seat).described())
            match.play(seat, self.choose(view, choices, luck))
        return self.opened_from(match.record, *seats)

    def seen(self, table: str) -> Json:
        """What anybody may see now."""
        return cast(Json, self.history(table)["frames"][-1]["view"])

    def play(self, table: Table, tokens: Iterable[str], until: Callable[[Json], bool]) -> None:
        """Play the seats of these tokens until it looks so."""
        luck = Random(SEED)
        newest: dict[int, Json] = {}
        sent = -1
        address = str(self.http.base_url).replace("http", "ws", 1)
        with connect(f"{address}/ws/tables/{table.id}", max_size=None) as line:
            line.send(json.encode({"type": "hello", "tokens": list(tokens)}).decode())
            while True:
                # What happens at once may come in one message, a line each.
                for said in map(json.decode, str(line.recv(timeout=60)).splitlines()):
                    assert said["type"] != "refusal", said
                    if said["type"] != "standing":
                        continue
                    if said["outcome"] or until(said["view"]):
                        return
                    newest[said["seat"]] = said
                step = max((one["step"] for one in newest.values()), default=-1)
                # Several may be to move at once, but a hand makes one move and waits for it.
                ready = [one for one in newest.values() if one["step"] == step and one["choices"]]
                if ready and step > sent:
                    sent = step
                    line.send(self._played(ready[0], luck))

    def _played(self, standing: Json, luck: Random) -> str:
        """The answer of the hand to its turn."""
        play = {
            "type": "play",
            "seat": standing["seat"],
            "step": standing["step"],
            "id": str(uuid.uuid4()),
            "move": self.choose(standing["view"], standing["choices"], luck),
        }
        return json.encode(play).decode()


def any_of(group: Json, luck: Random) -> Json:
    """Any move of a group."""
    return {
        name: values if name == "type" else luck.choice(_written_out(values))
        for name, values in group.items()
    }


def _written_out(values: Any) -> Sequence[Any]:
    """A range is sent as its ends."""
    return range(values["from"], values["to"] + 1) if isinstance(values, dict) else values
