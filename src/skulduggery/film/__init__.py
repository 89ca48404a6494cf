"""A film: a recorded game step by step, as one viewer saw it, with the reasons in words.

Frame 0 is before the first step, frame n after step n of the record. Server, lessons and browser show the same films.
This package needs only the rules and the catalogues.
"""

from skulduggery.film.camera import Camera as Camera
from skulduggery.film.camera import seen as seen
from skulduggery.film.camera import told as told
from skulduggery.film.making import film as film
from skulduggery.film.making import speech_for as speech_for
from skulduggery.film.reel import Film as Film
from skulduggery.film.reel import Frame as Frame
