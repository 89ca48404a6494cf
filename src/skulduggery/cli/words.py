"""Texts from outside (names, file names, typed lines, records) made safe to print."""

from skulduggery.film.plaintext import clean as clean
from skulduggery.film.plaintext import clean_name as clean_name
from skulduggery.film.plaintext import cut as cut
from skulduggery.film.plaintext import one_line as one_line
