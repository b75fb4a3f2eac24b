"""The right to sit at the desk: a token that is made on the first run, and who has tried others."""

import hmac
import os
import secrets
from contextlib import suppress
from pathlib import Path

from msgspec import Struct, json
from starlette.requests import HTTPConnection

from sobremesa.server.log import note
from sobremesa.server.porter import address_of
from sobremesa.server.refusals import Guessing, NotAdmin
from sobremesa.store.sqlite import private_folder

FILE = "admin.token"
ADDRESS = "admin.address"
"""Beside it: where the server of this folder last was, for commands of the terminal."""


class Whereabouts(Struct, frozen=True):
    """Where a server answers on its own computer."""

    address: str
    certificate: str = ""
    """The file with its own, if it speaks TLS."""


def write_whereabouts(folder: Path, where: Whereabouts) -> None:
    """For whoever may read the token; without it only the terminal's commands find nobody."""
    with suppress(OSError):
        private_folder(folder)
        path = folder / ADDRESS
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(json.encode(where))


def whereabouts(folder: Path) -> Whereabouts | None:
    """Where the server of a folder was laid last, if one was."""
    try:
        return json.decode((folder / ADDRESS).read_bytes(), type=Whereabouts)
    except (OSError, ValueError):
        return None


def kept_token(folder: Path) -> str:
    """The token of a data folder, made if there is none; only its owner may read it."""
    private_folder(folder)
    path = folder / FILE
    try:
        made = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        if token := path.read_text("ascii").strip():
            return token
        made = os.open(path, os.O_WRONLY | os.O_TRUNC)
    with open(made, "w", encoding="ascii") as file:
        file.write(f"{(token := secrets.token_urlsafe(24))}\n")
    return token


def bearer(request: HTTPConnection) -> str:
    """The token that a request brings, if any."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def must_be_admin(request: HTTPConnection) -> None:
    """Refuse whoever does not bring the token; every wrong one counts for its address."""
    said, token = bearer(request), request.app.state.admin_token
    if not said:
        raise NotAdmin("no_admin_token")
    bucket = request.state.porter.tokens.of(address_of(request.scope))
    if not bucket.take():  # before looking, or many guesses at once would all be answered
        raise Guessing("too_many_tokens")
    if not token or not hmac.compare_digest(said.encode(), token.encode()):
        if bucket.warn():  # the first of many, perhaps
            note("wrong admin token")
        raise NotAdmin("wrong_admin_token")
    bucket.give_back()
