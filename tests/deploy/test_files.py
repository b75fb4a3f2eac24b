"""The files that people take as they are, read by the programs they are for."""

import re
import subprocess
from fnmatch import fnmatch
from ipaddress import ip_address, ip_network
from pathlib import Path

import pytest
import yaml

from sobremesa.cli.health import is_well
from sobremesa.server.settings import declared, variable
from tests.deploy.setups import DEPLOY, ROOT, SETUPS, services
from tests.server import running
from tests.services import program, require

GIVEN = sorted(path for path in DEPLOY.iterdir() if path.name != ".env")
FILES = [ROOT / "Containerfile", *GIVEN, ROOT / "src/sobremesa/cli/unit.py"]
SETTINGS = {*map(variable, declared()), "SOBREMESA_LANG"}


def text(path: Path) -> str:
    return path.read_text("utf-8")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_setting_that_is_named_is_one(path: Path) -> None:
    said = set(re.findall(r"SOBREMESA_[A-Z_]+[A-Z]", text(path)))
    assert said - SETTINGS - {"SOBREMESA_NAME"} == set()


# The image


def copied() -> list[str]:
    """What the Containerfile takes out of the tree."""
    lines = re.findall(r"^COPY (?!--from)(.+) \S+$", text(ROOT / "Containerfile"), re.MULTILINE)
    return [word for line in lines for word in line.split()]


def is_let_in(path: str) -> bool:
    """Whether the engine gets a path to see: the last line of .dockerignore that fits decides."""
    let_in = True
    for line in text(ROOT / ".dockerignore").splitlines():
        pattern = line.lstrip("!").removeprefix("**/")
        if line and not line.startswith("#") and fnmatch(path + "/", pattern + "/*"):
            let_in = line.startswith("!")
    return let_in


def test_the_image_is_made_of_what_is_there() -> None:
    named = [path for path in copied() if path != "."]
    assert named
    assert [path for path in named if not (ROOT / path).exists() or not is_let_in(path)] == []


def test_neither_secrets_nor_data_nor_history_get_into_the_image() -> None:
    kept_out = [
        ".git",
        ".venv",
        "data",
        "deploy/.env",
        "web/node_modules",
        "src/sobremesa/server/page",
    ]
    assert [path for path in kept_out if is_let_in(path)] == []


def test_the_image_runs_as_nobody_in_particular() -> None:
    last = text(ROOT / "Containerfile").split("\nFROM ")[-1]
    (user,) = re.findall(r"^USER (\d+):\1$", last, re.MULTILINE)
    assert f"--owner={user} --group={user}" in last
    assert re.search(r'^ENTRYPOINT \["', last, re.MULTILINE)
    assert re.search(r'^CMD \["serve"\]', last, re.MULTILINE)


def test_the_health_of_an_image_is_that_of_its_server(tmp_path: Path) -> None:
    elsewhere = ("--trusted-proxies", "192.0.2.1")
    with running.program(tmp_path, "--base-path", "/games", *elsewhere) as server:
        told = {"SOBREMESA_PORT": str(server.port)}
        assert is_well({**told, "SOBREMESA_PUBLIC_URL": "https://play.example.org/games"})
        assert not is_well({**told, "SOBREMESA_TLS_CERT": "there is none"})
    assert not is_well({**told, "SOBREMESA_BASE_PATH": "/games"})


# The set-ups


@pytest.mark.parametrize("setup", SETUPS)
def test_a_set_up_names_only_what_it_declares(setup: str) -> None:
    whole = yaml.safe_load(text(DEPLOY / setup))
    parts = services(setup)
    for name, service in parts.items():
        volumes = {one.split(":")[0] for one in service.get("volumes", [])}
        assert {one for one in volumes if not one.startswith(".")} <= set(whole["volumes"]), name
        assert set(service.get("networks", [])) <= set(whole.get("networks", {})), name
        for other, what in service.get("depends_on", {}).items():
            assert "healthcheck" in parts[other] or what["condition"] == "service_started", name
        assert service["restart"] == "unless-stopped", name


@pytest.mark.parametrize("setup", SETUPS)
def test_what_must_be_said_stands_in_the_example(setup: str) -> None:
    wanted = set(re.findall(r"\$\{(\w+):\?", text(DEPLOY / setup) + text(DEPLOY / "parts.yaml")))
    said = dict(re.findall(r"^#?(\w+)=(.*)$", text(DEPLOY / "example.env"), re.MULTILINE))
    assert wanted <= set(said)
    assert [name for name in said if re.search("PASSWORD|TOKEN|KEY", name) and said[name]] == []


@pytest.mark.parametrize("setup", [setup for setup in SETUPS if "caddy" in services(setup)])
def test_the_table_believes_its_own_proxy_and_nobody_else(setup: str) -> None:
    networks = yaml.safe_load(text(DEPLOY / setup))["networks"]
    address = services(setup)["caddy"]["networks"]["front"]["ipv4_address"]
    assert services(setup)["table"]["environment"]["SOBREMESA_TRUSTED_PROXIES"] == address
    assert ip_address(address) in ip_network(networks["front"]["ipam"]["config"][0]["subnet"])


def test_postgresql_is_there_once_the_table_can_reach_it() -> None:
    """While its first database is made it answers at its socket, and then stops once more."""
    asked = services("compose.workers.yaml")["postgres"]["healthcheck"]["test"]
    assert asked[asked.index("--host") + 1] == "localhost"


def test_only_the_proxy_can_be_reached_from_outside() -> None:
    reached = {
        setup: [name for name, service in services(setup).items() if "ports" in service]
        for setup in SETUPS
    }
    assert reached == {
        "compose.yaml": ["table"],
        "compose.caddy.yaml": ["caddy"],
        "compose.workers.yaml": ["caddy"],
    }


# The proxies


def test_caddy_reads_its_file() -> None:
    require("Caddy", "caddy", "caddy")
    words = [str(program("caddy")), "adapt", "--validate", "--config", str(DEPLOY / "Caddyfile")]
    done = subprocess.run(
        words, env={"SITE": "play.example.org"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert '"dial":"127.0.0.1:8000"' in done.stdout
