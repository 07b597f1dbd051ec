"""The engine: decisions, scripts, tables, replay, undo, randomness, events. It knows nothing of any game.

Read in this order: `decisions` (what is asked), `phases` and `state` (what a game is made of), `run` (how phases are
run), `table` (fork, undo, save), `game` (what a game declares), then `actions`, `options`, `events`, `randomness`,
`record`, `migrations`, `kept`, `honours`, `fingerprint` and `ledger` as needed. Games are also made of `by_type` (what
is known of each word of a notation) and `deck`.
"""

from tabletome.engine.actions import Action, Vocabulary
from tabletome.engine.by_type import ByType
from tabletome.engine.decisions import NOTHING, Asking, Decision, Script, Together, ask, choose, together
from tabletome.engine.deck import Deck
from tabletome.engine.errors import TabletomeError
from tabletome.engine.events import Event
from tabletome.engine.features import Features
from tabletome.engine.game import Game, Kind, Pick, Picking, Picks, Portrait, Preset, Progress
from tabletome.engine.honours import Achievement, Challenge, Finished, Mark
from tabletome.engine.options import Options
from tabletome.engine.phases import Phase, phase, runs
from tabletome.engine.randomness import Rng, commitment, new_seed, seeded
from tabletome.engine.run import Run
from tabletome.engine.state import Outcome, State, state_hash

__all__ = [
    "NOTHING",
    "Achievement",
    "Action",
    "Asking",
    "ByType",
    "Challenge",
    "Decision",
    "Deck",
    "Event",
    "Features",
    "Finished",
    "Game",
    "Kind",
    "Mark",
    "Options",
    "Outcome",
    "Phase",
    "Pick",
    "Picking",
    "Picks",
    "Portrait",
    "Preset",
    "Progress",
    "Rng",
    "Run",
    "Script",
    "State",
    "TabletomeError",
    "Together",
    "Vocabulary",
    "ask",
    "choose",
    "commitment",
    "new_seed",
    "phase",
    "runs",
    "seeded",
    "state_hash",
    "together",
]
