"""Splits long work into small pieces, so that the event loop can serve others in between."""

from asyncio import AbstractEventLoop
from collections import deque
from typing import Protocol

PIECES_A_TURN = 4


class Patient(Protocol):
    def take_turn(self) -> bool:
        """Do one small piece. Returns whether there is more to do."""
        ...


class Turns:
    """Runs a few pieces in each turn of the event loop, round-robin."""

    def __init__(self, loop: AbstractEventLoop, pieces: int = PIECES_A_TURN) -> None:
        self._loop = loop
        self._pieces = pieces
        self._waiting: deque[Patient] = deque()
        self._is_planned = False

    def add(self, patient: Patient) -> None:
        """Queue a caller. Add none twice, or it would be called twice."""
        self._waiting.append(patient)
        self._plan()

    def _plan(self) -> None:
        if self._waiting and not self._is_planned:
            self._is_planned = True
            self._loop.call_soon(self._work)

    def _work(self) -> None:
        self._is_planned = False
        try:
            for _ in range(min(self._pieces, len(self._waiting))):
                patient = self._waiting.popleft()
                if patient.take_turn():
                    self._waiting.append(patient)
        finally:
            self._plan()
