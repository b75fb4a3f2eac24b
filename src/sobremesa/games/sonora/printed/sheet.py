"""What is printed on every sheet, read from the data file."""

from pathlib import Path
from typing import Final, Literal, TypeAlias

from msgspec import Struct, json

Animal: TypeAlias = Literal["fox", "owl", "rabbit"]
Bonus: TypeAlias = Literal["reflick", "swap", "fox", "owl", "rabbit", "discovery"]
Cactus: TypeAlias = Literal["saguaro", "pear", "barrel"]
Size: TypeAlias = Literal["small", "medium", "large"]
"""Of a cactus in the mudcracks."""
Square: TypeAlias = int
"""Of the canyon: 20 * row + column, from the top left."""
Space: TypeAlias = str
"""Of the creek bed."""
Node: TypeAlias = str
"""Of the mudcracks."""

ANIMALS: Final[tuple[Animal, ...]] = ("fox", "owl", "rabbit")
SIZES: Final[tuple[Size, ...]] = ("small", "medium", "large")


class Top(Struct, frozen=True):
    """For the first to complete a building."""

    points: int
    bonus: Bonus


class Bottom(Struct, frozen=True):
    """For everybody after that."""

    points: int


class Building(Struct, frozen=True):
    """Blocks to cross off, what the first to finish it gets, and what everybody after that."""

    id: str
    hexes: int
    top: Top
    bottom: Bottom


class RivalBuilding(Struct):
    """Hexes that only a rival circles."""

    hexes: int


class Ruins(Struct):
    """The buildings."""

    buildings: tuple[Building, ...]
    ai_building: RivalBuilding


class Shape(Struct):
    """A form to draw, by rows and columns."""

    id: str
    number: int
    cells: tuple[tuple[int, int], ...]


class CactusTable(Struct):
    """Points for one cactus, two, three ..., and for each one more."""

    points: tuple[int, ...]
    extra: int


class Canyon(Struct):
    """A grid: what each letter means is told beside it."""

    rows: tuple[str, ...]
    shapes: tuple[Shape, ...]
    cactus_types: tuple[Cactus, ...]
    cactus_chars: dict[str, Cactus]
    bonus_chars: dict[str, Bonus]
    cactus_table: CactusTable
    ai_squares: tuple[tuple[int, int, int], ...]


class CreekSpace(Struct):
    """A number, a bonus, or the entrance."""

    id: Space
    value: int = 0
    bonus: Bonus | None = None


class Creek(Struct):
    """A tree of spaces, from the entrance down."""

    entrance: Space
    nodes: tuple[CreekSpace, ...]
    edges: tuple[tuple[Space, Space], ...]
    ai_starts: tuple[Space, ...]


class MudNode(Struct):
    """What it costs, and whether it lies at the outside."""

    id: Node
    value: int
    outer: bool


class Content(Struct, frozen=True):
    """What lies in a triangle: a cactus of some size, or a bonus."""

    kind: Literal["cactus", "bonus"]
    size: Size | None = None
    bonus: Bonus | None = None


class Triangle(Struct, frozen=True):
    """Three nodes, and what lies between them."""

    nodes: tuple[Node, Node, Node]
    content: Content | None


class Column(Struct, frozen=True):
    """Boxes for value that is left over."""

    length: int
    bonus: Bonus


class Mudcracks(Struct):
    """A network of nodes, with triangles between them."""

    start: Node
    nodes: tuple[MudNode, ...]
    edges: tuple[tuple[Node, Node], ...]
    triangles: tuple[Triangle, ...]
    bonus_columns: tuple[Column, ...]
    cactus_values: dict[Size, int]
    outer_circles: int


class Icons(Struct):
    """Of a flick bonus."""

    icons: int
    available_at_start: int


class BonusArea(Struct):
    """Flick bonuses."""

    reflick: Icons
    swap: Icons


class DiscoveryArea(Struct):
    """Icons of each animal, and what a rabbit of these adds."""

    fox: int
    owl: int
    rabbit: int
    rabbit_value: int


class AnimalBonus(Struct):
    """The largest shape of a fox, and what a rabbit adds."""

    fox_max_number: int
    rabbit_value: int


class Printed(Struct):
    """The whole sheet."""

    ruins: Ruins
    canyon: Canyon
    creek: Creek
    mudcracks: Mudcracks
    bonus_area: BonusArea
    discovery_area: DiscoveryArea
    animal_bonus: AnimalBonus


PRINTED: Final = json.decode(
    (Path(__file__).parents[1] / "data" / "layout.json").read_bytes(), type=Printed
)
