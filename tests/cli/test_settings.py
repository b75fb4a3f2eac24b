"""A server is told what to do by flags or by the environment, and says what it cannot take."""

from typing import Any

import pytest
from msgspec.structs import replace

from sobremesa.cli.commands import run
from sobremesa.server.limits import Limits
from sobremesa.server.settings import Settings, declared, flag, variable

SAID: dict[str, tuple[str, Any]] = {
    "host": ("::", "::"),
    "port": ("0", 0),
    "data": ("kept", "kept"),
    "database": ("postgresql://here/games", "postgresql://here/games"),
    "redis": ("redis://here/0", "redis://here/0"),
    "workers": ("2", 2),
    "base_path": ("/games", "/games"),
    "public_url": ("https://play.example.org/games", "https://play.example.org/games"),
    "tls_cert": ("cert.pem", "cert.pem"),
    "tls_key": ("key.pem", "key.pem"),
    "trusted_proxies": ("10.1.2.3/8, ::1", ("10.1.2.3/8", "::1")),
    "limit": (
        "tables_at_once=90,grace_seconds=0",
        Limits(tables_at_once=90, grace_seconds=0),
    ),
    "open": ("yes", True),
    "metrics": ("127.0.0.1:9100", "127.0.0.1:9100"),
    "admin_token": ("a-token-long-enough", "a-token-long-enough"),
    "keep_finished": ("30", 30),
    "keep_abandoned": ("0.5", 0.5),
}
"""What is written, and what it means."""
WRONG = {
    "port": "99999",
    "workers": "0",
    "base_path": "games",
    "public_url": "play.example.org",
    "trusted_proxies": "127.0.0.1,the-proxy",
    "limit": "sockets=-1",
    "open": "perhaps",
    "metrics": "9100",
    "admin_token": "short",
    "keep_finished": "-1",
    "keep_abandoned": "nan",
}


def meant() -> Settings:
    means = {declared()[name].name: value for name, (_, value) in SAID.items()}
    return Settings(**means)


def test_every_setting_is_read_from_its_flag(told: list[Settings]) -> None:
    words = [f"{flag(name)}={written}" for name, (written, _) in SAID.items() if name != "open"]
    assert run(["serve", *words, "--open"], "en") == 0
    assert told == [meant()]


def test_every_setting_is_read_from_the_environment(
    told: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in declared():
        monkeypatch.setenv(variable(name), SAID[name][0])
    assert run(["serve"], "en") == 0
    assert (
        run(["serve", "--port", "9", "--limit", "sockets=7", "--limit", "fragments=8"], "en") == 0
    )
    limits = Limits(sockets=7, fragments=8)
    assert told == [meant(), replace(meant(), port=9, limits=limits)]


def test_nothing_said_is_what_the_settings_say_themselves(told: list[Settings]) -> None:
    assert run(["serve", "--data", "kept"], "en") == 0
    assert told == [Settings(data="kept")]


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_value_is_one_sentence_that_names_where_it_was_said(
    name: str,
    told: list[Settings],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    if name != "open":
        assert run(["serve", f"{flag(name)}={WRONG[name]}"], "en") == 2
        said = capsys.readouterr().err
        assert said == f"sobremesa: That is not a value for {flag(name)}; --help shows how.\n"
    monkeypatch.setenv(variable(name), WRONG[name])
    assert run(["serve"], "es") == 2
    said = capsys.readouterr().err
    assert said.startswith(f"sobremesa: Eso no vale para {variable(name)};")
    assert said.count("\n") == 1
    assert told == []


def test_a_limit_that_is_not_there_is_answered_with_those_that_are(
    told: list[Settings], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["serve", "--limit", "pupils=30"], "en") == 2
    said = capsys.readouterr().err
    assert all(name in said for name in ("--limit", "pupils", *Limits.__struct_fields__))
    assert told == []
