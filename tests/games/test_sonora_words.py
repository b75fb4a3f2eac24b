"""Sonora in sentences, and in letters."""

import pytest

import sobremesa
from sobremesa.cli.reading import read_move
from sobremesa.games.sonora.events import (
    Flicked,
    Lands,
    RuinsOrdered,
    SectionChosen,
    Swapped,
    WentOff,
)
from sobremesa.games.sonora.moves import Assign, Flick, Swap
from sobremesa.games.sonora.printed.board import Section
from sobremesa.words import Words

EN, ES = (Words(lang, "sonora", ("Ana", "Ben")) for lang in ("en", "es"))


def test_a_flick_says_what_it_hit_or_nothing() -> None:
    assert EN.event(Flicked(0, 3, (), (), ())) == "Ana flicks red 4."
    assert ES.event(Flicked(0, 3, (), (), ())) == "Ana lanza el 4 rojo."
    hits = Flicked(1, 9, (), (), (3, 12))
    assert EN.event(hits) == "Ben flicks blue 5 and hits red 4, green 3."
    assert ES.event(hits) == "Ben lanza el 5 azul y golpea el 4 rojo, el 3 verde."


def test_a_flick_says_where_the_disc_came_to_rest() -> None:
    def told(words: Words, lands: Lands, section: Section | None = None) -> str:
        return words.event(Flicked(0, 3, (), (), (), lands, section or ""))

    assert told(EN, "zone", "ruins") == "Ana flicks red 4 into the ruins."
    assert told(ES, "zone", "canyon") == "Ana lanza el 4 rojo, que queda en el cañón."
    assert (
        told(EN, "circle", "creek") == "Ana flicks red 4 onto a circle: double for the creek bed."
    )
    assert told(ES, "line") == "Ana lanza el 4 rojo, que queda justo sobre la raya."
    hit = Flicked(1, 9, (), (), (3,), "zone", "ruins")
    assert EN.event(hit) == "Ben flicks blue 5, which hits red 4 and comes to rest in the ruins."


def test_a_swap_says_what_it_wins_and_costs() -> None:
    swapped = Swapped(0, 0, 4, 1, (-4, 0, 0, 8))
    assert EN.event(swapped).endswith("red 1 and red 5 change places (ruins −4, canyon +8).")
    assert ES.event(Swapped(0, 0, 4, 1, (0, 0, 0, 0))).endswith("cambian de sitio.")


def test_the_order_in_the_ruins_may_be_nobodys() -> None:
    assert EN.event(RuinsOrdered(())) == "Nobody has a disc in the ruins."
    assert ES.event(RuinsOrdered((1, 0))) == "En las ruinas manda el valor: Ben, Ana."


def test_sections_read_well_in_spanish() -> None:
    told = [ES.event(SectionChosen(0, 4, section)) for section in ("canyon", "ruins")]
    assert told == [
        "Ana decide que el 5 rojo cuente en el cañón.",
        "Ana decide que el 5 rojo cuente en las ruinas.",
    ]
    assert ES.event(WentOff(1, 9)).startswith("Ben pierde el 5 azul")


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("flick r5 14 14.5 600 -450", Flick(4, 14336, 14848, 614400, -460800)),
        ("section b1 canyon", Assign(5, "canyon")),
        ("swap r1 r5", Swap(0, 4)),
    ],
)
def test_a_typed_move_is_read(typed: str, move: object) -> None:
    match = sobremesa.new("sonora", seats=2, seed=1)
    assert read_move(typed, match.game, match.view(0), EN) == move


@pytest.mark.parametrize("typed", ["flick r9 14 14 1 1", "flick r1 nan 1 1 1", "swap r1 inf"])
def test_what_means_nothing_is_refused(typed: str) -> None:
    match = sobremesa.new("sonora", seats=2, seed=1)
    with pytest.raises(sobremesa.Unreadable):
        read_move(typed, match.game, match.view(0), EN)


def test_the_table_in_letters_tells_where_discs_lie() -> None:
    match = sobremesa.new("sonora", seats=2, seed=3)
    match.play(0, {"type": "flick", "disc": 4, "x": 14336, "y": 14336, "vx": 500000, "vy": 600000})
    assert match.game.text is not None
    shown = match.game.text.position(match.view(0), EN)
    assert "red 5: " in shown
    assert "Ana may flick red 5 again" in shown
