"""The rules of High Card. The README beside this file has the rulings (R1, R2, ...)."""

from msgspec.structs import replace

from sobremesa.core.choices import NONE, Choices, Group, Listed
from sobremesa.core.game import Game, Step, Values
from sobremesa.core.luck import Luck
from sobremesa.core.options import Options, whole
from sobremesa.core.refusal import IllegalMove
from sobremesa.core.values import DEALER, Event, Outcome, ScoreLine, Seat, outcome_of
from sobremesa.games.high_card.advice import HighCardAdvice
from sobremesa.games.high_card.events import AnyEvent, CardLaid, HandDealt, TrickTaken
from sobremesa.games.high_card.meta import META
from sobremesa.games.high_card.moves import AnyMove, Deal, Hands, Lay
from sobremesa.games.high_card.position import DECK, Card, Open, Position
from sobremesa.games.high_card.refusals import SECTION, Refusal
from sobremesa.games.high_card.text import HighCardText
from sobremesa.games.high_card.view import View, imagined, seen_from


class HighCard(Game[Position, AnyMove, View]):
    """Two to four seats lay a card each; the highest takes the trick."""

    meta = META
    values = Values(state=Position, move=Lay, deal=Deal, event=AnyEvent, view=View)
    text = HighCardText()
    advice = HighCardAdvice()

    def setup(self, seats: int, options: Options) -> Position:
        return Position(Open(cards=whole(options["cards"]), taken=(0,) * seats, leader=0))

    def to_move(self, state: Position) -> frozenset[Seat]:
        return state.to_move

    def choices(self, state: Position, seat: Seat) -> Choices[AnyMove]:
        if seat not in state.to_move:
            return NONE
        if seat == DEALER:
            return Hands(DECK.difference(*state.hands), state.open.cards)
        return Listed(Group(Lay, (state.hands[seat],)))

    def refusal(self, state: Position, seat: Seat, move: AnyMove) -> IllegalMove:
        match move:
            case Lay(card):
                return IllegalMove(Refusal.NOT_IN_HAND, SECTION[Refusal.NOT_IN_HAND], card=card)
            case Deal():
                return IllegalMove(Refusal.DEALERS_MOVE, SECTION[Refusal.DEALERS_MOVE])

    def apply(self, state: Position, seat: Seat, move: AnyMove) -> Step[Position]:
        match move:
            case Deal(cards):
                dealt = HandDealt(len(state.hands), len(cards), cards)
                return Step(replace(state, hands=(*state.hands, cards)), (dealt,))
            case Lay(card):
                return self._lay(state, seat, card)

    def view(self, state: Position, seat: Seat | None) -> View:
        return seen_from(state, seat)

    def imagine(self, view: View, luck: Luck) -> Position:
        return imagined(view, luck)

    def outcome(self, state: Position) -> Outcome | None:
        """A point a trick; equals share the victory (R5)."""
        return outcome_of("all_laid", [ScoreLine("tricks", state.open.taken)])

    def points(self, state: Position) -> tuple[int, ...]:
        """A point a trick, from the first on."""
        return state.open.taken

    # How the moves work

    def _lay(self, state: Position, seat: Seat, card: Card) -> Step[Position]:
        """Lay a card. The first of a trick clears the table, the last decides who takes it."""
        hand = tuple(held for held in state.hands[seat] if held != card)
        hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
        table = state.open
        if table.is_full:
            table = replace(table, leader=seat, trick=(), past=table.past.union(table.trick))
        table = replace(table, trick=(*table.trick, card))
        happened: list[Event] = [CardLaid(seat, card)]
        if table.is_full:
            taken = tuple(n + (one == table.seat) for one, n in enumerate(table.taken))
            table = replace(table, taken=taken)
            happened.append(TrickTaken(table.seat, table.best))
        return Step(Position(table, hands), tuple(happened))


GAME = HighCard()
