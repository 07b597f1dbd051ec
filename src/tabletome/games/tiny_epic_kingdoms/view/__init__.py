"""The table in the words of the scene vocabulary: what lies there (`scene`), what has happened (`narration`), and the
box for the card browser (`catalogue`).

A question is put together in `questions`, its choices in `choices`, and what is forbidden and why in `barred`. Names of
things are in `wording`, their pictures in `icons`.
"""
