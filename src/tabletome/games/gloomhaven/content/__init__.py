"""What is printed: cards, monsters, items, events, scenarios and their maps, and the notation they are written in.

Read `notation/` first, then one class of `classes/`, `monster_cards.py`, and `scenarios.py` with `layout.py` and
`tiles.py` for the maps. `inventory.py` counts it all against the box.
"""
