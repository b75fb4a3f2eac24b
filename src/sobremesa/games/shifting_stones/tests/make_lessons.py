"""Writes the records that lead to the lessons: `python -m` with the name of this module.

Most begin with the first turn: nine stones and four cards each. The bonus and the end come late in
one and the same match.
"""

from pathlib import Path

from sobremesa.core import record
from sobremesa.core.match import Match
from sobremesa.core.values import DEALER
from sobremesa.games.shifting_stones.moves import AnyMove, Draw, EndTurn, Flip, Score, Skip, Swap
from sobremesa.games.shifting_stones.tests.decks import card, cards
from sobremesa.games.shifting_stones.tests.drawings import draw
from sobremesa.games.shifting_stones.tests.table import dealt

LESSONS = Path(__file__).parents[1] / "lessons"
FIVE = ". seed . / horse . horse / . moon ."
"""A card of five points."""


def score() -> Match:
    """A pattern of two, one with a grey space, and the first one mirrored."""
    grid = """
        horse boat fish
        fish  moon horse
        seed  tree tree
    """
    hand = "boat horse, horse boat, bird / seed, seed . tree"
    return dealt(hand, "tree / sun, boat / boat, fish / . / tree, bird . bird", grid=draw(grid))


def flip() -> Match:
    """A horse beside the sun needs the boat turned over, a second fish the bird in the corner."""
    grid = """
        tree  seed fish
        sun   boat boat
        horse tree bird
    """
    hand = ". / . / moon, sun horse, bird / bird, fish / . / fish"
    return dealt(hand, "seed seed seed, horse / boat, tree / bird, moon / seed", grid=draw(grid))


def swap() -> Match:
    """A second horse comes into its corner by one swap, the sun below a tree's side by another."""
    grid = """
        tree  horse bird
        tree  sun   seed
        horse horse bird
    """
    hand = "boat / boat / boat, horse . horse, tree . / sun tree, seed seed seed"
    return dealt(hand, "fish tree, boat bird, moon . ., tree / bird", grid=draw(grid))


def several() -> Match:
    """Two cards lack the same boat."""
    grid = """
        tree tree seed
        boat bird horse
        fish boat moon
    """
    hand = ". boat / boat moon, seed fish, boat . boat, tree / sun"
    return dealt(hand, "horse horse, bird / seed, . . sun, boat / seed", grid=draw(grid))


def pay() -> Match:
    """The sun is to be a moon. Beside that card one is a swap away, and two are far from it."""
    grid = """
        tree  horse sun
        fish  horse seed
        horse seed  bird
    """
    hand = "tree tree, horse bird seed, moon / seed, boat . boat / . . . / . boat ."
    return dealt(hand, "boat moon, fish fish, tree / seed, bird . bird", grid=draw(grid))


def skip() -> Match:
    """All cards are three changes away or more; the rival has skipped and holds six."""
    grid = """
        fish boat  bird
        seed tree  tree
        moon horse boat
    """
    hand = (
        "boat / boat / boat, horse . tree / . . . / seed . boat, tree fish boat, "
        "horse / horse / horse"
    )
    begun = dealt(hand, "moon / seed, tree tree, . . sun, bird / bird", grid=draw(grid))
    go(begun, EndTurn())
    go(begun, Skip(), draws="fish fish, sun / . / .")
    return begun


def late() -> Match:
    """Two turns each, with three cards scored in each of them; the learner is to move."""
    grid = """
        fish fish seed
        boat tree tree
        boat sun  boat
    """
    begun = dealt(
        "bird . bird, fish fish, tree tree, boat . boat",
        "boat moon, boat / boat, . . sun, seed / tree",
        grid=draw(grid),
    )
    go(begun, Swap(card("bird . bird"), (0, 1)), *scores("fish fish, tree tree, boat . boat"))
    go(begun, EndTurn(), draws="seed fish, boat bird, . / . / moon, . seed / boat .")
    go(begun, Flip(card(". . sun"), 7), *scores("boat moon, boat / boat, seed / tree"))
    go(
        begun,
        EndTurn(),
        draws="tree tree tree, tree / horse, fish / tree / horse, tree . / . horse",
    )
    go(begun, Swap(card("boat bird"), (1, 2)), *scores("seed fish, . / . / moon, . seed / boat ."))
    return begun


def bonus() -> Match:
    """Four 1-point cards each; the two cards that the learner has left are a flip away."""
    begun = late()
    go(begun, EndTurn(), draws="sun / . / ., horse / boat, boat horse, tree / sun")
    rivals_second(begun, draws="seed seed seed, moon / seed, sun horse, horse bird seed")
    go(begun, Swap(card("sun / . / ."), (7, 8)), *scores("boat horse"))
    return begun


def end() -> Match:
    """Nine cards against eight, and two points behind."""
    begun = late()
    go(begun, EndTurn(), draws="tree horse, fish / . / tree, sun / . / ., fish / horse")
    rivals_second(begun, draws=f"moon / seed, horse / boat, {FIVE}, tree / sun")
    go(
        begun,
        Swap(card("sun / . / ."), (5, 8)),
        *scores("fish / . / tree, tree horse, fish / horse"),
    )
    hand = "seed seed seed, horse . horse, tree . / sun tree, boat / boat / boat"
    go(begun, EndTurn(), draws=hand)
    go(begun, Flip(card("moon / seed"), 3), *scores(f"horse / boat, {FIVE}"))
    go(begun, EndTurn(), draws="bird / bird, sun horse, tree fish boat")
    return begun


def rivals_second(begun: Match, draws: str) -> None:
    """The rival's second turn in the late match."""
    scored = scores("fish / tree / horse, tree . / . horse, tree / horse")
    go(begun, Flip(card("tree tree tree"), 8), *scored)
    go(begun, EndTurn(), draws=draws)


def go(begun: Match, *moves: AnyMove, draws: str = "") -> None:
    """Moves of whoever is to move, and what they draw after the last one."""
    for move in moves:
        (seat,) = begun.to_move
        begun.follow(seat, move)
    if draws:
        begun.follow(DEALER, Draw(cards(draws)))


def scores(drawn: str) -> list[Score]:
    return [Score(one) for one in cards(drawn)]


def make() -> dict[str, Match]:
    """Every lesson's opening by its name."""
    openings = (score, flip, swap, several, pay, skip, bonus, end)
    return {opening.__name__: opening() for opening in openings}


if __name__ == "__main__":
    for name, begun in make().items():
        (LESSONS / f"{name}.json").write_text(record.write(begun.record), "utf-8")
