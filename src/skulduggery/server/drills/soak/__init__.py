"""The soak drill: many people come and go at many tables for a while, and the server must not grow."""
