"""A server with a certificate of its own."""

from pathlib import Path

import pytest

from sobremesa import Luck
from sobremesa.cli.commands import run as sobremesa
from tests import services
from tests.proxy.certificates import Certificate, locked
from tests.server.client import Api, people, plugged_in
from tests.server.running import program, run


def files(shown: Certificate) -> list[str]:
    return ["--tls-cert", str(shown.file), "--tls-key", str(shown.key)]


@pytest.mark.usefixtures("believed")
@pytest.mark.parametrize("workers", [1, 2])
def test_a_match_is_played_over_https(tmp_path: Path, shown: Certificate, workers: int) -> None:
    words = [*files(shown), "--public-url", "https://play.example.org/games"]
    if workers > 1:
        words += ["--workers", str(workers), "--redis", services.redis().url]

    async def play() -> None:
        with program(tmp_path, *words) as server:
            assert server.address == f"https://127.0.0.1:{server.port}/games"
            async with Api(server.address) as api:
                here = await api.get("/api/here")
                assert here == {"addresses": [], "public_url": "https://play.example.org/games"}
                table = await api.open(people("Ana", "Ben"))
                async with table.device(0, 1) as device:
                    await device.play_out(Luck(1), 0, 1)
                async with plugged_in(server.address, table.id) as rude:
                    await rude.send({"type": "ping"})
                    assert await rude.hung_up() == 1008  # it hears why, and the line is closed

    run(play())
    assert "Error" not in (tmp_path / "server.log").read_text("utf-8")


def test_what_is_wrong_with_a_certificate_is_one_sentence(
    tmp_path: Path, shown: Certificate, capsys: pytest.CaptureFixture[str]
) -> None:
    behind_password = locked(shown.key, tmp_path)
    for words, said in {
        ("--tls-cert", str(shown.file)): "go together",
        ("--tls-cert", str(shown.file), "--tls-key", str(tmp_path / "none")): "No such file",
        ("--tls-cert", str(shown.key), "--tls-key", str(shown.key)): "cannot be used",
        ("--tls-cert", str(shown.file), "--tls-key", str(behind_password)): "cannot be used",
        ("--public-url", "https://a.example/x", "--base-path", "/y"): "leads to /x",
    }.items():
        assert sobremesa(["serve", "--data", str(tmp_path), *words], "en") == 2
        told = capsys.readouterr().err
        assert said in told
        assert told.count("\n") == 1
