"""What abilities ask and count, each on both sides of its boundary: rows as in content/test_class_cards.py."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tests.games.gloomhaven.content.test_class_cards import Row, play, rows

ABOUT_TARGETS = """
scoundrel single-out top LONELY | | strike guard1 | guard1 -5; xp 1
scoundrel single-out top | | strike guard1 | guard1 -3
scoundrel open-wound top | | strike guard1 | guard1 -4; guard1 healthy
scoundrel backstab top LONELY | | strike guard1 | guard1 -5; lost; xp 1
scoundrel sinister-opportunity top FLANKED | | strike guard1 | guard1 -4
scoundrel sinister-opportunity top | | strike guard1 | guard1 -3
scoundrel cull-the-weak bottom | guard1 immobilize | basic-attack SPARE; strike guard1 | guard1 -4; active lost; used 1
scoundrel cull-the-weak bottom | guard1 disarm | basic-attack SPARE; strike guard1 | guard1 -4; active lost; used 1
scoundrel cull-the-weak bottom | guard1 muddle; guard1 poison | basic-attack SPARE; strike guard1 | guard1 -3; active lost; used 0
scoundrel visage-of-the-inevitable top FLANKED | guard1 elite | | xp 0
scoundrel visage-of-the-inevitable top | | | xp 0
scoundrel visage-of-the-inevitable top LONELY | | | xp 0
scoundrel pains-end bottom | guard1 hp 4 | stop | guard1 -0
scoundrel crippling-poison top | guard1 poison | *hero hits guard1 2 | guard1 -5; active lost
scoundrel crippling-poison top | guard1 wound | *hero hits guard1 2 | guard1 -2; active lost
scoundrel tricksters-reversal top | guard1 elite; guard1 shield 1 | strike guard1 | guard1 -4; lost; xp 2
scoundrel tricksters-reversal top | | strike guard1 | guard1 -2; lost; xp 2
brute fatal-advance top | guard1 elite; guard2 elite | | xp 0
brute face-your-end bottom | guard1 elite | choose guard1 | guard1 dead; lost; xp 2
brute quietus top | guard1 muddle; guard2 stun; guard2 elite | | xp 0
brute frenzied-onslaught bottom | guard1 muddle | basic-attack SPARE; strike guard1 | guard1 -2; active; xp 1
sawbones euthanize top | guard1 stun; guard2 elite; guard2 stun; guard2 wound | | xp 0
sawbones euthanize top | guard1 stun; guard1 strengthen; guard1 invisible | | xp 0
sawbones grisly-trauma top | guard1 hp 11; guard2 hp 10; guard2 elite | strike guard1,guard2 | guard1 +0; guard2 dead; xp 1
mindthief perverse-edge top | guard1 strengthen; guard1 muddle; guard1 poison | strike guard1 | guard1 -8; lost; xp 2
plagueherald succumb-for-the-gift top | guard1 poison; guard1 elite; guard2 wound | | xp 0
plagueherald succumb-for-the-gift top | guard1 poison; guard2 wound | choose guard1 | guard1 dead; lost; xp 2
beast-tyrant jaws-of-death top | summon hero bear k; guard1 hp 7; guard2 hp 6 | choose guard2 | guard2 dead; xp 1
summoner tear-the-fabric top CROWD | guard1 hp 6; guard2 hp 6; guard3 hp 6 | | guard1 -0
doomstalker fresh-kill top | guard2 hp 20 | strike guard2 | guard2 -4; xp 1
spellweaver spirit-of-doom bottom | ally most 9; ally hp 1 | | ally +4; lost; xp 1
"""
ABOUT_ONESELF = """
nightshroud silent-force top | hero invisible | strike guard1 | guard1 -5; xp 1
nightshroud silent-force top | hero strengthen | strike guard1 | guard1 -3
berserker fatal-fury top | hero hp 4; guard1 hp 3 | | xp 0
berserker fatal-fury top | hero hp 1; guard1 hp 4; guard1 elite; guard2 hp 5 | | xp 0
berserker seeing-red top | hero most 11; hero hp 6 | strike guard1 | guard1 -4; hero shield 0
berserker seeing-red top | hero most 11; hero hp 5 | strike guard1; *guard1 hits hero 2 | guard1 -4; hero -1; active; xp 1
berserker growing-rage top | lost hero blood-pact | strike guard1 | guard1 -1; xp 1
berserker resolute-stand top | hero hp 10 | strike guard1 | guard1 -0; lost
berserker resolute-stand top | hero hp 5 | strike guard1 | guard1 -5; lost; xp 1
berserker resolute-stand top | hero hp 6 | strike guard1 | guard1 -4; lost
berserker from-the-brink top | hero most 9; hero hp 10; ally hp 1 | choose ally | ally +0; lost; xp 2
berserker blood-pact top | hero hp 7 | strike guard1; suffer | guard1 -6; hero -4; xp 1
berserker blood-pact top | hero hp 7 | skip | hero -0
berserker glass-hammer top | hero hp 9 | strike guard1 | guard1 -9; hero -8; lost; xp 1
berserker glass-hammer top | hero hp 1 | strike guard1 | guard1 -1; hero -0; lost
mindthief pilfer top CROWD | | | money 3
mindthief pilfer top LONELY | | | money 1
mindthief many-as-one bottom | summon hero rat-swarm p; summon hero monstrous-rat a | | ally might 2; rat-swarm might 2; monstrous-rat might 0; active lost; xp 2
summoner strength-in-numbers bottom | summon hero shadow-wolf k; summon ally decoy v; summon hero iron-beast a | strike guard2 | guard2 -3
elementalist volatile-consumption top | | | active lost; xp 2
"""


def cases(table: str) -> list[object]:
    """The rows, with the names of their classes before the cards."""
    lines = [line.split(" ", 1) for line in table.strip().splitlines()]
    found = [(name, row._replace(asked=None)) for name, line in lines for row in rows(line)]
    return [pytest.param(name, row, id=f"{name} {row.half} {row.given}") for name, row in found]


@rule("GH-EFF-03", "GH-TURN-05", "GH-XP-03")
@pytest.mark.parametrize(("name", "row"), cases(ABOUT_TARGETS))
def test_what_a_card_asks_about_its_target(name: str, row: Row) -> None:
    play(name, row)


@rule("GH-TURN-05", "GH-XP-03")
@pytest.mark.parametrize(("name", "row"), cases(ABOUT_ONESELF))
def test_what_a_card_asks_about_whoever_plays_it(name: str, row: Row) -> None:
    play(name, row)
