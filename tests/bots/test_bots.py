"""The opponents, and what Shifting Stones knows about playing well."""

import inspect
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from sobremesa import bots
from sobremesa.bots.levels import Player, rung_of
from sobremesa.core.advice import Advice, Rung
from sobremesa.core.choices import Choices
from sobremesa.core.game import AnyGame
from sobremesa.core.luck import Luck
from sobremesa.core.match import Match
from sobremesa.core.refusal import Unplayable
from sobremesa.games import ids, load
from sobremesa.games.shifting_stones.advice.bits import bits_of
from sobremesa.games.shifting_stones.advice.plan import END, search
from sobremesa.games.shifting_stones.cards import CARDS, POINTS, Card
from sobremesa.games.shifting_stones.moves import EndTurn, Flip, Score, Swap
from sobremesa.games.shifting_stones.rules import GAME
from sobremesa.games.shifting_stones.state import Position
from sobremesa.games.shifting_stones.stones import FACES, Face, Grid
from sobremesa.games.shifting_stones.turn import CHANGES, PER_CARD

TABLES = [
    (game_id, seats)
    for game_id in ids()
    for seats in sorted({load(game_id).meta.fewest_seats, load(game_id).meta.most_seats})
]


def started(seats: int, seed: int = 0, game: AnyGame = GAME) -> Match:
    match = Match(game, seats, {}, Luck(seed))
    match.deal()
    return match


def draw(picture: str) -> Grid:
    faces: dict[str, Face] = {face: face for face in FACES}
    return tuple(faces[word] for word in picture.split())


def card(pattern: str) -> Card:
    """The card with this pattern: rows parted by slashes, dots for grey squares."""
    rows = tuple(
        tuple(None if word == "." else word for word in row.split()) for row in pattern.split("/")
    )
    return next(number for number, known in enumerate(CARDS) if known.pattern == rows)


def at_table(grid: Grid, *hand: Card) -> Match:
    """A match of two in which seat 0 begins with this hand on this grid."""
    match = started(2)
    others = tuple(c for c in range(40, 60) if c not in hand)[:4]
    known = {*hand, *others}
    match._stand(
        replace(
            match.state,
            grid=grid,
            hands=(hand, others),
            deck=frozenset(c for c in range(len(CARDS)) if c not in known),
        )
    )
    return match


def play_turn(match: Match, seat: int = 0) -> list[Any]:
    """The moves of `normal` to the end of its turn."""
    moves: list[Any] = []
    while match.to_move == {seat} and not (moves and isinstance(moves[-1], EndTurn)):
        move = bots.named("normal").choose(GAME, match.view(seat), match.choices(seat), Luck(1))
        match.play(seat, move)
        moves.append(move)
    return moves


# Levels


def test_levels_are_found_by_name() -> None:
    for level in (*bots.LEVELS, bots.RANDOM):
        assert callable(bots.named(level).choose)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(Unplayable) as refused:
        bots.named("grandmaster")
    assert refused.value.code == "unknown_bot"
    assert refused.value.facts == {"bot": "grandmaster", "known": ", ".join(bots.LEVELS)}


@pytest.mark.parametrize("game_id", ids())
def test_a_game_offers_some_levels_in_their_order_and_never_one_that_plays_anything(
    game_id: str,
) -> None:
    offered = bots.levels(load(game_id))
    assert offered == tuple(level for level in bots.LEVELS if level in offered)
    assert {"first", "normal"} <= set(offered)


def test_a_level_that_a_game_leaves_out_plays_as_the_next_weaker() -> None:
    ladder = {"first": Rung(0.1), "normal": Rung(0.6)}
    meant = [rung_of(level, ladder).skill for level in bots.LEVELS]
    assert meant == [0.1] * 3 + [0.6] * 5


@pytest.mark.parametrize("level", [*bots.LEVELS, bots.RANDOM])
def test_a_level_that_does_not_answer_is_followed_by_quicker_ones_and_soon_by_any_move(
    level: str,
) -> None:
    asked = [level]
    while asked[-1] != bots.RANDOM:
        asked.append(bots.quicker(asked[-1]))
    assert len(asked) <= 4


@pytest.mark.parametrize(
    ("game_id", "seats", "level"),
    [(game_id, seats, level) for game_id, seats in TABLES for level in bots.levels(load(game_id))],
)
def test_every_level_answers_with_a_choice(game_id: str, seats: int, level: str) -> None:
    bot = bots.named(level, effort=0.02)  # plays worse, but by the same way
    match = started(seats, seed=seats, game=load(game_id))
    luck = Luck(seats)
    for _ in range(25):
        for seat in match.to_move:
            choices = match.choices(seat)
            move = bot.choose(match.game, match.view(seat), choices, luck)
            assert move in choices
            match.play(seat, move)
            break
        else:
            break


@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_bot_is_asked_with_a_view_and_choices_only(level: str) -> None:
    bot = bots.named(level)
    assert list(inspect.signature(bot.choose).parameters) == ["game", "view", "choices", "luck"]
    match = started(3, seed=4)
    view, choices = match.view(0), match.choices(0)
    world = GAME.imagine(view, Luck(99))
    assert world != match.state
    answers = [
        bot.choose(GAME, GAME.view(state, 0), GAME.choices(state, 0), Luck(5))
        for state in (match.state, world)
    ]
    assert answers[0] == answers[1]
    assert GAME.view(world, 0) == view
    assert GAME.choices(world, 0) == choices


class Unadvised:
    """A game that knows nothing about playing well."""

    advice = None
    ground = None


@pytest.mark.parametrize("level", bots.LEVELS)
def test_without_advice_anything_is_played(level: str) -> None:
    match = started(2)
    view, choices = match.view(0), match.choices(0)
    game: Any = Unadvised()
    assert bots.named(level).choose(game, view, choices, Luck(3)) == choices.sample(Luck(3))


class Fixed(Advice[Any, Any]):
    """Advice that is always the same."""

    def weigh(
        self, view: object, choices: Choices[Any], skill: float = 1.0
    ) -> list[tuple[float, Any]]:
        self.skill = skill
        return [(3.0, "a"), (3.0, "b"), (1.0, "c"), (-9.0, "d")]

    def turn(self, view: object) -> object:
        return view


def fixed() -> Any:
    game: Any = Unadvised()
    game.advice = Fixed()
    return game


def moves(rung: Rung, turns: Any) -> list[str]:
    """What is played in each of these turns."""
    luck, game, player = Luck(0), fixed(), Player(rung)
    return [str(player.choose(game, turn, Choices, luck)) for turn in turns]  # type: ignore[arg-type]


def test_the_best_is_played_and_luck_parts_equals() -> None:
    assert set(moves(Rung(), range(50))) == {"a", "b"}


@pytest.mark.parametrize("turns", [[None] * 400, range(1, 401)])
def test_who_overlooks_misses_good_moves_but_seldom_plays_the_worst(turns: Any) -> None:
    played = moves(Rung(overlooks=0.65), turns)
    good, poor, worst = (sum(move in kind for move in played) for kind in ("ab", "c", "d"))
    assert good > 100
    assert poor > worst
    assert good + poor > 300


def test_what_is_overlooked_stays_so_for_the_turn() -> None:
    for turn in range(1, 20):
        played = set(moves(Rung(overlooks=0.8), [turn] * 30))
        assert len(played) == 1 or played == {"a", "b"}


def test_a_level_tells_the_advice_how_much_it_knows() -> None:
    game = fixed()
    Player(Rung(0.3)).choose(game, None, Choices, Luck(0))  # type: ignore[arg-type]
    assert game.advice.skill == 0.3


# Advice


def test_a_card_that_matches_is_scored_before_the_turn_ends() -> None:
    grid = draw("""
        moon   fish   tree
        horse  seed   boat
        bird   horse  tree
    """)
    match = at_table(grid, card("fish tree"))
    assert play_turn(match)[0] == Score(card("fish tree"))
    assert match.state.scored[0] == (card("fish tree"),)


FIVE = card("moon . ./. fish ./. . fish")
DULL = (card("boat / boat"), card("seed / tree"), card("tree / bird"))
PLANS = {
    "two actions": """
        sun    horse  tree
        horse  fish   boat
        seed   seed   bird
    """,
    "three actions": """
        sun    horse  tree
        fish   horse  boat
        seed   tree   bird
    """,
}


@pytest.mark.parametrize("picture", PLANS.values(), ids=PLANS.keys())
def test_a_plan_for_five_points_is_found_and_carried_through(picture: str) -> None:
    match = at_table(draw(picture), FIVE, *DULL)
    moves = play_turn(match)
    assert Score(FIVE) in moves
    assert isinstance(moves[-1], EndTurn)
    assert sum(POINTS[scored] for scored in match.state.scored[0]) >= 5


@pytest.mark.parametrize("seed", range(20))
def test_a_plan_loses_nothing_while_it_is_played(seed: int) -> None:
    match = started(1 + seed % 4, seed)
    worth = float("-inf")
    while match.to_move == {0} and match.state.round == 1:
        best, move = GAME.advice.weigh(match.view(0), match.choices(0))[0]
        assert best >= worth - 1e-9
        worth = best
        match.play(0, move)


def test_advice_does_not_depend_on_hidden_cards() -> None:
    for seed in range(5):
        state = started(4, seed).state
        view = GAME.view(state, 0)
        world = GAME.imagine(view, Luck(seed + 100))
        assert world.hands != state.hands
        assert GAME.advice.weigh(view, GAME.choices(state, 0)) == GAME.advice.weigh(
            GAME.view(world, 0), GAME.choices(world, 0)
        )


def test_advice_has_nothing_to_say_to_a_seat_that_is_not_to_move() -> None:
    match = started(2)
    assert GAME.advice.weigh(match.view(1), match.choices(1)) == []


def test_the_advice_is_offered_and_sorted() -> None:
    for seed in range(8):
        match = started(1 + seed % 5, seed)
        choices = match.choices(0)
        weighed = GAME.advice.weigh(match.view(0), choices)
        worths = [worth for worth, _ in weighed]
        assert worths == sorted(worths, reverse=True)
        assert all(move in choices for _, move in weighed)
        assert len({move for _, move in weighed}) == len(weighed)


def test_the_match_is_ended_when_that_wins_it() -> None:
    grid = draw("""
        moon   fish   tree
        horse  seed   boat
        bird   horse  tree
    """)
    match = at_table(grid, card("fish tree"))
    nine_ones, ones_and_twos = tuple(range(1, 10)), (*range(10, 14), *range(28, 33))
    for mine, theirs, wins in (
        (nine_ones, ones_and_twos, False),  # 10 points and the bonus of 3 against 14
        (ones_and_twos, nine_ones, True),  # 15 points against 9 and the bonus
    ):
        hands = ((), (card("fish tree"),))
        state = replace(match.state, scored=(theirs, mine), hands=hands, seat=1)
        best = GAME.advice.weigh(GAME.view(state, 1), GAME.choices(state, 1))[0][1]
        assert (best == Score(card("fish tree"))) is wins


# Exactness


def brute_force(state: Position) -> dict[Any, int]:
    """The most points this turn can bring, by its first move; through the rules alone."""

    @cache
    def most(state: Position) -> int:
        return max(gain(state, move) for move in GAME.choices(state, 0))

    def gain(state: Position, move: Any) -> int:
        match move:
            case Score(number):
                return POINTS[number] + most(GAME.apply(state, 0, move).state)
            case Swap() | Flip():
                after = GAME.apply(state, 0, move).state
                return most(replace(after, discards=()))
        return 0

    return {move: gain(state, move) for move in GAME.choices(state, 0)}


def searched(state: Position) -> dict[int, int]:
    """The same by the fast search: by the first move's number."""
    hand = state.hands[0]
    best: dict[int, int] = {}
    for turns in search(bits_of(state.grid), hand, 1 if state.one_score else len(hand)):
        points = sum(POINTS[c] for place, c in enumerate(hand) if turns.scored >> place & 1)
        for firsts in turns.ends.values():
            ways = turns.at_once or firsts
            for number in range(ways.bit_length()):
                if ways >> number & 1:
                    best[number] = max(best.get(number, 0), points)
    return best


@pytest.mark.parametrize(
    ("size", "seeds", "one_score"),
    [
        (1, range(4), False),
        (2, range(20), False),
        (2, range(20), True),
        (3, range(100, 108), False),
    ],
)
def test_the_search_finds_what_brute_force_finds(size: int, seeds: range, one_score: bool) -> None:
    for seed in seeds:
        state = started(2, seed).state
        luck = Luck(seed)
        hand = tuple(luck.draw(range(len(CARDS)), size))
        state = replace(state, hands=(hand, state.hands[1]), skipped=(True, True), discards=())
        state = replace(state, one_score=one_score)
        slow, fast = brute_force(state), searched(state)
        for move, points in slow.items():
            match move:
                case Score(number):
                    assert fast[PER_CARD + hand.index(number)] == points
                case EndTurn():
                    assert fast[END.bit_length() - 1] == points == 0
        for action in range(PER_CARD):
            assert fast[action] == max(slow[CHANGES[c][action]] for c in hand)


# Strength


def test_solo_normal_wins_where_random_never_does() -> None:
    wins = dict.fromkeys(("random", "normal"), 0)
    for level in wins:
        for seed in range(8):
            match = started(1, seed)
            luck = Luck(seed)
            while match.to_move:
                move = bots.named(level).choose(GAME, match.view(0), match.choices(0), luck)
                match.play(0, move)
            wins[level] += match.state.ended_by == "all_scored"
    assert wins["normal"] >= wins["random"] + 3
