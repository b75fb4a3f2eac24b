"""What is settled before anything is asked for: who asks, below which path, and from which page."""

import re

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from sobremesa.server import api
from sobremesa.server.porter import Porter
from sobremesa.server.refusals import Forbidden, NotThere
from sobremesa.server.settings import Settings, networks

CONTENT = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'self'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
"""What a page of ours may load and do. Neither a script nor a style is ever written into a page:
places on the table are set by scripts."""
HEADERS = [
    ("Content-Security-Policy", "; ".join(f"{what} {where}" for what, where in CONTENT.items())),
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Permissions-Policy", "camera=(), microphone=(), geolocation=()"),
]
"""On every answer, of whatever kind; but not where a socket is refused, which no page shows."""
HARMLESS = ("GET", "HEAD", "OPTIONS")
USUAL_PORT = re.compile(r":(80|443)$")
OUTSIDE, BARE = "outside", "bare"
"""Where a request is if not below the base path: elsewhere, or at the path without its slash."""


class Front:
    """Believes proxies that are trusted, and takes the base path off what is asked for.

    A trusted proxy may have taken it off already. What is wrong is only noted down here, and said
    once the request is counted.
    """

    def __init__(self, app: ASGIApp, settings: Settings, porter: Porter) -> None:
        trusted = [str(one) for one in networks(settings.trusted_proxies)]
        self._believe = ProxyHeadersMiddleware(app, trusted)  # type: ignore[arg-type]
        self._base = settings.base
        self._porter = porter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._base and scope["type"] != "lifespan":
            self._settle(scope)
        await self._believe(scope, receive, send)  # type: ignore[arg-type]

    def _settle(self, scope: Scope) -> None:
        before, base, below = scope["path"].partition(self._base)
        if base and not before and below[:1] == "/":
            scope["path"] = below
        elif base and not before and not below:
            scope["place"] = BARE
        elif not self._porter.is_proxy(scope["client"]):
            scope["place"] = OUTSIDE


class Gate:
    """Answers what may not come in: from outside the base path, or from somebody else's page."""

    def __init__(self, settings: Settings) -> None:
        self._base = settings.base
        self._ours = host_of(settings.public_url or "")

    def answer(self, scope: Scope) -> Response | None:
        """What is said instead of what was asked for."""
        place = scope.get("place")
        if place == BARE:
            query = scope["query_string"].decode("latin-1")
            return RedirectResponse(f"{self._base}/{'?' if query else ''}{query}", 308)
        if place == OUTSIDE:
            return api.refuse(NotThere("no_such_address"), HTTPConnection(scope))
        if self._is_of_another_page(scope):
            return api.refuse(Forbidden("wrong_origin"), HTTPConnection(scope))
        return None

    def _is_of_another_page(self, scope: Scope) -> bool:
        """True if a browser asks for a page of somebody else's. Programs say no origin."""
        if scope["type"] == "http" and scope["method"] in HARMLESS:
            return False
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None:
            return False
        asked = USUAL_PORT.sub("", headers.get("host", "")).lower()
        return host_of(origin) not in {asked, self._ours} - {""}


def host_of(address: str) -> str:
    """The host and the port of an address, as a browser writes them in `Host`."""
    host = address.partition("://")[2].partition("/")[0].lower()
    return USUAL_PORT.sub("", host)
