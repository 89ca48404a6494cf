"""What a table tells its players, whether the host is a server with sockets or a phone that is passed around.

`messages.py` has the wire types, `questions.py` turns choices into a question, `sentences.py` says it in words.
"""
