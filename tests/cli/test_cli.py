"""The command line as people and programs use it."""

import json
import subprocess
from pathlib import Path

import pytest

import sobremesa
from sobremesa.cli.commands import run
from tests.cli.terminal import SOBREMESA, Terminal

CLEAR = "\x1b[3J"
ALONE = ("play", "shifting_stones", "--seed", "3", "--seats", "me:Ana", "--option", "round_limit=1")


def sobremesa_says(
    *words: str, typed: str = "", home: Path | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [SOBREMESA, *words],
        input=typed,
        capture_output=True,
        text=True,
        env={"HOME": str(home or "/nowhere"), "COLUMNS": "100"},
        check=False,
    )


def kept(home: Path) -> list[Path]:
    return sorted((home / ".local/share/sobremesa/matches").glob("*.json"))


# Wrong words


WRONG = {
    "an unknown command": ["dance"],
    "an unknown game": ["play", "chess"],
    "an unknown option of the command": ["play", "shifting_stones", "--speed", "9"],
    "an option without its value": ["play", "shifting_stones", "--seats"],
    "nobody in a seat": ["play", "shifting_stones", "--seats", "me,dog"],
    "an unknown bot": ["play", "shifting_stones", "--seats", "me,bot:genius"],
    "too many seats": ["play", "shifting_stones", "--seats", "me,me,me,me,me,me"],
    "an unknown option of the game": ["play", "shifting_stones", "--option", "speed=9"],
    "a bad option of the game": ["play", "shifting_stones", "--option", "round_limit=-3"],
    "a hand too many": ["play", "sonora", "--option", "hand=sure,sure,normal"],
    "an option of the game without value": ["play", "shifting_stones", "--option", "round_limit"],
    "no game": ["simulate"],
    "no number": ["simulate", "shifting_stones", "--matches", "many"],
    "no matches": ["simulate", "shifting_stones", "--matches", "0"],
    "a person in a simulation": ["simulate", "shifting_stones", "--seats", "me,bot:easy"],
    "no such file": ["replay", "/no/such/file"],
    "too many words": ["games", "again"],
    "an unknown language": ["games", "--lang", "xx"],
}


@pytest.mark.parametrize("words", WRONG.values(), ids=WRONG)
@pytest.mark.parametrize("lang", ["en", "es"])
def test_wrong_words_get_one_line_and_exit_code_2(
    words: list[str], lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(words, lang) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("sobremesa: ")
    assert said.err.count("\n") == 1
    assert "⟨" not in said.err


def test_wrong_words_are_explained_in_the_readers_language() -> None:
    english = sobremesa_says("play", "chess")
    assert english.returncode == 2
    assert "There is no game" in english.stderr
    spanish = sobremesa_says("--lang=es", "play", "chess")
    assert spanish.returncode == 2
    assert "no hay ningún juego" in spanish.stderr


@pytest.mark.parametrize("damage", ["", "{", "[]", '{"format": 9, "game": "x"}'])
def test_a_damaged_record_gets_one_line_and_exit_code_2(
    tmp_path: Path, damage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.json"
    path.write_text(damage)
    assert run(["replay", str(path)], "en") == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)


# Games, rules, help


def test_the_games_are_listed_for_people_and_for_programs() -> None:
    assert "Rocas movedizas" in sobremesa_says("games", "--lang", "es").stdout
    listed = json.loads(sobremesa_says("games", "--json").stdout)
    assert [game["id"] for game in listed] == list(sobremesa.shelf())


def test_the_rules_can_be_read_whole_or_by_section() -> None:
    whole = sobremesa_says("rules", "shifting_stones").stdout
    assert "Skip your turn" in whole
    assert "Flip a stone" in whole
    one = sobremesa_says("rules", "shifting_stones", "skip", "--lang", "es").stdout
    assert "Saltarse el turno" in one
    assert "Voltear una roca" not in one


@pytest.mark.parametrize("command", ["", "play", "serve", "simulate", "replay", "games", "rules"])
@pytest.mark.parametrize("lang", ["en", "es"])
def test_help_leaves_no_key_untranslated(
    command: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*([command] if command else []), "--help"], lang) == 0
    assert "cli-" not in capsys.readouterr().out


# Playing


def test_a_match_against_a_bot_is_played_kept_and_replayed(tmp_path: Path) -> None:
    words = ("play", "shifting_stones", "--seed", "3", "--option", "round_limit=3")
    done = sobremesa_says(*words, typed="flip a 5\nend\nskip\nend\n", home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Score sheet" in done.stdout
    (path,) = kept(tmp_path)
    assert str(path) in done.stdout.replace("\n", "")
    match = sobremesa.replay(path.read_text("utf-8"))
    assert match.outcome is not None
    assert match.players[0] == "Player 1"
    again = sobremesa_says("replay", str(path), "--lang", "es")
    assert "Recuento" in again.stdout
    plain = json.loads(sobremesa_says("replay", str(path), "--json").stdout)
    assert plain["record"]["outcome"]["totals"] == list(match.outcome.totals)


def test_refusals_say_why_and_cost_nothing(tmp_path: Path) -> None:
    typed = "swap a 1 5\nscore a\ndance\nflip q 3\nflip a\nflip a 12\nundo\nend\n"
    done = sobremesa_says(
        *ALONE,
        typed=typed,
        home=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    for words in ("touch only at their corners", "do not show the pattern", "“dance”", "“q”"):
        assert words in done.stdout
    for words in ("(flip b 5)", "There is no stone 12", "You have nothing to take back"):
        assert words in done.stdout
    (path,) = kept(tmp_path)
    assert len(sobremesa.replay(path.read_text("utf-8")).log) == 4


def test_a_move_can_be_tried_without_playing_it(tmp_path: Path) -> None:
    done = sobremesa_says(
        *ALONE,
        typed="try flip a 5\ntry swap a 1 5\ntry\ntry dance\ntry undo\nend\n",
        home=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    tried = done.stdout.partition("If you play that:\n")[2]
    assert "flips stone 5" in tried.splitlines()[0]
    for words in (
        "touch only at their corners",
        "too many: try MOVE",
        "“dance”",
        "nothing to take back",
    ):
        assert words in tried
    (path,) = kept(tmp_path)
    moves = [move["type"] for seat, move in json.loads(path.read_bytes())["moves"] if seat >= 0]
    assert moves == ["end_turn"]


def test_trying_is_said_in_spanish_too(tmp_path: Path) -> None:
    words = ("--lang", "es", "--seed", "3", "--seats", "me:Ana,bot:easy")
    typed = "ayuda\nprobar voltear a 5\nsalir\n"
    done = sobremesa_says("play", "shifting_stones", *words, typed=typed, home=tmp_path)
    assert "probar JUGADA" in done.stdout
    assert "Si haces esa jugada:" in done.stdout


def test_of_a_flick_nothing_can_be_told_before_the_discs_have_run(tmp_path: Path) -> None:
    typed = "try flick r5 14 14 600 450\nquit\n"
    done = sobremesa_says("play", "sonora", "--seats", "me,me", typed=f"\n{typed}", home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "What that would bring cannot be told yet." in done.stdout


def test_everything_is_said_in_spanish(tmp_path: Path) -> None:
    done = sobremesa_says(
        *("play", "shifting_stones", "--lang", "es", "--seed", "3", "--seats", "me:Ana,bot:easy"),
        typed="voltear a 5\ndeshacer\nreglas skip\nayuda\nterminar\nsalir\n",
        home=tmp_path,
    )
    assert done.returncode == 0
    assert "Ana deshace su última jugada" in done.stdout
    assert "Otto (fácil)" in done.stdout
    assert "Saltarse el turno" in done.stdout
    assert "La partida se queda aquí" in done.stdout


def test_hands_are_hidden_while_the_keyboard_changes_hands(tmp_path: Path) -> None:
    words = ("--seed", "5", "--seats", "me:Ana,me:Luis", "--option", "round_limit=1")
    with Terminal("play", "shifting_stones", *words, home=tmp_path) as terminal:
        terminal.wait_for("Now Ana")
        terminal.type("")
        shown = terminal.wait_for("Ana>")
        assert CLEAR in shown
        assert "Your hand" in shown
        terminal.type("end")
        shown = terminal.wait_for("Now Luis")
        assert "Your hand" not in shown
        assert CLEAR in shown
        terminal.type("")
        shown = terminal.wait_for("Luis>")
        assert CLEAR in shown.partition("Your hand")[0]
        terminal.type("end")
        terminal.wait_for("Score sheet")
        assert terminal.end() == 0


def test_ctrl_c_leaves_a_usable_record_and_says_where(tmp_path: Path) -> None:
    with Terminal(
        "play", "shifting_stones", "--seed", "3", "--seats", "me,bot:easy", home=tmp_path
    ) as terminal:
        terminal.wait_for("Player 1>")
        terminal.type("flip a 5")
        terminal.wait_for("Player 1>")
        terminal.interrupt()
        terminal.wait_for("Kept in")
        assert terminal.end() == 130
        (path,) = kept(tmp_path)
        match = sobremesa.replay(path.read_text("utf-8"))
        assert match.to_move == {0}
        assert match.mainline[-1].seat == 0


# Simulating


def test_a_simulation_shows_shares_with_intervals(tmp_path: Path) -> None:
    words = ("simulate", "shifting_stones", "--matches", "4", "--seats", "bot:random,bot:random")
    done = sobremesa_says(*words, "--option", "round_limit=3")
    assert done.returncode == 0, done.stderr
    assert "95%" in done.stdout
    assert "plays anything" in done.stdout


def test_an_option_may_have_a_value_for_each_seat(tmp_path: Path) -> None:
    words = ("play", "sonora", "--option", "rounds=5", "--data", str(tmp_path))
    sobremesa_says(*words, "--seats", "me,me", "--option", "hand=sure,shaky")
    (file,) = tmp_path.rglob("*.json")
    assert json.loads(file.read_bytes())["options"]["hand"] == ["sure", "shaky"]


def test_a_simulation_for_a_program_is_json_and_the_same_for_a_seed(tmp_path: Path) -> None:
    words = ("simulate", "shifting_stones", "--matches", "4", "--seats", "random,random,random")
    runs = [
        json.loads(sobremesa_says(*words, "--option", "round_limit=3", "--json").stdout)
        for _ in range(2)
    ]
    first, second = ([bot["points_mean"] for bot in run["competitors"]] for run in runs)
    assert first == second
    assert len(first) == 3
