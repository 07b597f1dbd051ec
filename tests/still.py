"""What tests/test_house.py still finds, and will not find for long: whoever mends one removes it here."""

from __future__ import annotations

LONG: set[str] = set()

BARE: set[str] = set()

IDLE = {
    "tabletome.engine.table.Table.replay",
    "tabletome.engine.by_type.ByType",
    "tabletome.engine.by_type.F",
    "tabletome.scene.terms.mentioned",
    "tabletome.server.presence.Presence.connections",
}

IDLE_MESSAGES = {
    "sword_and_sorcery state-open",
    "sword_and_sorcery state-closed",
    "sword_and_sorcery state-removed",
}
