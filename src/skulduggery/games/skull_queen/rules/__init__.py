"""The rulebook as functions: one file a chapter, one function a rule."""
