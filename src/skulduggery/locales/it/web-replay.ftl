title = Rivedi una partita
