"""What must hold in every position of every game. The tests and the fuzzer make the same checks."""

from typing import Any

import pytest

from sobremesa import DEALER, Luck, Match, Refused, to_json
from sobremesa.core import codec
from sobremesa.core.choices import Choices
from sobremesa.core.game import AnyGame, Step
from sobremesa.core.later import Later
from sobremesa.core.values import DEALER_ALONE, Event, Seat, Value, seen
from sobremesa.words import LANGUAGES, Words
from tests.conformance.walk import Check


def viewers(match: Match) -> list[Seat | None]:
    """Everybody who could look: each seat, and a watcher."""
    return [*range(match.seats), None]


def somebody_can_move(match: Match, luck: Luck) -> None:
    """Never stuck; seats that are not to move have no choices; the dealer deals alone."""
    assert DEALER not in match.to_move or match.to_move == DEALER_ALONE
    for seat in (DEALER, *range(match.seats)):
        may, told = bool(match.choices(seat)), seat in match.to_move
        assert may == told, f"`to_move` says {told} of seat {seat}, `choices` says {may}"
    assert bool(match.to_move) == (match.outcome is None), "`outcome` when nobody is to move"


def offers_are_accepted(match: Match, luck: Luck) -> None:
    """What is listed or sampled is in the choices, can be applied, and no offer is made twice."""
    for seat in match.to_move:
        choices = match.choices(seat)
        try:
            moves = list(choices)
        except TypeError:
            moves = [choices.sample(luck) for _ in range(10)]
        else:
            assert len(moves) == len(choices) == len(set(moves))
            grouped = [move for group in choices.groups() for move in group]
            assert sorted(map(repr, grouped)) == sorted(map(repr, moves))
            assert choices.sample(luck) in moves
        for move in luck.draw(moves, min(8, len(moves))):
            assert move in choices
            match.game.apply(match.state, seat, move)
        assert match.game.choices(match.state, seat) == choices


def others_are_refused(match: Match, luck: Luck) -> None:
    """Anything not offered is refused with a code and a sentence, and nothing changes."""
    before, step = match.state, match.step
    for seat in range(match.seats):
        for move in strange_moves(match, seat, luck):
            with pytest.raises(Refused) as caught:
                match.play(seat, move)
            assert caught.value.code
            speaks(match.game, caught.value)
            assert match.state is before
            assert match.step == step


def strange_moves(match: Match, seat: Seat, luck: Luck) -> list[Any]:
    """Rubbish, and moves near those offered that are not offered themselves."""
    strange: list[Any] = [None, 3, "end", [], {}, {"type": "no_such_move"}, {"type": 5}]
    mover = luck.pick(sorted(match.to_move)) if match.to_move else None
    if mover is None:
        return strange
    for _ in range(6):
        plain = to_json(match.choices(mover).sample(luck))
        name = luck.pick(sorted(plain))
        odd = luck.pick([-1, 0, 1, 5, 9, 10**6, 1.5, "sun", None, [], [0, 4], [7, 7], True])
        near = ({**plain, name: odd}, plain)
        strange += [one for one in near if not is_offered(match, seat, one)]
    return strange


def is_offered(match: Match, seat: Seat, plain: Any) -> bool:
    """Whether a seat may do this; where several move at once, one may often do what another may."""
    try:
        return codec.from_json(plain, match.game.values.any_move) in match.choices(seat)
    except Refused:
        return False


def speaks(game: AnyGame, said: Refused | Event) -> None:
    """A refusal or event has its sentence in every language, with every blank filled."""
    for lang in LANGUAGES:
        words = Words(lang, game.meta.id)
        sentence = words.refusal(said) if isinstance(said, Refused) else words.event(said)
        assert "⟨" not in sentence, f"strings/{lang}.ftl has no sentence: {sentence}"
        assert "{" not in sentence, f"strings/{lang}.ftl has a blank that nothing fills: {sentence}"


def events_speak(match: Match, luck: Luck) -> None:
    """The newest events have sentences, for everyone who sees them."""
    for row in match.log[-3:]:
        for viewer in viewers(match):
            for event in seen(row.events, viewer):
                speaks(match.game, event)


def equal_positions_are_one(match: Match, luck: Luck) -> None:
    """Equal positions hash alike and look alike, whatever way led to them."""
    is_one(codec.from_json(to_json(match.state), match.game.values.state), match.state)
    for viewer in viewers(match):
        world = match.game.imagine(match.view(viewer), luck)
        if world == match.state:
            is_one(world, match.state)


def is_one(value: Value, other: Value) -> None:
    assert value == other, "not equal: a position holds tuples and frozensets, never lists or sets"
    assert hash(value) == hash(other)
    assert repr(value) == repr(other)


def json_keeps_everything(match: Match, luck: Luck) -> None:
    """State, view, move, event and record are the same after JSON."""
    values = match.game.values
    same(match.state, values.state)
    for viewer in viewers(match):
        same(match.view(viewer), values.view)
        assert match.view(viewer).viewer == viewer
        browser_safe(to_json(match.view(viewer)))
    for row in match.mainline[-3:]:
        same(row.move, values.any_move)
        for event in row.events:
            same(event, values.event)
            browser_safe(to_json(event))
    for seat in match.to_move:
        browser_safe(to_json(match.choices(seat)))


def same(value: Any, kind: Any) -> None:
    plain = to_json(value)
    assert codec.from_json(plain, kind) == value
    assert codec.from_text(codec.to_text(value), kind) == value


def browser_safe(plain: Any) -> None:
    """No number that a browser would round, and nothing but plain JSON."""
    match plain:
        case dict():
            for key, value in plain.items():
                assert isinstance(key, str)
                browser_safe(value)
        case list():
            for value in plain:
                browser_safe(value)
        case int():
            assert abs(plain) < 2**53
        case _:
            assert plain is None or isinstance(plain, str | float)


def imagined_fits(match: Match, luck: Luck) -> None:
    """An imagined position looks to its viewer exactly like the real one; in a game that hides
    nothing, it looks so to everybody.
    """
    hides = match.game.meta.hides_with(match.options)
    for viewer in viewers(match):
        world = match.game.imagine(match.view(viewer), luck)
        for other in [viewer] if hides else viewers(match):
            assert match.game.view(world, other) == match.view(other), (
                f"what {_named(viewer)} sees cannot be made from it again: "
                "either `view` shows something hidden, or `imagine` forgets something"
            )
        assert match.game.to_move(world) == match.to_move


def _named(viewer: Seat | None) -> str:
    return "a watcher" if viewer is None else f"seat {viewer}"


def two_worlds(match: Match, luck: Luck) -> None:
    """A viewer cannot tell the real position from an imagined one, whatever happens next."""
    for viewer in viewers(match):
        world = match.game.imagine(match.view(viewer), luck)
        if viewer is not None:
            same_choices(match, world, viewer, luck)
        for seat in match.to_move:
            for _ in range(3):
                same_consequences(match, world, seat, viewer, luck)


def same_choices(match: Match, world: Any, viewer: Seat, luck: Luck) -> None:
    game = match.game
    assert game.choices(world, viewer) == match.choices(viewer), (
        f"the choices of seat {viewer} depend on what it does not see"
    )
    if viewer in match.to_move:
        for strange in strange_moves(match, viewer, luck):
            try:
                move = codec.from_json(strange, game.values.any_move)
            except Refused:
                continue
            there = game.refusal(world, viewer, move).told()
            assert there == game.refusal(match.state, viewer, move).told(), (
                f"a refusal tells seat {viewer} what it does not see"
            )


def same_consequences(
    match: Match, world: Any, seat: Seat, viewer: Seat | None, luck: Luck
) -> None:
    """A move that is a choice in both worlds looks the same in both, unless it is the viewer's own
    and final.

    What the dealer does may differ between the worlds. If anything is hidden from the viewer, then
    where their views are equal afterwards it was hidden too, and the events must not tell it.
    """
    game = match.game
    move = match.choices(seat).sample(luck)
    there = game.choices(world, seat)
    here = game.apply(match.state, seat, move)
    if move in there:
        other = game.apply(world, seat, move)
        if not (seat == viewer and here.final):
            assert looks(game, here, viewer) == looks(game, other, viewer), (
                f"{move!r} shows {_named(viewer)} something hidden: an event needs `seen_by`, the "
                "view less, or, if the mover itself learns something by it, the step is final; "
                "what is turned up for all is a move of the dealer that holds it"
            )
            assert here.final == other.final
    if seat == DEALER and world != match.state:
        other = game.apply(world, seat, there.sample(luck))
        if game.view(other.state, viewer) == game.view(here.state, viewer):
            assert looks(game, other, viewer) == looks(game, here, viewer), (
                f"an event tells {_named(viewer)} more than the view: it needs `seen_by`"
            )


def looks(game: AnyGame, step: Step[Any], viewer: Seat | None) -> tuple[Any, list[Event]]:
    return game.view(step.state, viewer), seen(step.events, viewer)


def taking_back_restores(match: Match, luck: Luck) -> None:
    """A move that is not final can be taken back at once, and all is as before but the log."""
    if len(match.to_move) != 1:
        return
    (seat,) = match.to_move
    move = match.choices(seat).sample(luck)
    probe = match.fork()
    probe.play(seat, move)
    row = probe.log[match.step]
    steps = probe.step
    refused = probe.taking_back_refused(seat)
    if row.final or any(later.final for later in probe.log[match.step :]):
        assert refused is not None
        speaks(match.game, refused)
    else:
        assert refused is None
        probe.play(seat, {"type": "undo"})
        is_one(probe.state, match.state)
        assert probe.record == match.record
        assert probe.step == steps + 1
        assert probe.choices(seat) == match.choices(seat)


def foreseen_comes_true(match: Match, luck: Luck) -> None:
    """What a move is said to bring is what its seat sees when it is played."""
    for seat in match.to_move - DEALER_ALONE:
        move = match.choices(seat).sample(luck)
        if _is_listed(match.choices(seat)):
            (foreseen,) = match.foresee(seat, to_json(move))
            assert foreseen.move == move
            step = match.game.apply(match.state, seat, move)
            assert list(foreseen.events) == seen(step.events, seat)


def _is_listed(choices: Choices[Any]) -> bool:
    try:
        return len(choices) > 0
    except TypeError:
        return False


def views_hold_nothing_hidden(match: Match, luck: Luck) -> None:
    """Nor do the sources of what is made later: a position is one only where nothing is hidden."""
    game = match.game
    for viewer in viewers(match):
        view = match.view(viewer)
        parts = (getattr(view, name) for name in view.__struct_fields__)
        if any(isinstance(part, Later) and holds_position(part.source, game) for part in parts):
            assert game.imagine(match.view(viewer), luck) == match.state


def points_are_those_of_the_end(match: Match, luck: Luck) -> None:
    """What each seat would have if the match ended here: told of every position, or of none."""
    points, outcome = match.game.points(match.state), match.outcome
    begun = match.game.points(match.game.setup(match.seats, match.options))
    assert (points is None) == (begun is None)
    if points is not None:
        assert len(points) == match.seats
        assert outcome is None or outcome.totals == points, "`points` are not those of `outcome`"


def holds_position(source: object, game: AnyGame) -> bool:
    parts = source if isinstance(source, tuple) else (source,)
    return any(isinstance(part, game.values.state) for part in parts)


EVERYWHERE: list[Check] = [
    points_are_those_of_the_end,
    views_hold_nothing_hidden,
    somebody_can_move,
    offers_are_accepted,
    events_speak,
    equal_positions_are_one,
    json_keeps_everything,
    imagined_fits,
    two_worlds,
]
"""Checks for any position, also when it is the dealer's turn."""
AT_A_SEAT: list[Check] = [others_are_refused, taking_back_restores, foreseen_comes_true]
"""Checks for when a seat is to move."""
