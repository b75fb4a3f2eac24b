"""Where Is That? in letters: what the terminal shows and reads."""

import pytest

from sobremesa.cli.reading import read_move
from sobremesa.core.refusal import IllegalMove
from sobremesa.games.where_is_that.events import CardTaken
from sobremesa.games.where_is_that.moves import Place, Push, Take
from sobremesa.games.where_is_that.rules import GAME
from sobremesa.games.where_is_that.tests.drawings import BLOCK, common, do, own, seated, table
from sobremesa.words import Words

EN, ES = (Words(lang, "where_is_that", ("Ana", "Ben")) for lang in ("en", "es"))


def test_a_map_is_a_table_of_names() -> None:
    match = seated(table("Lisbon Rome \n . Moscow", offer="Lyon Stonehenge"))
    assert GAME.text.position(match.view(0), ES).splitlines() == [
        "El rincón del cartógrafo · Europa · ronda 1 de 12 · pila 0",
        "",
        "> Ana",
        "    0             1",
        "  0 Lisboa        Roma",
        "  1 ·             Moscú",
        "",
        "  Ben",
        "    0",
        "  0 Berlín",
        "",
        "Disponibles:",
        "  a) Lyon (Francia)",
        "  b) Stonehenge (monumento)",
    ]


def test_open_cards_show_their_numbers() -> None:
    text = GAME.text.position(common(BLOCK, "Lyon").view(0), EN)
    assert "  0 Madrid        Moscow\n    ↔9 ↕87        ↔93 ↕15" in text
    assert "Ana holds Lyon (France)." in text


def test_what_is_typed_is_read() -> None:
    taking = seated(table("Rome", offer="Lyon Nantes")).view(0)
    assert read_move("take b", GAME, taking, EN) == Take("eu-nantes")
    view = own("Rome", "Lyon").view(0)
    assert read_move("place 1,-2", GAME, view, EN) == Place((1, -2))
    assert read_move("place -1 -2", GAME, view, EN) == Place((-1, -2))
    assert read_move("empujar 0,1 oeste", GAME, view, ES) == Push((0, 1), "west")
    assert read_move("push 0,1 south", GAME, view, EN) == Push((0, 1), "south")


def test_events_name_places_in_the_readers_language() -> None:
    match = common(BLOCK, "Lyon")
    do(match, Push((1, 0), "west"))
    told = [ES.event(event) for row in match.log for event in row.events]
    assert told == [
        "Ana empuja Moscú, Madrid un espacio hacia el oeste.",
        "Ana pone Lyon al norte de Roma y al este de Moscú.",
        "A la vista: Lyon, número 30 desde el oeste y 58 desde el norte.",
        "Ana puso mal Lyon y la carta se descarta: Moscú – Lyon.",
    ]


def test_a_refused_push_says_which_circle_would_break() -> None:
    match = common("Lisbon Rome \n . Madrid", "Lyon")
    with pytest.raises(IllegalMove) as caught:
        match.play(0, Push((1, 1), "west"))
    assert EN.refusal(caught.value).startswith(
        "You cannot push Madrid west: that would put Lisbon (92) north of Madrid (87), and 92 is"
    )


def test_a_place_on_the_grid_is_told_by_its_neighbours() -> None:
    match = own("Nantes . Zagreb \n Nice Rome Athens", "Lyon")
    do(match, Place((1, 0)))
    told = [EN.event(event) for row in match.log for event in row.events]
    assert told == ["Ana lays Lyon north of Rome, east of Nantes and west of Zagreb."]


def test_a_name_that_ends_in_a_mark_needs_no_second_one() -> None:
    assert EN("cli-game", title=EN("title"), tagline="Lay.") == "Where Is That? Lay."
    assert EN("text-taken", seat=0, name="Washington, D.C.") == "Ana holds Washington, D.C."
    taken = CardTaken(0, "na-washington-d-c")
    assert EN.event(taken) == "Ana takes Washington, D.C."
    assert ES.event(taken) == "Ana toma Washington D. C."


def test_del_and_al_are_spanish_alone() -> None:
    told = {"title": "Lo que va de el sur a el norte", "tagline": ""}
    assert ES("cli-game", **told).startswith("Lo que va del sur al norte")
    assert EN("cli-game", **told).startswith("Lo que va de el sur a el norte")
