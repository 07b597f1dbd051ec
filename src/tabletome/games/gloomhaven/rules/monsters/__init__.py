"""What monsters do: `focus.py` says what a monster may do, `monster_turn.py` does it.

`boss_actions.py` has the special actions of bosses, `escorts.py` the allies that a scenario moves; `drawn_positions.py`
asks `focus.py` about a position drawn as text.
"""
