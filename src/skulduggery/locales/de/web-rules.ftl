title = Die Regeln
