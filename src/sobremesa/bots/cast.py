"""The people who play at each level. One is always of the same level: another level is another
person.

What they are like, `about-<name>`, is in the strings; the page draws their faces.
"""

from collections.abc import Collection
from random import Random

CAST: dict[str, tuple[str, ...]] = {
    "first": ("Lola", "Tito", "Nina", "Rufo", "Pepa"),
    "easy": ("Marta", "Otto", "Carla", "Paco", "Leo"),
    "casual": ("Elsa", "Hugo", "Alba", "Sami", "Mila"),
    "normal": ("Vera", "Bruno", "Irma", "Nico", "Ivo"),
    "skilled": ("Clara", "Omar", "Greta", "Kenji", "Sonia"),
    "hard": ("Olga", "Boris", "Amaya", "Emil", "Hans"),
    "expert": ("Livia", "Viktor", "Judith", "Ravi", "Mateo"),
    "master": ("Aurora", "Zeno", "Ruth", "Noel", "Celia"),
}


def circle(level: str, game: str = "") -> tuple[str, ...]:
    """Who plays a game at a level, in the order in which they come to a table."""
    people = CAST.get(level, ())
    return tuple(Random(f"{game} {level}").sample(people, len(people)))


def invited(level: str, taken: Collection[str], game: str = "") -> str:
    """The next of a level whom nobody at the table is called like; "" if there is none."""
    called = {name.casefold() for name in taken}
    return next((name for name in circle(level, game) if name.casefold() not in called), "")
