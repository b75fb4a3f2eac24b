"""Plain, compiled and in the page (web/tests/flicking.test.ts), every flick ends the same."""

from collections import Counter
from typing import Any

import pytest

from sobremesa import physics
from sobremesa.core.fast import Compiled
from sobremesa.physics import COMPILED, Result, flick, plain_flick
from tests.physics.golden import PATH, hash_of, kept, made, written
from tests.physics.scenes import FLICKS, FULL, KINDS, scene


def test_the_golden_file_is_what_the_kernel_says() -> None:
    golden, file = made(), kept()
    for number, (result, wanted) in enumerate(zip(golden.results, file.results, strict=True)):
        assert result == wanted, f"flick {number}"
    assert golden == file
    assert written(golden) == PATH.read_bytes()


def test_the_compiled_kernel_agrees_to_the_last_bit() -> None:
    pytest.importorskip("numba", reason="the compiled kernel needs the extra `fast`")
    from sobremesa.physics import fast

    assert COMPILED.loaded() is fast.flick
    file = kept()
    for number, wanted in enumerate(file.results):
        assert fast.flick(*scene(number)) == wanted, f"flick {number}"
    hashes = [hash_of(fast.flick(*scene(number))) for number in range(FLICKS)]
    assert hashes == file.hashes


def test_the_compiled_kernel_takes_over_when_it_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    quick: list[Result] = []

    def quick_flick(*played: Any) -> Result:
        quick.append(plain_flick(*played))
        return quick[-1]

    compiled = Compiled(lambda: quick_flick, begin_at=FLICKS)
    monkeypatch.setattr(physics, "COMPILED", compiled)
    assert flick(*scene(1)) == plain_flick(*scene(1))
    assert not quick
    compiled.loaded()
    assert [flick(*scene(2))] == quick


def test_the_golden_flicks_are_of_every_sort() -> None:
    seen: Counter[str] = Counter()
    for number in range(FULL):
        played = scene(number)
        result = plain_flick(*played)
        seen.update(rest.where for rest in result.rests)
        seen["weak"] += not result.left_corner and not result.touched
        seen["stayed"] += not result.left_corner and bool(result.touched)
        seen["railed"] += len(result.railed)
        seen["met"] += len(result.touched)
        seen[f"corner {played.corner}"] += 1
        if KINDS[number % len(KINDS)].__name__ == "simultaneous":
            first = [row[0] for row in result.track[1:] if row[1] != played.disc][:2]
            seen["at once"] += len(first) == 2 and first[0] == first[1]
    wanted = {
        "board": 1000,
        "hole": 5,
        "off": 50,
        "weak": 10,
        "stayed": 2,
        "railed": 50,
        "met": 200,
        "at once": 2,
        "corner 3": 30,
    }
    assert {key: min(seen[key], least) for key, least in wanted.items()} == wanted, seen
