"""Tables that an older server kept."""

from msgspec import json

from sobremesa.server import seating
from sobremesa.store import TableRow

HANDS_OF_ITS_OWN = {
    "id": "0123456789abcdef",
    "code": "ABCDE",
    "game": "sonora",
    "options": {
        "rounds": 5,
        "no_bunting": False,
        "rival_squares": 3,
        "preview": "contact",
        "hand_1": "sure",
        "hand_2": "normal",
        "hand_3": "shaky",
        "hand_4": "normal",
    },
    "seats": [{"kind": "person", "name": "Ana", "token": "t"}, {"kind": "bot", "level": "easy"}],
    "host": "h",
    "version": 3,
}
"""Each hand was an option of its own once."""


def test_a_table_whose_hands_were_four_options_opens() -> None:
    row = TableRow("0123456789abcdef", "ABCDE", 3, json.encode(HANDS_OF_ITS_OWN))
    doc = seating.read(row)
    assert doc.options["hand"] == ("sure", "normal")
    assert doc.info("waiting", ()).options == doc.options
