"""What is shown in the terminal: a table in letters, a score sheet, a page of rules."""

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from sobremesa.core.match import Match
from sobremesa.core.values import Event, Outcome, ScoreLine, Seat
from sobremesa.words import Words, rules

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Empties the screen and what can be scrolled back to."""


class Screen:
    """One terminal and its reader's language."""

    def __init__(self, console: Console, say: Words) -> None:
        self.console = console
        self.say = say

    def line(self, text: str = "") -> None:
        """A line as it is."""
        self.console.print(text, markup=False, highlight=False, soft_wrap=True)

    def event(self, event: Event) -> None:
        """What happened."""
        self.line(f"· {self.say.event(event)}")

    def clear(self) -> None:
        """Leave nothing on the screen that the next reader must not see."""
        if self.console.is_terminal:
            self.console.file.write(CLEAR)

    def position(self, match: Match, viewer: Seat | None) -> None:
        """The table as `viewer` sees it."""
        if match.game.text is not None:
            self.line()
            self.line(match.game.text.position(match.view(viewer), self.say))
            self.line()

    def outcome(self, outcome: Outcome, seats: int) -> None:
        """The score sheet line by line, and who won."""
        table = Table(title=self.say("cli-score-sheet"))
        table.add_column("")
        for seat in range(seats):
            table.add_column(self.say.seat(seat), justify="right")
        for line in outcome.lines:
            table.add_row(
                self.say(f"score-{line.key}"),
                *(self.points_of(line, seat) for seat in range(seats)),
            )
        table.add_section()
        table.add_row(self.say("cli-total"), *map(str, outcome.totals))
        table.add_row(self.say("cli-rank"), *map(str, outcome.ranking))
        self.console.print(table)
        winners = [self.say.seat(seat) for seat in outcome.winners]
        if seats == 1:
            verdict = self.say("solo-won" if winners else "solo-lost", points=outcome.totals[0])
        else:
            verdict = self.say("cli-winners", count=len(winners), names=", ".join(winners))
        self.line(verdict)

    def points_of(self, line: ScoreLine, seat: Seat) -> str:
        """Points, and for how many things: a game may have words of its own for these."""
        points = str(line.points[seat])
        if not line.counts:
            return points
        own, count = f"count-{line.key}", line.counts[seat]
        return f"{points} {self.say(own, count=count) if self.say.has(own) else f'({count}×)'}"

    def rules(self, game_id: str, section: str | None = None) -> None:
        """The rules, or one section of them."""
        sections = dict(rules(game_id, self.say.lang))
        title = sections.pop("title")
        wanted = [sections[section]] if section in sections else list(sections.values())
        self.console.print(Markdown("\n\n".join([title, *(f"## {text}" for text in wanted)])))
