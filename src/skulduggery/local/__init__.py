"""Tables without a server: one game in this very process, such as in a browser, on a phone that is passed around.

`desk.py` answers everything that a page asks, in JSON. Nothing here needs a network or a thread, and nothing outside
the standard library but msgspec, so that it runs wherever Python does.
"""
