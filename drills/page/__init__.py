"""`./skulduggery drill page`: breaks every request and every frame of a game, one at a time, and plays on in a browser.

Owns the proxy that breaks them, the person who taps, and the report. Called by the launcher and by its tests only.
"""
