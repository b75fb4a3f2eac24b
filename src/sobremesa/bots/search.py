"""Looking ahead: max^n Monte Carlo tree search on a game's own ground.

Each iteration walks down the tree, adds one idea, plays on for a while and judges where that led.
Every seat is taken to want the largest lead over its best rival. Three things make it strong with
few iterations: the lead as the value, ideas in the order of their promise, and that a node looks
at few of them until it has been visited often.
"""

from collections.abc import Sequence
from math import log, sqrt, tanh

from sobremesa.core.advice import Ground, Idea
from sobremesa.core.luck import Luck
from sobremesa.core.values import Move, Seat


class Node:
    """Where an idea leads: how often it was tried, and what came of it for who had it."""

    __slots__ = ("children", "ideas", "total", "visits")

    def __init__(self) -> None:
        self.ideas: Sequence[tuple[float, Idea]] = ()
        """Known from the second visit on."""
        self.children: list[Node] = []
        """One for each of the ideas that were tried, in their order."""
        self.visits = 0
        self.total = 0.0


class Search:
    """Tries so many times where the ideas of a ground lead."""

    plies = 8
    """How far it plays on below the tree."""
    daring = 0.7
    """How much it tries what it knows little of."""
    trust = 0.3
    """How much it believes the promise of ideas, each point of it, before it has tried them."""
    growth = 0.35
    """A node looks at visits ** growth ideas, and one more."""
    scale = 12.0
    """A lead of so many points is a good one."""

    def __init__(self, iterations: int) -> None:
        self.iterations = iterations

    def move(
        self, ground: Ground[Move], luck: Luck, seen: Sequence[tuple[float, Idea]] | None = None
    ) -> Move:
        """The move that was looked into most, of all ideas or of those that were seen."""
        root = Node()
        root.ideas = ground.ideas() if seen is None else seen
        best = 0
        if len(root.ideas) > 1:
            for _ in range(self.iterations):
                self._try(root, ground.copy(), luck)
            visits = [child.visits for child in root.children]
            best = visits.index(max(visits))
        return ground.move(root.ideas[best][1])

    def _try(self, node: Node, ground: Ground[Move], luck: Luck) -> None:
        """Walk down, add a node, play on, and tell everybody on the way what it came to."""
        path: list[tuple[Node, Seat]] = []
        new = False
        while not new and ground.seat >= 0:
            if not node.ideas:
                node.ideas = ground.ideas()
            seat = ground.seat
            place = self._choose(node)
            ground.play(node.ideas[place][1])
            node.visits += 1
            new = place == len(node.children)
            if new:
                node.children.append(Node())
            node = node.children[place]
            path.append((node, seat))
        node.visits += 1
        ground.run(self.plies, luck)
        values = self._values(ground.worths())
        for node, seat in path:
            node.total += values[seat]

    def _choose(self, node: Node) -> int:
        """The next new idea, or the one that did best, or was tried too seldom to tell."""
        tried = len(node.children)
        if tried < len(node.ideas) and tried <= node.visits**self.growth:
            return tried
        many = self.daring * sqrt(log(node.visits + 1))
        most_promise = node.ideas[0][0]
        best, most = 0, float("-inf")
        for place, child in enumerate(node.children):
            hope = (
                child.total / child.visits
                + many / sqrt(child.visits)
                + self.trust * (node.ideas[place][0] - most_promise) / (child.visits + 1)
            )
            if hope > most:
                best, most = place, hope
        return best

    def _values(self, worths: Sequence[float]) -> list[float]:
        """Each seat's lead over its best rival, squashed."""
        second, first = sorted(worths)[-2:]
        return [
            tanh((worth - (second if worth == first else first)) / self.scale) for worth in worths
        ]
