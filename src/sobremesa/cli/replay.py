"""A record step by step."""

import sys

from sobremesa.cli.screen import Screen
from sobremesa.core.match import Match


def step_through(match: Match, screen: Screen) -> None:
    """Show each row with its events; at a keyboard, wait for a key press of Enter between them.

    The match is over, or its owner asked for it: nothing is hidden here.
    """
    game, say = match.game, screen.say
    waiting = sys.stdin.isatty()
    probe = Match(game, match.seats, match.options)
    for number, row in enumerate(match.mainline, start=1):
        probe.follow(row.seat, row.move)
        screen.line(say("cli-step", number=number, all=len(match.mainline)))
        for event in row.events:
            screen.event(event)
        if waiting and row.seat >= 0:
            screen.position(probe, row.seat)
            if input(say("cli-next")).strip().lower() == say("verb-quit"):
                return
    screen.position(probe, None)
    if probe.outcome is not None:
        screen.outcome(probe.outcome, probe.seats)
