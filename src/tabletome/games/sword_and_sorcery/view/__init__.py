"""What players see and read: the table as a scene, questions, the log, names and cards in words, icons."""
