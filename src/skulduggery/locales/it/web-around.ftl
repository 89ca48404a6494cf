title = Intorno al tavolo
