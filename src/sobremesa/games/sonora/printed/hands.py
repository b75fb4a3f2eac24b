"""The hands that flick: how steady each is, read from the data file."""

from pathlib import Path
from typing import Final, TypeAlias

from msgspec import Struct, json

Hand: TypeAlias = tuple[float, float]
"""How much it errs: degrees of angle and a share of the speed, one standard deviation each."""


class _Hands(Struct):
    hands: dict[str, Hand]


HANDS: Final = json.decode(
    (Path(__file__).parents[1] / "data" / "hands.json").read_bytes(), type=_Hands
).hands
