"""Epic fantasy board games, whole and by the book."""
