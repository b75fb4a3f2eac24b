"""The rulings on the solo match, each by its number."""

from collections import Counter

import pytest

from sobremesa.core.luck import Luck
from sobremesa.core.match import Match
from sobremesa.core.values import DEALER
from sobremesa.games.shifting_stones.cards import CARDS, Card
from sobremesa.games.shifting_stones.events import (
    DeckReshuffled,
    FailNoted,
    MatchEnded,
    MiniDeckPacked,
)
from sobremesa.games.shifting_stones.moves import Draw, EndTurn, Flip, Pack, Score, Skip
from sobremesa.games.shifting_stones.rules import GAME
from sobremesa.games.shifting_stones.tests.decks import FIVES, ONES, THREES, TWOS, card, cards
from sobremesa.games.shifting_stones.tests.drawings import MATCHING
from sobremesa.games.shifting_stones.tests.table import dealt, do, everything, seated, table

ALL_BUT_ONE = (*ONES[2:9], *TWOS[:4], *THREES[:3], FIVES[0])


def test_s1_the_mini_deck_is_drawn_at_random_within_each_value() -> None:
    luck = Luck(1)
    seen: set[Card] = set()
    start = GAME.setup(1, {"round_limit": 0, "one_score": False})
    for _ in range(80):
        pack = GAME.choices(start, DEALER).sample(luck)
        assert isinstance(pack, Pack)
        assert Counter(CARDS[number].points for number in pack.cards) == {1: 8, 2: 4, 3: 3, 5: 1}
        seen.update(pack.cards)
    assert len(seen) == 72


def test_s2_the_hand_is_refilled_to_four() -> None:
    match = dealt(MATCHING)
    do(match, Score(card("bird horse")), Flip(card("horse boat"), 4), EndTurn())
    assert len(match.state.hands[0]) == 4


def test_s2_the_discards_are_reshuffled() -> None:
    match = seated(table("bird horse, fish fish", deck=(), fails=1))
    do(match, Score(card("bird horse")), Flip(card("fish fish"), 4), EndTurn())
    assert DeckReshuffled(15) in match.log[-1].events
    assert len(match.state.hands[0]) == 4
    assert len(match.state.deck) == 11


def test_s3_a_turn_may_be_skipped_but_not_twice_in_a_row() -> None:
    match = dealt(MATCHING)
    do(match, Skip())
    assert len(match.state.hands[0]) == 6
    assert Skip() not in match.choices(0)


def test_s4_a_skipped_turn_is_a_fail() -> None:
    match = dealt(MATCHING)
    do(match, Skip())
    assert match.state.fails == 1


def test_s5_the_sixteenth_card_wins_at_once() -> None:
    match = seated(table("bird horse", scored=[ALL_BUT_ONE]))
    do(match, Score(card("bird horse")))
    assert match.to_move == frozenset()
    assert MatchEnded("all_scored") in match.log[-1].events


@pytest.mark.parametrize("last", [EndTurn(), Skip()])
def test_s5_the_fourth_fail_loses_at_once(last: EndTurn | Skip) -> None:
    match = seated(table(ONES[:4], fails=3))
    do(match, last)
    assert match.to_move == frozenset()
    assert MatchEnded("four_fails") in match.log[-1].events


def test_s5_scoring_with_three_fails_is_not_a_fourth() -> None:
    match = seated(table("bird horse, tree tree", fails=3))
    do(match, Score(card("bird horse")), EndTurn())
    assert match.to_move == {0}
    assert match.state.fails == 3


def test_s6_with_fewer_than_four_cards_left_the_hand_is_all_of_them() -> None:
    left = cards("bird horse, tree tree, horse boat")
    scored = [*[n for n in ONES if n not in left][:5], *TWOS[:4], *THREES[:3], FIVES[0]]
    match = seated(table(left, scored=[scored]))
    do(match, Flip(card("tree tree"), 4), Score(card("horse boat")), EndTurn())
    assert set(match.state.hands[0]) == {card("bird horse"), card("tree tree")}
    assert match.to_move == {0}


def test_s7_the_last_card_buys_an_action_and_comes_back_at_the_price_of_a_fail() -> None:
    scored = (*ONES[:8], *TWOS[2:5], *THREES[:3], FIVES[0])
    match = seated(table("fish fish", scored=[scored]))
    do(match, Flip(card("fish fish"), 0), EndTurn())
    assert match.state.grid[0] == "fish"
    assert match.state.hands[0] == (card("fish fish"),)
    assert match.state.fails == 1
    assert match.to_move == {0}


def test_s8_the_points_are_those_of_the_cards_and_there_is_no_bonus() -> None:
    match = seated(table((), scored=[(*ONES[:2], FIVES[0])], fails=4, ended_by="four_fails"))
    assert match.outcome is not None
    assert match.outcome.totals == (2 + 5,)


def test_s9_a_fail_is_noted_before_the_refill() -> None:
    match = dealt(MATCHING)
    do(match, Flip(card("bird horse"), 4))
    ended, drawn = match.play(0, EndTurn())
    assert FailNoted(1) in ended.events
    assert isinstance(drawn.move, Draw)


def test_s9_the_fourth_fail_ends_the_match_without_a_refill() -> None:
    match = seated(table(ONES[:4], fails=3))
    do(match, Flip(ONES[0], 4), EndTurn())
    assert match.state.hands[0] == ONES[1:4]
    assert match.outcome is not None


def test_s9_a_turn_that_goes_on_is_no_fail_yet() -> None:
    match = seated(table(ONES[:4], fails=3))
    do(match, Flip(ONES[0], 4))
    assert match.state.fails == 3
    assert match.to_move == {0}


@pytest.mark.parametrize("scored", [6, 7, 8, 9, 10])
def test_s10_no_number_of_scored_cards_begins_a_last_round(scored: int) -> None:
    pile = (*ONES[2:9], *TWOS[:4])[:scored]
    match = seated(table("bird horse", scored=[pile]))
    do(match, Score(card("bird horse")))
    assert not match.view(0).last_round
    do(match, EndTurn())
    assert match.to_move == {0}


def test_s10_the_other_56_cards_stay_in_the_box() -> None:
    match = Match(GAME, 1, luck=Luck(10))
    match.deal()
    assert len(everything(match.state)) == 16


def test_s10_the_player_sees_only_cards_that_were_drawn() -> None:
    one = seated(table(ONES[:4]))
    box = (*ONES[20:24], *TWOS[20:24], *THREES[10:13], FIVES[4])
    other = seated(table(ONES[:4], deck=box))
    assert one.state != other.state
    assert one.view(0) == other.view(0)
    packed = dealt(MATCHING).log[0]
    assert packed.events == (MiniDeckPacked(16),)


def test_s10_a_loss_has_no_winner() -> None:
    match = dealt(MATCHING)
    do(match, *[EndTurn()] * 4)
    assert match.outcome is not None
    assert match.outcome.winners == ()


@pytest.mark.parametrize("seed", range(10))
def test_s10_a_solo_match_lasts_at_most_19_turns(seed: int) -> None:
    luck = Luck(seed)
    match = Match(GAME, 1, luck=luck)
    match.deal()
    turns = 1
    while match.to_move:
        options = [move for move in match.choices(0) if isinstance(move, Score)]
        move = options[0] if options else match.choices(0).sample(luck)
        match.play(0, move)
        turns += match.to_move == {0} and isinstance(move, EndTurn | Skip)
    assert turns <= 19
    assert match.state.round == turns
