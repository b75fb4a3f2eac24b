"""Luck: the same seed, the same luck; none, the system's."""

from sobremesa import Luck


def test_the_same_seed_brings_the_same_luck() -> None:
    first, second = Luck(5), Luck(5)
    assert [first.below(100) for _ in range(50)] == [second.below(100) for _ in range(50)]


def test_without_a_seed_no_two_are_alike() -> None:
    assert [Luck().below(10**9) for _ in range(3)] != [Luck().below(10**9) for _ in range(3)]


def test_a_draw_takes_nothing_twice_and_leaves_the_pool_alone() -> None:
    pool = list(range(20))
    drawn = Luck(3).draw(pool, 8)
    assert len(set(drawn)) == 8
    assert set(drawn) <= set(pool)
    assert pool == list(range(20))


def test_a_shuffle_keeps_everything_and_favours_nothing() -> None:
    luck = Luck(2)
    firsts = [luck.shuffled("abc")[0] for _ in range(3000)]
    assert all(850 < firsts.count(letter) < 1150 for letter in "abc")
    assert sorted(luck.shuffled("abc")) == ["a", "b", "c"]
