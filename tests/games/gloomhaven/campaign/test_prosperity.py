"""Reputation: GH-REP."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.campaign.prosperity import reputation_after
from tabletome.games.gloomhaven.campaign.sheet_changes import gain_reputation
from tabletome.games.gloomhaven.sheets import Party
from tests.games.gloomhaven.town import town


@rule("GH-REP-01")
def test_reputation_stays_between_minus_20_and_20() -> None:
    assert Party(()).reputation == 0
    assert reputation_after(19, 5) == 20
    assert reputation_after(-19, -5) == -20
    party = town(reputation=18)
    gain_reputation(party.g, 7)
    assert party.party.reputation == 20
