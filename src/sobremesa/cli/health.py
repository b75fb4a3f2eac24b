"""Asks the server of a container whether it is well: an image has no other program for it."""

import os
import ssl
import sys
from collections.abc import Mapping
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Any

from sobremesa.server.settings import Settings, read, variable

SECONDS = 4.0
HERE = "127.0.0.1"
WANTED = ("port", "base_path", "public_url", "tls_cert")


def is_well(environment: Mapping[str, str]) -> bool:
    """True if the server that was told these settings says that people can play."""
    told: dict[str, Any] = {
        name: read(name, said, variable(name))
        for name in WANTED
        if (said := environment.get(variable(name)))
    }
    settings = Settings(**told)
    asking = HTTPConnection(HERE, settings.port, timeout=SECONDS)
    if settings.tls_cert:
        asking = HTTPSConnection(HERE, settings.port, timeout=SECONDS, context=_anybody())
    try:
        asking.request("GET", f"{settings.base}/health")
        return asking.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        asking.close()


def _anybody() -> ssl.SSLContext:
    """The certificate is for a name out there; here it is this computer that answers."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


if __name__ == "__main__":
    sys.exit(not is_well(os.environ))
