"""Scripted play: the worked examples of the rulebooks and a first lesson for each game.

A script names a position and the steps that follow. The engine plays it, so everything that a lesson shows is by the
rules. Lessons need only rules, films and catalogues: server and browser show the same ones.
"""

from skulduggery.lessons.lesson import Examples as Examples
from skulduggery.lessons.lesson import Lesson as Lesson
from skulduggery.lessons.lesson import LessonFrame as LessonFrame
from skulduggery.lessons.library import examples as examples
from skulduggery.lessons.library import first_lesson as first_lesson
from skulduggery.lessons.library import taught as taught
from skulduggery.lessons.running import run as run
from skulduggery.lessons.script import ScriptBroken as ScriptBroken
