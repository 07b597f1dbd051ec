"""Facts, and the notation they are written in: the printed board, terrain, troops, cards, adventures.

Begin with `notation`; `adventures` reads the text files beside it, and `inventory` counts all of it against the box.
"""
