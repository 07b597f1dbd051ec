"""What goes on between scenarios. `setup.py` begins a campaign, `flow.py` goes from scenario to city to scenario.

`city.py` is a visit, with `shop.py`, `enhancing.py`, `level_up.py`, `retirement.py` and `new_characters.py`;
`event_cards.py` resolves events, `start_effects.py` what they hold in store. `sheet_changes.py` writes it all down.
"""
