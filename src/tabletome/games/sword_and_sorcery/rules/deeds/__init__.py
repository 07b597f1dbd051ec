"""What powers and items do when they are used: a module for each family of deeds, as in `content/notation/deeds.py`.

`entries.py` has the tables, `use.py` who may use what and in which order it happens.
"""
