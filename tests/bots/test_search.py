"""The search, on a ground small enough to know the truth by hand."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from sobremesa.bots.levels import Player
from sobremesa.bots.search import Search
from sobremesa.core.advice import Advice, Idea, Rung
from sobremesa.core.luck import Luck

# A tree of choices: a dict leads on, a tuple is what each seat has at the end.
Tree = dict[str, Any]


class Path:
    """A ground that is a tree. Seats take turns; ideas come in the order they are written."""

    def __init__(self, here: Any, seats: int, turn: int = 0) -> None:
        self.here = here
        self.seats = seats
        self.turn = turn

    @property
    def seat(self) -> int:
        return self.turn % self.seats if isinstance(self.here, dict) else -1

    def copy(self) -> "Path":
        return Path(self.here, self.seats, self.turn)

    def ideas(self) -> Sequence[tuple[float, Idea]]:
        return [(-float(place), place) for place in range(len(self.here))]

    def play(self, idea: Idea) -> None:
        self.here = self.here[self.move(idea)]
        self.turn += 1

    def move(self, idea: Idea) -> str:
        return str(list(self.here)[idea])

    def run(self, plies: int, luck: Luck) -> None:
        while plies and self.seat >= 0:
            self.play(luck.below(len(self.here)))
            plies -= 1

    def worths(self) -> Sequence[float]:
        return [0.0] * self.seats if isinstance(self.here, dict) else self.here


class Maze:
    """The advice of a game with a ground and nothing else."""

    def __init__(self, tree: Tree, seats: int) -> None:
        self.tree, self.seats = tree, seats

    def ground(self, view: Any) -> Path:
        return Path(self.tree, self.seats)


def chosen(tree: Tree, seats: int) -> Any:
    ground: Any = Path(tree, seats)
    return Search(400).move(ground, Luck(1))


def test_it_sees_what_the_rival_will_answer() -> None:
    tree = {
        "tempting": {"punish": (0, 30), "spare": (40, 0)},
        "sound": {"this": (10, 5), "that": (12, 5)},
    }
    assert chosen(tree, 2) == "sound"


def test_it_finds_a_gift_that_comes_two_moves_later() -> None:
    tree = {
        "now": {"any": {"end": (8, 0)}},
        "later": {"any": {"little": (1, 0), "much": (30, 0)}},
    }
    assert chosen(tree, 2) == "later"


def test_each_seat_wants_its_own_lead_not_the_ruin_of_the_first() -> None:
    """With three seats the second would rather win than hurt."""
    tree = {
        "trusting": {"win": {"end": (20, 25, 0)}, "hurt": {"end": (0, 10, 20)}},
        "careful": {"any": {"end": (15, 18, 0)}},
        "poor": {"any": {"end": (5, 20, 0)}},
    }
    assert chosen(tree, 3) == "careful"


def test_a_lead_counts_over_the_best_rival() -> None:
    tree = {"even": {"any": {"end": (30, 30, 0)}}, "ahead": {"any": {"end": (12, 4, 4)}}}
    assert chosen(tree, 3) == "ahead"


def test_a_late_idea_is_found_if_it_is_much_better() -> None:
    tree: Tree = {f"poor {n}": {"any": (0, 5)} for n in range(5)}
    tree["good"] = {"any": (20, 0)}
    assert chosen(tree, 2) == "good"


def test_with_one_idea_there_is_nothing_to_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Search, "_try", None)
    assert chosen({"only": {"any": (0, 0)}}, 2) == "only"


def test_without_a_ground_it_follows_the_advice() -> None:
    class Advised(Advice[Any, Any]):
        def weigh(self, view: Any, choices: Any, skill: float = 1.0) -> list[tuple[float, str]]:
            return [(2.0, "best"), (1.0, "second")]

    game: Any = SimpleNamespace(advice=Advised())
    hard: Any = Player(Rung(iterations=400))
    assert hard.choose(game, None, None, Luck(1)) == "best"


def test_what_it_overlooks_is_not_searched_and_stays_so_for_the_turn() -> None:
    """The same ideas all through a turn, others in another, and one at least."""
    tree: Tree = {f"poor {n}": {"any": (n, 5)} for n in range(5)}
    tree["good"] = {"any": (30, 0)}

    class Turns(Maze):
        def turn(self, view: Any) -> Any:
            return view

    def played(overlooks: float, turn: int, seed: int) -> Any:
        game: Any = SimpleNamespace(advice=Turns(tree, 2))
        player: Any = Player(Rung(iterations=400, overlooks=overlooks))
        return player.choose(game, turn, None, Luck(seed))

    of_turn = [{played(0.5, turn, seed) for seed in range(3)} for turn in range(40)]
    assert {len(moves) for moves in of_turn} == {1}
    assert 10 <= sum(moves == {"good"} for moves in of_turn) <= 30
    assert {played(0.0, turn, 1) for turn in range(5)} == {"good"}
    assert {played(1.0, turn, 1) for turn in range(20)} <= set(tree)


def test_with_less_effort_it_tries_less_often_and_at_least_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game: Any = SimpleNamespace(advice=Maze({"this": {"any": (1, 0)}, "that": {"any": (0, 1)}}, 2))
    tried: list[object] = []
    really_try: Any = Search._try

    def counted(*about: object) -> None:
        tried.append(about)
        really_try(*about)

    monkeypatch.setattr(Search, "_try", counted)
    for effort, times in ((1.0, 400), (0.25, 100), (0.0001, 1)):
        tried.clear()
        bot: Any = Player(Rung(iterations=400), effort)
        bot.choose(game, None, None, Luck(1))
        assert len(tried) == times
