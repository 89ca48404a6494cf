"""Drills in miniature, and proof that each of them can fail."""
