"""Older versions of Skull King, were there a second one (`upgrading.py`)."""
