"""Certificates that this machine makes for itself."""

import subprocess
from pathlib import Path
from typing import NamedTuple

from tests import services

NEW = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=a"
LOCK = "ec -aes256 -passout pass:secret"


class Certificate(NamedTuple):
    """A certificate and its key."""

    file: Path
    key: Path


def certificate(folder: Path) -> Certificate:
    services.require("OpenSSL", "openssl", "openssl")
    made = Certificate(folder / "cert.pem", folder / "key.pem")
    names = ("-addext", "subjectAltName=IP:127.0.0.1")
    _openssl(NEW, "-keyout", made.key, "-out", made.file, *names)
    return made


def locked(key: Path, folder: Path) -> Path:
    """The same key behind a password."""
    _openssl(LOCK, "-in", key, "-out", folder / "locked.pem")
    return folder / "locked.pem"


def _openssl(words: str, *more: str | Path) -> None:
    command = [services.program("openssl"), *words.split(), *more]
    subprocess.run(command, check=True, capture_output=True)
