"""Programs that play by the million: environments, fuzzing, benchmarks, tournaments, witnesses of rules.

`pettingzoo`, `gymnasium` and `openspiel` give every game in the interfaces that these projects know; each needs its
project to be installed (`pip install tabletome[research]`). Importing this package makes the games known to
`gymnasium.make` and `pyspiel.load_game`, whenever those are imported, without importing them itself.
"""

from __future__ import annotations

from tabletome.research.registering import when_imported

when_imported("gymnasium", "tabletome.research.gymnasium")
when_imported("pyspiel", "tabletome.research.openspiel")
