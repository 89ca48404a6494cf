title = Rund um den Tisch
