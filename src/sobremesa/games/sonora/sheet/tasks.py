"""From discs on the board to what has to be written: value to spend, shapes and paths to bring."""

from collections.abc import Iterable

from msgspec.structs import replace

from sobremesa.games.sonora.printed.discs import Disc
from sobremesa.games.sonora.sheet.values import Landing, Sheet, Task


def to_record(found: Iterable[Landing]) -> tuple[int, int, tuple[Task, ...]]:
    """The value in the ruins, the value in the mudcracks, and the shapes and paths."""
    ruins = mud = 0
    tasks: list[Task] = []
    for one in found:
        match one.section:
            case "ruins":
                ruins += one.value
            case "mudcracks":
                mud += one.value
            case _:
                tasks += [Task(one.disc, one.section)] * (2 if one.double else 1)
    return ruins, mud, tuple(tasks)


def assigned(sheet: Sheet, found: Iterable[Landing]) -> Sheet:
    """What a seat has to write in this phase."""
    due, mud, tasks = to_record(found)
    return replace(sheet, due=due, mud=mud, tasks=tasks)


def without(tasks: tuple[Task, ...], disc: Disc) -> tuple[Task, ...]:
    """One shape or path of this disc is done."""
    left = list(tasks)
    left.remove(next(task for task in tasks if task.disc == disc))
    return tuple(left)
