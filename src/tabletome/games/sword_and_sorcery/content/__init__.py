"""What is in the box: cards, tiles, dice and quests, and the notation in which they are declared.

Read `notation.py` first. A quest is a file of the folder `quests`, read by `quests.py` with `reading.py` and
`order_lines.py`; `layout.py` is its map.
"""
