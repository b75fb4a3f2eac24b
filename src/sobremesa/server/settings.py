"""What a server is told, each thing once: the flag, `SOBREMESA_…`, the key of the help and what
holds if nothing is said all follow from a field here.
"""

import sys
from collections.abc import Iterable, Mapping
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Annotated, Any
from urllib.parse import urlsplit

from msgspec import Meta, Struct, convert, field
from msgspec.structs import FieldInfo, fields

from sobremesa.core.refusal import Refused
from sobremesa.server.limits import Limits
from sobremesa.server.refusals import CannotServe

Port = Annotated[int, Meta(ge=0, le=65535)]
Days = Annotated[float, Meta(ge=0)]
BasePath = Annotated[str, Meta(pattern=r"^(/[\w.~-]+)*/?$")]
Url = Annotated[str, Meta(pattern=r"^https?://[\w.-]+(:\d+)?(/[\w.~-]+)*/?$")]
Listening = Annotated[str, Meta(pattern=r"^(\[[\da-fA-F:.]+\]|[\w.-]*):\d{1,5}$")]
Token = Annotated[str, Meta(min_length=16, pattern=r"^[!-~]+$")]

LOOPBACK = ("127.0.0.1", "::1")


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What `sobremesa serve` was told."""

    host: str = "127.0.0.1"
    port: Port = 8000
    data: str = ""
    database: str | None = None
    redis: str | None = None
    workers: Annotated[int, Meta(ge=1)] = 1
    base_path: BasePath = ""
    public_url: Url | None = None
    tls_cert: str | None = None
    tls_key: str | None = None
    trusted_proxies: tuple[str, ...] = LOOPBACK
    """Addresses and networks that are believed about whom they speak for."""
    limits: Limits = field(default=Limits(), name="limit")
    open: bool = False
    """The browser, once the table is laid."""
    metrics: Listening | None = None
    """Where they are told to anybody who asks."""
    admin_token: Token | None = None
    keep_finished: Days = 0
    keep_abandoned: Days = 0
    """For ever."""

    @property
    def base(self) -> str:
        """What stands before every path; it has no slash at its end."""
        return self.base_path.rstrip("/") or self._public_path

    @property
    def public(self) -> str | None:
        """The public address without a slash at its end."""
        return self.public_url.rstrip("/") if self.public_url else None

    @property
    def _public_path(self) -> str:
        return urlsplit(self.public_url).path.rstrip("/") if self.public_url else ""

    def check(self) -> None:
        """Refuse what does not go together."""
        if self.workers > 1 and not self.redis:
            raise CannotServe("workers_need_redis", workers=self.workers)
        if self.workers > 1 and sys.platform == "win32":  # where nothing is counted together
            raise CannotServe("one_worker_here")
        if bool(self.tls_cert) != bool(self.tls_key):
            raise CannotServe("half_of_tls")
        if self.public_url and self.base != self._public_path:
            raise CannotServe("paths_differ", base=self.base, public=self._public_path or "/")


def declared() -> Mapping[str, FieldInfo]:
    """Every setting by the name that people use."""
    return {one.encode_name: one for one in fields(Settings)}


def flag(name: str) -> str:
    """How a setting is written on the command line."""
    return "--" + name.replace("_", "-")


def variable(name: str) -> str:
    """How a setting is called in the environment."""
    return f"SOBREMESA_{name.upper()}"


def read(name: str, said: Any, source: str) -> Any:
    """A setting from what somebody wrote; `source` is where, should it be wrong."""
    setting = declared()[name]
    try:
        if name == "limit":
            return _limits([part.strip() for text in said for part in text.split(",")], source)
        if name == "trusted_proxies":
            said = tuple(part.strip() for part in said.split(","))
            networks(said)
        return convert(said, setting.type, strict=False)
    except Refused:
        raise
    except ValueError:  # msgspec's, ipaddress's
        raise CannotServe("bad_setting", name=source, setting=name) from None


def networks(written: Iterable[str]) -> tuple[IPv4Network | IPv6Network, ...]:
    """Addresses and networks, an address being the smallest of networks."""
    return tuple(ip_network(one, strict=False) for one in written)


def _limits(pairs: list[str], source: str) -> Limits:
    """The usual limits but for those that were named."""
    said = dict(pair.split("=") for pair in pairs if pair)
    known = Limits.__struct_fields__
    if unknown := next((name for name in said if name not in known), None):
        raise CannotServe("unknown_limit", source=source, name=unknown, known=", ".join(known))
    return convert(said, Limits, strict=False)


def usual(name: str) -> str:
    """What holds if nothing is said, as somebody would write it."""
    default = declared()[name].default
    if default is None or isinstance(default, bool | Limits):
        return ""
    return ",".join(default) if isinstance(default, tuple) else f"{default}"


class Laid(Settings, frozen=True, kw_only=True):
    """What the workers are told: the settings, and what the parent has found out."""

    addresses: tuple[str, ...] = ()
    """Where other devices find this server."""
