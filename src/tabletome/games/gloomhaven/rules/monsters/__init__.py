"""What monsters do: `focus.py` says what a monster may do, `intent.py` what it will do on this table.

`standees.py` puts monsters onto the map, `escorts.py` moves the allies of a scenario; `drawn_positions.py` asks
`focus.py` about a position drawn as text.
"""
