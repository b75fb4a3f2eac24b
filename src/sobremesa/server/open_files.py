"""How many files the system lets us open: each connection is one."""

import sys
from contextlib import suppress

from sobremesa.server.log import note

if sys.platform != "win32":
    import resource

ENOUGH = 65_536
OUR_OWN = 128
"""Files that are no connections: the store, the bus, the processes that think, the page."""
FEWEST = 64
MOST_CONNECTIONS = 20_000


def raise_open_files() -> None:
    """As many as the system allows without being asked, and say how many that are."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    note("open_files", most=_open_files(), connections=most_connections())


def most_connections() -> int:
    """So many that a file is left for everything else."""
    return min(MOST_CONNECTIONS, max(FEWEST, _open_files() - OUR_OWN))


def _open_files() -> int:
    if sys.platform == "win32":  # where connections are not counted as files
        return ENOUGH
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return ENOUGH if soft == resource.RLIM_INFINITY else soft
