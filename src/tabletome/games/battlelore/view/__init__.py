"""The table in the words of the scene vocabulary: what lies there (`scene`), what is asked (`questions`) and forbidden
(`barred`), what has happened (`narration`), and the box for the card browser (`catalogue`). Names of things are in
`wording`, their pictures in `icons`.
"""
