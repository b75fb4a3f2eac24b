"""`make image`: builds the image, and plays a match in each set-up with a real engine."""

import os
import shutil
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

from sobremesa.cli import commands
from tests.deploy.engine import Engine, Failed, complaint
from tests.deploy.setups import DEPLOY, ROOT, SETUPS, services
from tests.services import free_port

IMAGE = "localhost/sobremesa"
PATIENCE = 120.0
USER = "10001"
SITE = "localhost"
"""For which Caddy signs a certificate by itself."""


def main() -> int:
    """What holds is printed; what does not hold ends it."""
    if wrong := complaint():
        print(wrong, file=sys.stderr)
        return 2
    engine = Engine(Path(sys.prefix, "image"))
    engine.lint(ROOT / "Containerfile")
    engine.fetch()
    engine.build(IMAGE, ROOT / "Containerfile")
    print("The image is built.")
    for setup in SETUPS:
        with laid(engine, setup) as address:
            told = played(address)
            looked_at(engine)
            kept(engine, address, told)
            print(f"{setup}: {told.splitlines()[-1]}")
    return 0


@contextmanager
def laid(engine: Engine, setup: str) -> Iterator[str]:
    """A set-up that runs, with settings of its own; gone afterwards with all it kept."""
    folder = engine.folder / "deploy"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(DEPLOY, folder)
    example = (folder / "example.env").read_text("utf-8")
    said = example.replace("play.example.org", SITE).replace("PASSWORD=", "PASSWORD=mesa")
    (folder / ".env").write_text(said, "utf-8")
    port = str(free_port())
    engine.compose(folder, setup, "up", "--detach", PORT=port)
    try:
        if "caddy" not in services(setup):
            yield f"http://{SITE}:{port}"
            return
        trust(engine, folder / "root.crt")
        yield f"https://{SITE}"
    finally:
        engine.compose(folder, setup, "down", "--volumes", PORT=port)


def trust(engine: Engine, file: Path) -> None:
    """Caddy's own authority, once it has made one."""
    inside = "sobremesa_caddy_1:/data/caddy/pki/authorities/local/root.crt"
    until(lambda: engine.podman("cp", inside, file), Failed)
    os.environ["SSL_CERT_FILE"] = str(file)


def until(done: Callable[[], object], failing: type[Exception]) -> None:
    """Try until it works."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            done()
            return
        except failing:
            if time.monotonic() > end:
                raise
            time.sleep(0.5)


def played(address: str) -> str:
    """A match that a program plays against a bot, by the address that people have."""
    until(lambda: asked(f"{address}/health"), OSError)
    client = [sys.executable, str(ROOT / "examples/client.py"), address]
    return subprocess.run(client, capture_output=True, text=True, check=True).stdout


def looked_at(engine: Engine) -> None:
    """It is nobody in particular, may write to its data only, and is well."""
    inside = ("exec", "sobremesa_table_1", "python", "-c")
    assert (
        engine.podman(*inside, "import os; print(os.getuid(), os.getgid())") == f"{USER} {USER}\n"
    )
    assert engine.podman(*inside, "import os; print(os.access('/opt', os.W_OK))") == "False\n"
    until(lambda: engine.podman("healthcheck", "run", "sobremesa_table_1"), Failed)
    # An engine's cache may hold an older program.
    look = "import sobremesa.cli.commands as it; print(open(it.__file__).read(), end='')"
    assert engine.podman(*inside, look) == Path(commands.__file__).read_text("utf-8")


def kept(engine: Engine, address: str, told: str) -> None:
    """A table outlives the container's start."""
    table = told.split()[3].rpartition("/")[2]
    engine.podman("restart", "sobremesa_table_1")
    until(lambda: asked(f"{address}/api/tables/{table}"), OSError)


def asked(address: str) -> bytes:
    """What a server answers; only Caddy's authority is believed."""
    authority = os.environ.get("SSL_CERT_FILE")
    with urlopen(address, context=ssl.create_default_context(cafile=authority)) as answer:
        body: bytes = answer.read()
        return body


if __name__ == "__main__":
    sys.exit(main())
