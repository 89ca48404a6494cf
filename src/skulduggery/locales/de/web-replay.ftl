title = Rückschau
