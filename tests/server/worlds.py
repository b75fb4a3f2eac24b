"""Two worlds, on the messages themselves: what a viewer is told where the hidden things differ.

For one viewer an imagined table is kept beside the real one. What happens at the real table happens
there too, as far as it can; what the viewer is told of both must be the same to the last letter.
"""

from msgspec import UNSET

from sobremesa import DEALER, Luck, Match, Refused
from sobremesa.core import codec
from sobremesa.core.match import Row
from sobremesa.core.values import DEALER_ALONE, Seat
from sobremesa.server.kept_match import KeptMatch, refusal_of
from sobremesa.server.wire import Standing


class Imagined:
    """The table as one viewer could imagine it."""

    def __init__(self, real: KeptMatch, viewer: Seat | None, luck: Luck) -> None:
        self.real = real
        self.viewer = viewer
        self.luck = luck
        self.kept = KeptMatch(real.doc, None)  # type: ignore[arg-type]
        self.compared = 0
        self.imagine()

    def imagine(self) -> None:
        """Deal the hidden things anew; from here on both worlds are compared."""
        match = self.real.match
        self.since = match.step
        self.mainline_since = len(match.mainline)
        self.kept.match = match.fork()
        self.kept.match._stand(match.game.imagine(match.view(self.viewer), self.luck))

    def follow(self) -> bool:
        """Let happen here what has happened there; if it cannot, imagine anew and be silent."""
        match = self.real.match
        for row in match.log[self.kept.match.step :]:
            if not self._happens(row):
                self.imagine()
                return False
        return True

    def _happens(self, row: Row) -> bool:
        match = self.kept.match
        move = codec.to_json(row.move)
        if move == {"type": "undo"}:
            match.fold(row.seat, move)
            # What was taken back to is no longer imagined if it lies before the imagining.
            return len(match.mainline) > self.mainline_since
        possible = row.move in match.choices(row.seat)
        if row.seat == DEALER and not possible and match.to_move == DEALER_ALONE:
            return self._deals_otherwise(row)
        if not possible:
            return False
        match.follow(row.seat, move)
        # One's own final move may show what was hidden, and then the worlds part.
        return row.seat != self.viewer or not row.final or self._same_view(match, row)

    def _deals_otherwise(self, row: Row) -> bool:
        """The dealer deals something else; that is the same only if the viewer cannot see it."""
        match = self.kept.match
        match.follow(DEALER, codec.to_json(match.choices(DEALER).sample(self.luck)))
        return self._same_view(match, row)

    def _same_view(self, match: Match, row: Row) -> bool:
        game = match.game
        return bool(match.view(self.viewer) == game.view(row.state, self.viewer))

    # What is compared

    def standing(self, after: int) -> bytes:
        self.compared += 1
        return told(self.kept.shown_to(self.viewer, after))

    def frames(self) -> bytes:
        """The steps since the imagining, for replaying."""
        return codec.to_text(self.kept.frames(self.viewer)[self.since :])

    def check(self) -> None:
        """The position, the tails and the frames that the viewer could ask for."""
        step = self.real.step
        anywhere = self.since + self.luck.below(step + 1 - self.since)
        for after in {self.since, anywhere, step}:
            assert self.standing(after) == told(self.real.shown_to(self.viewer, after))
        if self.luck.chance(0.2):
            assert self.frames() == codec.to_text(self.real.frames(self.viewer)[self.since :])

    def check_refusal(self, move: object) -> None:
        """A move of the viewer's that is refused is refused with the same words."""
        assert self.viewer is not None
        assert refused(self.kept.match, self.viewer, move) == refused(
            self.real.match, self.viewer, move
        )

    def check_foresight(self) -> int:
        """What the viewer's moves would bring is told alike; about how many moves."""
        assert self.viewer is not None
        told = 0
        for offer in self.real.match.choices(self.viewer).described():
            about = {"type": offer["type"]}
            here = self.kept.foresee(self.viewer, self.real.step, about)
            there = self.real.foresee(self.viewer, self.real.step, about)
            assert here is not None
            assert codec.to_text(here) == codec.to_text(there)
            told += len(here.moves)
        return told


def told(standing: Standing) -> bytes:
    """A position as it goes over the wire."""
    assert (standing.undo is UNSET) == (standing.seat is None)
    return codec.to_text(standing)


def refused(match: Match, seat: Seat, move: object) -> bytes | None:
    """The refusal of a move as it goes over the wire; None if the move is allowed."""
    try:
        match.fork().play(seat, move)
    except Refused as refusal:
        return codec.to_text(refusal_of(refusal, "x", seat))
    return None
