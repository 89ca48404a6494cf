"""Bots that behave badly: the tests put this folder beside the real bots."""
