"""The people who play at each level. One is always of the same level: another level is another
person.

What they are like, `about-<name>`, is in the strings; the page draws their faces.
"""

from collections.abc import Collection
from random import Random

CAST: dict[str, tuple[str, ...]] = {
    "first": ("Lola", "Tito", "Nina", "Rufo"),
    "easy": ("Marta", "Otto", "Carla", "Paco"),
    "casual": ("Elsa", "Hugo", "Alba", "Sami"),
    "normal": ("Vera", "Bruno", "Irma", "Nico"),
    "skilled": ("Clara", "Omar", "Greta", "Kenji"),
    "hard": ("Olga", "Boris", "Amaya", "Emil"),
    "master": ("Aurora", "Zeno", "Ruth", "Noel"),
}


def circle(level: str, game: str = "") -> tuple[str, ...]:
    """Who plays a game at a level, in the order in which they come to a table."""
    people = CAST.get(level, ())
    return tuple(Random(f"{game} {level}").sample(people, len(people)))


def invited(level: str, taken: Collection[str], game: str = "") -> str:
    """The next of a level whom nobody at the table is called like; "" if there is none."""
    called = {name.casefold() for name in taken}
    return next((name for name in circle(level, game) if name.casefold() not in called), "")
