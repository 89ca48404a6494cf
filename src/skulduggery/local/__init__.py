"""Tables without a server: one game in this process, for example in a browser on a phone that is passed around.

`desk.py` answers all requests of a page, in JSON. Nothing here needs a network, a thread, or a package other than
msgspec, so it runs wherever Python does.
"""
