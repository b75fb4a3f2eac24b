"""The page about the wire overlooks no refusal."""

import pytest

from tools import wire_page


@pytest.mark.parametrize(
    ("places", "code"),
    [
        ({"SPOKEN": ("core", "server")}, "unknown_bot"),
        ({"NOT_SPOKEN": ("bus", "research", "store")}, "no_file"),
        ({"PASSED_ON": {}}, "game_gone"),
    ],
)
def test_a_refusal_in_a_place_that_is_not_named_stops_it(
    monkeypatch: pytest.MonkeyPatch, places: dict[str, object], code: str
) -> None:
    for name, fewer in places.items():
        monkeypatch.setattr(wire_page, name, fewer)
    with pytest.raises(LookupError, match=code):
        wire_page.page()
