"""Writes the records that lead to the lessons: `python -m` with the name of this module.

All are played with places of the whole world. Where one seat practises, the day is one whose luck
deals the card of the second task, so that nothing in a lesson is left to chance.
"""

from pathlib import Path

from sobremesa.core import record
from sobremesa.core.luck import Luck
from sobremesa.core.match import Match
from sobremesa.core.values import DEALER, Seat
from sobremesa.games.where_is_that.cards import DECKS, Card
from sobremesa.games.where_is_that.maps import Cell
from sobremesa.games.where_is_that.moves import Place, Prepare, Reveal, Take, TurnOver
from sobremesa.games.where_is_that.rules import GAME
from sobremesa.games.where_is_that.state import Mode, Position, pile_size

LESSONS = Path(__file__).parents[1] / "lessons"
WORLD = DECKS["world"]
MINE, RIVALS = 0, 1
LAST_DAY = 10_000

MY_MAP = """
    vancouver    montreal  london  helsinki  .
    los-angeles  miami     madrid  istanbul  tehran
    santiago     lima      lagos   .         .
"""
"""Nearly right: Santiago lies east of Lima."""
RIVALS_MAP = """
    honolulu  mexico-city  havana      dublin      .
    .         bogota       quito       dakar       jakarta
    .         la-paz       sao-paulo   casablanca  perth
    .         .            montevideo  .           .
"""
"""Not quite as right: Bogotá lies east of Quito, and Dakar south of Casablanca."""
MY_LAST = "nairobi"


def card(name: str) -> Card:
    """The card of a place in the world."""
    found = f"wo-{name}"
    assert found in WORLD.sides, name
    return found


def drawn(drawing: str) -> dict[Card, Cell]:
    """The map in a drawing: a name for a card, a dot for none; the top left is column 0, row 0."""
    return {
        card(name): (x, y)
        for y, line in enumerate(drawing.strip().splitlines())
        for x, name in enumerate(line.split())
        if name != "."
    }


class Opening:
    """A match in which cards come as they are called."""

    def __init__(self, seats: int, mode: Mode, starts: str, known: str, day: int = 0) -> None:
        options = {"mode": mode, "deck": "world", "day": day}
        self.match = Match(GAME, seats, options)
        begun = tuple(map(card, starts.split()))
        pile = self._pile(pile_size(mode, seats), known)
        sides = {name: WORLD.sides[name] for name in sorted((*begun, *pile))}
        self.match.follow(DEALER, Prepare(MINE, begun, pile, sides))

    @staticmethod
    def _pile(size: int, known: str) -> tuple[Card, ...]:
        """The cards that are named, and any others."""
        wanted = [card(name) for name in known.split()]
        others = [name for name in WORLD.cities if name not in wanted]
        return tuple(sorted((*wanted, *others[: size - len(wanted)])))

    @property
    def state(self) -> Position:
        state: Position = self.match.state
        return state

    def reveal(self, names: str, top: str = "") -> None:
        cards = tuple(map(card, names.split()))
        self.match.follow(DEALER, Reveal(cards, card(top) if top else ""))

    def take(self, seat: Seat, name: Card) -> None:
        self.match.follow(seat, Take(name))

    def place(self, seat: Seat, *cell: int) -> None:
        self.match.follow(seat, Place((cell[0], cell[1])))

    def turn(self) -> None:
        """Turn the card that was just laid on the common map."""
        name = self.state.taken
        self.match.follow(DEALER, TurnOver({name: WORLD.sides[name]}))


def lay() -> Opening:
    """A match begins."""
    begun = Opening(2, "cartographer", "london new-york", "beijing lima johannesburg bangkok")
    begun.reveal("beijing lima")
    return begun


def practised(names: str, cells: tuple[Cell, ...], then: str) -> Opening:
    """A map from London on, laid in this order, and a card in hand; `then` is the next."""
    *laid, hand = names.split()
    for day in range(1, LAST_DAY):
        made = Opening(1, "cartographer", "london", f"{names} {then}", day)
        for name, cell in zip(laid, cells, strict=True):
            made.reveal(name)
            made.place(MINE, *cell)
        made.reveal(hand)
        ahead = made.match.fork(Luck(1))
        ahead.play(MINE, next(iter(ahead.choices(MINE))))
        if ahead.state.taken == card(then):
            return made
    raise AssertionError(f"no day deals {then}")


def reveal() -> Opening:
    """The last round of a match: only the learner's last card, in hand, is to be laid."""
    mine, rivals = drawn(MY_MAP), drawn(RIVALS_MAP)
    begun = Opening(2, "cartographer", "london mexico-city", _bare(MY_MAP, RIVALS_MAP))
    orders = [_laid_from(begun.state.maps[seat], on) for seat, on in enumerate((mine, rivals))]
    hand = card(MY_LAST)
    orders[MINE].append((hand, (0, 0)))
    for number, pair in enumerate(zip(*orders, strict=True)):
        begun.match.follow(DEALER, Reveal(tuple(name for name, _ in pair)))
        for seat in (number % 2, 1 - number % 2):
            name, cell = pair[seat]
            begun.take(seat, name)
            if name == hand:
                return begun
            begun.place(seat, *cell)
    raise AssertionError("nobody has the last card")


def _bare(*drawings: str) -> str:
    """The names in the drawings that come from the pile, and the last card."""
    names = [name for one in drawings for name in one.split() if name != "."]
    return " ".join([name for name in names if card(name) not in WORLD.starts] + [MY_LAST])


def _laid_from(spots: dict[Card, int], on: dict[Card, Cell]) -> list[tuple[Card, Cell]]:
    """The cards of a map in an order in which each touches one before, seen from its start."""
    (start,) = spots
    x, y = on[start]
    left = {name: (a - x, b - y) for name, (a, b) in on.items() if name != start}
    lying, order = {(0, 0)}, []
    while left:
        name, cell = next(
            (name, (a, b))
            for name, (a, b) in left.items()
            if lying & {(a - 1, b), (a + 1, b), (a, b - 1), (a, b + 1)}
        )
        lying.add(left.pop(name))
        order.append((name, cell))
    return order


def shakeup() -> Opening:
    """The four start cards lie, and the first card is in hand."""
    starts = "mexico-city buenos-aires london cairo"
    begun = Opening(1, "shakeup", starts, "beijing dubai")
    begun.reveal("beijing", top="dubai")
    return begun


def risk() -> Opening:
    """A map with two places between cards: one that is sure, one that is not."""
    starts = "new-york mexico-city london cairo"
    laid = {"montreal": (0, -1), "vancouver": (-1, -1), "anchorage": (-2, -1), "honolulu": (-2, 0)}
    names = [*laid, "reykjavik", "santiago"]
    begun = Opening(1, "shakeup", starts, " ".join(names))
    for number, (name, cell) in enumerate(laid.items()):
        begun.reveal(name, top=names[number + 1])
        begun.place(MINE, *cell)
        begun.turn()
    begun.reveal("reykjavik", top="santiago")
    return begun


def make() -> dict[str, Opening]:
    """Every lesson's opening by its name."""
    return {
        "lay": lay(),
        "push": practised("beijing istanbul", ((1, 0),), then="rome"),
        "pairs": practised("beijing nairobi singapore", ((1, 0), (0, 1)), then="dubai"),
        "reveal": reveal(),
        "shakeup": shakeup(),
        "risk": risk(),
    }


if __name__ == "__main__":
    LESSONS.mkdir(exist_ok=True)
    for name, begun in make().items():
        (LESSONS / f"{name}.json").write_text(record.write(begun.match.record), "utf-8")
