"""The rules of Shifting Stones. The README beside this file explains the rulings (R1, S1, ...)."""

from typing import TypeVar

from msgspec.structs import replace

from sobremesa.core.choices import NONE, Choices
from sobremesa.core.game import Game, Step, Values
from sobremesa.core.luck import Luck
from sobremesa.core.options import Options
from sobremesa.core.refusal import IllegalMove
from sobremesa.core.values import DEALER, Event, Outcome, Seat
from sobremesa.games.shifting_stones import events, scoring
from sobremesa.games.shifting_stones.advice import ShiftingStonesAdvice
from sobremesa.games.shifting_stones.cards import CARDS, DECK, POINTS, Card
from sobremesa.games.shifting_stones.deals import Draws, Layouts, Packs
from sobremesa.games.shifting_stones.meta import META
from sobremesa.games.shifting_stones.moves import (
    AnyMove,
    DealerMove,
    Draw,
    EndTurn,
    Flip,
    Lay,
    Pack,
    Score,
    SeatMove,
    Skip,
    Swap,
)
from sobremesa.games.shifting_stones.passing import drawn_after, ended_after, fails_after
from sobremesa.games.shifting_stones.reasons import reason, why_no_skip
from sobremesa.games.shifting_stones.refusals import SECTION
from sobremesa.games.shifting_stones.state import (
    CARDS_TO_END,
    HAND,
    MINI_DECK,
    MOST_FAILS,
    EndedBy,
    Position,
    last_round,
)
from sobremesa.games.shifting_stones.stones import OTHER, SIDE, Grid, flipped, swapped
from sobremesa.games.shifting_stones.text import ShiftingStonesText
from sobremesa.games.shifting_stones.turn import TurnChoices
from sobremesa.games.shifting_stones.view import View, imagined, seen_from

T = TypeVar("T")


class ShiftingStones(Game[Position, AnyMove, View]):
    """One to five seats; one plays the solo variant."""

    meta = META
    advice = ShiftingStonesAdvice()
    values = Values(
        state=Position,
        move=SeatMove,
        deal=DealerMove,
        event=events.AnyEvent,
        view=View,
        constants={
            "SIDE": SIDE,
            "HAND": HAND,
            "OTHER": OTHER,
            "CARDS": CARDS,
            "MINI_DECK": tuple(MINI_DECK.items()),
            "MOST_FAILS": MOST_FAILS,
        },
    )
    text = ShiftingStonesText()

    def setup(self, seats: int, options: Options) -> Position:
        round_limit = options["round_limit"]
        assert isinstance(round_limit, int)
        return Position(
            grid=(),
            deck=DECK if seats > 1 else frozenset(),
            discards=(),
            returned=frozenset(),
            hands=((),) * seats,
            scored=((),) * seats,
            skipped=(False,) * seats,
            seat=0,
            round=1,
            acted=False,
            has_scored=False,
            fails=0,
            owed=tuple((seat, HAND) for seat in range(seats)),
            ended_by="",
            round_limit=round_limit,
            one_score=bool(options["one_score"]),
        )

    def to_move(self, state: Position) -> frozenset[Seat]:
        return state.to_move

    def choices(self, state: Position, seat: Seat) -> Choices[AnyMove]:
        if state.ended_by:
            return NONE
        if state.owed:
            return self._deals(state) if seat == DEALER else NONE
        if seat != state.seat:
            return NONE
        may_score = not state.scored_enough
        return TurnChoices(state.hands[seat], state.grid, why_no_skip(state) is None, may_score)

    def _deals(self, state: Position) -> Choices[DealerMove]:
        if not state.grid:
            return Packs() if state.solo and not state.deck else Layouts()
        return Draws(state.deck, state.discards, state.owed[0][1])

    def apply(self, state: Position, seat: Seat, move: AnyMove) -> Step[Position]:
        match move:
            case Swap(card, stones):
                grid = swapped(state.grid, stones)
                return self._discard(state, card, grid, events.StonesSwapped(seat, card, stones))
            case Flip(card, stone):
                grid = flipped(state.grid, stone)
                event = events.StoneFlipped(seat, card, stone, grid[stone])
                return self._discard(state, card, grid, event)
            case Score(card):
                return self._score(state, card)
            case EndTurn():
                return self._pass_on(state, events.TurnEnded(seat), skips=False)
            case Skip():
                return self._pass_on(state, events.TurnSkipped(seat), skips=True)
            case Draw(cards):
                return self._draw(state, cards)
            case Lay(grid):
                return Step(replace(state, grid=grid), (events.StonesLaid(grid),))
            case Pack(cards):
                packed = events.MiniDeckPacked(len(cards))
                return Step(replace(state, deck=frozenset(cards)), (packed,))

    def refusal(self, state: Position, seat: Seat, move: AnyMove) -> IllegalMove:
        code, facts = reason(state, seat, move)
        return IllegalMove(code, SECTION[code], **facts)

    def view(self, state: Position, seat: Seat | None) -> View:
        return seen_from(state, seat)

    def imagine(self, view: View, luck: Luck) -> Position:
        return imagined(view, luck)

    def outcome(self, state: Position) -> Outcome | None:
        return scoring.outcome(state) if state.ended_by else None

    def points(self, state: Position) -> tuple[int, ...]:
        return tuple([tally.points + tally.bonus for tally in scoring.tallies(state.scored)])

    # How the moves work

    def _discard(self, state: Position, card: Card, grid: Grid, event: Event) -> Step[Position]:
        """Pay with a card for a change of the grid."""
        after = replace(
            state,
            grid=grid,
            hands=_without(state.hands, state.seat, card),
            discards=(*state.discards, card),
            acted=True,
        )
        return Step(after, (event,))

    def _score(self, state: Position, card: Card) -> Step[Position]:
        """Lay a matching card down for its points, once (R3); the stones are not used up (R2)."""
        seat = state.seat
        scored = _with(state.scored, seat, (*state.scored[seat], card))
        happened: list[Event] = [events.CardScored(seat, card, POINTS[card])]
        ended_by: EndedBy = ""
        if state.solo:
            if len(scored[0]) == CARDS_TO_END[1]:
                ended_by = "all_scored"  # S5: at once
                happened.append(events.MatchEnded(ended_by))
        elif last_round(scored) and not last_round(state.scored):
            happened.append(events.LastRoundBegun(seat, len(scored[seat])))
        after = replace(
            state,
            hands=_without(state.hands, seat, card),
            scored=scored,
            acted=True,
            has_scored=True,
            ended_by=ended_by,
        )
        return Step(after, tuple(happened))

    def _pass_on(self, state: Position, event: Event, *, skips: bool) -> Step[Position]:
        """End a turn: note a fail, see whether the match is over, else owe the cards to draw."""
        happened = [event]
        fails = fails_after(state)
        if fails > state.fails:
            happened.append(events.FailNoted(fails))
        ended_by = ended_after(state)
        if ended_by:
            happened.append(events.MatchEnded(ended_by))
        seat = (state.seat + 1) % len(state.hands)
        owed = drawn_after(state, skips=skips)
        after = replace(
            state,
            skipped=_with(state.skipped, state.seat, skips),
            seat=state.seat if ended_by else seat,
            round=state.round + (seat == 0 and not ended_by),
            acted=False,
            has_scored=False,
            fails=fails,
            owed=((state.seat, owed),) if owed else (),
            ended_by=ended_by,
        )
        return Step(after, tuple(happened))

    def _draw(self, state: Position, cards: tuple[Card, ...]) -> Step[Position]:
        """Give a seat its cards; if the deck runs out, the discards become the new one (R12)."""
        (seat, _), *owed = state.owed
        happened: list[Event] = [events.CardsDrawn(seat, len(cards), cards)]
        deck, discards, returned = state.deck, state.discards, state.returned
        if len(cards) > len(deck):
            happened.insert(0, events.DeckReshuffled(len(discards)))
            deck = returned = frozenset(discards)
            discards = ()
        after = replace(
            state,
            deck=deck.difference(cards),
            discards=discards,
            returned=returned,
            hands=_with(state.hands, seat, (*state.hands[seat], *cards)),
            owed=tuple(owed),
        )
        return Step(after, tuple(happened))


def _with(things: tuple[T, ...], seat: Seat, thing: T) -> tuple[T, ...]:
    """The seats' things with another one for `seat`."""
    return (*things[:seat], thing, *things[seat + 1 :])


def _without(
    hands: tuple[tuple[Card, ...], ...], seat: Seat, card: Card
) -> tuple[tuple[Card, ...], ...]:
    """The hands after `seat` laid down a card."""
    return _with(hands, seat, tuple([held for held in hands[seat] if held != card]))


GAME = ShiftingStones()
