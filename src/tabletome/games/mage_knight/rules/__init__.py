"""The rulebook. `phases.py` lists what there is to come; then read `setup.py`, `flow.py` (Rounds and whose turn it is),
`turn.py` and `end_of_turn.py`. Each part of a turn has its folder: map, deeds, interaction, combat; scenario has what
differs from game to game.

No rule names a card: what a card does reaches the rules through tables that cards/ fills.
"""
