"""A unit for systemd: this very installation as a service, shut in as far as it lets itself be."""

import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

from sobremesa.core.text import Say
from sobremesa.server.refusals import CannotServe

HOMES = ("/home", "/root", "/run/user")
"""Where `ProtectHome` lets no service look."""
BOTH = """
[Unit]
Description=Sobremesa

[Service]
Type=exec
ExecStart="{program}" serve
EnvironmentFile=-{settings}
Restart=on-failure
RestartSec=5
# mixed
KillMode=mixed
TimeoutStopSec=20
# files
LimitNOFILE=65536
UMask=0077
NoNewPrivileges=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
LockPersonality=yes
SystemCallArchitectures=native
"""
SYSTEM = """
[Unit]
Wants=network-online.target
After=network-online.target postgresql.service redis-server.service

[Service]
# user
DynamicUser=yes
StateDirectory=sobremesa
StateDirectoryMode=0700
Environment=SOBREMESA_DATA=%S/sobremesa HOME=%S/sobremesa
# ports
AmbientCapabilities=CAP_NET_BIND_SERVICE
CapabilityBoundingSet=CAP_NET_BIND_SERVICE
# shut
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
PrivateDevices=yes
ProtectClock=yes
ProtectControlGroups=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectProc=invisible
RemoveIPC=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictNamespaces=yes
SystemCallFilter=@system-service
SystemCallErrorNumber=EPERM

[Install]
WantedBy=multi-user.target
"""
USER = """
[Install]
WantedBy=default.target
"""
SETTINGS = {False: "/etc/sobremesa.env", True: "%E/sobremesa.env"}
"""Where settings are written: for the whole system, for one person (~/.config)."""


def unit(say: Say, user: bool) -> str:
    """This installation as a service: of one person, or of the whole computer."""
    program = Path(sysconfig.get_path("scripts"), "sobremesa")
    if not user:
        _reachable(program, Path(sys.base_prefix))
    return written(say, program, user)


def _reachable(*paths: Path) -> None:
    """A service of the whole computer reads nobody's home, not even for its own program."""
    for path in paths:
        if any(path.is_relative_to(home) for home in HOMES):
            raise CannotServe("unit_in_a_home", path=str(path))


def written(say: Say, program: Path, user: bool) -> str:
    """The unit that starts a program, with comments in the reader's language."""
    text = _joined(BOTH, USER if user else SYSTEM)
    text = text.format(program=str(program).replace("%", "%%"), settings=SETTINGS[user])
    place = "~/.config/systemd/user" if user else "/etc/systemd/system"
    begin = f"systemctl {'--user ' if user else ''}enable --now sobremesa"
    head = say("unit-head", place=f"{place}/sobremesa.service", begin=begin)
    return "\n".join([*_comment(head), "", *_commented(text, say)]) + "\n"


def _joined(*texts: str) -> str:
    """The sections of all texts, each once, in their order."""
    sections: dict[str, list[str]] = {}
    for text in texts:
        for section in text.strip().split("\n\n"):
            head, *lines = section.splitlines()
            sections.setdefault(head, []).extend(lines)
    return "\n\n".join("\n".join([head, *lines]) for head, lines in sections.items())


def _commented(text: str, say: Say) -> Iterator[str]:
    """Its lines; where only a key stands, the comment in its place."""
    for line in text.splitlines():
        yield from _comment(say(f"unit-{line[2:]}")) if line.startswith("# ") else [line]


def _comment(sentence: str) -> list[str]:
    return [f"# {line}".rstrip() for line in sentence.splitlines()]
