"""A match at the terminal: people take turns at one keyboard, bots answer."""

from collections.abc import Sequence
from pathlib import Path

from sobremesa.bots.turn import turn_of
from sobremesa.cli.keeping import keep
from sobremesa.cli.players import Player
from sobremesa.cli.reading import read_move, verbs
from sobremesa.cli.screen import Screen
from sobremesa.core.codec import to_json
from sobremesa.core.luck import Luck
from sobremesa.core.match import Match
from sobremesa.core.refusal import Refused, Unreadable
from sobremesa.core.values import Seat, seen


class Leave(Exception):
    """Somebody wants to stop."""


class Sitting:
    """Plays one match with the people and bots in their seats."""

    def __init__(self, match: Match, players: Sequence[Player], screen: Screen) -> None:
        self.match = match
        self.players = players
        self.screen = screen
        self.say = screen.say
        self.luck = Luck()
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.looked = dict.fromkeys(self.people, 0)
        self.at_the_screen: Seat | None = None

    def play(self, folder: Path) -> int:
        """To the end, or until somebody leaves; either way the match is kept."""
        try:
            while self.match.to_move:
                self.turn(min(self.match.to_move))
        except (Leave, EOFError, KeyboardInterrupt) as stop:
            self.screen.line()
            self.screen.line(self.say("cli-left"))
            code = 130 if isinstance(stop, KeyboardInterrupt) else 0
        else:
            self.closing()
            code = 0
        path = keep(self.match.record, folder)
        self.screen.line(self.say("cli-kept", path=str(path)))
        return code

    def turn(self, seat: Seat) -> None:
        """One move of a seat."""
        bot = self.players[seat].bot
        if bot is None:
            self.person(seat)
        else:
            self.match.play(seat, turn_of(self.match, seat).chosen_by(bot, self.luck))

    def person(self, seat: Seat) -> None:
        """Hand over if need be, show what happened since, and play what is typed."""
        if self.at_the_screen != seat:
            self.hand_over(seat)
        self.news(seat)
        self.screen.position(self.match, seat)
        while True:
            line = self.ask(self.say("cli-prompt", seat=seat))
            try:
                if not self.aside(seat, line):
                    view = self.match.view(seat)
                    self.match.play(seat, read_move(line, self.match.game, view, self.say))
                    return
            except Refused as refusal:
                self.screen.line(f"! {self.say.refusal(refusal)}")

    def hand_over(self, seat: Seat) -> None:
        """With several people at one screen, nobody sees the hand of another."""
        if len(self.people) > 1:
            self.screen.clear()
            self.ask(self.say("cli-hand-over", seat=seat))
            self.screen.clear()
        self.at_the_screen = seat

    def news(self, viewer: Seat) -> None:
        """What happened since this person last looked, as they may see it."""
        for row in self.match.log[self.looked[viewer] :]:
            for event in seen(row.events, viewer):
                self.screen.event(event)
        self.looked[viewer] = self.match.step

    def aside(self, seat: Seat, line: str) -> bool:
        """True if the line asked for something that is no move."""
        word, _, rest = line.strip().lower().partition(" ")
        if word in ("", "?", self.say("verb-help")):
            for verb in verbs(self.match.game, self.say).values():
                self.screen.line(f"  {self.say(f'verb-{verb.__struct_config__.tag}-help')}")
            for key in ("verb-try-help", "verb-rules-help", "verb-help-help", "verb-quit-help"):
                self.screen.line(f"  {self.say(key)}")
        elif word == self.say("verb-try"):
            self.try_out(seat, rest)
        elif word == self.say("verb-rules"):
            self.screen.rules(self.match.game.meta.id, rest or None)
        elif word == self.say("verb-quit"):
            raise Leave
        else:
            return False
        return True

    def try_out(self, seat: Seat, line: str) -> None:
        """Say what a typed move would bring, and play nothing; a no is the no it would get."""
        if not line:
            raise Unreadable("wrong_words", how=self.say("verb-try-help"))
        move = read_move(line, self.match.game, self.match.view(seat), self.say)
        self.match.fork(Luck()).play(seat, move)
        foreseen = self.match.foresee(seat, to_json(move))
        events = [event for one in foreseen for event in one.events]
        self.screen.line(self.say("cli-foreseen" if events else "cli-nothing-foreseen"))
        for event in events:
            self.screen.event(event)

    def ask(self, prompt: str) -> str:
        self.screen.console.file.flush()
        return input(f"{prompt} ")

    def closing(self) -> None:
        """The last events, the table as anybody may see it, and the score sheet."""
        viewer = self.people[0] if len(self.people) == 1 else None
        since = min(self.looked.values(), default=0)
        for row in self.match.log[since:]:
            for event in seen(row.events, viewer):
                self.screen.event(event)
        self.screen.position(self.match, None)
        outcome = self.match.outcome
        assert outcome is not None
        self.screen.outcome(outcome, self.match.seats)
