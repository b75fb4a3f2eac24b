"""A server that is told everything and never begun."""

import pytest

from sobremesa.server import serving
from sobremesa.server.settings import Settings, declared, variable


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """What servers were told; none is begun."""
    heard: list[Settings] = []
    monkeypatch.setattr(serving, "serve", lambda settings, say: heard.append(settings))
    for name in declared():
        monkeypatch.delenv(variable(name), raising=False)
    return heard
