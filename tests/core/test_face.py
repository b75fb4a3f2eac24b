"""The public face of the library."""

import subprocess
import sys
from typing import Any

import pytest

import sobremesa


def test_the_face_is_what_it_says() -> None:
    for name in ("new", "replay", "to_json", "from_json", "shelf", "Luck"):
        assert callable(getattr(sobremesa, name))
    assert "shifting_stones" in sobremesa.shelf()
    assert "high_card" not in sobremesa.shelf()
    assert sobremesa.game("high_card").meta.example


def test_the_games_are_a_package_whose_parts_can_be_imported() -> None:
    import sobremesa.games.sonora.rules as rules

    assert sobremesa.games.sonora.rules is rules
    assert sobremesa.game("sonora") is rules.GAME


def test_the_old_name_of_the_shelf_still_works_and_says_what_it_is_called_now() -> None:
    old: Any = sobremesa.games
    with pytest.warns(DeprecationWarning, match=r"sobremesa\.shelf\(\)"):
        assert old() == sobremesa.shelf()


def test_importing_the_library_loads_no_game_and_nothing_heavy() -> None:
    heavy = (
        "sobremesa.games.shifting_stones",
        "sobremesa.server",
        "starlette",
        "uvicorn",
        "fluent",
        "typer",
        "rich",
        "asyncio",
        "sqlite3",
        "numpy",
    )
    script = f"import sys, sobremesa; print([m for m in {heavy!r} if m in sys.modules])"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


def test_the_same_seed_gives_the_same_match() -> None:
    first, second = (sobremesa.new("shifting_stones", 3, seed=7) for _ in range(2))
    assert first == second
    assert first != sobremesa.new("shifting_stones", 3, seed=8)


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(sobremesa.Unplayable) as caught:
        sobremesa.new("chess", 2)
    assert caught.value.code == "unknown_game"
    assert "shifting_stones" in caught.value.facts["known"]


def test_values_can_be_read_back_by_their_kind() -> None:
    match = sobremesa.new("shifting_stones", 2, seed=1)
    view = match.view(0)
    assert sobremesa.from_json(sobremesa.to_json(view), type(view)) == view
