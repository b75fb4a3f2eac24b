"""Opens a table on a running server and plays a seat against a bot, as any program could.

It can play games whose offers are lists, as all but Sonora's are: a range there (a flick) is only
a bound, and a move within it may be refused.

python examples/client.py [ADDRESS]     (a server: make run, or sobremesa serve)
"""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def post(path: str, body: dict[str, Any]) -> Any:
    """What the server answers to a request."""
    head = {"Content-Type": "application/json"}
    with urlopen(Request(address + path, json.dumps(body).encode(), head)) as answer:
        return json.load(answer)


def any_move(choices: list[dict[str, Any]]) -> dict[str, Any]:
    """An offer has several values for each field of a move; any of them will do."""
    offer = random.choice(choices)
    return {key: random.choice(part) if key != "type" else part for key, part in offer.items()}


address = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"
opened = post(
    "/api/tables",
    {
        "game": "shifting_stones",
        "seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "easy"}],
        "options": {"round_limit": 3},
        "start": True,
    },
)
table = opened["table"]["id"]
print(f"Look on at {address}/t/{table}")
with connect(f"{address.replace('http', 'ws', 1)}/ws/tables/{table}") as socket:
    socket.send(json.dumps({"type": "hello", "tokens": [opened["tokens"]["0"]]}))
    for frame in socket:
        for said in map(json.loads, str(frame).splitlines()):
            if said["type"] != "standing":
                continue
            for happened in said["events"]:
                print(happened["step"], happened["event"]["type"])
            if said["outcome"]:
                print("It ends", said["outcome"]["totals"])
                sys.exit()
            if 0 in said["to_move"]:
                move, step = any_move(said["choices"]), said["step"]
                play = {"type": "play", "seat": 0, "step": step, "id": f"move-{step}", "move": move}
                socket.send(json.dumps(play))
