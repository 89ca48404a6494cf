"""Drills: a host, or a test, proves on this very machine that no move is lost, no card is shown and no memory leaks."""
