"""What the game knows about playing well: only opponents need it."""

from sobremesa.core.advice import Advice, Weighed
from sobremesa.core.choices import Choices
from sobremesa.games.high_card.moves import AnyMove, Lay
from sobremesa.games.high_card.position import DECK, Card
from sobremesa.games.high_card.view import View, unseen_by


class HighCardAdvice(Advice[View, AnyMove]):
    """A trick is worth a point, and a high card is worth some of a later one."""

    def weigh(self, view: View, choices: Choices[AnyMove], skill: float = 1.0) -> Weighed[AnyMove]:
        cards = [(move.card, move) for move in choices if isinstance(move, Lay)]
        weighed = [(chance(card, view) - card / len(DECK), move) for card, move in cards]
        return sorted(weighed, key=lambda pair: pair[0], reverse=True)


def chance(card: Card, view: View) -> float:
    """How likely a card takes the trick, if those still to lay have any cards."""
    lying = () if view.open.is_full else view.open.trick
    if card < max(lying, default=0):
        return 0.0
    unseen = unseen_by(view)
    lower = sum(other < card for other in unseen) / len(unseen)
    return lower ** (len(view.open.taken) - len(lying) - 1)
