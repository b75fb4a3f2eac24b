"""What a seat may know, built up from nothing; and full positions that fit it."""

from sobremesa.core import values
from sobremesa.core.luck import Luck
from sobremesa.core.values import Seat
from sobremesa.games.shifting_stones.cards import DECK, POINTS, Card, matching
from sobremesa.games.shifting_stones.passing import drawn_after
from sobremesa.games.shifting_stones.reasons import why_no_skip
from sobremesa.games.shifting_stones.refusals import Refusal
from sobremesa.games.shifting_stones.scoring import Tally, tallies
from sobremesa.games.shifting_stones.state import (
    CARDS_TO_END,
    MINI_DECK,
    EndedBy,
    Position,
    Scored,
    last_round,
)
from sobremesa.games.shifting_stones.stones import Grid


class View(values.View, frozen=True, gc=False):
    """The table as one seat sees it: all that lies open, its own hand, and how much is hidden."""

    grid: Grid
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    deck_size: int
    discards: tuple[Card, ...]
    returned: frozenset[Card]
    scored: Scored
    skipped: tuple[bool, ...]
    seat: Seat
    round: int
    acted: bool
    has_scored: bool
    fails: int
    owed: tuple[tuple[Seat, int], ...]
    ended_by: EndedBy
    round_limit: int
    one_score: bool
    cards_to_end: int
    """Scored cards that begin the last round; solo, that win."""
    last_round: bool
    tallies: tuple[Tally, ...]
    """What each seat's scored cards count for."""
    matching: tuple[Card, ...]
    """The cards in hand that match now."""
    end_draws: int
    """Cards that the seat draws when it ends its turn."""
    skip_draws: int
    """Cards that it draws when it skips its turn."""
    why_no_skip: Refusal | None
    """What keeps the seat from skipping its turn; None if it may."""

    @property
    def solo(self) -> bool:
        return len(self.hand_sizes) == 1


def seen_from(position: Position, viewer: Seat | None) -> View:
    """The position as `viewer` may know it; None watches."""
    hand = () if viewer is None else position.hands[viewer]
    return View(
        viewer=viewer,
        to_move=tuple(position.to_move),
        grid=position.grid,
        hand=hand,
        hand_sizes=tuple(map(len, position.hands)),
        deck_size=len(position.deck),
        discards=position.discards,
        returned=position.returned,
        scored=position.scored,
        skipped=position.skipped,
        seat=position.seat,
        round=position.round,
        acted=position.acted,
        has_scored=position.has_scored,
        fails=position.fails,
        owed=position.owed,
        ended_by=position.ended_by,
        round_limit=position.round_limit,
        one_score=position.one_score,
        cards_to_end=CARDS_TO_END[len(position.hands)],
        last_round=last_round(position.scored),
        tallies=tallies(position.scored),
        matching=matching(hand, position.grid),
        end_draws=drawn_after(position, skips=False),
        skip_draws=drawn_after(position, skips=True),
        why_no_skip=why_no_skip(position),
    )


def imagined(view: View, luck: Luck) -> Position:
    """A position that fits the view, with the hidden hands and the deck dealt anew."""
    hidden_hands = [0 if seat == view.viewer else n for seat, n in enumerate(view.hand_sizes)]
    in_hands, deck = _hidden(view, sum(hidden_hands), luck)
    hands = []
    for seat, size in enumerate(hidden_hands):
        hands.append(view.hand if seat == view.viewer else tuple(in_hands[:size]))
        in_hands = in_hands[size:]
    return Position(
        grid=view.grid,
        deck=frozenset(deck),
        discards=view.discards,
        returned=view.returned,
        hands=tuple(hands),
        scored=view.scored,
        skipped=view.skipped,
        seat=view.seat,
        round=view.round,
        acted=view.acted,
        has_scored=view.has_scored,
        fails=view.fails,
        owed=view.owed,
        ended_by=view.ended_by,
        round_limit=view.round_limit,
        one_score=view.one_score,
    )


def _hidden(view: View, in_hands: int, luck: Luck) -> tuple[list[Card], list[Card]]:
    """The cards the viewer does not see: so many for the hidden hands, the others for the deck.

    Once discards have been shuffled in, the deck holds only them; any other card is in a hand.
    """
    seen = {*view.hand, *view.discards, *(card for cards in view.scored for card in cards)}
    unseen = luck.shuffled(sorted(DECK - seen))
    back = [card for card in unseen if card in view.returned]
    others = [card for card in unseen if card not in view.returned]
    if view.solo:
        others = _of_mini_deck(view, [*seen, *back], others)
    if not view.returned:
        return others[:in_hands], others[in_hands:]
    free = in_hands - len(others)
    return luck.shuffled(others + back[:free]), back[free:]


def _of_mini_deck(view: View, known: list[Card], others: list[Card]) -> list[Card]:
    """As many of the other cards as a solo deck must still hide, value by value."""
    if not known and not view.deck_size:
        return []  # nothing is packed yet
    left = {n: size - sum(POINTS[card] == n for card in known) for n, size in MINI_DECK.items()}
    picked = []
    for card in others:
        if left[POINTS[card]]:
            left[POINTS[card]] -= 1
            picked.append(card)
    return picked
