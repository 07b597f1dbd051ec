"""Witnesses: a rule counts as proved when the project itself has broken it and a test that names it noticed.

Read `regions` (where a rule is named in the code), `mutants` (in which ways that code is broken), `trials` (how tests
run against a break, without a file being touched), `witnesses` (one rule after another), and `memory` (what was found
is remembered until code or tests change).
"""
