"""Programs that play by the million: fuzzing, benchmarks, tournaments."""
