"""What players see: the table (`scene.py`, between scenarios `city_scene.py`), questions, and the log (`narration.py`).

The modules called `*_text.py` put cards, items, events, monsters and goals into words.
"""
