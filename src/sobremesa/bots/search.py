"""A bot that looks ahead: max^n Monte Carlo tree search on a game's quick ground.

Each iteration walks down the tree, adds one idea, plays on for a while and judges where that led.
Every seat is taken to want the largest lead over its best rival. Three things make it strong with
few iterations: the lead as the value, ideas in the order of their promise, and that a node looks
at few of them until it has been visited often.
"""

from collections.abc import Sequence
from math import log, sqrt, tanh
from typing import Any

from sobremesa.bots.levels import AdvisedBot
from sobremesa.core.advice import Ground
from sobremesa.core.choices import Choices
from sobremesa.core.game import AnyGame, View
from sobremesa.core.luck import Luck


class Node:
    """Where an idea leads: how often it was tried, and what came of it for who had it."""

    __slots__ = ("children", "ideas", "total", "visits")

    def __init__(self) -> None:
        self.ideas: Sequence[Any] | None = None
        self.children: list[Node] = []
        self.visits = 0
        self.total = 0.0


class SearchBot:
    """Searches where the game has a ground for it, and follows its advice elsewhere."""

    iterations = 700
    plies = 20
    """How far it plays on below the tree."""
    trust = 0.0
    daring = 0.35
    """How much it tries what it knows little of."""
    first, growth = 2.0, 0.45
    """Ideas looked at in a node: first * visits ** growth."""
    scale = 12.0
    """A lead of so many points is a good one."""

    advised = AdvisedBot()

    def choose(self, game: AnyGame, view: View, choices: Choices[Any], luck: Luck) -> Any:
        ground = game.ground(view) if game.ground else None
        if ground is None:
            return self.advised.choose(game, view, choices, luck)
        root = Node()
        ideas = root.ideas = ground.ideas()
        if len(ideas) > 1:
            for _ in range(self.iterations):
                self._try(root, ground.copy(), luck)
        best = max(root.children, key=lambda node: node.visits, default=None)
        return ground.move(ideas[root.children.index(best) if best else 0])

    def _try(self, node: Node, ground: Ground, luck: Luck) -> None:
        """Walk down, add a node, play on, and tell everybody on the way what it came to."""
        path = [(node, -1)]
        while ground.seat >= 0:
            seat = ground.seat
            if node.ideas is None:
                if not node.visits:
                    break
                node.ideas = ground.ideas()
            wide = min(len(node.ideas), int(self.first * node.visits**self.growth) + 1)
            if len(node.children) < wide:
                ground.play(node.ideas[len(node.children)])
                node.children.append(Node())
                node = node.children[-1]
            else:
                node, place = self._choose(node)
                ground.play(path[-1][0].ideas[place])  # type: ignore[index]
            path.append((node, seat))
        ground.run(self.plies, luck)
        values = self._values(ground.worths())
        for node, seat in path:
            node.visits += 1
            if seat >= 0:
                node.total += values[seat]

    def _choose(self, node: Node) -> tuple[Node, int]:
        """The child that did best, or that was tried too seldom to tell."""
        many = self.daring * sqrt(log(node.visits + 1))
        best, place, most = node.children[0], 0, float("-inf")
        first = node.ideas[0][0]
        for n, child in enumerate(node.children):
            hope = child.total / child.visits + many / sqrt(child.visits)
            hope += self.trust * (node.ideas[n][0] - first) / (child.visits + 1)
            if hope > most:
                best, place, most = child, n, hope
        return best, place

    def _values(self, worths: Sequence[float]) -> list[float]:
        """Each seat's lead over its best rival, squashed."""
        top = sorted(worths)[-2:]
        leads = [worth - (top[0] if worth == top[-1] else top[-1]) for worth in worths]
        return [tanh(lead / self.scale) for lead in leads]
