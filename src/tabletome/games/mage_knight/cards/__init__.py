"""What cards do: a declaration in the notation of rules/deeds/notation.py, and beside it the code that no word of the
notation says. `library.py` gathers them all. What is printed on them besides is in content/.
"""
