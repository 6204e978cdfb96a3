"""Tables in tabs are the same in every run: their ids, keys and seeds are counted."""

import pytest

from blackgate.tables import keys
from testkit.tab.counted_secrets import CountedSecrets


@pytest.fixture(autouse=True)
def counted_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Count ids, keys and seeds."""
    monkeypatch.setattr(keys, "secrets", CountedSecrets())
