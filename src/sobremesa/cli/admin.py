"""The desk in the terminal: it asks the running server, with the token of its data folder."""

import ssl
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import HTTPSHandler, ProxyHandler, Request, build_opener

import typer
from msgspec import DecodeError, json
from rich.filesize import decimal

from sobremesa.cli.keeping import privately
from sobremesa.cli.screen import Screen
from sobremesa.core.names import clean
from sobremesa.core.refusal import Refused, Unreadable
from sobremesa.server.admin_token import Whereabouts, kept_token, whereabouts
from sobremesa.server.desk_wire import Desk, DeskPage, DeskTable, ListTables
from sobremesa.server.refusals import CannotServe
from sobremesa.server.wire import Refusal

TABLES = "/api/admin/tables"
PATIENCE = 60.0
"""Seconds for an answer."""


def token_of(folder: Path, said: str | None) -> str:
    """The token: as said, else that of the folder, made if no server has run there yet."""
    try:
        return said or kept_token(folder)
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or type(error).__name__
        raise CannotServe("folder_shut", path=str(folder), reason=reason) from None


class Line:
    """Asks the server that a data folder belongs to."""

    def __init__(self, folder: Path, said: str | None) -> None:
        where = whereabouts(folder)
        if where is None:
            raise CannotServe("no_server", path=str(folder))
        self.address = where.address
        self._token = token_of(folder, said)
        # A server on this computer is not asked through a proxy.
        self._opener = build_opener(ProxyHandler({}), HTTPSHandler(context=_trusting(where)))

    def ask(self, method: str, path: str, body: Any = None) -> bytes:
        """What it answers; its refusals are ours."""
        text = None if body is None else json.encode(body)
        headers = {"Authorization": f"Bearer {self._token}"}
        request = Request(self.address + path, text, headers, method=method)
        try:
            with self._opener.open(request, timeout=PATIENCE) as answer:
                read: bytes = answer.read()
                return read
        except HTTPError as error:
            raise _refusal(error.read()) or self._silent() from None
        except (OSError, ValueError):
            raise self._silent() from None

    def _silent(self) -> CannotServe:
        return CannotServe("server_silent", address=self.address)


def _trusting(where: Whereabouts) -> ssl.SSLContext:
    """Trusts the server's own certificate, whatever name that is for: the address is its own."""
    if not where.certificate:
        return ssl.create_default_context()
    context = ssl.create_default_context(cafile=where.certificate)
    context.check_hostname = False
    context.verify_flags |= ssl.VERIFY_X509_PARTIAL_CHAIN
    return context


def _refusal(text: bytes) -> Refused | None:
    try:
        said = json.decode(text, type=Refusal)
    except DecodeError:
        return None
    return Refused(said.code, **said.facts)


class AdminDesk:
    """What can be done at the desk, a line at a time."""

    def __init__(self, line: Line, screen: Screen) -> None:
        self._line = line
        self._screen = screen

    def tables(self, stage: str, as_json: bool) -> None:
        """All tables, the newest first, then the totals."""
        desk = json.decode(self._line.ask("GET", "/api/admin/desk"), type=Desk)
        if as_json:
            found = {"desk": desk, "tables": list(self._all(stage))}
            self._screen.line(json.encode(found).decode())
            return
        for table in self._all(stage):
            self._screen.line(self._told(table))
        self._screen.line(
            self._screen.say(
                "cli-admin-totals",
                waiting=desk.waiting,
                playing=desk.playing,
                over=desk.over,
                disk=decimal(desk.taken),
            )
        )

    def _all(self, stage: str) -> Iterator[DeskTable]:
        wish = ListTables(stage=stage, most=100)  # type: ignore[arg-type]
        while True:
            page = json.decode(self._line.ask("POST", TABLES, wish), type=DeskPage)
            yield from page.tables
            if page.next is None:
                return
            wish = ListTables(wish.stage, page.next, wish.most)

    def _told(self, table: DeskTable) -> str:
        say = self._screen.say
        seats = [clean(seat.name) or say(f"cli-admin-{seat.kind}") for seat in table.seats]
        return say(
            "cli-admin-table",
            id=table.id,
            game=table.game or "?",
            stage=say(f"cli-admin-{table.stage}"),
            used=_moment(table.used),
            steps=table.steps,
            size=decimal(table.size),
            seats=", ".join(seats),
        )

    def end(self, table: str) -> None:
        """People at it see why; the match is kept."""
        self._line.ask("POST", f"{TABLES}/{table}/end")
        self._screen.line(self._screen.say("cli-admin-ended", id=table))

    def export(self, table: str, to: Path | None) -> None:
        """Into a file that only its owner reads, and never onto the screen."""
        record = self._line.ask("GET", f"{TABLES}/{table}/record")
        path = to or Path(f"{table}.json")
        try:
            with open(path, "xb", opener=privately) as file:
                file.write(record)
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise Unreadable("cannot_write", path=str(path), reason=reason) from None
        self._screen.line(self._screen.say("cli-admin-exported", path=str(path)))

    def delete(self, table: str, sure: bool) -> None:
        """For good, so it asks once."""
        say = self._screen.say
        if not sure:
            typer.confirm(say("cli-admin-sure", id=table), abort=True)
        self._line.ask("POST", f"{TABLES}/{table}/remove")
        self._screen.line(say("cli-admin-removed", id=table))


def _moment(milliseconds: int | None) -> str:
    """When, as the clock of this computer has it."""
    if milliseconds is None:
        return "?"
    return datetime.fromtimestamp(milliseconds / 1000).strftime("%Y-%m-%d %H:%M")


def administer(
    deed: str,
    table: str,
    folder: Path,
    said: str | None,
    screen: Screen,
    **wishes: Any,
) -> None:
    """Do one thing at the desk of the server of a data folder."""
    if deed == "token":
        screen.line(token_of(folder, said))
        if where := whereabouts(folder):
            screen.line(screen.say("cli-admin-desk", address=f"{where.address}/admin"))
        return
    desk = AdminDesk(Line(folder, said), screen)
    if deed == "tables":
        desk.tables(wishes["stage"], wishes["as_json"])
    elif not table:
        raise Unreadable("no_table_named", deed=deed)
    elif deed == "end":
        desk.end(table)
    elif deed == "export":
        desk.export(table, wishes["to"])
    else:
        desk.delete(table, wishes["sure"])
