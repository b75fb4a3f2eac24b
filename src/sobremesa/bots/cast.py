"""The people who play at each level. One is always of the same level: another level is another
person.

What they are like, `about-<name>`, is in the strings; the page draws their faces.
"""

from collections.abc import Collection

CAST: dict[str, tuple[str, ...]] = {
    "first": ("Lola", "Tito", "Nina", "Rufo"),
    "easy": ("Marta", "Otto", "Carla", "Paco"),
    "casual": ("Elsa", "Hugo", "Alba", "Sami"),
    "normal": ("Vera", "Bruno", "Irma", "Nico"),
    "skilled": ("Clara", "Omar", "Greta", "Kenji"),
    "hard": ("Olga", "Boris", "Amaya", "Emil"),
    "master": ("Aurora", "Zeno", "Ruth", "Noel"),
}


def circle(level: str, first: int = 0) -> tuple[str, ...]:
    """Who plays at a level, in the order in which they come to a table: each in turn is first."""
    people = CAST.get(level, ())
    start = first % len(people) if people else 0
    return people[start:] + people[:start]


def invited(level: str, taken: Collection[str], first: int = 0) -> str:
    """The next of a level whom nobody at the table is called like; "" if there is none."""
    called = {name.casefold() for name in taken}
    return next((name for name in circle(level, first) if name.casefold() not in called), "")
