"""What the advice makes of a hand."""

from sobremesa.core.luck import Luck
from sobremesa.core.match import Match
from sobremesa.games.high_card.advice import HighCardAdvice
from sobremesa.games.high_card.moves import AnyMove, Lay
from sobremesa.games.high_card.rules import GAME
from sobremesa.games.high_card.tests.test_rulings import dealt, lay

ADVICE = HighCardAdvice()


def advised(match: Match, seat: int) -> list[AnyMove]:
    """The moves of a seat, the best first."""
    return [move for _, move in ADVICE.weigh(match.view(seat), match.choices(seat))]


def test_the_last_to_lay_wins_with_the_lowest_card_that_will_do() -> None:
    match = dealt((1, 20, 39), (2, 21, 40))
    lay(match, 20)
    assert advised(match, 1) == [Lay(21), Lay(40), Lay(2)]


def test_who_cannot_win_lays_the_lowest_card() -> None:
    match = dealt((1, 20, 39), (2, 21, 38))
    lay(match, 39)
    assert advised(match, 1)[0] == Lay(2)


def test_who_follows_it_takes_more_tricks_than_who_lays_anything() -> None:
    luck, taken = Luck(1), [0, 0]
    for seed in range(200):
        match, advisee = Match(GAME, 2, luck=Luck(seed)), seed % 2
        match.deal()
        while match.to_move:
            (seat,) = match.to_move
            best = advised(match, seat)[0]
            match.play(seat, best if seat == advisee else match.choices(seat).sample(luck))
        for seat, tricks in enumerate(match.view(None).open.taken):
            taken[seat == advisee] += tricks
    assert taken[True] > 1.2 * taken[False], taken
