"""The set-ups of `deploy/`, as an engine would put them together."""

from functools import cache
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SETUPS = ("compose.yaml", "compose.caddy.yaml", "compose.workers.yaml")


@cache
def services(setup: str) -> dict[str, dict[str, Any]]:
    """What runs in a set-up, each with what it takes over from elsewhere."""
    found = yaml.safe_load((DEPLOY / setup).read_text("utf-8"))["services"]
    return {name: _whole(service) for name, service in found.items()}


def _whole(service: dict[str, Any]) -> dict[str, Any]:
    if (base := service.get("extends")) is None:
        return service
    taken = yaml.safe_load((DEPLOY / base["file"]).read_text("utf-8"))["services"][base["service"]]
    whole = {**taken, **service}
    whole["environment"] = {**taken.get("environment", {}), **service.get("environment", {})}
    return whole
