"""The numbered rulings of the README, each with what a player would see on the table."""

import pytest

from sobremesa.core.luck import Luck
from sobremesa.core.match import Match
from sobremesa.core.refusal import IllegalMove
from sobremesa.core.values import DEALER
from sobremesa.games.high_card.events import HandDealt, TrickTaken
from sobremesa.games.high_card.moves import Deal, Lay
from sobremesa.games.high_card.position import DECK
from sobremesa.games.high_card.rules import GAME


def dealt(*hands: tuple[int, ...]) -> Match:
    """A match in which the seats hold these cards."""
    match = Match(GAME, len(hands), {"cards": len(hands[0])}, Luck(1))
    for hand in hands:
        match.follow(DEALER, Deal(hand))
    return match


def lay(match: Match, *cards: int) -> None:
    """Lay these cards, each by whoever is to move."""
    for card in cards:
        (seat,) = match.to_move
        match.play(seat, Lay(card))


def test_r1_a_hand_holds_no_card_twice_and_none_that_another_was_dealt() -> None:
    match = Match(GAME, 2, {"cards": 3})
    match.follow(DEALER, Deal((1, 2, 3)))
    for impossible in ((3, 4, 5), (4, 4, 5), (4, 5), (5, 4, 6), (39, 40, 41)):
        with pytest.raises(IllegalMove):
            match.follow(DEALER, Deal(impossible))
    match.follow(DEALER, Deal((38, 39, 40)))
    assert match.to_move == {0}


def test_r2_any_card_of_the_hand_may_be_laid_and_no_other() -> None:
    match = dealt((1, 20, 30), (2, 10, 40))
    lay(match, 20)
    assert [move.card for move in match.choices(1)] == [2, 10, 40]
    with pytest.raises(IllegalMove) as caught:
        match.play(1, Lay(30))
    assert caught.value.told() == {"code": "not_in_hand", "section": "turn", "facts": {"card": 30}}


def test_a_seat_deals_nothing() -> None:
    with pytest.raises(IllegalMove) as caught:
        dealt((1, 20, 30), (2, 10, 40)).play(0, Deal((4, 5, 6)))
    assert caught.value.code == "dealers_move"


def test_r3_whoever_takes_a_trick_leads_the_next() -> None:
    match = dealt((1, 20, 30), (2, 10, 39), (3, 11, 40))
    assert match.to_move == {0}
    lay(match, 20, 10, 40)
    assert match.log[-1].events[-1] == TrickTaken(seat=2, card=40)
    assert match.to_move == {2}
    assert match.view(None).open.taken == (0, 0, 1)
    lay(match, 3, 30)
    assert match.to_move == {1}


def test_r4_nobody_sees_another_hand_or_what_was_not_dealt() -> None:
    match = dealt((1, 20, 30), (2, 10, 40))
    told = HandDealt(seat=1, count=3, cards=(2, 10, 40))
    assert match.log[1].events == (told,)
    assert told.seen_by(1) == told
    assert told.seen_by(0) == told.seen_by(None) == HandDealt(seat=1, count=3)
    assert match.view(0).hand == (1, 20, 30)
    assert match.view(None).hand == ()
    elsewhere = DECK - {1, 20, 30}
    assert elsewhere.issuperset(GAME.imagine(match.view(0), Luck(1)).hands[1])


def test_r5_equal_tricks_share_the_victory() -> None:
    match = dealt((1, 2, 3), (4, 5, 6), (7, 8, 9))
    lay(match, 3, 4, 9, 8, 2, 5, 7, 1, 6)
    assert match.outcome is not None
    assert (match.outcome.totals, match.outcome.winners) == ((0, 0, 3), (2,))
    shared = dealt((1, 20, 30, 35), (2, 10, 39, 40))
    lay(shared, 30, 2, 35, 10, 20, 39, 40, 1)
    assert shared.outcome is not None
    assert (shared.outcome.totals, shared.outcome.winners) == ((2, 2), (0, 1))


def test_a_card_can_be_taken_back_until_the_next_is_laid() -> None:
    match = dealt((1, 20, 30), (2, 10, 40))
    lay(match, 20)
    match.play(0, {"type": "undo"})
    lay(match, 30, 2)
    refusal = match.taking_back_refused(0)
    assert refusal is not None
    assert refusal.code == "built_upon"
