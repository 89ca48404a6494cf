"""The leak drill: each frame on each socket is built again from another truth that its receiver cannot tell apart from
the real one, and must be the same, byte for byte."""
