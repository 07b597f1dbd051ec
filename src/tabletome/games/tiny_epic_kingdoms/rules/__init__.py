"""The rulebook, a module for each chapter.

`setup` leads to the first turn and `flow` goes on from there to the end of the game. The actions are in `movement`,
`war` and `economy`; what they have in common in `resources` and `meeples`; `exploration` is the optional module.
`scoring` ends the game, with the points of fifth magic levels from `faction_bonuses`.
"""
