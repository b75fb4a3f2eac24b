"""Who may come in, and how often: what is counted by address, for all workers of a server."""

from functools import lru_cache, partial
from ipaddress import IPv6Address, ip_address

from starlette.types import Scope

from sobremesa.server.ledger import Ledger
from sobremesa.server.limits import Buckets, Crowd, Limits, SharedBucket
from sobremesa.server.settings import LOOPBACK, networks

Peer = tuple[str, int] | None


class Porter:
    """Counts for each address what it has asked for and how many of it are there.

    Workers make theirs in the same order, so that one number is the same count for all of them.
    """

    def __init__(
        self,
        limits: Limits,
        ledger: Ledger | None = None,
        proxies: tuple[str, ...] = LOOPBACK,
    ) -> None:
        self.limits = limits
        self._trusted = networks(proxies)
        self._is_trusted = lru_cache(maxsize=4096)(self._look_up)
        self._ledger = ledger
        self._rates = self._counts = 0
        self.connections = self.crowd(limits.connections)
        self.sockets = self.crowd(limits.sockets)
        self.knocks = self.buckets(limits.connections_a_second, limits.connections_at_once)
        self.arrivals = self.buckets(limits.sockets_a_second, limits.sockets_at_once)
        self.requests = self.buckets(limits.requests_a_second, limits.requests_at_once)
        self.files = self.buckets(limits.files_a_second, limits.files_at_once)
        self.tables = self.buckets(limits.tables_a_second, limits.tables_at_once)
        self.histories = self.buckets(limits.histories_a_second, limits.histories_at_once)
        self.misses = self.buckets(limits.misses_a_second, limits.misses_at_once)
        """Codes that led nowhere."""
        self.tokens = self.buckets(limits.tokens_a_second, limits.tokens_at_once)
        """Wrong ones for the desk."""

    def is_proxy(self, peer: Peer) -> bool:
        """True of one that may speak for many: those are counted, and not the proxy."""
        return peer is not None and self._is_trusted(peer[0])

    def _look_up(self, address: str) -> bool:
        try:
            known = ip_address(address)
        except ValueError:  # no address of a network
            return False
        return any(known in network for network in self._trusted)

    def buckets(self, rate: float, burst: float) -> Buckets:
        """A rate that holds for all workers together."""
        if self._ledger is None:
            return Buckets(rate, burst)
        self._rates += 1
        return Buckets(rate, burst, new=partial(SharedBucket, self._ledger, self._rates - 1))

    def crowd(self, most: int) -> Crowd:
        """A number that holds for all workers together."""
        if self._ledger is None:
            return Crowd(most)
        self._counts += 1
        return Crowd(most, self._ledger.count(self._counts - 1))


def address_of(scope: Scope) -> str:
    """Where a request or a socket comes from."""
    client: Peer = scope.get("client")
    return neighbourhood(client[0]) if client else ""


def plain(peer: Peer) -> Peer:
    """A peer as it calls itself: where both kinds of addresses are listened at, one of version 4
    comes dressed as one of version 6."""
    return (peer[0].removeprefix("::ffff:"), peer[1]) if peer and "." in peer[0] else peer


def neighbourhood(address: str) -> str:
    """An address; of version 6 the part that one subscriber has and no more."""
    if ":" not in address:
        return address
    try:
        whole = IPv6Address(address.partition("%")[0])
    except ValueError:  # what a proxy calls one
        return address
    if whole.ipv4_mapped:
        return str(whole.ipv4_mapped)
    return str(IPv6Address(int(whole) >> 64 << 64))
