"""Many matches between bots, with a bar while they play and a table at the end."""

from collections.abc import Callable, Mapping, Sequence

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from sobremesa.cli.screen import Screen
from sobremesa.core.options import OptionValue
from sobremesa.research.arena import Result, arena


def simulate(
    screen: Screen,
    *,
    game_id: str,
    levels: Sequence[str],
    matches: int,
    seed: int,
    exchange: bool,
    options: Mapping[str, OptionValue],
    jobs: int,
    print_json: Callable[[object], None] | None,
) -> None:
    """Play the matches and show how each bot did."""
    columns = (
        TextColumn(screen.say("cli-simulating")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=matches)
        result = arena(
            game_id,
            levels,
            matches,
            seed,
            exchange=exchange,
            options=options,
            jobs=jobs,
            progress=lambda played, _: bar.update(task, completed=played),
        )
    if print_json:
        print_json(result)
    else:
        screen.console.print(_table(result, screen))


def _table(result: Result, screen: Screen) -> Table:
    say = screen.say
    title = say("cli-simulated", title=say("title"), matches=result.matches)
    table = Table(title=title)
    for name in ("bot", "wins", "interval", "points", "moves", "thinking"):
        table.add_column(say(f"cli-{name}-column"), justify="left" if name == "bot" else "right")
    for bot in result.competitors:
        table.add_row(
            say(f"level-{bot.level}"),
            f"{bot.wins:.1%}",
            f"{bot.wins_low:.1%} – {bot.wins_high:.1%}",
            f"{bot.points_mean:.1f} ± {bot.points_deviation:.1f}",
            f"{bot.moves_mean:.1f}",
            say(
                "cli-milliseconds",
                mean=f"{bot.seconds_mean * 1000:.1f}",
                most=f"{bot.seconds_max * 1000:.0f}",
            ),
        )
    return table
