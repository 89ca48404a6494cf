"""What a table tells those who sit at it, whoever hosts it: a server over its sockets, or a phone that is passed on.

`messages.py` has the types that travel, `questions.py` makes a question of choices, `sentences.py` says it in words.
"""
