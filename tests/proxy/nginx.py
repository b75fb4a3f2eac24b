"""Debian's nginx as an ordinary program, told what our page for hosts tells."""

import os
import pwd
import shutil
from collections.abc import Sequence
from pathlib import Path

from tests import services
from tests.docs.pages import blocks
from tests.proxy.certificates import Certificate

TOLD = "docs/build/running.md"
HEAD = """
daemon off;
pid {folder}/nginx.pid;
error_log stderr;
events {{ worker_connections 1024; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
"""


class Nginx(services.Server):
    """A proxy before a server, at three ports that are called by what it does there."""

    def __init__(self, behind: str, shown: Certificate) -> None:
        services.require("nginx", "nginx-light", "nginx")
        super().__init__("nginx")
        self.keeping = self.port
        """As the documents say; it comes to the server from a trusted address."""
        self.stripping = services.free_port()
        """The same, but it takes the base path off."""
        self.unknown = services.free_port()
        """It comes from an address that nobody trusts."""
        own = Certificate(*(Path(shutil.copy(file, self.folder)) for file in shown))
        map_, _, told = blocks(TOLD, "nginx")[0].partition("server {")
        told = "server {" + told
        for name, value in {
            "/etc/ssl/play.example.org.pem": str(own.file),
            "/etc/ssl/play.example.org.key": str(own.key),
            "http://127.0.0.1:8000": behind,
        }.items():
            assert name in told
            told = told.replace(name, value)
        bare = told.replace("/games {", "/games/ {").replace(f"{behind};", f"{behind}/;")
        servers = [
            listening(told, self.keeping, "127.0.0.2"),
            listening(bare, self.stripping, "127.0.0.2"),
            listening(told, self.unknown, "127.0.0.4"),
        ]
        text = HEAD.format(folder=self.folder) + map_ + "\n".join(servers) + "}\n"
        (self.folder / "nginx.conf").write_text(text, "utf-8")
        if os.geteuid() == 0:
            self.user = services.unprivileged()
            for path in (self.folder, *self.folder.iterdir()):
                os.chown(path, pwd.getpwnam(self.user).pw_uid, -1)

    def command(self) -> Sequence[str | Path]:
        return [
            *(services.program("nginx"), "-p", self.folder, "-e", "stderr"),
            *("-c", self.folder / "nginx.conf"),
        ]

    def answers(self) -> bool:
        return services.listens(self.port)


def listening(told: str, port: int, from_where: str) -> str:
    """What was told, at another port, and seen by the server as coming from an address."""
    bound = f"proxy_bind {from_where};\n        proxy_pass"
    return told.replace("listen 443", f"listen 127.0.0.1:{port}").replace("proxy_pass", bound)
