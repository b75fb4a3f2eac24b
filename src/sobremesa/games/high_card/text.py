"""The table in plain letters, and the words a player types."""

from sobremesa.core.text import Say, Text
from sobremesa.games.high_card.position import Card
from sobremesa.games.high_card.view import View


class HighCardText(Text[View]):
    """A line a seat, then the own hand."""

    def position(self, view: View, say: Say) -> str:
        seats = len(view.open.taken)
        laid = {(view.open.leader + n) % seats: card for n, card in enumerate(view.open.trick)}
        lines = [
            say("text-seat", seat=seat, count=tricks, card=laid.get(seat, "–"))
            for seat, tricks in enumerate(view.open.taken)
        ]
        if view.hand:
            lines.append(say("text-hand", cards=view.hand))
        return "\n".join(lines)

    def read(self, field: str, word: str, view: View) -> Card:
        return int(word)
